import { join } from 'node:path';
import { root } from '../step.mjs';

const BOTH = /^\.\/sentences\.ts$/;
const SAYS = /[\\/]core[\\/]tournament[\\/]words[\\/]say\.ts$/;
const LANGUAGES = ['en', 'fr'];

/**
 * A phone has the sentences of its reader's language alone: both are a third of its script.
 * @type {import('esbuild').Plugin}
 */
export const ownSentences = {
  name: 'own-sentences',
  setup(build) {
    build.onResolve({ filter: BOTH }, ({ importer }) =>
      SAYS.test(importer) ? { path: join(root, 'web/phone/own-sentences.ts') } : null,
    );
  },
};

/**
 * The file of each language that a page fetches along with its script.
 * @param {(source: string) => string | undefined} builtFrom
 * @returns {Record<string, string>}
 */
export const sentencesOf = (builtFrom) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = builtFrom(`core/tournament/words/${language}.ts`);
      return name === undefined ? [] : [[language, name]];
    }),
  );

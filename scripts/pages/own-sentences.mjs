import { join } from 'node:path';
import { root } from '../step.mjs';

const BOTH = /^\.\/sentences\.ts$/;
const SAYS = /[\\/]core[\\/]tournament[\\/]words[\\/]say\.ts$/;
const FILES = { en: 'english-sentences', fr: 'french-sentences' };

/**
 * Desk and phone have the sentences of the reader's language alone: both are a third of a phone's script.
 * @type {import('esbuild').Plugin}
 */
export const ownSentences = {
  name: 'own-sentences',
  setup(build) {
    build.onResolve({ filter: BOTH }, ({ importer }) =>
      SAYS.test(importer) ? { path: join(root, 'web/words/own-sentences.ts') } : null,
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
    Object.entries(FILES).flatMap(([language, file]) => {
      const name = builtFrom(`web/words/${file}.ts`);
      return name === undefined ? [] : [[language, name]];
    }),
  );

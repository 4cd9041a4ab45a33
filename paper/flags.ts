import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';

/** Beside this room, from the sources and from what is built of them alike. */
const { resolve } = createRequire(
  createRequire(import.meta.url).resolve('@ronde/paper/package.json'),
);

/** The flags that stand on some papers, each once. */
export const flagsOn = (papers: readonly PaperValues[]): readonly string[] => [
  ...new Set(
    papers.flatMap(({ body }) =>
      body.layout === 'cards' ? body.cards.flatMap(({ flag }) => flag ?? []) : [],
    ),
  ),
];

/** A flag as a drawing, three by two: those of the pages. */
export const readFlag = (flag: string): Buffer =>
  readFileSync(join(dirname(resolve('country-flag-icons/package.json')), `3x2/${flag}.svg`));

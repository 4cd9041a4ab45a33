import type { StatedLaw } from './catalogue.ts';

/** `E.01 7.5.5`, `art. 7.5.5` and `7.5.5.` are the same article. */
export const articleNumber = (written: string): string =>
  written
    .trim()
    .replace(/^(?:E\.01|art(?:icle)?\.?)\s*/i, '')
    .replace(/\.$/, '')
    .toUpperCase();

const NUMBER = /^(?:\d{1,2}|[ABCD]|I{1,3})(?:\.\d+)*$/;

/** The article of a number and those below it; none where what is written is no number. */
export function articlesNumbered(laws: readonly StatedLaw[], written: string): StatedLaw[] {
  const id = articleNumber(written);
  return NUMBER.test(id) ? laws.filter((law) => law.id === id || law.id.startsWith(`${id}.`)) : [];
}

import type { StatedLaw } from './catalogue.ts';

/** `E.01 7.5.5`, `art. 7.5.5` and `7.5.5.` are the same article; so are `7.4b` and `7.4.b`. */
export const articleNumber = (written: string): string =>
  written
    .trim()
    .replace(/^(?:E\.01|Online|art(?:icle)?\.?)\s*/i, '')
    .replace(/\.$/, '')
    .toUpperCase()
    .replace(/(\d)[.\s]*([A-H])(?=\.|$)/g, (_, before: string, letter: string) =>
      [before, letter.toLowerCase()].join('.'),
    );

const NUMBER = /^(?:\d{1,2}|[A-F]|I{1,3})(?:\.(?:\d+|[a-h]|[A-J]))*$/;

/** The article of a number and those below it; none where what is written is no number. */
export function articlesNumbered(laws: readonly StatedLaw[], written: string): StatedLaw[] {
  const id = articleNumber(written);
  return NUMBER.test(id) ? laws.filter((law) => law.id === id || law.id.startsWith(`${id}.`)) : [];
}

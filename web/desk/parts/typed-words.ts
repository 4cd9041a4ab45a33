import { foldedName, hasTyped } from '@ronde/core/formats/player-list/folded-name.ts';

/** What a filter looks for, each folded as the text it is looked for in: `1–0` stays together. */
export const typedWords = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map(foldedName)
    .filter((word) => word !== '');

/** Whether every word is in a text that was folded before. */
export const hasWords = (foldedText: string, words: readonly string[]): boolean =>
  words.every((word) => hasTyped(foldedText, word));

/** Whether a text, folded before, has a word; a number is meant whole: 7 is not 17. */
export const isMeant = (foldedText: string, word: string): boolean =>
  /^\d+$/.test(word) ? foldedText.split(' ').includes(word) : hasTyped(foldedText, word);

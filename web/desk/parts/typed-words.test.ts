import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import { describe, expect, it } from 'vitest';
import { hasWords, typedWords } from './typed-words.ts';

describe('words typed into a filter', () => {
  it.each([
    ['  Élise   AUB ', ['elise', 'aub']],
    ['Krzemyslak', ['krzemyslak']],
    ['– ,', []],
    ['', []],
  ])('%j looks for %j', (typed, words) => {
    expect(typedWords(typed)).toEqual(words);
  });

  it.each([
    ['1-0', 'Board 7: 1–0', true],
    ['1-0', 'Board 10: ½–½, round 1', false],
    ['½-½', 'Board 10: ½–½', true],
    ['wojcik', 'Wójcik, Łukasz', true],
    ['lukasz', 'Wójcik, Łukasz', true],
    ['bellœuvre', 'Belloeuvre, Cédric', true],
    ['oneill', 'O’Neill, Finn', true],
    ['vast firmin', 'Delorme-Vast, Firmin', true],
  ])('%s in “%s”: %s', (typed, text, found) => {
    expect(hasWords(foldedName(text), typedWords(typed))).toBe(found);
  });
});

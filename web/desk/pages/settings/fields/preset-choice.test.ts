import { expect, it } from 'vitest';
import { choiceOf, listChosen, presetChoices, valueOf } from './preset-choice.ts';

const BOOK = { id: 'book', name: { en: 'Book', fr: 'Livre' }, descriptors: ['BH', 'SB'] };
const OWN = { name: 'Thursday', tieBreaks: ['DE'] };
const SAME = { name: 'book', tieBreaks: ['BH', 'SB'] };
const choices = presetChoices([BOOK], [OWN, SAME]);

it('tells own lists from those of the books, even when they share a name', () => {
  expect(choices.map(valueOf)).toEqual(['=Thursday', '=book', 'book']);
  expect(listChosen(choices, '=Thursday')).toEqual(['DE']);
  expect(listChosen(choices, '')).toBeNull();
});

it.each([
  [['DE'], null, '=Thursday'],
  [['BH', 'SB'], null, '=book'],
  [['BH', 'SB'], 'book', 'book'],
  [['BH'], 'book', null],
  [[], null, null],
])('knows %j, last chosen %j, as %j', (list, lastChosen, expected) => {
  const found = choiceOf(choices, list, lastChosen);
  expect(found === null ? null : valueOf(found)).toBe(expected);
});

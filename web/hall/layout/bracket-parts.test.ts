import { expect, it } from 'vitest';
import { WALL_LETTERS } from '../../look/wall-letters.ts';
import { bracketParts, type BracketPart } from './bracket-parts.ts';

/** Between head and foot of a projector of 1920 × 1080. */
const BOX = { width: 1_840, height: 880 };
const LETTERS = {
  least: WALL_LETTERS.least * 1_080,
  most: WALL_LETTERS.most * 1_080,
  gap: WALL_LETTERS.gap * 1_080,
};
const COLUMN = 14;

const partsOf = (rounds: number, box = BOX): readonly BracketPart[] =>
  bracketParts(rounds, COLUMN, { box, letters: LETTERS });
const told = ({ from, to, above, places }: BracketPart): string =>
  `${from}-${to}: ${above + 1}-${above + places}`;

it.each([
  [8, 3, ['1-3: 1-4']],
  [16, 4, ['1-4: 1-8']],
  [32, 5, ['1-2: 1-8', '1-2: 9-16', '3-5: 1-4']],
  [64, 6, ['1-3: 1-8', '1-3: 9-16', '1-3: 17-24', '1-3: 25-32', '4-6: 1-4']],
])('a cup of %i stands in these parts', (_, rounds, expected) => {
  expect(partsOf(rounds).map(told)).toEqual(expected);
});

it.each([
  ['1920 × 1080', BOX],
  ['upright', { width: 1_000, height: 1_700 }],
  ['small', { width: 600, height: 300 }],
])('every place of every round is on a picture, in letters that are read: %s', (_, box) => {
  for (let rounds = 1; rounds <= 10; rounds += 1) {
    const parts = partsOf(rounds, box);
    const shown = parts.flatMap(({ from, to, above, places }) =>
      Array.from({ length: to - from + 1 }, (__, index) =>
        Array.from(
          { length: places / 2 ** index },
          (___, place) => `${from + index} ${above / 2 ** index + place}`,
        ),
      ).flat(),
    );
    // A round of r from the end has 2^r places: one less than twice as many in all.
    expect(new Set(shown).size).toBe(2 ** rounds - 1);
    expect(shown).toHaveLength(2 ** rounds - 1);
    expect(parts.every(({ font }) => font >= LETTERS.least && font <= LETTERS.most)).toBe(true);
  }
});

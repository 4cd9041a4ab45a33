import { describe, expect, it } from 'vitest';
import type { TeamMovement } from './season-rules.ts';
import { seriesWord } from './season-rules.ts';
import { movementsOf } from './team-movements.ts';

const [U, P, M, D]: readonly TeamMovement[] = ['up', 'upPlayOff', 'downPlayOff', 'down'];

describe('promotion and relegation', () => {
  // Our own figures: a division of eight, one up, one play-off each way, two down.
  const RULE = { up: 1, upPlayOff: 1, downPlayOff: 1, down: 2 };
  it.each<[string, readonly number[], readonly (TeamMovement | null | undefined)[]]>([
    ['every place decided', [1, 2, 3, 4, 5, 6, 7, 8], [U, P, null, null, null, M, D, D]],
    [
      'tied across the limit: not decided',
      [1, 1, 3, 4, 5, 6, 7, 8],
      [null, null, null, null, null, M, D, D],
    ],
    ['tied within the relegated', [1, 2, 3, 4, 5, 6, 7, 7], [U, P, null, null, null, M, D, D]],
    ['so few teams that the upper places come first', [1, 2], [U, P]],
  ])('%s', (_, ranks, expected) => {
    expect(movementsOf(ranks, RULE)).toEqual(expected);
  });

  it('nobody moves where nothing is set', () => {
    expect(movementsOf([1, 2], null)).toEqual([null, null]);
  });
});

describe('the address of a series', () => {
  it.each([
    ['Interclubs Adultes 2026–27', 'interclubs-adultes-2026-27'],
    ['Été : Nationale III', 'ete-nationale-iii'],
    [' … ', ''],
  ])('%s', (series, word) => {
    expect(seriesWord(series)).toBe(word);
  });
});

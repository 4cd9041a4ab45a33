import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupsOfSizes } from './groups-of-sizes.ts';
import { lateMeetings, restrictedGroups } from './groups.ts';
import { VARMA_TABLES } from './varma-tables.ts';

interface PrintedRow {
  readonly line: number;
  readonly N: number;
  readonly n: number;
  readonly groups: readonly (readonly number[])[];
  readonly valid: boolean;
}

const file = new URL('../../../corpus/berger_groups.json', import.meta.url);
const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly PrintedRow[];

/** Whether groups hold every number once, and no two of a group meet late. */
function isRestricted(
  players: number,
  last: number,
  groups: readonly (readonly number[])[],
): boolean {
  const numbers = groups.flat().sort((a, b) => a - b);
  return (
    numbers.length === players &&
    numbers.every((number, index) => number === index + 1) &&
    groups.every((group) => lateMeetings(players, last, group).length === 0)
  );
}

describe('groups as printed', () => {
  it('are 88 rows, of which 13 are misprinted', () => {
    expect([rows.length, rows.filter(({ valid }) => !valid).length]).toEqual([88, 13]);
  });

  it.each(rows)('[LA 3.1, line $line] $N players, last $n rounds: right is $valid', (row) => {
    expect(isRestricted(row.N, row.n, row.groups)).toBe(row.valid);
    const generated = restrictedGroups(row.N, row.n);
    expect(isRestricted(row.N, row.n, generated)).toBe(true);
    if (row.valid) expect(generated.length).toBeLessThanOrEqual(row.groups.length);
  });

  it.each(rows.filter(({ valid }) => valid))(
    '[LA 3.1, line $line] $N players, last $n rounds: groups of the sizes printed are found',
    ({ N, n, groups }) => {
      const sizes = groups.map((group) => group.length);
      const found = groupsOfSizes(N, n, sizes) ?? [];
      expect(isRestricted(N, n, found)).toBe(true);
      expect(found.map((group) => group.length).toSorted((a, b) => b - a)).toEqual(
        sizes.toSorted((a, b) => b - a),
      );
    },
  );

  it('[LA 3.1, line 4712] 16 players, last six rounds: the worked example', () => {
    const example = [
      [1, 2, 3, 4, 5, 16],
      [8, 9, 10, 15],
      [7, 11, 14],
      [6, 12, 13],
    ];
    expect(isRestricted(16, 6, example)).toBe(true);
    expect(restrictedGroups(16, 6)[0]).toEqual(example[0]);
  });

  it.each(Object.entries(VARMA_TABLES))(
    '[LA 3.1, lines 4911-4918] Varma for %s: nobody of an envelope meets in the last three rounds',
    (players, groups) => {
      expect(isRestricted(Number(players), 3, groups)).toBe(true);
    },
  );

  it('[LA 3.1, line 4912; bulletin of tables, line 240] misprinted Varma rows of 12 and 14 are found', () => {
    expect(lateMeetings(12, 3, [6, 8, 12])).toEqual([{ a: 6, b: 12, round: 11 }]);
    expect(lateMeetings(14, 3, [1, 2, 3, 8, 9])).toContainEqual({ a: 3, b: 9, round: 11 });
  });
});

describe('groups of any size', () => {
  it('keep every two of a group apart in the last rounds, for 2 to 60 players and any number of rounds', () => {
    for (let players = 2; players <= 60; players += 1) {
      for (let last = 0; last < players; last += 1) {
        if (!isRestricted(players, last, restrictedGroups(players, last))) {
          expect([players, last]).toEqual([]);
        }
      }
    }
  });

  it('refuse rounds that there are not', () => {
    expect(() => restrictedGroups(8, 8)).toThrow(RangeError);
    expect(() => restrictedGroups(8, 2.5)).toThrow(RangeError);
  });
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { lotOf } from './lots.ts';
import { rankWith, type Ranking } from './rank-with.ts';
import type { ScoredRow } from './ranked-row.ts';
import { numbers, scored } from './rows.fixture.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const ranks = ({ rows }: Ranking): string =>
  rows.map((row) => `${row.tpn}:${row.rank ?? '-'}`).join(' ');
const equals = ({ rows }: Ranking): string =>
  rows.map((row) => `${row.tpn}:${row.exAequo ?? '-'}`).join(' ');

// 1 leads; 2, 3 and 4 have the same points, 3 and 4 also the same tie-breaks; 5 is last.
const FIELD = scored([1, 6, 1], [2, 5, 2], [3, 5, 3], [4, 5, 3], [5, 4, 5]);

describe('ties', () => {
  it('[C.07 4.2] stand when the regulations say so: the rank is shared and the next one skipped', () => {
    expect(ranks(rankWith(FIELD, { ties: 'kept' }))).toBe('1:1 2:2 3:3 4:3 5:5');
  });

  it('[C.07 4.2] are broken by lots, which are kept on record', () => {
    const source = { seed: 'dice 4 2 6', sha256 };
    const ranking = rankWith(FIELD, { ties: source });
    const [first, second] = [3, 4].sort((a, b) =>
      lotOf(source, tpn(a)) < lotOf(source, tpn(b)) ? -1 : 1,
    );
    expect(ranks(ranking)).toBe(`1:1 2:2 ${first ?? ''}:3 ${second ?? ''}:4 5:5`);
    expect(ranking.lots).toMatchObject([{ seed: 'dice 4 2 6', rank: 3 }]);
    expect(ranking.lots[0]?.order.map((lot) => lot.tpn)).toEqual([first, second]);
  });

  it('[LA 5.3] stay ties for the sharing of prizes, whatever tie-breaks and lots say', () => {
    const ranking = rankWith(FIELD, { ties: { seed: 'x', sha256 } });
    expect(new Map(ranking.rows.map((row) => [row.tpn as number, row.exAequo]))).toEqual(
      new Map([
        [1, 1],
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 5],
      ]),
    );
  });
});

describe('values entered by hand', () => {
  it('separate those whom the tie-breaks leave tied, and become a column', () => {
    const values = new Map([
      [tpn(4), 2],
      [tpn(3), 1],
      [tpn(5), 9],
    ]);
    const ranking = rankWith(FIELD, { ties: 'kept', handValues: { values } });
    expect(ranks(ranking)).toBe('1:1 2:2 4:3 3:4 5:5');
    expect(ranking.rows.map((row) => row.tieBreaks)).toEqual([[null], [null], [2], [1], [9]]);
  });

  it('may count downwards; no value is the worst', () => {
    const values = new Map([[tpn(4), 2]]);
    const handValues = { values, better: 'lower' } as const;
    expect(ranks(rankWith(FIELD, { ties: 'kept', handValues }))).toBe('1:1 2:2 4:3 3:4 5:5');
  });
});

describe('play-offs', () => {
  // Three tie for first; 3 wins the play-off, then 1, then 2.
  const FIRST = scored([1, 6, 1], [2, 6, 2], [3, 6, 3], [4, 6, 4], [5, 4, 5]);

  it('[LA 5.2 1.e] give every player the place won on the board', () => {
    const playOffs = [{ steps: [numbers(3), numbers(1), numbers(2)] }];
    const ranking = rankWith(FIRST, { ties: 'kept', playOffs });
    expect(ranks(ranking)).toBe('3:1 1:2 2:3 4:4 5:5');
    // Played off: nobody shares a prize with them any more, and 4 has nobody left to share with.
    expect(equals(ranking)).toBe('3:1 1:2 2:3 4:4 5:5');
  });

  it('[LA 5.2 1.f] leave the losers of two semi-finals equal, even where lots are drawn', () => {
    const playOffs = [{ steps: [numbers(2), numbers(4), numbers(1, 3)] }];
    const ranking = rankWith(FIRST, { ties: { seed: 'x', sha256 }, playOffs });
    expect(ranks(ranking)).toBe('2:1 4:2 1:3 3:3 5:5');
    expect(equals(ranking)).toBe('2:1 4:2 1:3 3:3 5:5');
    expect(ranking.lots).toEqual([]);
  });

  it('[LA 5.2 1.e] end the equality with those who stand before and behind', () => {
    const playOffs = [{ steps: [numbers(3), numbers(2)] }];
    const ranking = rankWith(FIRST, { ties: 'kept', playOffs });
    expect(ranks(ranking)).toBe('1:1 3:2 2:3 4:4 5:5');
    expect(equals(ranking)).toBe('1:1 3:2 2:3 4:4 5:5');
  });

  it('put those who played before those who were equal and did not', () => {
    const equal = scored([1, 6, 1], [2, 6, 1], [3, 6, 1]);
    const ranking = rankWith(equal, { ties: 'kept', playOffs: [{ steps: [[tpn(3)], [tpn(1)]] }] });
    expect(ranks(ranking)).toBe('3:1 1:2 2:3');
  });

  it.each([
    ['repeatedPlayer', [[1], [1]], [1]],
    ['unknownPlayer', [[1], [9]], [9]],
    ['differentPoints', [[1], [5]], [1, 5]],
    ['notAdjacent', [[1], [3]], [2]],
  ] as const)('are refused and not applied: %s', (because, steps, players) => {
    const playOff = { steps: steps.map((step) => numbers(...step)) };
    const ranking = rankWith(FIRST, { ties: 'kept', playOffs: [playOff] });
    expect(ranking.refusedPlayOffs).toEqual([{ playOff, because, players: numbers(...players) }]);
    expect(ranks(ranking)).toBe('1:1 2:2 3:3 4:4 5:5');
  });
});

describe('players outside the standings', () => {
  it('[C.05 6.6] are listed last without a rank, and those behind move up', () => {
    const ranking = rankWith(FIELD, {
      ties: 'kept',
      expelled: new Set(numbers(2)),
      underHalf: new Set(numbers(5)),
    });
    expect(ranks(ranking)).toBe('1:1 3:2 4:2 2:- 5:-');
    expect(ranking.rows.map((row) => row.outside)).toEqual([
      null,
      null,
      null,
      'expelled',
      'underHalf',
    ]);
  });
});

describe('any field', () => {
  const field = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 2 })), {
      minLength: 1,
      maxLength: 14,
    })
    .map((lines): ScoredRow[] => {
      const keys = lines.map(([score, tieBreak]) => 10 * score + tieBreak);
      return lines.map(([score, tieBreak], index) => ({
        tpn: tpn(index + 1),
        points: points(score),
        tieBreaks: [tieBreak],
        rank: 1 + keys.filter((key) => key > 10 * score + tieBreak).length,
      }));
    });

  it('is ranked alike in whatever order it is given', () => {
    fc.assert(
      fc.property(field, fc.string(), fc.boolean(), fc.nat(), (rows, seed, lots, turn) => {
        const ties = lots ? { seed, sha256 } : 'kept';
        const shift = turn % rows.length;
        const turned = [...rows.slice(shift), ...rows.slice(0, shift)].reverse();
        expect(rankWith(turned, { ties })).toEqual(rankWith(rows, { ties }));
      }),
    );
  });

  it('has the ranks 1 to n when lots are drawn, within the ranks the tie-breaks gave', () => {
    fc.assert(
      fc.property(field, fc.string(), (rows, seed) => {
        const ranking = rankWith(rows, { ties: { seed, sha256 } });
        expect(ranking.rows.map((row) => row.rank)).toEqual(rows.map((_, index) => index + 1));
        const before = new Map(rows.map((row) => [row.tpn, row.rank]));
        const order = ranking.rows.map((row) => before.get(row.tpn) ?? 0);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});

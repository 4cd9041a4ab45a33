import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import type { PairingRequest } from '../system.ts';
import { bergerEngine, bergerReversedEngine } from './berger.ts';
import { MISPRINT, PRINTED_TABLES } from './printed-tables.fixture.ts';
import {
  bergerRounds,
  freePlayer,
  roundOfMeeting,
  tableSize,
  type BergerGame,
  type BergerOptions,
} from './tables.ts';

const written = (games: readonly BergerGame[]): string =>
  games.map(({ white, black }) => `${white}-${black}`).join(' ');

describe('Berger tables as printed', () => {
  const rows = Object.entries(PRINTED_TABLES).flatMap(([size, rounds]) =>
    rounds.map((games, index) => ({ size: Number(size), round: index + 1, games })),
  );

  it('number 80 rounds', () => {
    expect(rows).toHaveLength(80);
  });

  it.each(rows)('[C.05 annex 1] $size players, round $round', ({ size, round, games }) => {
    const isMisprint = size === MISPRINT.players && round === MISPRINT.round;
    const expected = isMisprint ? games.replace(MISPRINT.printed, MISPRINT.read) : games;
    expect(written(bergerRounds(size)[round - 1] ?? [])).toBe(expected);
    if (isMisprint) expect(games).toContain(MISPRINT.printed);
  });
});

describe('Berger tables of any size', () => {
  const sizes = fc.integer({ min: 2, max: 60 });
  const RUNS = { numRuns: 100 * inject('sizes').shareOfCases };

  it('bring every two players together once, in the round the formula says', () => {
    fc.assert(
      fc.property(sizes, (players) => {
        const met = new Set<string>();
        for (const [index, games] of bergerRounds(players).entries()) {
          const seated = games.flatMap(({ white, black }) => [white, black]);
          expect(new Set(seated).size).toBe(seated.length);
          expect(games.map(({ board }) => board)).toEqual(games.map((_, place) => place + 1));
          const told = games.map(({ white, black }) => roundOfMeeting(players, white, black));
          expect(told).toEqual(games.map(() => index + 1));
          for (const { white, black } of games) {
            met.add([white, black].sort((a, b) => a - b).join('-'));
          }
          const free = freePlayer(players, index + 1);
          expect(seated.length).toBe(free === null ? players : players - 1);
          if (free !== null) expect(seated).not.toContain(free);
        }
        expect(met.size).toBe((players * (players - 1)) / 2);
      }),
      RUNS,
    );
  });

  it('give the lower number White exactly when the parities differ (lines 33-37)', () => {
    fc.assert(
      fc.property(sizes, (players) => {
        const pivot = tableSize(players);
        const others = bergerRounds(players)
          .flat()
          .filter(({ white, black }) => Math.max(white, black) !== pivot);
        const otherwise = others.filter(
          ({ white, black }) => white < black !== (white % 2 !== black % 2),
        );
        expect(otherwise).toEqual([]);
      }),
      RUNS,
    );
  });

  it('[Livre de l’Arbitre, line 4612] give 1 to k one White more than k + 1 to 2k', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (k) => {
        const whites = new Map<number, number>();
        for (const { white } of bergerRounds(2 * k).flat()) {
          whites.set(white, (whites.get(white) ?? 0) + 1);
        }
        for (let number = 1; number <= 2 * k; number += 1) {
          expect(whites.get(number) ?? 0).toBe(number <= k ? k : k - 1);
        }
      }),
      RUNS,
    );
  });

  it('give every player of an odd field as many Whites as Blacks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 }), (k) => {
        const balance = new Map<number, number>();
        for (const { white, black } of bergerRounds(2 * k + 1).flat()) {
          balance.set(white, (balance.get(white) ?? 0) + 1);
          balance.set(black, (balance.get(black) ?? 0) - 1);
        }
        for (const difference of balance.values()) expect(difference).toBe(0);
      }),
      RUNS,
    );
  });

  it('refuse what is not a number of players', () => {
    expect(() => bergerRounds(2.5)).toThrow(RangeError);
    expect(() => bergerRounds(-1)).toThrow(RangeError);
    expect(bergerRounds(0)).toEqual([]);
    expect(bergerRounds(1)).toEqual([[]]);
  });
});

/** The longest run of one colour that somebody has over the whole event. */
function longestRun(players: number, options: BergerOptions): number {
  let longest = 0;
  for (let number = 1; number <= players; number += 1) {
    let run = 0;
    let last: boolean | null = null;
    for (const games of bergerRounds(players, options)) {
      const game = games.find(({ white, black }) => white === number || black === number);
      if (game === undefined) continue;
      const isWhite = game.white === number;
      run = isWhite === last ? run + 1 : 1;
      last = isWhite;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

describe('double Berger', () => {
  it('goes on in further cycles, colours turning round from each to the next', () => {
    const once = bergerRounds(6);
    const four = bergerRounds(6, { cycles: 4 });
    expect(four).toHaveLength(20);
    expect(four.slice(10, 15)).toEqual(once);
    expect(four.slice(15)).toEqual(four.slice(5, 10));
    for (let players = 5; players <= 20; players += 1) {
      expect(longestRun(players, { cycles: 5, reverseLastTwo: true })).toBe(2);
    }
    // A cycle of three rounds is too short: exchanged at its end, it joins the one before with three alike.
    expect(longestRun(4, { cycles: 3, reverseLastTwo: true })).toBe(3);
  });

  it('reverses the colours in the second cycle', () => {
    const rounds = bergerRounds(6, { double: true });
    expect(rounds).toHaveLength(10);
    expect(written(rounds[5] ?? [])).toBe('6-1 5-2 4-3');
    expect(written(rounds[9] ?? [])).toBe('6-3 2-4 1-5');
  });

  it('[C.05 annex 1] with the last two rounds of cycle 1 reversed has no colour three times running', () => {
    const rounds = bergerRounds(6, { double: true, reverseLastTwo: true });
    expect(rounds.slice(3, 5).map(written)).toEqual(['3-6 4-2 5-1', '6-5 1-4 2-3']);
    expect(rounds.slice(8).map(written)).toEqual(['5-6 4-1 3-2', '6-3 2-4 1-5']);
    for (const players of [4, 6, 8, 10, 12, 14, 16, 18, 20]) {
      expect(longestRun(players, { double: true })).toBe(3);
      expect(longestRun(players, { double: true, reverseLastTwo: true })).toBe(2);
    }
  });

  it('leaves a single event as it is', () => {
    expect(bergerRounds(8, { reverseLastTwo: true })).toEqual(bergerRounds(8));
  });
});

describe('Berger as a pairing system', () => {
  const request = (
    count: number,
    round: number,
    rest: Partial<PairingRequest> = {},
  ): PairingRequest => ({
    round,
    rounds: tableSize(count) - 1,
    players: Array.from({ length: count }, (_, index) => ({
      tpn: tpn(index + 1),
      name: '',
      rating: 0,
      rounds: [],
    })),
    absent: new Set(),
    scoring: SCORING_PRESETS['1-½-0'],
    edition: SWISS_2026.properties,
    initialColour: 'white',
    prohibited: [],
    ...rest,
  });

  it('pairs by the drawn numbers, in board order', () => {
    expect(bergerEngine.pairRound(request(6, 2))).toEqual({
      ok: true,
      value: {
        pairs: [
          { white: 6, black: 4 },
          { white: 5, black: 3 },
          { white: 1, black: 2 },
        ],
        bye: null,
      },
    });
  });

  it('leaves the opponent of the free place without a game', () => {
    expect(bergerEngine.pairRound(request(5, 2))).toEqual({
      ok: true,
      value: {
        pairs: [
          { white: 5, black: 3 },
          { white: 1, black: 2 },
        ],
        bye: 4,
      },
    });
  });

  it('[Competition rules VI.6] keeps the games of absent players on the table', () => {
    const absent = new Set([tpn(6), tpn(4)]);
    expect(bergerEngine.pairRound(request(6, 2, { absent }))).toEqual(
      bergerEngine.pairRound(request(6, 2)),
    );
  });

  it('is double when more rounds are declared than a cycle has', () => {
    const second = bergerEngine.pairRound(request(4, 4, { rounds: 6 }));
    expect(second.ok && second.value.pairs[0]).toEqual({ white: 4, black: 1 });
    const early = bergerReversedEngine.pairRound(request(4, 2, { rounds: 6 }));
    expect(early.ok && early.value.pairs[0]).toEqual({ white: 2, black: 4 });
  });

  it('has no round after everybody has met everybody', () => {
    expect(bergerEngine.pairRound(request(4, 7, { rounds: 7 })).ok).toBe(true);
    expect(bergerReversedEngine.pairRound(request(4, 7, { rounds: 7 })).ok).toBe(false);
    const paired = bergerEngine.pairRound(request(4, 25, { rounds: 25 }));
    expect(paired.ok).toBe(false);
    expect(!paired.ok && paired.error.stuck).toHaveLength(4);
  });
});

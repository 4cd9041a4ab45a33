import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { TIE_BREAK_EDITIONS, type TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { tpn, type Tpn } from '../rules/identity.ts';
import { randomFrom } from '../rules/random.ts';
import type { PlayerRecord } from '../rules/record.ts';
import { SCORING_PRESETS } from '../rules/scoring.ts';
import { chooseTieBreak } from './eligibility.ts';
import type { Figure } from './figure.ts';
import { INDIVIDUAL_TIE_BREAKS } from './individual-tie-breaks.ts';
import type { StandingsRequest } from './request.ts';
import { randomEvent } from './testing/random-event.ts';
import { requestFor, standingsOf } from './testing/request.ts';

const { shareOfCases } = inject('sizes');

const VARIANTS = ['', '/C1', '/C2', '/C3', '/M1', '/M2', '/P', '/C2/P', '/L-1', '/F', '/R'];

/** Whatever the edition and the kind of tournament let an arbiter list. */
const allowed = (request: StandingsRequest): string[] =>
  INDIVIDUAL_TIE_BREAKS.flatMap(({ code }) => VARIANTS.map((variant) => code + variant)).filter(
    (descriptor) => chooseTieBreak(descriptor, request).ok,
  );

const event = fc.record({
  seed: fc.integer(),
  players: fc.integer({ min: 2, max: 10 }),
  rounds: fc.integer({ min: 2, max: 6 }),
  incidents: fc.constantFrom(0, 0.15, 0.4),
  scoring: fc.constantFrom(SCORING_PRESETS['1-½-0'], SCORING_PRESETS['3-1-0']),
  kind: fc.constantFrom('swiss' as const, 'roundRobin' as const),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** Rounds with incidents and a last one that everybody plays, or has the bye in. */
function playersOf({ seed, players, rounds, incidents }: Event): PlayerRecord[] {
  const before = randomEvent(seed, { players, rounds, incidents });
  const last = randomEvent(seed + 1, { players, rounds: 1, incidents: 0 });
  return before.map((player, place) => ({
    ...player,
    rounds: [...player.rounds, ...(last[place]?.rounds ?? [])],
  }));
}

const requested = (
  players: readonly PlayerRecord[],
  { scoring, kind }: Event,
  edition: TieBreakProperties,
): StandingsRequest => requestFor(players, edition, { scoring, kind });

/** Rank and figures by pairing number. */
const answers = (
  request: StandingsRequest,
  list: readonly string[],
  ownerOf: (number: Tpn) => Tpn = (number) => number,
): Map<Tpn, { rank: number; figures: readonly Figure[] }> =>
  new Map(
    standingsOf(request, list)
      .entries.map(
        ({ tpn: number, rank, tieBreaks }): [Tpn, { rank: number; figures: readonly Figure[] }] => [
          ownerOf(number),
          { rank, figures: tieBreaks },
        ],
      )
      .sort(([a], [b]) => a - b),
  );

/** Tie-breaks made from scores after each round. */
const LOOKS_AT_ORDER = /^(PS|OTHER_OPPONENTS_PROGRESSIVE)(\/|$)/;
/** Till 2023 the virtual opponent has the player's score before the round (LA 5.2 2.2). */
const HAS_STAND_INS = /^(BH|SB|OTHER_SUM_OF_BUCHHOLZ)(\/|$)/;

describe.each(TIE_BREAK_EDITIONS.map(({ id, properties }) => [id, properties] as const))(
  'standings under %s',
  (_, edition) => {
    /** Somebody of an odd field has a bye, and a stand-in for its opponent. */
    const countsRounds = (descriptor: string, { incidents, players }: Event): boolean =>
      LOOKS_AT_ORDER.test(descriptor) ||
      (edition.ownUnplayedRound === 'virtualOpponent' &&
        (incidents > 0 || players % 2 === 1) &&
        HAS_STAND_INS.test(descriptor));

    it('[C.07 7.5, 8.3, 16.2.5] the order of rounds matters to no other tie-break', () => {
      fc.assert(
        fc.property(event, fc.integer(), (one, seed) => {
          const players = playersOf(one);
          const order = randomFrom(seed).shuffled(
            Array.from({ length: one.rounds }, (_, at) => at),
          );
          const permuted = players.map((player) => ({
            ...player,
            // The last round stays: it is the final one of 8.3, and ends no row of byes (16.2.5).
            rounds: [...order, one.rounds].flatMap((at) => player.rounds[at] ?? []),
          }));
          const request = requested(players, one, edition);
          const list = allowed(request).filter((text) => !countsRounds(text, one));
          const told = answers(requested(permuted, one, edition), list);
          const before = answers(request, list);
          if (!isDeepStrictEqual(told, before)) expect(told).toEqual(before);
        }),
        { numRuns: Math.ceil(150 * shareOfCases) },
      );
    });

    it('[C.07 4] names and numbers matter to nobody’s rank and figures', () => {
      fc.assert(
        fc.property(event, fc.integer(), (one, seed) => {
          const players = playersOf(one);
          const random = randomFrom(seed);
          const numbers = random.shuffled(players.map(({ tpn: number }) => number));
          const numberOf = (old: Tpn): Tpn => tpn(3 * (numbers[old - 1] ?? 0));
          const oldOf = new Map(players.map(({ tpn: old }) => [numberOf(old), old]));
          const renamed = players.map((player) => ({
            ...player,
            tpn: numberOf(player.tpn),
            name: `${random.below(1000)}`,
            rounds: player.rounds.map((round) => ({
              ...round,
              opponent: round.opponent === null ? null : numberOf(round.opponent),
            })),
          }));
          const request = requested(players, one, edition);
          // C.07 7.8: the pairing number itself.
          const list = allowed(request).filter((text) => !text.startsWith('TPN'));
          const told = answers(
            requested(renamed, one, edition),
            list,
            (number) => oldOf.get(number) ?? number,
          );
          const before = answers(request, list);
          if (!isDeepStrictEqual(told, before)) expect(told).toEqual(before);
        }),
        { numRuns: Math.ceil(100 * shareOfCases) },
      );
    });
  },
);

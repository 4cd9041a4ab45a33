import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { TIE_BREAK_EDITIONS, type TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { randomFrom } from '../../rules/random.ts';
import type { Figure } from '../figure.ts';
import { chooseTeamTieBreak } from './eligibility.ts';
import type { TeamStandingsRequest } from './request.ts';
import type { TeamRecord } from './team-record.ts';
import { TEAM_TIE_BREAKS } from './team-tie-breaks.ts';
import { randomTeamEvent } from './testing/random-team-event.ts';
import { teamRequest, teamStandingsOf } from './testing/team-request.ts';

const { shareOfCases } = inject('sizes');

const event = fc.record({
  seed: fc.nat(),
  teams: fc.integer({ min: 2, max: 8 }),
  rounds: fc.integer({ min: 2, max: 5 }),
  boards: fc.integer({ min: 1, max: 4 }),
  absences: fc.constantFrom(0, 0.15, 0.4),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** Rounds with absences and a last one in which every match is played. */
function teamsOf({ seed, ...size }: Event): TeamRecord[] {
  const last = randomTeamEvent(seed + 1, { ...size, rounds: 1, absences: 0 });
  return randomTeamEvent(seed, size).map((team, place) => ({
    ...team,
    rounds: [...team.rounds, ...(last[place]?.rounds ?? [])],
  }));
}

const VARIANTS = ['', '/C1', '/C2', '/M1', '/P', '/C2/P', '/R', '/L-1', '/K3'];

function descriptorsOf(request: TeamStandingsRequest): string[] {
  return TEAM_TIE_BREAKS.flatMap(({ code, scores }) =>
    ['', ...scores.map((score) => `:${score}`)].flatMap((score) =>
      VARIANTS.map((variant) => code + score + variant),
    ),
  ).filter((text) => chooseTeamTieBreak(text, request).ok);
}

type Answer = readonly [rank: number, figures: readonly Figure[]];

const answers = (
  request: TeamStandingsRequest,
  list: readonly string[],
  ownerOf: (number: Tpn) => Tpn = (number) => number,
): Map<Tpn, Answer> =>
  new Map(
    teamStandingsOf(request, list)
      .entries.map(({ number, rank, tieBreaks }): [Tpn, Answer] => [
        ownerOf(number),
        [rank, tieBreaks],
      ])
      .sort(([a], [b]) => a - b),
  );

/** Tie-breaks made from scores after each round. */
const LOOKS_AT_ORDER = /^(PS|OTHER_OPPONENTS_PROGRESSIVE)([:/]|$)/;
/** Till 2023 the virtual opponent has the team's score before the round (LA 5.2 2.2). */
const HAS_STAND_INS = /^(BH|SB|SSSC|E[MG][MG]SB|OTHER_SUM_OF_BUCHHOLZ)([:/]|$)/;

const looksAtOrder = (
  text: string,
  { absences, teams }: Event,
  { ownUnplayedRound }: TieBreakProperties,
): boolean =>
  LOOKS_AT_ORDER.test(text) ||
  (ownUnplayedRound === 'virtualOpponent' &&
    (absences > 0 || teams % 2 === 1) &&
    HAS_STAND_INS.test(text));

describe.each(TIE_BREAK_EDITIONS.map(({ id, properties }) => [id, properties] as const))(
  'standings of teams under %s',
  (_, edition) => {
    const requested = (teams: readonly TeamRecord[], { boards }: Event): TeamStandingsRequest =>
      teamRequest(teams, edition, { boards });

    it('[C.07 7.5, 8.3, 16.2.5] the order of rounds matters to no other tie-break', () => {
      fc.assert(
        fc.property(event, fc.integer(), (one, seed) => {
          const teams = teamsOf(one);
          const order = randomFrom(seed).shuffled(
            Array.from({ length: one.rounds }, (_, at) => at),
          );
          const permuted = teams.map((team) => ({
            ...team,
            rounds: [...order, one.rounds].flatMap((at) => team.rounds[at] ?? []),
          }));
          const request = requested(teams, one);
          const list = descriptorsOf(request).filter((text) => !looksAtOrder(text, one, edition));
          const told = answers(requested(permuted, one), list);
          const before = answers(request, list);
          if (!isDeepStrictEqual(told, before)) expect(told).toEqual(before);
        }),
        { numRuns: Math.ceil(40 * shareOfCases) },
      );
    });

    it('[C.07 4] names and numbers matter to no rank and no figure', () => {
      fc.assert(
        fc.property(event, fc.integer(), (one, seed) => {
          const teams = teamsOf(one);
          const random = randomFrom(seed);
          const numbers = random.shuffled(teams.map(({ number }) => number));
          const numberOf = (old: Tpn): Tpn => tpn(2 * (numbers[old - 1] ?? 0));
          const oldOf = new Map(teams.map(({ number }) => [numberOf(number), number]));
          const renamed = teams.map((team) => ({
            ...team,
            number: numberOf(team.number),
            name: String(random.below(1000)),
            rounds: team.rounds.map((round) => ({
              ...round,
              opponent: round.opponent === null ? null : numberOf(round.opponent),
            })),
          }));
          const request = requested(teams, one);
          const list = descriptorsOf(request).filter((text) => !text.startsWith('TPN'));
          const told = answers(requested(renamed, one), list, (now) => oldOf.get(now) ?? now);
          const before = answers(request, list);
          if (!isDeepStrictEqual(told, before)) expect(told).toEqual(before);
        }),
        { numRuns: Math.ceil(40 * shareOfCases) },
      );
    });
  },
);

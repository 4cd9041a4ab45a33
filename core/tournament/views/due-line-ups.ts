import { hasBegun, type Round } from '../round.ts';
import { draftOf, roundAtHand, type Tournament } from '../state.ts';
import { TEAM_RULES } from '../team-rules.ts';
import type { Params } from '../warning-ladder.ts';
import { minutesUntilRound, roundStartsAt } from './round-times.ts';

/** What is due about line-ups: a line of the due list. */
export interface LineUpsDue {
  readonly code: 'lineUpsMissing' | 'lineUpsLate';
  readonly params: Params;
  readonly action: { readonly kind: 'open'; readonly page: 'lineUps'; readonly round: number };
}

/** The hour by which line-ups of a round are handed in, `13:30`; null where there is none. */
export function lineUpHour(state: Tournament, round: number): string | null {
  const minutes = state.settings.team?.lineUpDeadline;
  const start = roundStartsAt(state, round);
  if (minutes === undefined || start === null) return null;
  return new Date(Date.parse(`${start}:00Z`) - minutes * 60_000).toISOString().slice(11, 16);
}

/** Teams of the round to come that have handed in nothing, where the event has an hour for it. */
export function lineUpsDue(state: Tournament, now: string): LineUpsDue[] {
  const minutes = state.settings.team?.lineUpDeadline;
  const round = draftOf(state) ?? roundAtHand(state);
  if (minutes === undefined || round === null || round.closed || hasBegun(round)) return [];
  const missing = teamsWithout(state, round);
  if (missing.length === 0) return [];
  const wait = minutesUntilRound(state, round.number, now);
  const until = lineUpHour(state, round.number);
  const late = wait !== null && wait <= minutes;
  return [
    {
      code: late ? 'lineUpsLate' : 'lineUpsMissing',
      params: {
        round: round.number,
        teams: missing.length,
        names: missing.join(', '),
        until: until ?? '',
        minutes,
        article: TEAM_RULES.lateLineUp,
      },
      action: { kind: 'open', page: 'lineUps', round: round.number },
    },
  ];
}

const teamsWithout = (state: Tournament, { number, matches }: Round): string[] =>
  matches
    .flatMap(({ first, second }) => [first, second])
    .filter((team) => state.lineUps.get(number)?.has(team) !== true)
    .map((team) => state.teams.get(team)?.name ?? team);

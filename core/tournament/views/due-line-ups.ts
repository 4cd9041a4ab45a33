import { hasBegun, type Round } from '../round.ts';
import { isHandedIn } from '../sealed-line-ups.ts';
import { draftOf, roundAtHand, type Tournament } from '../state.ts';
import { TEAM_RULES } from '../team-rules.ts';
import type { Params } from '../warning-ladder.ts';
import { isPastLineUpHour, lineUpHour } from './line-up-hour.ts';

/** What is due about line-ups: a line of the due list. */
export interface LineUpsDue {
  readonly code: 'lineUpsMissing' | 'lineUpsMissingBy' | 'lineUpsLate';
  readonly params: Params;
  readonly action: { readonly kind: 'open'; readonly page: 'lineUps'; readonly round: number };
}

/** Teams of the round to come that have handed in nothing, where the event has an hour for it. */
export function lineUpsDue(state: Tournament, now: string): LineUpsDue[] {
  const { lineUpDeadline: minutes, lineUpHour: hour } = state.settings.team ?? {};
  const round = draftOf(state) ?? roundAtHand(state);
  const noHour = minutes === undefined && hour === undefined;
  if (noHour || round === null || round.closed || hasBegun(round)) return [];
  const missing = teamsWithout(state, round);
  if (missing.length === 0) return [];
  const until = lineUpHour(state, round.number) ?? hour;
  const late = isPastLineUpHour(state, round.number, now);
  const waiting = hour === undefined ? 'lineUpsMissing' : 'lineUpsMissingBy';
  return [
    {
      code: late ? 'lineUpsLate' : waiting,
      params: {
        round: round.number,
        teams: missing.length,
        names: missing.join(', '),
        until: until ?? '',
        minutes: minutes ?? 0,
        article: TEAM_RULES.lateLineUp,
      },
      action: { kind: 'open', page: 'lineUps', round: round.number },
    },
  ];
}

const teamsWithout = (state: Tournament, { number, matches }: Round): string[] =>
  matches
    .flatMap(({ first, second }) => [first, second])
    .filter((team) => !isHandedIn(state, number, team))
    .map((team) => state.teams.get(team)?.name ?? team);

import type { TeamId } from '../../rules/identity.ts';
import type { Refusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { TEAM_RULES } from '../team-rules.ts';
import { hourOf, isPastLineUpHour, lineUpDueAt } from './line-up-hour.ts';

/** A line-up handed in after the hour (LA line 12886), by the hall's own clock; null in time. */
export function tooLateLineUp(
  state: Tournament,
  where: { readonly round: number; readonly team: TeamId },
  now: string,
): Refusal | null {
  if (!isPastLineUpHour(state, where, now)) return null;
  const { round, team } = where;
  const name = state.teams.get(team)?.name ?? team;
  const until = hourOf(lineUpDueAt(state, round, team)) ?? '';
  return {
    code: 'lineUpTooLate',
    article: TEAM_RULES.lateLineUp,
    params: { team: name, round, until },
  };
}

import type { TeamId } from '../../rules/identity.ts';
import type { Refusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { TEAM_RULES } from '../team-rules.ts';
import { isPastLineUpHour, lineUpHour } from './line-up-hour.ts';

/** A line-up handed in after the hour (LA line 12886), by the hall's own clock; null in time. */
export function tooLateLineUp(
  state: Tournament,
  { round, team }: { readonly round: number; readonly team: TeamId },
  now: string,
): Refusal | null {
  if (!isPastLineUpHour(state, round, now)) return null;
  const name = state.teams.get(team)?.name ?? team;
  const until = lineUpHour(state, round) ?? '';
  return {
    code: 'lineUpTooLate',
    article: TEAM_RULES.lateLineUp,
    params: { team: name, round, until },
  };
}

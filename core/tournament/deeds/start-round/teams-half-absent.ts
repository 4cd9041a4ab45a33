import type { PlayerId } from '../../../rules/identity.ts';
import { warn } from '../../judgement.ts';
import type { Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import type { Warning } from '../../warning-ladder.ts';

/**
 * Teams of which half or less is there at the start: at level 1 those present may not begin, at the
 * other levels it is advised (LA line 12888). A board that the line-up leaves empty is nobody there.
 */
export function teamsHalfAbsent(
  state: Tournament,
  round: Round,
  absent: readonly PlayerId[],
): Warning[] {
  const boards = state.settings.team?.boards ?? 0;
  const seated = [
    ...round.games.flatMap(({ white, black }) => [white, black]),
    ...round.unpaired.flatMap(({ player, reason }) => (reason === 'emptyBoard' ? [player] : [])),
  ];
  const there = new Set(seated.filter((player) => !absent.includes(player)));
  return round.matches
    .flatMap(({ first, second }) => [first, second])
    .flatMap((id) => {
      const team = state.teams.get(id);
      const present = team?.roster.filter((player) => there.has(player)).length ?? 0;
      if (team === undefined || 2 * present > boards) return [];
      const params = { team: team.name, present, boards };
      return [warn('teamHalfAbsent', TEAM_RULES.halfPresent, params)];
    });
}

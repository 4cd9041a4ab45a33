import type { FreeTeam } from './round.ts';
import type { Tournament } from './state.ts';

/** Teams without a match in a round for reasons known before it is paired, and what they score. */
export function teamsNotPlaying(state: Tournament, round: number): FreeTeam[] {
  const granted = state.teamByes.get(round);
  return [...state.teams.keys()].flatMap((team): FreeTeam[] => {
    const left = state.teamsLeft.get(team);
    if (left !== undefined && left <= round) return [{ team, outcome: 'zeroPointBye' }];
    const bye = granted?.get(team);
    return bye === undefined ? [] : [{ team, outcome: bye }];
  });
}

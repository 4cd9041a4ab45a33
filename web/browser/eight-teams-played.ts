import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { ByHttp } from './by-http.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';

export const TEAMS = 8;

/** Eight invented teams in a Swiss of three rounds, all of it played. */
export async function eightTeamsPlayed(address: string, boards: 2 | 4): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'Eight teams',
    players: TEAMS * boards,
    rounds: 3,
    settings: {
      ...{ kind: 'team', system: 'teamSwiss', tieBreaks: ['MPvGP', 'DE', 'BH'] },
      team: { ...USUAL_TEAMS, boards, boardColours: boards === 2 ? 'WB' : 'WBWB' },
    },
  });
  for (let team = 0; team < TEAMS; team += 1) {
    const roster = Array.from({ length: boards }, (_, board) =>
      playerId(`p${team * boards + board + 1}`),
    );
    const name = `Tower ${String.fromCodePoint(65 + team)}`;
    await http.do({ type: 'enterTeam', team: { id: teamId(`t${team + 1}`), name, roster } });
  }
  for (const round of [1, 2, 3]) {
    await beginRound(http, round);
    await enterResults(http, round, (TEAMS / 2) * boards);
  }
  return http;
}

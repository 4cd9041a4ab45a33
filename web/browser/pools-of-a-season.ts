import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { SeasonRules } from '@ronde/core/tournament/season-rules.ts';
import type { ByHttp } from './by-http.ts';
import { beginRound, inventedEvent } from './invented-event.ts';

const TEAMS = ['Tour', 'Roi', 'Dame', 'Fou'];

/** A pool of four teams on two boards, round 1 of three public. */
export async function pool(
  address: string,
  name: string,
  rules: Partial<SeasonRules> = {},
): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name,
    players: 0,
    rounds: 3,
    settings: {
      kind: 'team',
      system: 'berger',
      roundDates: ['2026-10-04', '2026-11-15', '2027-01-10'],
      team: { ...USUAL_TEAMS, boards: 2, boardColours: 'WB' },
      season: {
        series: 'Season of pools',
        movements: { up: 1, upPlayOff: 0, downPlayOff: 0, down: 1 },
        ...rules,
      },
    },
  });
  const players = TEAMS.flatMap((team, index) =>
    [1, 2].map((board) => ({
      id: playerId(`p${index}-${board}`),
      name: `${team}, Board ${board}`,
      ratings: { fide: 2000 - 100 * index - board },
      fromRound: 1,
    })),
  );
  const teams = TEAMS.map((team, index) => ({
    id: teamId(`t${index + 1}`),
    name: team,
    venue: `Hall of ${team}`,
    roster: players.slice(2 * index, 2 * index + 2).map(({ id }) => id),
  }));
  await http.do({ type: 'importTeams', players, teams });
  await http.do({ type: 'numberTeams' });
  await beginRound(http, 1);
  return http;
}

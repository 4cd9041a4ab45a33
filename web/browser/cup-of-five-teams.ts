import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ByHttp } from './by-http.ts';
import { inventedEvent } from './invented-event.ts';

const BOARDS = 2;
const TEAMS = ['Tour', 'Roi', 'Dame', 'Fou', 'Cavalier'];

/** Teams of two boards, the strongest first. */
async function enterTeams(http: ByHttp): Promise<void> {
  const players = TEAMS.flatMap((team, index) =>
    Array.from({ length: BOARDS }, (_, board) => ({
      id: playerId(`p${index}-${board}`),
      name: `${team}, Board ${board + 1}`,
      ratings: { fide: 2300 - 100 * index - board },
      fromRound: 1,
    })),
  );
  const teams = TEAMS.map((name, index) => ({
    id: teamId(`t${index + 1}`),
    name,
    roster: players.slice(index * BOARDS, (index + 1) * BOARDS).map(({ id }) => id),
  }));
  await http.do({ type: 'importTeams', players, teams });
  await http.do({ type: 'numberTeams' });
}

/** A cup of five teams on two boards, nothing paired yet. */
export async function cupOfFiveTeams(address: string): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'Cup of teams',
    players: 0,
    rounds: 1,
    settings: {
      kind: 'team',
      system: 'knockout',
      tieBreaks: ['TBR'],
      team: { ...USUAL_TEAMS, boards: BOARDS, boardColours: 'WB' },
    },
  });
  await enterTeams(http);
  return http;
}

/** Board by board of every match, as its stronger team scores: `1`, `0`, `=`. */
export async function scoreMatches(
  http: ByHttp,
  round: number,
  results: Readonly<Record<string, string>>,
): Promise<void> {
  const { boards } = await http.view<RoundView>(`rounds/${round}`);
  for (const { board, white, black } of boards) {
    const [own = '', theirs = ''] = [white.name, black.name].map((name) => name.split(',')[0]);
    const isWhite = TEAMS.indexOf(own) < TEAMS.indexOf(theirs);
    const place = Number(white.name.at(-1)) - 1;
    const made = results[isWhite ? own : theirs]?.[place];
    const won = made === '=' ? '½-½' : (made === '1') === isWhite ? '1-0' : '0-1';
    await http.do({
      ...{ type: 'enterResult', round, board },
      outcome: { kind: 'played', score: won },
    });
  }
}

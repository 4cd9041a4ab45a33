import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { expect } from 'vitest';
import type { ByHttp } from './by-http.ts';
import { inventedPlayers } from './invented-players.ts';

export const [TEAMS, PLAYERS, ROUNDS] = [7, 6, 3] as const;
export const BOARDS = (TEAMS * PLAYERS) / 2;

/** Seven invented teams of six. */
export async function enterSevenTowers(http: ByHttp): Promise<void> {
  const people = inventedPlayers(TEAMS * PLAYERS).map(({ name, rating }, index) => ({
    ...{ id: playerId(`p${index + 1}`), name, ratings: { fide: rating }, fromRound: 1 },
  }));
  await http.do({
    type: 'importTeams',
    players: people,
    teams: Array.from({ length: TEAMS }, (_, team) => ({
      id: teamId(`t${team + 1}`),
      name: `Tower ${team + 1}`,
      roster: people.slice(team * PLAYERS, (team + 1) * PLAYERS).map(({ id }) => id),
    })),
  });
}

/** White of the first board, with a seat. */
export async function firstSeated(http: ByHttp): Promise<string> {
  const { boards } = await http.view<RoundView>('rounds/1');
  expect(boards).toHaveLength(BOARDS);
  const [first] = boards;
  const seated = `${first?.white.seat ?? ''} ${first?.white.name ?? ''}`;
  expect(seated).toMatch(/^[A-G]1 \p{L}/u);
  return seated;
}

import { playerId } from '@ronde/core/rules/identity.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import { answered, byHttp, post } from './by-http.ts';
import { inventedPlayers } from './invented-players.ts';

const SCORES = ['1-0', '½-½', '0-1', '1-0'] as const;

/** How far an event is played: into a round, to its publication, to its end, or to the last round. */
export type Stop = 'playing' | 'published' | 'closed' | 'finished';

/** An event of so many in its fifth round, or of its third when they are few; empty without players. */
export async function makeEvent(
  address: string,
  players: number,
  { stop = 'playing' }: { readonly stop?: Stop } = {},
): Promise<string> {
  const rounds = players < 8 ? 5 : 9;
  const { id } = await answered<CreateAnswer>(
    post(`${address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: {
        settings: {
          name: `Open international de la Vallée des Brumes et du Haut-Pays ${players}`,
          firstDay: '2026-03-07',
          rounds,
          initialColour: 'white',
        },
        published: true,
      },
    }),
  );
  if (players === 0) return id;
  const http = byHttp(address, id);
  await http.do({
    type: 'enterPlayers',
    players: inventedPlayers(players).map(({ name, rating, club, federation }, index) => ({
      id: playerId(`p${index + 1}`),
      name,
      club,
      federation,
      ratings: { fide: rating },
      fromRound: 1,
    })),
  });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  const until = stop === 'finished' ? rounds : Math.min(5, rounds - 2);
  for (let round = 1; round <= until; round += 1) {
    await http.do({ type: 'pairRound', round });
    await http.do({ type: 'publishRound', round });
    const last = round === until;
    if (last && stop === 'published') break;
    await http.do({ type: 'startRound', round });
    const boards = Math.floor(players / 2);
    const played = last && stop === 'playing' ? Math.floor(boards / 2) : boards;
    for (let board = 1; board <= played; board += 1) {
      const score = SCORES[(board * 7 + round * 3) % SCORES.length] ?? '½-½';
      await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
    }
    if (!last || stop !== 'playing') await http.do({ type: 'closeRound', round });
  }
  return id;
}

import { playerId } from '@ronde/core/rules/identity.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import { answered, byHttp, post, type ByHttp } from './by-http.ts';
import { inventedPlayers } from './invented-players.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';

const SCORES = ['1-0', '½-½', '0-1', '1-0'] as const;

export interface EventWish {
  readonly name: string;
  readonly players: number;
  readonly rounds: number;
  readonly settings?: Partial<NewSettings>;
  /** Left to be published by somebody; public from the start otherwise. */
  readonly unpublished?: boolean;
}

/** A tournament of people who do not exist, numbered; nothing is paired yet. */
export async function inventedEvent(address: string, wish: EventWish): Promise<ByHttp> {
  const { name, rounds, players, settings = {}, unpublished = false } = wish;
  const made = { name, firstDay: '2026-03-07', rounds, initialColour: 'white', ...settings };
  const { id } = await answered<CreateAnswer>(
    post(`${address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: { settings: made, ...(unpublished ? {} : { published: true }) },
    }),
  );
  const http = byHttp(address, id);
  if (players === 0) return http;
  await http.do({
    type: 'enterPlayers',
    players: inventedPlayers(players).map((one, index) => ({
      id: playerId(`p${index + 1}`),
      name: one.name,
      club: one.club,
      federation: one.federation,
      ratings: { fide: one.rating },
      fromRound: 1,
    })),
  });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  return http;
}

/** Pairs a round, publishes it and begins it. */
export async function beginRound(http: ByHttp, round: number): Promise<void> {
  await http.do({ type: 'pairRound', round });
  await http.do({ type: 'publishRound', round });
  await http.do({ type: 'startRound', round });
}

/** Results from the first board to the last named. */
export async function enterResults(http: ByHttp, round: number, boards: number): Promise<void> {
  for (let board = 1; board <= boards; board += 1) {
    const score = SCORES[(board * 7 + round * 3) % SCORES.length] ?? '½-½';
    await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
  }
}

import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import { byHttp, deviceSession } from './by-http.ts';

interface Claim {
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
  readonly score: PlayedScore;
}

/** A player says on a phone how the game ended. */
export async function claimResult(
  address: string,
  tournament: string,
  { score, ...game }: Claim,
): Promise<void> {
  const { player } = game;
  const wish = { name: player, role: 'player', player } as const;
  const { cookie } = await deviceSession(address, tournament, wish);
  const own = byHttp(address, tournament, cookie);
  await own.do({ type: 'claimResult', ...game, outcome: { kind: 'played', score } });
}

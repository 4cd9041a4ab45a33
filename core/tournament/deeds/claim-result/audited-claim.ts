import type { PlayerId } from '../../../rules/identity.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import type { Tournament } from '../../state.ts';
import { gameIn, nameIn } from '../audited.ts';
import type { Audited } from '../fact.ts';

interface OnClaim {
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
}

export const claimIn = (
  state: Tournament | null,
  { round, board, player }: OnClaim,
): Audited['about'] => ({ round, board, player: nameIn(state, player) });

/** What the player had said before. */
export function claimedIn(state: Tournament | null, event: OnClaim): GameOutcome | null {
  const game = gameIn(state, event);
  return game?.claims[game.white === event.player ? 'white' : 'black'] ?? null;
}

import type { PlayerId } from '../../../rules/identity.ts';
import type { Game, Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';

/** A player of a public round who is there and has nobody to play. */
export interface IdlePlayer {
  readonly player: PlayerId;
  /** Who did not come; null for the pairing-allocated bye. */
  readonly absent: PlayerId | null;
  /** The board the two were to play on; null for the pairing-allocated bye. */
  readonly board: number | null;
}

/** Those whose opponent is absent, by a forfeit or by having left, and the one with the bye. */
export function idlePlayers(state: Tournament, round: Round): IdlePlayer[] {
  const waiting = round.games.flatMap((game) => {
    const absent = absentAt(state, game);
    if (absent === null) return [];
    const player = game.white === absent ? game.black : game.white;
    return [{ player, absent, board: game.board }];
  });
  const exempt = round.unpaired.filter(({ outcome }) => outcome === 'pairingAllocatedBye');
  return [...waiting, ...exempt.map(({ player }) => ({ player, absent: null, board: null }))];
}

/** The one who is missing at a board; null where none is, or neither came. */
function absentAt(state: Tournament, { outcome, white, black }: Game): PlayerId | null {
  if (outcome.kind === 'forfeit') return outcome.winner === 'white' ? black : white;
  if (outcome.kind !== 'notEntered') return null;
  const [missing, ...others] = [white, black].filter(
    (id) => (state.players.get(id)?.left ?? null) !== null,
  );
  return missing === undefined || others.length > 0 ? null : missing;
}

import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownPlayer,
  warn,
  type Judgement,
} from '../../judgement.ts';
import type { LeavingReason } from '../../player.ts';
import { firstOpenRound, publishedRounds, type Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';

export function leave(
  state: Tournament,
  id: PlayerId,
  reason: LeavingReason,
  warnings: readonly Warning[],
): Judgement {
  const { articles } = handlingRules(state);
  const player = state.players.get(id);
  if (!player) return unknownPlayer(id);
  const hardens = reason === 'expelled' && player.left?.reason !== 'expelled';
  if (player.left && !hardens) {
    return refuse('alreadyLeft', articles.withdrawal, { player: player.name });
  }
  const fromRound = Math.min(player.left?.fromRound ?? Infinity, firstOpenRound(state));
  const onBoard = openBoardOf(state, id);
  const open =
    onBoard === null
      ? []
      : [warn('leavesPairedBoard', articles.withdrawal, { player: player.name, board: onBoard })];
  return allow([{ type: 'playerLeft', player: id, reason, fromRound }], [...warnings, ...open]);
}

/** The board a player still has to play on in the public round. */
function openBoardOf(state: Tournament, player: PlayerId): number | null {
  const game = publishedRounds(state)
    .at(-1)
    ?.games.find((g) => g.white === player || g.black === player);
  return game?.outcome.kind === 'notEntered' ? game.board : null;
}

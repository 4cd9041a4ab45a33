import { isByTable } from '../../../pairing/systems.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownPlayer,
  warn,
  type Judgement,
} from '../../judgement.ts';
import type { LeavingReason } from '../../player.ts';
import { firstOpenRound, publishedRounds, roundAtHand, type Tournament } from '../../state.ts';
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
  const games = gamesToCome(state, id);
  if (games.length > 1) {
    const warning = warn('forfeitsGamesToCome', articles.withdrawal, {
      player: player.name,
      games: games.length,
    });
    const from = Math.min(fromRound, ...games.map(({ round }) => round));
    return allow(
      [
        { type: 'playerLeft', player: id, reason, fromRound: from },
        ...games.map((game) => ({ type: 'resultEntered', ...game }) as const),
      ],
      [...warnings, warning],
    );
  }
  const onBoard = openBoardOf(state, id);
  const open =
    onBoard === null
      ? []
      : [warn('leavesPairedBoard', articles.withdrawal, { player: player.name, board: onBoard })];
  return allow([{ type: 'playerLeft', player: id, reason, fromRound }], [...warnings, ...open]);
}

/** Games of a calendar that somebody who leaves loses by forfeit (C.05 6.6); one alone is the arbiter's to enter. */
function gamesToCome(
  state: Tournament,
  player: PlayerId,
): { readonly round: number; readonly board: number; readonly outcome: GameOutcome }[] {
  if (!isByTable(state.settings.system)) return [];
  return publishedRounds(state).flatMap(({ number: round, games }) =>
    games
      .filter(({ white, black }) => white === player || black === player)
      .filter(({ outcome }) => outcome.kind === 'notEntered')
      .map(({ board, white, black }) => {
        const opponent = white === player ? black : white;
        const outcome: GameOutcome =
          (state.players.get(opponent)?.left ?? null) !== null
            ? { kind: 'doubleForfeit' }
            : { kind: 'forfeit', winner: white === player ? 'black' : 'white' };
        return { round, board, outcome };
      }),
  );
}

/** The board a player still has to play on in the public round. */
function openBoardOf(state: Tournament, player: PlayerId): number | null {
  const game = roundAtHand(state)?.games.find((g) => g.white === player || g.black === player);
  return game?.outcome.kind === 'notEntered' ? game.board : null;
}

import type { PlayerId } from '../../../rules/identity.ts';
import { allow, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { orNull } from '../../schema/schema.ts';
import { anOrdinal, aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface FixBoard {
  readonly type: 'fixBoard';
  readonly player: PlayerId;
  readonly board: number | null;
}

export const fixBoard: Deed<FixBoard> = {
  fields: { player: aPlayer, board: orNull(anOrdinal) },
  roles: PAIRING,
  touches: ({ player }) => [`fixedBoard:${player}`],
  saysTheSame: ({ board }, event) => event.type === 'boardFixed' && event.board === board,
  judge,
};

/** A player who cannot move about keeps one board, whatever the score. */
function judge(state: Tournament, command: FixBoard): Judgement {
  const { player, board } = command;
  if (!state.players.has(player)) return unknownPlayer(player);
  if (board !== null) {
    if (!Number.isInteger(board) || board < 1) {
      return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'board', value: board });
    }
    for (const [other, taken] of state.fixedBoards) {
      if (taken === board && other !== player) {
        return refuse('boardTaken', HOUSE_RULES.oneAtATime, { board });
      }
    }
  }
  if ((state.fixedBoards.get(player) ?? null) === board) return allow([]);
  return allow([{ type: 'boardFixed', player, board }]);
}

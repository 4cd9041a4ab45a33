import type { PlayerId } from '../../../rules/identity.ts';
import { allow, nameOf, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { OWN_BOARD } from '../../roles.ts';
import { onBoard } from '../../schema/rounds.ts';
import { aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { seatOf } from '../claim-result/seat.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface WithdrawClaim {
  readonly type: 'withdrawClaim';
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
}

export const withdrawClaim: Deed<WithdrawClaim> = {
  fields: { ...onBoard, player: aPlayer },
  roles: OWN_BOARD,
  touches: (command) => [things.claim(command)],
  judge,
};

function judge(state: Tournament, command: WithdrawClaim): Judgement {
  const seat = seatOf(state, command);
  if ('refused' in seat) return seat.refused;
  const { round, board, player } = command;
  if (!seat.game.claims[seat.side]) {
    return refuse('noSuchClaim', HOUSE_RULES.ownBoard, { player: nameOf(state, player), board });
  }
  return allow([{ type: 'claimWithdrawn', round, board, player }]);
}

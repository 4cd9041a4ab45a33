import type { PlayerId } from '../../../rules/identity.ts';
import { allow, unknownPlayer, type Judgement } from '../../judgement.ts';
import { CHECK_IN } from '../../roles.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { checkInNotOpen } from '../check-in/check-in-not-open.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface UndoCheckIn {
  readonly type: 'undoCheckIn';
  readonly players: readonly PlayerId[];
}

export const undoCheckIn: Deed<UndoCheckIn> = {
  fields: { players: listOf(aPlayer) },
  roles: CHECK_IN,
  touches: ({ players }) => players.map(things.seen),
  saysTheSame: (_, event) => event.type === 'checkInUndone',
  judge,
};

function judge(state: Tournament, command: UndoCheckIn): Judgement {
  if (!state.checkIn?.open) return checkInNotOpen();
  const { present } = state.checkIn;
  const stranger = command.players.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const players = [...new Set(command.players)].filter((id) => present.has(id));
  return allow(players.length > 0 ? [{ type: 'checkInUndone', players }] : []);
}

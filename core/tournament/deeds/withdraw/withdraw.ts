import type { PlayerId } from '../../../rules/identity.ts';
import type { Judgement } from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { leave } from './leave.ts';

export interface Withdraw {
  readonly type: 'withdraw';
  readonly player: PlayerId;
}

export const withdraw: Deed<Withdraw> = {
  fields: { player: aPlayer },
  roles: PAIRING,
  touches: ({ player }) => [things.presence(player)],
  judge,
};

function judge(state: Tournament, command: Withdraw): Judgement {
  return leave(state, command.player, 'withdrawn', []);
}

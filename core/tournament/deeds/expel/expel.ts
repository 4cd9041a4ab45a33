import type { PlayerId } from '../../../rules/identity.ts';
import { nameOf, warn, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import { aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { leave } from '../withdraw/leave.ts';
import { EXPULSION } from './expulsion.ts';

export interface Expel {
  readonly type: 'expel';
  readonly player: PlayerId;
}

export const expel: Deed<Expel> = {
  fields: { player: aPlayer },
  roles: ARBITERS,
  touches: ({ player }) => [things.presence(player)],
  judge,
};

function judge(state: Tournament, command: Expel): Judgement {
  const name = nameOf(state, command.player);
  return leave(state, command.player, 'expelled', [warn('expels', EXPULSION, { player: name })]);
}

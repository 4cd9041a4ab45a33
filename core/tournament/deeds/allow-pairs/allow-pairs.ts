import type { PlayerId } from '../../../rules/identity.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { lockedForPairs } from '../prohibit-pairs/locked-for-pairs.ts';
import { things } from '../things.ts';

export interface AllowPairs {
  readonly type: 'allowPairs';
  readonly players: readonly PlayerId[];
}

export const allowPairs: Deed<AllowPairs> = {
  fields: { players: listOf(aPlayer) },
  roles: ARBITERS,
  touches: ({ players }) => [things.pairs(players)],
  judge,
};

function judge(state: Tournament, command: AllowPairs): Judgement {
  const locked = lockedForPairs(state);
  if (locked) return locked;
  const wanted = new Set(command.players);
  const group = state.prohibited.find(
    (g) => g.players.length === wanted.size && g.players.every((id) => wanted.has(id)),
  );
  if (!group) return refuse('noSuchProhibition', HOUSE_RULES.knownNames);
  return allow([{ type: 'pairsAllowed', group }]);
}

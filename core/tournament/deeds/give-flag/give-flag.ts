import { isNoFederation } from '../../../ratings/norms/candidate.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { allow, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { isShownAsFid } from '../../norms/federation-that-counts.ts';
import { titlesEditionOf } from '../../norms/titles-edition.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { flagGivenFields } from './flag-given.ts';

/** The federation that counts for a player who is shown under FIDE's flag; without one, none does. */
export interface GiveFlag {
  readonly type: 'giveFlag';
  readonly player: PlayerId;
  readonly federation?: string;
}

export const giveFlag: Deed<GiveFlag> = {
  fields: flagGivenFields,
  roles: ARBITERS,
  touches: ({ player }) => [`flag:${player}`],
  saysTheSame: ({ federation }, event) =>
    event.type === 'flagGiven' && event.federation === federation,
  judge,
};

function judge(state: Tournament, { player: id, federation }: GiveFlag): Judgement {
  const player = state.players.get(id);
  if (player === undefined) return unknownPlayer(id);
  if (state.flags?.get(id) === federation) return allow([]);
  const { articles } = titlesEditionOf(state).properties;
  if (federation !== undefined && !isShownAsFid(player)) {
    return refuse('notShownAsFid', articles.federations, { player: player.name });
  }
  if (federation !== undefined && isNoFederation(federation)) {
    return refuse('flagIsNoFederation', articles.federations, { player: player.name });
  }
  return allow([
    { type: 'flagGiven', player: id, ...(federation === undefined ? {} : { federation }) },
  ]);
}

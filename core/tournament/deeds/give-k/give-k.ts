import type { PlayerId } from '../../../rules/identity.ts';
import type { RatingKind } from '../../../rules/rating-kind.ts';
import { allow, unknownPlayer, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import { typedDevelopment, type TypedDevelopment } from '../../typed-development.ts';
import type { Deed } from '../deed.ts';
import { kGivenFields } from './k-given.ts';

/** K and games of a player as an arbiter knows them, for one kind of list; with neither, as the list has them. */
export interface GiveK extends TypedDevelopment {
  readonly type: 'giveK';
  readonly player: PlayerId;
  readonly kind: RatingKind;
}

export const giveK: Deed<GiveK> = {
  fields: kGivenFields,
  roles: ARBITERS,
  touches: ({ player, kind }) => [`k:${player}:${kind}`],
  saysTheSame: ({ k, games }, event) =>
    event.type === 'kGiven' && event.k === k && event.games === games,
  judge,
};

function judge(state: Tournament, { player, kind, k, games }: GiveK): Judgement {
  if (!state.players.has(player)) return unknownPlayer(player);
  const before = typedDevelopment(state, player, kind);
  if (before?.k === k && before?.games === games) return allow([]);
  return allow([
    {
      ...({ type: 'kGiven', player, kind } as const),
      ...(k === undefined ? {} : { k }),
      ...(games === undefined ? {} : { games }),
    },
  ]);
}

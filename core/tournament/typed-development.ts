import type { PlayerId } from '../rules/identity.ts';
import type { RatingKind } from '../rules/rating-kind.ts';

/** What an arbiter has typed where no list says it, or says it wrongly (B.02 8.3.3). */
export interface TypedDevelopment {
  /** The development coefficient. */
  readonly k?: number;
  /** Rated games so far. */
  readonly games?: number;
}

/** By kind of list, as K is. */
export type TypedByKind = Readonly<Partial<Record<RatingKind, TypedDevelopment>>>;

/** What was typed of a player for a kind of list; null for nothing. */
export const typedDevelopment = (
  { typedDevelopments }: { readonly typedDevelopments?: ReadonlyMap<PlayerId, TypedByKind> },
  player: PlayerId,
  kind: RatingKind,
): TypedDevelopment | null => typedDevelopments?.get(player)?.[kind] ?? null;

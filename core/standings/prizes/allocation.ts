import type { Tpn } from '../../rules/identity.ts';
import type { Cents } from './money.ts';
import type { PrizeRule, Thing } from './scheme.ts';
import type { ListShares, Undecided } from './share-out.ts';

/** One prize of one player. */
export interface Award {
  readonly tpn: Tpn;
  readonly list: string;
  /** Place in that list. */
  readonly place: number;
  readonly amount: Cents;
  readonly thing: Thing | null;
}

/** What a list would give a player at some moment. */
export interface Offer {
  readonly list: string;
  readonly place: number;
  /** Money before rounding, down to the cent, and the value of a thing. */
  readonly worth: Cents;
}

/** Why a player has this prize and not that one. */
export interface Choice {
  readonly tpn: Tpn;
  readonly taken: Offer;
  /**
   * `largest` of several; `priority` among equal ones; `only` when there was no other; `contested`
   * when shares of several lists hang on each other so that nothing settles: the arbiter decides.
   */
  readonly because: 'largest' | 'priority' | 'only' | 'contested';
  /** What the other lists would give, were the player to go back to one of them. */
  readonly passedOver: readonly Offer[];
}

/** One list with its working. */
export interface ListAllocation extends ListShares {
  readonly list: string;
  readonly rule: PrizeRule;
  /** Everybody who meets the criteria, in order. */
  readonly eligible: readonly Tpn[];
  /** Those of them who have their prize from another list; this one passes them over. */
  readonly elsewhere: readonly { readonly tpn: Tpn; readonly list: string }[];
}

/** Equal with a winner of a list, and without any prize. */
export interface TiedWithoutPrize {
  readonly list: string;
  readonly winners: readonly Tpn[];
  readonly players: readonly Tpn[];
  readonly because: 'prizesExhausted' | 'belowMinimum';
}

export interface PrizeAllocation {
  /** In the order of the standings, then of the lists. */
  readonly awards: readonly Award[];
  readonly lists: readonly ListAllocation[];
  readonly choices: readonly Choice[];
  readonly tiedWithoutPrize: readonly TiedWithoutPrize[];
  readonly undecided: readonly (Undecided & { readonly list: string })[];
  /** `fund` is always `awarded` and `unawarded` together. */
  readonly totals: { readonly fund: Cents; readonly awarded: Cents; readonly unawarded: Cents };
}

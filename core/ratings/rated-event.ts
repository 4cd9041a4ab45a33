import type { RatingCalculation, RatingProperties } from '../rules/editions/rating-properties.ts';
import type { IsoDate, Tpn } from '../rules/identity.ts';
import type { RateOfPlay } from '../rules/rate-of-play.ts';
import type { RatingKind } from '../rules/rating-kind.ts';
import type { RoundRecord } from '../rules/record.ts';

/** What the K of a player depends on; missing where nobody knows. */
export interface Development {
  /** As the list has it. */
  readonly listedK?: number;
  /** As an arbiter has given it, before everything else. */
  readonly givenK?: number;
  /** `YYYY-MM-DD`, or `YYYY`. */
  readonly birth?: string;
  /** The highest published rating so far. */
  readonly highest?: number;
  /** Rated games so far, of events completed. */
  readonly gamesSoFar?: number;
  /** The games so far are what an arbiter typed. */
  readonly gamesTyped?: true;
}

/** A player of an event to be rated. */
export interface EntrantToRate {
  readonly tpn: Tpn;
  readonly name: string;
  /** By which the player is the same in other events; missing without one. */
  readonly fideNumber?: string;
  /** On the list of the event's kind that was in force on the first day; null or 0 without one. */
  readonly rating: number | null;
  /** The standard rating, which may stand in for a missing rapid or blitz rating. */
  readonly standardRating?: number | null;
  /** A first rating published before the event is rated: it counts for the player alone. */
  readonly ratedMeanwhile?: number;
  /** Round r at index r − 1, in an event that outlasts its first list; undefined where the first holds. */
  readonly ratingsByRound?: readonly (number | null | undefined)[];
  /** Months in which the games were played, likewise; missing in an event of one list. */
  readonly monthsByRound?: readonly (string | null)[];
  /** Of the months whose own list is kept, with the K it says. */
  readonly listsKept?: ReadonlyMap<string, { readonly k?: number }>;
  /** Marked so on the list: no rated game for a year. */
  readonly inactive?: true;
  readonly development: Development;
  readonly rounds: readonly RoundRecord[];
}

/** An event, as the calculation sees it. */
export interface EventToRate {
  readonly kind: RatingKind;
  readonly rules: RatingProperties;
  readonly firstDay: IsoDate;
  /** Null where it is not known: then no game is left out for it. */
  readonly rateOfPlay: RateOfPlay | null;
  /** Games of a match between two players; null for every other event. */
  readonly matchOf: number | null;
  readonly entrants: readonly EntrantToRate[];
}

/** Rapid and blitz are calculated by a chapter of their own. */
export const calculationOf = (rules: RatingProperties, kind: RatingKind): RatingCalculation =>
  kind === 'standard' ? rules.standard : rules.rapidAndBlitz;

import type { IsoDate } from '../identity.ts';

/** Rules of B.02 that calculations and reports cite; each chapter numbers them its own way. */
export const RATING_RULES = [
  'startDate',
  'registration',
  'rateOfPlay',
  'dailyLimit',
  'unplayedGames',
  'matches',
  'ratingList',
  'closingDate',
  'firstRatingGames',
  'floor',
  'inactivity',
  'tables',
  'firstRating',
  'ratedMeanwhile',
  'difference',
  'change',
  'k',
  'rounding',
  'report',
  'announcement',
  'inclusion',
] as const;
export type RatingRule = (typeof RATING_RULES)[number];

/** One step of the K ladder: the first step that applies gives the K. */
export type KStep =
  | { readonly k: number; readonly when: 'publishedRatingEverReached'; readonly rating: number }
  | {
      readonly k: number;
      readonly when: 'juniorAlwaysBelow';
      readonly rating: number;
      readonly birthday: number;
      /** Till the day itself, or till the end of its year. */
      readonly until: 'birthday' | 'endOfYear';
    }
  | { readonly k: number; readonly when: 'fewerGamesThan'; readonly games: number }
  | { readonly k: number; readonly when: 'otherwise' };

/** How Ru follows from the average Ra and the score. */
export type FirstRatingMethod =
  | {
      readonly kind: 'halfPointsAboveEven';
      /** Added for each half point above 50 %; below, the table of dp is used. */
      readonly perHalfPoint: number;
    }
  | {
      readonly kind: 'hypotheticalDraws';
      readonly opponents: number;
      readonly opponentRating: number;
    };

/** The calculation, for one of the three lists. */
export interface RatingCalculation {
  readonly firstRating: {
    readonly method: FirstRatingMethod;
    readonly maximum: number | null;
    /** The standard rating stands in for a missing rapid or blitz rating. */
    readonly standardRatingStandsIn: boolean;
  };
  readonly difference: {
    /** A larger difference counts as this much. */
    readonly cap: number;
    /** How often a player may profit from the cap. */
    readonly benefit: 'oncePerTournament' | 'always';
    /** From this own rating on, the true difference is used; null without such players. */
    readonly exemptFrom: number | null;
  };
  /** Games that are not rated for their difference, in events starting on `from` or later. */
  readonly excluded: {
    readonly differenceFrom: number;
    readonly oneAbove: number;
    readonly from: IsoDate;
  } | null;
  readonly k: readonly KStep[];
  readonly articles: Readonly<Record<RatingRule, string>>;
}

/** Minutes each player has for sixty moves: the time allotted plus sixty increments. */
export interface StandardRateOfPlay {
  /** By the higher rating of the two, the first that is reached. */
  readonly minutes: readonly { readonly ratingFrom: number; readonly atLeast: number }[];
  /** Moves of the first control, where it has a number of moves. */
  readonly firstControl: { readonly moves: number; readonly article: string };
  readonly hoursPerDay: number;
  /** Longer events report every month. */
  readonly interimReport: { readonly afterDays: number; readonly article: string };
}

export interface FastRateOfPlay {
  readonly least: number;
  readonly leastIncluded: boolean;
  readonly limit: number;
  readonly limitIncluded: boolean;
  readonly roundsPerDay: number;
  /** The article by which games with different times for the two players are not rated. */
  readonly sameTimeForBoth: string;
}

export interface RatingProperties {
  /** The lowest published rating. */
  readonly floor: number;
  readonly firstRatingGames: number;
  /** Events of this many months are pooled for a first rating. */
  readonly firstRatingMonths: number;
  /** A first event without a point is left out. */
  readonly zeroFirstEventDisregarded: boolean;
  /** K × games of a period may not exceed this. */
  readonly kTimesGames: number;
  /** Once per period, halves away from zero. */
  readonly rounding: 'halfAwayFromZero';
  /** An event ends at least this many days before the list that rates it. */
  readonly closingDays: number;
  /** The last list after the end on which an event can still be rated. */
  readonly lastListAfterEnd: number;
  readonly inactiveAfterMonths: number;
  /** Days before the start; stricter when the field is strong enough. */
  readonly registrationDays: {
    readonly usual: number;
    readonly strongField: {
      readonly days: number;
      readonly playerAbove: number;
      readonly womanAbove: number;
    } | null;
  };
  /** Days the chief arbiter has for the report; null when the text sets none. */
  readonly reportDays: number | null;
  readonly rateOfPlay: {
    readonly standard: StandardRateOfPlay;
    readonly rapid: FastRateOfPlay;
    readonly blitz: FastRateOfPlay;
  };
  readonly standard: RatingCalculation;
  readonly rapidAndBlitz: RatingCalculation;
}

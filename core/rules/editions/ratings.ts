import type { IsoDate } from '../identity.ts';
import { publish } from './edition.ts';

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
] as const;
export type RatingRule = (typeof RATING_RULES)[number];

/** One step of the K ladder: the first step that applies gives the K. */
export type KStep =
  | { readonly k: number; readonly when: 'publishedRatingEverReached'; readonly rating: number }
  | {
      readonly k: number;
      readonly when: 'juniorAlwaysBelow';
      readonly rating: number;
      /** Till the end of the year of this birthday. */
      readonly birthday: number;
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
  readonly firstControlMoves: number;
  readonly hoursPerDay: number;
  /** Longer events report every month. */
  readonly interimReportAfterDays: number;
}

export interface FastRateOfPlay {
  readonly moreThan: number;
  readonly limit: number;
  readonly limitIncluded: boolean;
  readonly roundsPerDay: number;
  /** Games with different times for the two players are not rated. */
  readonly sameTimeForBoth: boolean;
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

const STANDARD_ARTICLES: RatingCalculation['articles'] = {
  startDate: 'B.02 0.1',
  registration: 'B.02 0.2',
  rateOfPlay: 'B.02 1',
  dailyLimit: 'B.02 3.1',
  unplayedGames: 'B.02 5.1',
  matches: 'B.02 6',
  ratingList: 'B.02 7.1',
  closingDate: 'B.02 7.1.3',
  firstRatingGames: 'B.02 7.1.4',
  floor: 'B.02 7.2.1',
  inactivity: 'B.02 7.2.2',
  tables: 'B.02 8.1',
  firstRating: 'B.02 8.2.3',
  ratedMeanwhile: 'B.02 8.2.4',
  difference: 'B.02 8.3.1',
  change: 'B.02 8.3.2',
  k: 'B.02 8.3.3',
  rounding: 'B.02 8.3.4',
  report: 'B.02 9.1',
};

const RAPID_AND_BLITZ_ARTICLES: RatingCalculation['articles'] = {
  startDate: 'B.02 RB 0.1',
  registration: 'B.02 RB 0.2',
  rateOfPlay: 'B.02 RB 1',
  dailyLimit: 'B.02 RB 3.1',
  unplayedGames: 'B.02 RB 4.1',
  matches: 'B.02 RB 5',
  ratingList: 'B.02 RB 6.1',
  closingDate: 'B.02 RB 6.1.3',
  firstRatingGames: 'B.02 RB 6.1.4',
  floor: 'B.02 RB 6.2.1',
  inactivity: 'B.02 RB 6.2.2',
  tables: 'B.02 RB 7.1',
  firstRating: 'B.02 RB 7.2.3',
  ratedMeanwhile: 'B.02 RB 7.2.4',
  difference: 'B.02 RB 7.3.1',
  change: 'B.02 RB 7.3.2',
  k: 'B.02 RB 7.3.3',
  rounding: 'B.02 RB 7.3.4',
  report: 'B.02 RB 8.1',
};

/** 8.3.3 gives no order; this one fits the published lists (2400 once reached prevails). */
const K_LADDER: readonly KStep[] = [
  { k: 10, when: 'publishedRatingEverReached', rating: 2400 },
  { k: 40, when: 'juniorAlwaysBelow', rating: 2300, birthday: 18 },
  { k: 40, when: 'fewerGamesThan', games: 30 },
  { k: 20, when: 'otherwise' },
];

const STANDARD_2022: RatingCalculation = {
  firstRating: {
    method: { kind: 'halfPointsAboveEven', perHalfPoint: 20 },
    maximum: null,
    standardRatingStandsIn: false,
  },
  difference: { cap: 400, benefit: 'oncePerTournament', exemptFrom: null },
  excluded: null,
  k: K_LADDER,
  articles: STANDARD_ARTICLES,
};

const PROPERTIES_2022: RatingProperties = {
  floor: 1000,
  firstRatingGames: 5,
  firstRatingMonths: 26,
  zeroFirstEventDisregarded: true,
  kTimesGames: 700,
  // The book (line 10522) prints "0,5 est arrondi à 0"; read as "away from 0", as in 2024.
  rounding: 'halfAwayFromZero',
  closingDays: 3,
  lastListAfterEnd: 3,
  inactiveAfterMonths: 12,
  registrationDays: { usual: 3, strongField: null },
  reportDays: 7,
  rateOfPlay: {
    standard: {
      minutes: [
        { ratingFrom: 2400, atLeast: 120 },
        { ratingFrom: 1800, atLeast: 90 },
        { ratingFrom: 0, atLeast: 60 },
      ],
      firstControlMoves: 30,
      hoursPerDay: 12,
      interimReportAfterDays: 30,
    },
    rapid: {
      moreThan: 10,
      limit: 60,
      limitIncluded: false,
      roundsPerDay: 15,
      sameTimeForBoth: true,
    },
    blitz: { moreThan: 3, limit: 10, limitIncluded: true, roundsPerDay: 30, sameTimeForBoth: true },
  },
  standard: STANDARD_2022,
  rapidAndBlitz: {
    ...STANDARD_2022,
    k: [{ k: 20, when: 'otherwise' }],
    articles: RAPID_AND_BLITZ_ARTICLES,
  },
};

export const RATING_2022 = publish<RatingProperties, 'ratings'>({
  id: 'rating-2022',
  chapter: 'ratings',
  name: { en: 'Ratings, January 2022', fr: 'Classement, janvier 2022' },
  inForce: { from: '2022-01-01', until: '2024-02-29' },
  sources: [
    {
      document: "Livre de l'Arbitre, January 2022",
      articles: 'chapters 6.1 and 6.2, lines 10368-10715',
    },
    { document: 'FIDE Handbook, Council of 27 October 2021', articles: 'B.02' },
  ],
  properties: PROPERTIES_2022,
});

const STANDARD_2024: RatingCalculation = {
  ...STANDARD_2022,
  firstRating: {
    method: { kind: 'hypotheticalDraws', opponents: 2, opponentRating: 1800 },
    maximum: 2200,
    standardRatingStandsIn: false,
  },
  difference: { cap: 400, benefit: 'always', exemptFrom: null },
};

const PROPERTIES_2024: RatingProperties = {
  ...PROPERTIES_2022,
  floor: 1400,
  registrationDays: { usual: 3, strongField: { days: 30, playerAbove: 2700, womanAbove: 2500 } },
  reportDays: null,
  standard: STANDARD_2024,
  rapidAndBlitz: {
    ...STANDARD_2024,
    // 7.2.1 is new, so that the articles on first ratings move by one.
    firstRating: { ...STANDARD_2024.firstRating, standardRatingStandsIn: true },
    excluded: { differenceFrom: 600, oneAbove: 2600, from: '2024-12-01' },
    articles: {
      ...RAPID_AND_BLITZ_ARTICLES,
      firstRating: 'B.02 RB 7.2.4',
      ratedMeanwhile: 'B.02 RB 7.2.5',
    },
  },
};

export const RATING_2024_03 = publish<RatingProperties, 'ratings'>({
  id: 'rating-2024-03',
  chapter: 'ratings',
  name: { en: 'Ratings, March 2024', fr: 'Classement, mars 2024' },
  inForce: { from: '2024-03-01', until: '2025-09-30' },
  sources: [
    {
      document: 'FIDE Handbook, Council of 15 December 2023',
      articles: 'B.02 (standard; rapid and blitz with the amendment of 1 December 2024)',
    },
  ],
  properties: PROPERTIES_2024,
});

export const RATING_2025_10 = publish<RatingProperties, 'ratings'>({
  id: 'rating-2025-10',
  chapter: 'ratings',
  name: { en: 'Ratings, October 2025', fr: 'Classement, octobre 2025' },
  inForce: { from: '2025-10-01', until: null },
  sources: [
    { document: 'FIDE Handbook, Council of 15 December 2023', articles: 'B.02' },
    { document: 'FIDE Handbook, amendment of 1 October 2025', articles: 'B.02 8.3.1' },
  ],
  properties: {
    ...PROPERTIES_2024,
    standard: {
      ...STANDARD_2024,
      difference: { cap: 400, benefit: 'always', exemptFrom: 2650 },
    },
  },
});

export const RATING_EDITIONS = [RATING_2022, RATING_2024_03, RATING_2025_10] as const;

import { publish } from './edition.ts';
import type { KStep, RatingCalculation, RatingProperties } from './rating-properties.ts';

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
  announcement: 'B.02 9.2',
  inclusion: 'B.02 10.1',
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
  announcement: 'B.02 RB 8.2',
  inclusion: 'B.02 RB 9.1',
};

/** 8.3.3 gives no order; this one fits the published lists (2400 once reached prevails). */
const K_LADDER: readonly KStep[] = [
  { k: 10, when: 'publishedRatingEverReached', rating: 2400 },
  { k: 40, when: 'juniorAlwaysBelow', rating: 2300, birthday: 18, until: 'endOfYear' },
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
      firstControl: { moves: 30, article: 'B.02 1.2' },
      hoursPerDay: 12,
      interimReport: { afterDays: 30, article: 'B.02 4.1' },
    },
    rapid: {
      least: 10,
      leastIncluded: false,
      limit: 60,
      limitIncluded: false,
      roundsPerDay: 15,
      sameTimeForBoth: 'B.02 RB 1.2',
    },
    blitz: {
      least: 3,
      leastIncluded: false,
      limit: 10,
      limitIncluded: true,
      roundsPerDay: 30,
      sameTimeForBoth: 'B.02 RB 1.2',
    },
  },
  standard: STANDARD_2022,
  rapidAndBlitz: {
    ...STANDARD_2022,
    k: [{ k: 20, when: 'otherwise' }],
    articles: RAPID_AND_BLITZ_ARTICLES,
  },
};

/** BAF 144 prints 1.3, 1.4 and 8.56; the decimals of 2022 came later, so that the rest cites its section. */
const ARTICLES_2017: RatingCalculation['articles'] = {
  startDate: 'B.02 0.1',
  registration: 'B.02 0.2',
  rateOfPlay: 'B.02 1',
  dailyLimit: 'B.02 3',
  unplayedGames: 'B.02 5',
  matches: 'B.02 6',
  ratingList: 'B.02 7.1',
  closingDate: 'B.02 7.1',
  firstRatingGames: 'B.02 7.1',
  floor: 'B.02 7.2',
  inactivity: 'B.02 7.2',
  tables: 'B.02 8.1',
  firstRating: 'B.02 8.2',
  ratedMeanwhile: 'B.02 8.2',
  difference: 'B.02 8.54',
  change: 'B.02 8.55',
  k: 'B.02 8.56',
  rounding: 'B.02 8.5',
  report: 'B.02 9',
  announcement: 'B.02 9',
  inclusion: 'B.02 10',
};

const STANDARD_2017: RatingCalculation = {
  ...STANDARD_2022,
  difference: { cap: 400, benefit: 'always', exemptFrom: null },
  k: K_LADDER.map((step) =>
    step.when === 'juniorAlwaysBelow' ? { ...step, until: 'birthday' } : step,
  ),
  articles: ARTICLES_2017,
};

export const RATING_2017 = publish<RatingProperties, 'ratings'>({
  id: 'rating-2017',
  chapter: 'ratings',
  name: { en: 'Ratings, July 2017', fr: 'Classement, juillet 2017' },
  inForce: { from: '2017-07-01', until: '2021-12-31' },
  sources: [{ document: 'BAF 144, 2017', articles: 'B02, lines 488-529' }],
  note: {
    en: 'The bulletin prints what changed in July 2017; the rest is read as in 2022, but for the 400 points, which everybody had in every game till then.',
    fr: 'Le bulletin n’imprime que ce qui changeait en juillet 2017 ; le reste est lu comme en 2022, sauf les 400 points, dont chacun bénéficiait alors à chaque partie.',
  },
  properties: {
    ...PROPERTIES_2022,
    rateOfPlay: {
      standard: {
        ...PROPERTIES_2022.rateOfPlay.standard,
        minutes: [
          { ratingFrom: 2200, atLeast: 120 },
          { ratingFrom: 1600, atLeast: 90 },
          { ratingFrom: 0, atLeast: 60 },
        ],
        firstControl: { moves: 30, article: 'B.02 1' },
        interimReport: { afterDays: 30, article: 'B.02 4' },
      },
      rapid: { ...PROPERTIES_2022.rateOfPlay.rapid, sameTimeForBoth: 'B.02 1.3' },
      blitz: {
        ...PROPERTIES_2022.rateOfPlay.blitz,
        least: 5,
        leastIncluded: true,
        sameTimeForBoth: 'B.02 1.4',
      },
    },
    standard: STANDARD_2017,
    rapidAndBlitz: {
      ...STANDARD_2017,
      k: [{ k: 20, when: 'otherwise' }],
      articles: { ...ARTICLES_2017, rateOfPlay: 'B.02 1.3' },
    },
  },
});

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

export const RATING_EDITIONS = [RATING_2017, RATING_2022, RATING_2024_03, RATING_2025_10] as const;

import type { IsoDate } from '../identity.ts';
import type { Title } from '../title.ts';
import { publish, type Share } from './edition.ts';

/** Titles that are won by norms, from the highest requirement to the lowest. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const satisfies readonly Title[];
export type NormTitle = (typeof NORM_TITLES)[number];
export type PerNormTitle<Value> = Readonly<Record<NormTitle, Value>>;

export const TITLE_RULES = [
  'games',
  'federations',
  'swissExemption',
  'titlesOfOpponents',
  'ratingListUsed',
  'raisedOpponents',
  'unratedOpponents',
  'average',
  'performance',
] as const;
export type TitleRule = (typeof TITLE_RULES)[number];

/** Opponents of a certain class that a norm needs. */
export type ClassOfOpponents =
  | {
      readonly kind: 'share';
      /** Rounded up. */
      readonly of: Share;
      readonly atLeast: number;
      readonly among: readonly Title[];
    }
  | {
      readonly kind: 'anyOf';
      /** One alternative suffices; all its counts must be met. */
      readonly alternatives: readonly (readonly {
        readonly count: number;
        readonly among: readonly Title[];
      }[])[];
    };

/** Numbers the edition gives for nine games only. */
export interface NineGameMinima {
  readonly foreignOpponents: number;
  readonly ratedOpponents: number;
}

/** From norms to a title. */
export interface TitleApplication {
  readonly games: number;
  readonly rating: PerNormTitle<number>;
  /** Norms that meet the normal rule on federations. */
  readonly normsWithForeigners: number;
  /** GM and WGM: one norm from an event with this many days of a single round. */
  readonly singleRoundDays: number;
  /** One norm from such a Swiss, once the application has a norm later than `after`. */
  readonly swissNorm: {
    readonly after: IsoDate;
    readonly participants: number;
    readonly averageRating: number;
    /** Rounds a participant may miss and still count, pairing-allocated byes apart. */
    readonly mayMiss: number;
    /** Olympiads, national finals and the like do as well. */
    readonly otherEventsQualify: boolean;
  };
  /** Norms over eight games of nine that one application may hold. */
  readonly eightGameNorms: number;
  /** Days before the meeting that decides. */
  readonly days: number;
}

/** What the event must be for norms to be made in it. */
export interface NormEvent {
  readonly registrationDays: number;
  readonly roundsPerDay: number;
  readonly hoursPerDay: number;
  /** For sixty moves, each player. */
  readonly minutes: number;
  /** In longer events each game is judged by the ratings and titles of its day. */
  readonly longAfterDays: number;
  readonly doubleRoundRobinPlayers: number;
}

/** What an edition does not print in the texts we hold is absent, not guessed. */
export interface TitleProperties {
  /** The performance to reach, after rounding. */
  readonly performance: PerNormTitle<number>;
  readonly minimumAverage?: PerNormTitle<number>;
  readonly minimumScorePercent?: number;
  readonly games: {
    readonly minimum: number;
    /** In continental and world team championships. */
    readonly teamChampionships?: number;
    /** World Cups: games played, and what they count for. */
    readonly worldCup?: { readonly played: number; readonly countAs: number };
    /** A longer event counts as this many games. */
    readonly countedAtMost?: number;
  };
  readonly unratedCountsAs: number;
  readonly raised: { readonly opponents: number; readonly to: PerNormTitle<number> };
  readonly foreignFederations: number;
  readonly ownFederationAtMost?: Share;
  readonly oneFederationAtMost?: Share;
  readonly swissExemption: {
    readonly ratedForeigners: number;
    readonly federations: number;
    readonly titled: number;
    readonly titles: readonly Title[];
    readonly everyRound: boolean;
    readonly mayMiss?: number;
  };
  /** An exempt event is free of the shares of federations too. */
  readonly exemptionCoversShares?: boolean;
  readonly titled: { readonly of: Share; readonly titles: readonly Title[] };
  readonly classOfOpponents: PerNormTitle<ClassOfOpponents>;
  readonly nineGames?: NineGameMinima;
  readonly application?: TitleApplication;
  readonly event?: NormEvent;
  /** Titles by rating alone, with the games they need. */
  readonly byRating?: {
    readonly ratings: Readonly<Partial<Record<Title, number>>>;
    readonly games: number;
  };
  /** The rating without which a direct title stays conditional. */
  readonly directTitle?: {
    readonly ratings: Readonly<Record<Title, number>>;
    /** Rated games behind a rating reached later than `after`. */
    readonly games?: { readonly after: IsoDate; readonly atLeast: number };
  };
  readonly articles: Readonly<Record<TitleRule, string>>;
}

/** Titles that count as titled opponents: all but CM and WCM. */
const TITLED: readonly Title[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM'];
const MASTERS: readonly Title[] = ['GM', 'IM', 'WGM', 'WIM'];
const GM_IM_WGM_FM: readonly Title[] = ['GM', 'IM', 'WGM', 'FM'];

export const TITLES_2003 = publish<TitleProperties, 'titles'>({
  id: 'titles-2003',
  chapter: 'titles',
  name: { en: 'Titles, July 2003 (nine rounds)', fr: 'Titres, juillet 2003 (neuf rondes)' },
  // Its own 0.21 and 0.22: first change decided in 2004, in force on 1 July of the next year.
  inForce: { from: '2003-07-01', until: '2005-06-30' },
  sources: [{ document: 'BAF 101, November 2003', articles: 'lines 615-783' }],
  note: {
    en: 'Only what the bulletin prints for events of nine rounds.',
    fr: 'Seulement ce que le bulletin imprime pour les tournois en neuf rondes.',
  },
  properties: {
    // "Performance > 2600,5": the next whole number.
    performance: { GM: 2601, IM: 2451, WGM: 2401, WIM: 2251 },
    games: { minimum: 9 },
    unratedCountsAs: 1800,
    raised: { opponents: 2, to: { GM: 2250, IM: 2100, WGM: 2050, WIM: 1900 } },
    foreignFederations: 2,
    swissExemption: {
      ratedForeigners: 20,
      federations: 3,
      titled: 10,
      titles: MASTERS,
      everyRound: false,
    },
    // Five of nine; the bulletin's six titled in a field of ten follow from it.
    titled: { of: [1, 2], titles: TITLED },
    classOfOpponents: {
      GM: { kind: 'anyOf', alternatives: [[{ count: 3, among: ['GM'] }]] },
      IM: {
        kind: 'anyOf',
        alternatives: [
          [{ count: 3, among: ['IM'] }],
          [{ count: 2, among: ['GM'] }],
          [
            { count: 2, among: ['IM'] },
            { count: 1, among: ['GM'] },
          ],
        ],
      },
      WGM: {
        kind: 'anyOf',
        alternatives: [[{ count: 2, among: ['GM'] }], [{ count: 3, among: GM_IM_WGM_FM }]],
      },
      WIM: {
        kind: 'anyOf',
        alternatives: [[{ count: 3, among: ['WIM'] }], [{ count: 2, among: GM_IM_WGM_FM }]],
      },
    },
    nineGames: { foreignOpponents: 4, ratedOpponents: 7 },
    articles: {
      games: 'BAF 101 note 1',
      federations: 'BAF 101 note 2',
      swissExemption: 'B.01 1.43e',
      titlesOfOpponents: 'BAF 101 note 4',
      ratingListUsed: 'B.01 1.46b',
      raisedOpponents: 'B.01 1.46c',
      unratedOpponents: 'BAF 101 note 3',
      average: 'B.01 1.47b',
      performance: 'BAF 101 note 5',
    },
  },
});

const aThird = (among: readonly Title[]): ClassOfOpponents => ({
  kind: 'share',
  of: [1, 3],
  atLeast: 3,
  among,
});

const EVENT_2022: NormEvent = {
  registrationDays: 30,
  roundsPerDay: 2,
  hoursPerDay: 12,
  minutes: 120,
  longAfterDays: 30,
  doubleRoundRobinPlayers: 6,
};

const APPLICATION_2022: TitleApplication = {
  games: 27,
  rating: { GM: 2500, IM: 2400, WGM: 2300, WIM: 2200 },
  normsWithForeigners: 1,
  singleRoundDays: 3,
  swissNorm: {
    after: '2022-06-30',
    participants: 40,
    averageRating: 2000,
    mayMiss: 1,
    otherEventsQualify: false,
  },
  eightGameNorms: 1,
  days: 30,
};

const DIRECT_RATINGS: Readonly<Record<Title, number>> = {
  GM: 2300,
  IM: 2200,
  FM: 2100,
  CM: 2000,
  WGM: 2100,
  WIM: 2000,
  WFM: 1900,
  WCM: 1800,
};

const PROPERTIES_2022: TitleProperties = {
  performance: { GM: 2600, IM: 2450, WGM: 2400, WIM: 2250 },
  minimumAverage: { GM: 2380, IM: 2230, WGM: 2180, WIM: 2030 },
  minimumScorePercent: 35,
  games: {
    minimum: 9,
    teamChampionships: 7,
    worldCup: { played: 8, countAs: 9 },
    countedAtMost: 13,
  },
  unratedCountsAs: 1000,
  raised: { opponents: 1, to: { GM: 2200, IM: 2050, WGM: 2000, WIM: 1850 } },
  foreignFederations: 2,
  ownFederationAtMost: [3, 5],
  oneFederationAtMost: [2, 3],
  swissExemption: {
    ratedForeigners: 20,
    federations: 3,
    titled: 10,
    titles: MASTERS,
    everyRound: true,
    mayMiss: 1,
  },
  titled: { of: [1, 2], titles: TITLED },
  classOfOpponents: {
    GM: aThird(['GM']),
    IM: aThird(['GM', 'IM']),
    WGM: aThird(['GM', 'IM', 'WGM']),
    WIM: aThird(['GM', 'IM', 'WGM', 'WIM']),
  },
  application: APPLICATION_2022,
  event: EVENT_2022,
  byRating: { ratings: { FM: 2300, CM: 2200, WFM: 2100, WCM: 2000 }, games: 30 },
  directTitle: { ratings: DIRECT_RATINGS },
  articles: {
    games: 'B.01 1.4.1',
    federations: 'B.01 1.4.3 and 1.4.4',
    swissExemption: 'B.01 1.4.3d',
    titlesOfOpponents: 'B.01 1.4.5',
    ratingListUsed: 'B.01 1.4.6a',
    raisedOpponents: 'B.01 1.4.6c',
    unratedOpponents: 'B.01 1.4.6d',
    average: 'B.01 1.4.7',
    performance: 'B.01 1.4.8',
  },
};

export const TITLES_2022 = publish<TitleProperties, 'titles'>({
  id: 'titles-2022',
  chapter: 'titles',
  name: { en: 'Titles, January 2022', fr: 'Titres, janvier 2022' },
  // The handbook lists an edition of 2023 that we do not hold.
  inForce: { from: '2022-01-01', until: '2022-12-31' },
  sources: [
    { document: "Livre de l'Arbitre, January 2022", articles: 'chapter 6.3, lines 10733-11415' },
    { document: 'FIDE Handbook, Council of 27 October 2021', articles: 'B.01' },
  ],
  properties: PROPERTIES_2022,
});

export const TITLES_2024 = publish<TitleProperties, 'titles'>({
  id: 'titles-2024',
  chapter: 'titles',
  name: { en: 'Titles, January 2024', fr: 'Titres, janvier 2024' },
  inForce: { from: '2024-01-01', until: null },
  sources: [{ document: 'FIDE Handbook, edition of 1 January 2024', articles: 'B.01' }],
  properties: {
    ...PROPERTIES_2022,
    unratedCountsAs: 1400,
    exemptionCoversShares: true,
    application: {
      ...APPLICATION_2022,
      swissNorm: { ...APPLICATION_2022.swissNorm, otherEventsQualify: true },
      days: 45,
    },
    directTitle: { ratings: DIRECT_RATINGS, games: { after: '2024-01-01', atLeast: 30 } },
  },
});

export const TITLE_EDITIONS = [TITLES_2003, TITLES_2022, TITLES_2024] as const;

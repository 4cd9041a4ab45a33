import type { IsoDate } from '../identity.ts';
import type { Title } from '../title.ts';
import type { Share } from './edition.ts';

/** Titles that are won by norms, from the highest requirement to the lowest. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const satisfies readonly Title[];
export type NormTitle = (typeof NORM_TITLES)[number];
export type PerNormTitle<Value> = Readonly<Record<NormTitle, Value>>;

export const TITLE_RULES = [
  'registration',
  'hoursPerDay',
  'rateOfPlay',
  'singleRoundDays',
  'longEvents',
  'chiefArbiter',
  'playingArbiter',
  'directEvents',
  'directTitle',
  'byRating',
  'games',
  'eightOfNine',
  'extension',
  'firstRounds',
  'dropWins',
  'scorelessOpponents',
  'unplayedGames',
  'federations',
  'nationalFinal',
  'nationalTeams',
  'zonal',
  'swissExemption',
  'normalForeigners',
  'shares',
  'titledOpponents',
  'classGM',
  'classIM',
  'classWGM',
  'classWIM',
  'doubleRoundRobin',
  'ratingListUsed',
  'raisedOpponents',
  'unratedOpponents',
  'average',
  'minimumAverage',
  'minimumScore',
  'performance',
  'countedAtMost',
  'applicationGames',
  'applicationRating',
  'swissNorm',
  'lateApplication',
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

/** Events in which opponents of the player's own federation do. */
export const EXEMPTIONS = ['nationalFinal', 'nationalTeams', 'zonal', 'swiss'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

/** Why a round of an event brought no game. */
export const MISSING_GAMES = ['forfeitWin', 'pairingAllocatedBye', 'absent'] as const;
export type MissingGame = (typeof MISSING_GAMES)[number];

/** The time each player must have. */
export interface NormRateOfPlay {
  /** Minutes for sixty moves, increments included. */
  readonly sixtyMoves?: number;
  /** With at least so many seconds a move, minutes beside them. */
  readonly withIncrement?: { readonly seconds: number; readonly minutes: number };
  readonly withoutIncrement?: number;
  /** From this day on games without that increment count for nothing. */
  readonly incrementFrom?: IsoDate;
}

/** International championships that bring titles directly. */
export interface DirectTitleEvents {
  /** The smaller of this share of the federations concerned and this number of them takes part. */
  readonly federations: { readonly of: Share; readonly orAtLeast: number };
  readonly participants: number;
  readonly rounds?: number;
  readonly minimumScorePercent: number;
  /** Groups played as one, and what each of them must be for a title of its own. */
  readonly merged: { readonly participants: number; readonly federations: number };
  readonly subGroup: {
    readonly participants: number;
    readonly federations: number;
    readonly scorePercent: number;
  };
}

/** From norms to a title. */
export interface TitleApplication {
  readonly games: number;
  readonly rating: PerNormTitle<number>;
  /** Norms that meet the normal rule on federations. */
  readonly normsWithForeigners: number;
  /** One norm for these titles is from an event with this many days of a single round. */
  readonly singleRoundDays: { readonly days: number; readonly titles: readonly NormTitle[] };
  /** One norm from such a Swiss, once the application has a norm later than `after`. */
  readonly swissNorm?: {
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
  /** What is added to the fee of a later application, in percent. */
  readonly lateFeePercent: number;
}

/** Titles of FIDE's arbiters. */
export const ARBITER_TITLES = ['IA', 'FA'] as const;
export type ArbiterTitle = (typeof ARBITER_TITLES)[number];

/** What the event must be for norms to be made in it. */
export interface NormEvent {
  readonly registrationDays: number;
  readonly roundsPerDay: number;
  readonly hoursPerDay: number;
  /** In longer events each game is judged by the ratings and titles of its day. */
  readonly longAfterDays: number;
  readonly doubleRoundRobinPlayers: number;
  /** Titles of arbiters, one of which the chief arbiter holds. */
  readonly chiefArbiter: readonly ArbiterTitle[];
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
    /** An event of so many rounds in which one game is missing for these reasons, and what it counts for. */
    readonly eightOfNine?: {
      readonly rounds: number;
      readonly played: number;
      readonly because: readonly MissingGame[];
    };
    /** Full points above what is required count as games more. */
    readonly extendedByPoints?: true;
    /** Games after a norm is made may be left out, where pairings are not fixed beforehand. */
    readonly firstRoundsOnly?: true;
    /** Games won may be left out. */
    readonly mayDropWins?: true;
    /** An opponent who does not come to the last round takes no norm from who could afford to lose. */
    readonly lastRoundForfeit?: true;
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
  readonly exemptions: readonly Exemption[];
  /** Those that hold for players of the federation of the event alone. */
  readonly exemptAtHome: readonly Exemption[];
  readonly titled: { readonly of: Share; readonly titles: readonly Title[] };
  readonly classOfOpponents: PerNormTitle<ClassOfOpponents>;
  readonly nineGames?: NineGameMinima;
  readonly application?: TitleApplication;
  readonly event?: NormEvent;
  readonly rateOfPlay: NormRateOfPlay;
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
    readonly events: DirectTitleEvents;
  };
  readonly articles: Readonly<Record<TitleRule, string>>;
}

/** Titles that count as titled opponents: all but CM and WCM. */
export const TITLED_OPPONENTS: readonly Title[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM'];
/** Those that norms are made for. */
export const MASTERS: readonly Title[] = NORM_TITLES;

import type { RatingKind } from '../rules/rating-kind.ts';
import type { Acceleration } from '../pairing/acceleration/acceleration.ts';
import type { SystemName } from '../pairing/systems.ts';
import type { Colour } from '../rules/colour.ts';
import type { IsoDate } from '../rules/identity.ts';
import { USUAL_CUP, type CupRules } from '../rules/cup-rules.ts';
import { USUAL_KEIZER, type KeizerRules } from '../rules/keizer/keizer-rules.ts';
import { USUAL_SIDES, type SidesRules } from '../rules/sides-rules.ts';
import type { MatchScoring, ScoringSystem } from '../rules/scoring.ts';
import type { TeamPreferences } from '../rules/team-swiss-rules.ts';
import type { PrizeScheme } from '../standings/prizes/scheme.ts';
import { NO_NOTICE, type PublicNotice } from './public-notice.ts';
import { NO_REGULATIONS, type EventRegulations } from './regulations.ts';
import { NO_SEASON, type SeasonRules } from './season-rules.ts';

/** How strength is read from a player's ratings: the codes of TRF26 record 172. */
export const RANKING_METHODS = ['FIDE', 'NRO', 'FIDON', 'NIDOF', 'HBFN', 'LBFN', 'OTHER'] as const;
export type RankingMethod = (typeof RANKING_METHODS)[number];

/** What comes after strength and title (C.04.2 B.2.c): the alphabet, or a replacement announced before. */
export const LAST_ORDER_CRITERIA = ['alphabetical', 'entryOrder', 'lots'] as const;
export type LastOrderCriterion = (typeof LAST_ORDER_CRITERIA)[number];

export interface InitialOrderRule {
  readonly method: RankingMethod;
  readonly last: LastOrderCriterion;
  /** Drawn once and published, so that lots can be drawn again with the same result. */
  readonly lotsSeed?: string;
}

export interface TeamSettings {
  readonly boards: number;
  /** Colours of the first-named team from board 1 down (TRF26 record 352), `WBWB`. */
  readonly boardColours: string;
  readonly matchScoring: MatchScoring;
  readonly primaryScore: 'matchPoints' | 'gamePoints';
  /** In a Swiss of teams (C.04.6 1.7); missing for what the type code of its file says, else type A. */
  readonly colourPreferences?: TeamPreferences;
  /** Whether the other score decides the first-team of a pair (C.04.6 1.2.1); missing likewise, else yes. */
  readonly secondaryForColours?: boolean;
  /** Minutes before a round by which line-ups are handed in (LA line 12886); missing for no hour. */
  readonly lineUpDeadline?: number;
  /** The hour of the day of a round by which they are, `13:30`, instead of the minutes; missing for none. */
  readonly lineUpHour?: string;
  /** A federation, `FRA`, of which at least half of those fielded are (003 UV1bis V.5); missing for none. */
  readonly halfOf?: string;
  /** How the rating of a team is read from its list; missing for the usual way. */
  readonly rating?: TeamRatingRule;
  /** What holds for the order of a list and of line-ups; missing where it is free. */
  readonly order?: OrderOfPlayers;
}

/** Whose ratings make the rating of a team, and what is made of them. */
export const TEAM_RATING_PLAYERS = ['firstBoards', 'highestRated', 'everybody'] as const;
export const TEAM_RATING_FIGURES = ['mean', 'sum'] as const;
export interface TeamRatingRule {
  readonly of: (typeof TEAM_RATING_PLAYERS)[number];
  readonly as: (typeof TEAM_RATING_FIGURES)[number];
}

/**
 * The order players of a team sit in: as in the list handed in, by rating within a tolerance, or as
 * the captain likes.
 */
export const ORDERS_OF_PLAYERS = ['fixed', 'rating', 'free'] as const;
export interface OrderOfPlayers {
  readonly rule: (typeof ORDERS_OF_PLAYERS)[number];
  /** Points by which somebody may be rated higher than a player on a board above; by rating alone. */
  readonly tolerance: number;
}

/** What to do with those no tie-break separates: leave them equal, or draw lots (C.07 4.2). */
export const TIES = ['kept', 'lots'] as const;
export type Ties = (typeof TIES)[number];

/** Pages everybody may see. Of rounds, only published ones ever are. */
export const PUBLIC_PAGES = [
  'players',
  'pairings',
  'results',
  'standings',
  'crosstable',
  'prizes',
] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];
/** Everything that is shown to everybody by a switch: pages, and the moves of games in public files. */
export const PUBLIC_PARTS = [...PUBLIC_PAGES, 'games'] as const;
export type PublicPart = (typeof PUBLIC_PARTS)[number];
/** Moves of games only where it is said; logs from before them do not name them. */
export type Publication = Readonly<Record<PublicPage, boolean>> & { readonly games?: boolean };

export interface Settings {
  readonly name: string;
  readonly game: string;
  readonly kind: 'individual' | 'team';
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate | null;
  readonly place: string | null;
  readonly federation: string | null;
  readonly chiefArbiter: string | null;
  readonly deputyArbiters: readonly string[];
  readonly timeControl: string | null;
  /** Round r at index r − 1. */
  readonly roundDates: readonly (IsoDate | null)[];
  /** Declared beforehand (C.04.1.a, 2026: C.04.1 1). */
  readonly rounds: number;
  readonly system: SystemName;
  /** Fictitious points of the first rounds; settled before the first one. */
  readonly acceleration: Acceleration;
  readonly scoring: ScoringSystem;
  readonly team: TeamSettings | null;
  readonly initialOrder: InitialOrderRule;
  /** Null until lots are drawn (C.04.3 E, 2026: 5.1). */
  readonly initialColour: Colour | null;
  /** Descriptors in order, `BH/C1` …; frozen when the event starts. */
  readonly tieBreaks: readonly string[];
  /** Minutes after the last result of a round in which an error may be notified (C.04.2 D.8, 2026: 4.3). */
  readonly correctionDeadline: number | null;
  /** Half-point byes a player may take; null for no limit set by the event. */
  readonly halfPointByes: number | null;
  readonly firstBoard: number;
  /** `HH:MM` by the clocks of `timeZone`; round r at index r − 1. */
  readonly roundTimes: readonly (string | null)[];
  /** Where the hours of the event hold, `Europe/Paris` (IANA); null for the zone of the server. */
  readonly timeZone: string | null;
  readonly organiser: string | null;
  readonly prizes: PrizeScheme | null;
  readonly ties: Ties;
  readonly publication: Publication;
  /** Which rating counts; null for the one the rate of play asks for (B.02 1). */
  readonly ratingKind: RatingKind | null;
  /** The type code of the report file the event was read from (TRF26 record 192). */
  readonly reportType: string | null;
  /** The time control as a report file encodes it (TRF26 record 222), where it was read from one. */
  readonly timeControlCode: string | null;
  /** What the event's own regulations fix. */
  readonly regulations: EventRegulations;
  /** Contact and regulations for visitors. */
  readonly publicNotice: PublicNotice;
  /** What a club has fixed for Keizer's system; looked at by that system alone. */
  readonly keizer: KeizerRules;
  /** What is fixed for a cup; looked at by a knock-out alone. */
  readonly cup: CupRules;
  /** Who is on side A; looked at by a match of two sides alone. */
  readonly sides: SidesRules;
  /** What it shares with others of the same season. */
  readonly season: SeasonRules;
}

/** Settings that logs written before they existed do not name. */
type AddedSetting =
  | 'roundTimes'
  | 'timeZone'
  | 'organiser'
  | 'prizes'
  | 'ties'
  | 'publication'
  | 'ratingKind'
  | 'reportType'
  | 'timeControlCode'
  | 'regulations'
  | 'publicNotice'
  | 'keizer'
  | 'cup'
  | 'sides'
  | 'season';

/** What such a log means. */
export const ADDED_SETTINGS: Pick<Settings, AddedSetting> = {
  roundTimes: [],
  timeZone: null,
  organiser: null,
  prizes: null,
  ties: 'kept',
  publication: {
    players: true,
    pairings: true,
    results: true,
    standings: true,
    crosstable: true,
    prizes: false,
  },
  ratingKind: null,
  reportType: null,
  timeControlCode: null,
  regulations: NO_REGULATIONS,
  publicNotice: NO_NOTICE,
  keizer: USUAL_KEIZER,
  cup: USUAL_CUP,
  sides: USUAL_SIDES,
  season: NO_SEASON,
};

/** Settings as a log holds them, written by this program or by an older one. */
export type RecordedSettings = Omit<Settings, AddedSetting> & Partial<Settings>;

/** Settings a new tournament must bring; the rest has defaults (default-settings.ts). */
export type NewSettings = Pick<Settings, 'name' | 'firstDay' | 'rounds'> & Partial<Settings>;

import type { CompetitionLevel } from '../competition-level.ts';

/** Why published pairings may still change; each names its article in the edition. */
export const REPUBLISH_REASONS = [
  'rematch',
  'eventRules',
  'twoWithoutOpponents',
  'lateEntry',
  'topBoardsOfLastRound',
  'beforeFirstRound',
] as const;
export type RepublishReason = (typeof REPUBLISH_REASONS)[number];

/** Rules of handling an event that commands cite when they refuse or warn, whatever the system. */
export const HANDLING_RULES = [
  'roundsDeclared',
  'settingsAfterStart',
  'editionAfterStart',
  'noRematch',
  'byeOnce',
  'colourDifference',
  'colourSequence',
  'pairingAllocatedBye',
  'pairingNumbers',
  'numbersFrozen',
  'lateEntry',
  'definitiveNumbers',
  'manualPairing',
  'restrictedPairing',
  'publication',
  'republish',
  'correction',
  'adjourned',
  'absence',
  'withdrawal',
  'announcedAbsence',
  'halfPointBye',
] as const;
export type HandlingRule = (typeof HANDLING_RULES)[number];

/** When two players left without opponents may meet. */
export interface IdlePairing {
  /** Not before the round has begun. */
  readonly onceBegun: boolean;
  readonly barredLevels: readonly CompetitionLevel[];
  /** Where the levels are named. */
  readonly levelArticle: string;
}

/** How events of one kind of system are handled: entries, numbers, byes, departures, publication. */
export interface HandlingProperties {
  /** Pairing numbers are frozen once this round has been paired. */
  readonly numbersFrozenByPairingOfRound: number;
  /** Whether a late entry may renumber the others after that. */
  readonly lateEntryRenumbersAlways: boolean;
  /** Reasons for changing published pairings, with the article of each. */
  readonly republishReasons: Readonly<Partial<Record<RepublishReason, string>>>;
  readonly idlePairing: IdlePairing;
  /** Where a licence taken on the spot is said to need a medical certificate; null where nothing says so. */
  readonly medicalCertificate: string | null;
  /** The article of each rule in this edition's own numbering; absent where its text is silent. */
  readonly articles: Readonly<Partial<Record<HandlingRule, string>>>;
}

export interface RoundRobinHandling extends HandlingProperties {
  /** Where the Berger tables are printed. */
  readonly tables: string;
}

/** The chapter an event is handled under, by what its system is. */
export interface HandlingChapters {
  /** C.04.1 and C.04.2. */
  readonly swiss: HandlingProperties;
  /** C.05, with what it says of round robins alone. */
  readonly roundRobin: RoundRobinHandling;
  /** C.05, as far as it speaks of every competition: cups, matches of two sides, tables of teams. */
  readonly competition: HandlingProperties;
}

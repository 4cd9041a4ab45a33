import type { HandlingChapters, HandlingProperties, IdlePairing } from './handling.ts';

type Articles = HandlingProperties['articles'];
type Competitions = Pick<HandlingChapters, 'roundRobin' | 'competition'>;

/**
 * C.05 names neither a round from which numbers are frozen nor reasons for new pairings: the house
 * keeps those of the Swiss beside it, and leaves what they change to the chief arbiter (6.4).
 */
const asInASwiss = { numbersFrozenByPairingOfRound: 4, lateEntryRenumbersAlways: true } as const;

const TABLES = 'C.05 annex 1';

const GENERAL_2018: Articles = {
  publication: 'C.05 III.1',
  restrictedPairing: 'C.05 V.2',
  manualPairing: 'C.05 VI.1',
  lateEntry: 'C.05 VI.4',
  definitiveNumbers: 'C.05 VI.4',
  republish: 'C.05 VI.4',
  absence: 'C.05 VI.5',
};

const REASONS_2018: HandlingProperties['republishReasons'] = {
  rematch: 'C.05 VI.4',
  twoWithoutOpponents: 'C.05 VI.4',
  beforeFirstRound: 'C.05 VI.4',
};

const IDLE_2018: IdlePairing = { onceBegun: true, barredLevels: [1], levelArticle: 'C.05 VI.7' };

/** As the book of January 2022 prints and numbers it (lines 12770-12905). */
export const COMPETITIONS_2018: Competitions = {
  competition: {
    ...asInASwiss,
    republishReasons: REASONS_2018,
    idlePairing: IDLE_2018,
    medicalCertificate: 'LA 5.1 art. 1',
    articles: GENERAL_2018,
  },
  roundRobin: {
    ...asInASwiss,
    tables: TABLES,
    republishReasons: REASONS_2018,
    idlePairing: IDLE_2018,
    medicalCertificate: 'LA 5.1 art. 1',
    articles: {
      ...GENERAL_2018,
      roundsDeclared: 'C.05 V.1',
      noRematch: 'C.05 V.1',
      pairingAllocatedBye: TABLES,
      pairingNumbers: 'C.05 VI.2',
      withdrawal: 'C.05 VI.6',
    },
  },
};

const GENERAL_2026: Articles = {
  publication: 'C.05 3.1',
  restrictedPairing: 'C.05 5.2',
  manualPairing: 'C.05 6.1',
  lateEntry: 'C.05 6.4',
  definitiveNumbers: 'C.05 6.4',
  republish: 'C.05 6.4',
  absence: 'C.05 6.5',
};

const REASONS_2026: HandlingProperties['republishReasons'] = {
  rematch: 'C.05 6.4',
  eventRules: 'C.05 6.4',
  twoWithoutOpponents: 'C.05 6.4',
  lateEntry: 'C.05 6.4',
  topBoardsOfLastRound: 'C.05 6.4',
  beforeFirstRound: 'C.05 6.4',
};

const IDLE_2026: IdlePairing = { onceBegun: false, barredLevels: [1], levelArticle: 'C.05 6.7' };

/** The same text as today's handbook numbers it. */
export const COMPETITIONS_2026: Competitions = {
  competition: {
    ...asInASwiss,
    republishReasons: REASONS_2026,
    idlePairing: IDLE_2026,
    medicalCertificate: null,
    articles: GENERAL_2026,
  },
  roundRobin: {
    ...asInASwiss,
    tables: TABLES,
    republishReasons: REASONS_2026,
    idlePairing: IDLE_2026,
    medicalCertificate: null,
    articles: {
      ...GENERAL_2026,
      roundsDeclared: 'C.05 5.1',
      noRematch: 'C.05 5.1',
      pairingAllocatedBye: TABLES,
      pairingNumbers: 'C.05 6.2',
      withdrawal: 'C.05 6.6',
    },
  },
};

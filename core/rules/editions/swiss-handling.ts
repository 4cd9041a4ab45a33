import type { HandlingProperties } from './handling.ts';

/** C.04.1 and C.04.2 till 31 January 2026. */
export const SWISS_HANDLING_2017: HandlingProperties = {
  numbersFrozenByPairingOfRound: 4,
  lateEntryRenumbersAlways: true,
  // C.04 leaves players without opponents, and the time before round 1, to the competition rules.
  republishReasons: {
    rematch: 'C.04.2 D.10',
    twoWithoutOpponents: 'C.05 VI.7',
    beforeFirstRound: 'C.05 VI.4',
  },
  idlePairing: { onceBegun: true, barredLevels: [1], levelArticle: 'C.05 VI.7' },
  medicalCertificate: 'LA 5.1 art. 1',
  articles: {
    roundsDeclared: 'C.04.1.a',
    settingsAfterStart: 'C.04.1.a',
    editionAfterStart: 'C.04.2 A.5',
    noRematch: 'C.04.1.b',
    byeOnce: 'C.04.1.d',
    colourDifference: 'C.04.1.f',
    colourSequence: 'C.04.1.g',
    pairingAllocatedBye: 'C.04.1.c',
    pairingNumbers: 'C.04.2 B.3',
    numbersFrozen: 'C.04.2 B.3',
    lateEntry: 'C.04.2 C.2',
    definitiveNumbers: 'C.04.2 C.3',
    manualPairing: 'C.04.2 A.5',
    restrictedPairing: 'C.04.2 A.5',
    publication: 'C.04.2 D.7',
    republish: 'C.04.2 D.10',
    correction: 'C.04.2 D.8',
    adjourned: 'C.04.2 D.1',
    absence: 'C.04.2 D.2',
    withdrawal: 'C.04.2 D.3',
    announcedAbsence: 'C.04.2 D.4',
    // C.04 leaves half-point byes to the competition rules.
    halfPointBye: 'C.05 VI.7',
  },
};

/** C.04.1 and C.04.2 since 1 February 2026. */
export const SWISS_HANDLING_2026: HandlingProperties = {
  numbersFrozenByPairingOfRound: 4,
  lateEntryRenumbersAlways: true,
  republishReasons: {
    rematch: 'C.04.2 4.4.1',
    eventRules: 'C.04.2 4.4.2',
    twoWithoutOpponents: 'C.04.2 4.4.3',
    lateEntry: 'C.04.2 4.4.4',
    topBoardsOfLastRound: 'C.04.2 4.4.5',
    beforeFirstRound: 'C.05 6.4',
  },
  idlePairing: { onceBegun: false, barredLevels: [1], levelArticle: 'C.05 6.7' },
  medicalCertificate: null,
  articles: {
    roundsDeclared: 'C.04.1 1',
    settingsAfterStart: 'C.04.1 1',
    editionAfterStart: 'C.04.2 1.5',
    noRematch: 'C.04.1 2',
    byeOnce: 'C.04.1 4',
    colourDifference: 'C.04.1 6',
    colourSequence: 'C.04.1 7',
    pairingAllocatedBye: 'C.04.1 3',
    pairingNumbers: 'C.04.2 2.3',
    numbersFrozen: 'C.04.2 2.3',
    lateEntry: 'C.04.2 2.4',
    definitiveNumbers: 'C.04.2 2.5',
    manualPairing: 'C.04.2 1.5',
    restrictedPairing: 'C.04.2 1.5',
    publication: 'C.04.2 4.2',
    republish: 'C.04.2 4.4',
    correction: 'C.04.2 4.3',
    adjourned: 'C.04.2 3.1',
    // C.04 leaves absences without notice and half-point byes to the competition rules.
    absence: 'C.05 6.5',
    withdrawal: 'C.04.2 3.2',
    announcedAbsence: 'C.04.2 3.3',
    halfPointBye: 'C.05 6.7',
  },
};

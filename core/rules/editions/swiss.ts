import { DUBOV_2026, type DubovArticles } from './dubov-criteria.ts';
import { DUTCH_2017, DUTCH_2026, type DutchArticles } from './dutch-criteria.ts';
import { publish } from './edition.ts';

/** Why published pairings may still change; each names its article in the edition. */
export const REPUBLISH_REASONS = [
  'rematch',
  'eventRules',
  'twoWithoutOpponents',
  'lateEntry',
  'topBoardsOfLastRound',
] as const;
export type RepublishReason = (typeof REPUBLISH_REASONS)[number];

/** Rules that commands cite when they refuse or warn. */
export const SWISS_RULES = [
  'roundsDeclared',
  'noRematch',
  'pairingAllocatedBye',
  'byeOnce',
  'colourDifference',
  'colourSequence',
  'explainable',
  'initialOrder',
  'pairingNumbers',
  'unconfirmedEntry',
  'lateEntry',
  'definitiveNumbers',
  'adjourned',
  'absence',
  'withdrawal',
  'announcedAbsence',
  'colourHistory',
  'forfeitsMayMeetAgain',
  'boardOrder',
  'publication',
  'correction',
  'republish',
  'noFavour',
  'bestCandidate',
  'initialColour',
  'acceleration',
] as const;
export type SwissRule = (typeof SWISS_RULES)[number];

export interface SwissProperties {
  /** Pairing numbers are frozen once this round has been paired. */
  readonly numbersFrozenByPairingOfRound: number;
  /** Whether a late entry may renumber the others after that. */
  readonly lateEntryRenumbersAlways: boolean;
  /** Reasons for changing published pairings, with the article of each. */
  readonly republishReasons: Readonly<Partial<Record<RepublishReason, string>>>;
  /** Whether virtual points take part in the board order. */
  readonly boardOrderCountsVirtualPoints: boolean;
  /** Who may no longer receive the pairing-allocated bye. */
  readonly byeBarredBy: 'byeOrForfeitWin' | 'byeOrWinPointsUnplayed';
  /** Which unplayed rounds count as downfloats. */
  readonly unplayedDownfloat: 'everyUnplayedRound' | 'byeOrMoreThanLoss';
  /** How the completion of the round is secured. */
  readonly completion: 'collapsedLastBracket' | 'everyBracket';
  /** Whether the score, then the unplayed games, of the bye's receiver are minimised. */
  readonly byeIsAQualityCriterion: boolean;
  /** How unpaired players of a bracket are weighed. */
  readonly downfloaterScores: 'pairingScoreDifference' | 'scoresDescending';
  /** Whom the float criteria look at. */
  readonly floatCriteria: 'everyFloater' | 'residentsAndOpponentsOfMovedDown';
  /** Order and numbering of the Dutch system's criteria. */
  readonly dutch: { readonly articles: DutchArticles };
  /** Numbering of the Dubov system; earlier events are paired by the one text Ronde holds. */
  readonly dubov: { readonly articles: DubovArticles };
  /** Baku acceleration: what the game's points must satisfy. */
  readonly bakuPremise: 'oneHalfZero' | 'winIsTwoDraws';
  /** The article of each rule in this edition's own numbering. */
  readonly articles: Readonly<Record<SwissRule, string>>;
}

export const SWISS_2017 = publish<SwissProperties, 'swiss'>({
  id: 'swiss-2017',
  chapter: 'swiss',
  name: { en: 'Swiss systems, 2017', fr: 'Systèmes suisses, 2017' },
  inForce: { from: '2017-07-01', until: '2026-01-31' },
  sources: [
    { document: 'FIDE Handbook, editions till 31 January 2026', articles: 'C.04.1 to C.04.5' },
    { document: "Livre de l'Arbitre, January 2022", articles: 'chapter 4, lines 6830-7620' },
  ],
  properties: {
    numbersFrozenByPairingOfRound: 4,
    lateEntryRenumbersAlways: true,
    republishReasons: { rematch: 'C.04.2 D.10' },
    boardOrderCountsVirtualPoints: false,
    byeBarredBy: 'byeOrForfeitWin',
    unplayedDownfloat: 'everyUnplayedRound',
    completion: 'collapsedLastBracket',
    byeIsAQualityCriterion: false,
    downfloaterScores: 'pairingScoreDifference',
    floatCriteria: 'everyFloater',
    dutch: { articles: DUTCH_2017 },
    dubov: { articles: DUBOV_2026 },
    bakuPremise: 'oneHalfZero',
    articles: {
      roundsDeclared: 'C.04.1.a',
      noRematch: 'C.04.1.b',
      pairingAllocatedBye: 'C.04.1.c',
      byeOnce: 'C.04.1.d',
      colourDifference: 'C.04.1.f',
      colourSequence: 'C.04.1.g',
      explainable: 'C.04.1.i',
      initialOrder: 'C.04.2 B.2',
      pairingNumbers: 'C.04.2 B.3',
      unconfirmedEntry: 'C.04.2 C.1',
      lateEntry: 'C.04.2 C.2',
      definitiveNumbers: 'C.04.2 C.3',
      adjourned: 'C.04.2 D.1',
      absence: 'C.04.2 D.2',
      withdrawal: 'C.04.2 D.3',
      announcedAbsence: 'C.04.2 D.4',
      colourHistory: 'C.04.2 D.5',
      forfeitsMayMeetAgain: 'C.04.2 D.6',
      boardOrder: 'C.04.2 D.9',
      publication: 'C.04.2 D.7',
      correction: 'C.04.2 D.8',
      republish: 'C.04.2 D.10',
      noFavour: 'C.04.2 A.5',
      bestCandidate: 'C.04.3 B.8',
      initialColour: 'C.04.3 E',
      acceleration: 'C.04.7.1',
    },
  },
});

export const SWISS_2026 = publish<SwissProperties, 'swiss'>({
  id: 'swiss-2026',
  chapter: 'swiss',
  name: { en: 'Swiss systems, February 2026', fr: 'Systèmes suisses, février 2026' },
  inForce: { from: '2026-02-01', until: null },
  sources: [
    {
      document: 'FIDE Handbook, Council of 28 October 2025',
      articles: 'C.04.1 to C.04.7',
    },
  ],
  properties: {
    numbersFrozenByPairingOfRound: 4,
    lateEntryRenumbersAlways: true,
    republishReasons: {
      rematch: 'C.04.2 4.4.1',
      eventRules: 'C.04.2 4.4.2',
      twoWithoutOpponents: 'C.04.2 4.4.3',
      lateEntry: 'C.04.2 4.4.4',
      topBoardsOfLastRound: 'C.04.2 4.4.5',
    },
    boardOrderCountsVirtualPoints: true,
    byeBarredBy: 'byeOrWinPointsUnplayed',
    unplayedDownfloat: 'byeOrMoreThanLoss',
    completion: 'everyBracket',
    byeIsAQualityCriterion: true,
    downfloaterScores: 'scoresDescending',
    floatCriteria: 'residentsAndOpponentsOfMovedDown',
    dutch: { articles: DUTCH_2026 },
    dubov: { articles: DUBOV_2026 },
    bakuPremise: 'winIsTwoDraws',
    articles: {
      roundsDeclared: 'C.04.1 1',
      noRematch: 'C.04.1 2',
      pairingAllocatedBye: 'C.04.1 3',
      byeOnce: 'C.04.1 4',
      colourDifference: 'C.04.1 6',
      colourSequence: 'C.04.1 7',
      explainable: 'C.04.1 9',
      initialOrder: 'C.04.2 2.2',
      pairingNumbers: 'C.04.2 2.3',
      unconfirmedEntry: 'C.04.2 4.1',
      lateEntry: 'C.04.2 2.4',
      definitiveNumbers: 'C.04.2 2.5',
      adjourned: 'C.04.2 3.1',
      absence: 'C.05 6.5',
      withdrawal: 'C.04.2 3.2',
      announcedAbsence: 'C.04.2 3.3',
      colourHistory: 'C.04.2 3.4',
      forfeitsMayMeetAgain: 'C.04.2 3.5',
      boardOrder: 'C.04.2 3.6',
      publication: 'C.04.2 4.2',
      correction: 'C.04.2 4.3',
      republish: 'C.04.2 4.4',
      noFavour: 'C.04.2 1.5',
      bestCandidate: 'C.04.3 3.8',
      initialColour: 'C.04.3 5.1',
      acceleration: 'C.04.7 1',
    },
  },
});

export const SWISS_EDITIONS = [SWISS_2017, SWISS_2026] as const;

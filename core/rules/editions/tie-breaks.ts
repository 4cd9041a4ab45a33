import type { PerformanceTable } from '../performance-tables.ts';
import { publish } from './edition.ts';
import type { TieBreakCode, TieBreakRule } from './tie-break-codes.ts';

/** How a score becomes a rating difference in the tournament performance. */
export interface PerformanceFigures {
  readonly table: PerformanceTable;
  /** Opponents are brought within this many points of the player; null when they are not. */
  readonly opponentWithin: number | null;
  /** Difference for a full score; a zero score has its opposite. */
  readonly fullScore: number;
}

export interface TieBreakProperties {
  /** What a player's own unplayed round is worth in opponents' scores. */
  readonly ownUnplayedRound:
    | 'halfOfOpponentOrMean'
    | 'virtualOpponent'
    | 'dummyOwnScore'
    | 'dummyCapped';
  /** What an own unplayed round counts as where opponents' scores are multiplied by results. */
  readonly unplayedResult: 'draw' | 'asScored';
  /** How opponents' unplayed rounds count in their own score, seen by the player. */
  readonly opponentsUnplayedRounds: 'everyUnplayedIsADraw' | 'trailingRequestedByesAreDraws';
  /** `…ExceptRatingsAndOwnLosses`: unplayed in Article 10, and as losses in Article 7. */
  readonly roundRobinForfeits:
    | 'unplayed'
    | 'regularGames'
    | 'regularGamesExceptRatingsAndOwnLosses';
  /** What a low cut removes first from a player with voluntary unplayed rounds. */
  readonly lowCut: 'leastSignificant' | 'voluntaryUnplayedUnlessLower';
  /** What may be cut by one in the list of tie-breaks. */
  readonly cuttable: readonly TieBreakCode[];
  /** Direct encounter: what it decides when not all of the tied have met. */
  readonly directEncounterIncomplete: 'nothing' | 'placesNobodyCanTake';
  /** Direct encounter: whether it starts again among those it left tied. */
  readonly directEncounterReapplied: boolean;
  /** Direct encounter: what several games between the same two add. */
  readonly directEncounterRepeatedGames: 'sum' | 'average';
  /** Whether the average of opponents' Buchholz may be taken over Fore Buchholz. */
  readonly averageOfForeBuchholz: boolean;
  readonly performance: PerformanceFigures;
  /** What rating tie-breaks do about players without a rating, where the event does not say. */
  readonly unratedPlayers: 'drop' | 'scoreGroupMean';
  /** Which rating counts when a player has several during the event; null when not said. */
  readonly severalRatings: 'first' | null;
  /** The tie-breaks of this edition, each with its article. */
  readonly codes: Readonly<Partial<Record<TieBreakCode, string>>>;
  readonly refusedInRoundRobin: readonly TieBreakCode[];
  readonly articles: Readonly<Record<TieBreakRule, string>>;
}

export const TB_2003 = publish<TieBreakProperties, 'tieBreaks'>({
  id: 'tb-2003',
  chapter: 'tieBreaks',
  name: { en: 'Tie-breaks of the bulletin of 2003', fr: 'Départages du bulletin de 2003' },
  inForce: { from: '2003-11-01', until: '2012-06-30' },
  sources: [{ document: 'BAF 101, November 2003', articles: 'chapter 2.5, lines 785-1334' }],
  note: {
    en: 'After the FIDE Handbook C06 of 2003, in force in France from November 2003; we hold no text between it and that of 2012.',
    fr: 'D’après le FIDE Handbook C06 de 2003, applicable en France dès novembre 2003 ; aucun texte entre celui-ci et celui de 2012 n’est tenu ici.',
  },
  properties: {
    ownUnplayedRound: 'halfOfOpponentOrMean',
    unplayedResult: 'draw',
    opponentsUnplayedRounds: 'everyUnplayedIsADraw',
    roundRobinForfeits: 'unplayed',
    lowCut: 'leastSignificant',
    cuttable: ['PS', 'BH', 'ARO'],
    directEncounterIncomplete: 'nothing',
    // The worked Koya event (lines 1067-1138) ranks Denis over Franck, who beat him.
    directEncounterReapplied: false,
    directEncounterRepeatedGames: 'sum',
    averageOfForeBuchholz: false,
    performance: { table: 'baf101-2003', opponentWithin: 350, fullScore: 736 },
    unratedPlayers: 'scoreGroupMean',
    severalRatings: null,
    codes: {
      PS: 'BAF 101 2.5 2.1.1',
      KS: 'BAF 101 2.5 2.1.3',
      DE: 'BAF 101 2.5 2.1.4',
      WON: 'BAF 101 2.5 2.1.5',
      // Printed under 2.2 with the numbers of 2.3.
      BH: 'BAF 101 2.5 2.2 Buchholz',
      OTHER_SUM_OF_BUCHHOLZ: 'BAF 101 2.5 2.2 Buchholz',
      SB: 'BAF 101 2.5 2.2 Sonneborn-Berger',
      ARO: 'BAF 101 2.5 2.3 Moyenne Elo',
      TPR: 'BAF 101 2.5 2.3 Performance Elo',
      OTHER_BERLIN: 'BAF 101 2.5 4 Berlin',
      OTHER_KASHDAN: 'BAF 101 2.5 4 Kashdan',
    },
    refusedInRoundRobin: [],
    articles: {
      announcement: 'BAF 101 2.5 3',
      lots: 'BAF 101 2.5 3',
      directEncounter: 'BAF 101 2.5 2.1.4',
      ownUnplayedRound: 'BAF 101 2.5 4 Score ajusté',
      opponentsUnplayedRounds: 'BAF 101 2.5 1',
      roundRobinForfeits: 'BAF 101 2.5 1',
      cuts: 'BAF 101 2.5 2.2 Buchholz',
      lowCut: 'BAF 101 2.5 2.2 Buchholz',
    },
  },
});

export const TB_2012 = publish<TieBreakProperties, 'tieBreaks'>({
  id: 'tb-2012',
  chapter: 'tieBreaks',
  name: {
    en: 'Tie-breaks with a virtual opponent, 2012',
    fr: 'Départages de 2012, adversaire virtuel',
  },
  inForce: { from: '2012-07-01', until: '2023-08-31' },
  sources: [
    { document: "Livre de l'Arbitre, January 2022", articles: 'chapter 5.2, lines 9393-10218' },
    { document: 'FIDE Handbook, edition till 31 August 2023', articles: 'C.07 15.2 and 15.3' },
  ],
  properties: {
    ownUnplayedRound: 'virtualOpponent',
    unplayedResult: 'asScored',
    opponentsUnplayedRounds: 'everyUnplayedIsADraw',
    roundRobinForfeits: 'unplayed',
    lowCut: 'leastSignificant',
    cuttable: ['PS', 'BH', 'ARO', 'EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'],
    directEncounterIncomplete: 'placesNobodyCanTake',
    // The worked Koya event (lines 9522-9602) ranks Denis over Franck, who beat him.
    directEncounterReapplied: false,
    directEncounterRepeatedGames: 'sum',
    averageOfForeBuchholz: false,
    performance: { table: 'la-2010s', opponentWithin: 400, fullScore: 736 },
    unratedPlayers: 'drop',
    severalRatings: null,
    codes: {
      PS: 'LA 5.2 2.1.1',
      OTHER_OPPONENTS_PROGRESSIVE: 'LA 5.2 2.1.1.2',
      DE: 'LA 5.2 2.1.2',
      KS: 'LA 5.2 2.1.3',
      // A forfeit win is no win here: "comptée comme une nulle".
      WON: 'LA 5.2 2.1.4',
      BPG: 'LA 5.2 2.1.5',
      OTHER_KASHDAN: 'LA 5.2 2.1.6',
      BH: 'LA 5.2 2.2',
      OTHER_SUM_OF_BUCHHOLZ: 'LA 5.2 2.2',
      SB: 'LA 5.2 2.2',
      EMMSB: 'LA 5.2 2.2',
      EMGSB: 'LA 5.2 2.2',
      EGMSB: 'LA 5.2 2.2',
      EGGSB: 'LA 5.2 2.2',
      ARO: 'LA 5.2 2.3',
      TPR: 'LA 5.2 2.3',
      MPvGP: 'LA 5.2 2.4.1',
      OTHER_BERLIN: 'LA 5.2 2.4.2',
    },
    refusedInRoundRobin: [],
    articles: {
      announcement: 'LA 5.2',
      lots: 'LA 5.2',
      directEncounter: 'LA 5.2 2.1.2',
      ownUnplayedRound: 'LA 5.2 2.2',
      opponentsUnplayedRounds: 'LA 5.2 2.2',
      roundRobinForfeits: 'LA 5.2 2.2',
      cuts: 'LA 5.2 2.2',
      lowCut: 'LA 5.2 2.2',
    },
  },
});

const CUT_1_COLUMN: readonly TieBreakCode[] = [
  'PS',
  'BH',
  'FB',
  'SB',
  'ARO',
  'EMMSB',
  'EMGSB',
  'EGMSB',
  'EGGSB',
];

/** What Article 5 lists in every edition since 2023. */
const CODES_SINCE_2023: TieBreakProperties['codes'] = {
  DE: 'C.07 6',
  WIN: 'C.07 7.1',
  WON: 'C.07 7.2',
  BPG: 'C.07 7.3',
  BWG: 'C.07 7.4',
  PS: 'C.07 7.5',
  BH: 'C.07 8.1',
  AOB: 'C.07 8.2',
  FB: 'C.07 8.3',
  SB: 'C.07 9.1',
  KS: 'C.07 9.2',
  ARO: 'C.07 10.1',
  TPR: 'C.07 10.2',
  PTP: 'C.07 10.3',
  APRO: 'C.07 10.4',
  APPO: 'C.07 10.5',
  BC: 'C.07 12.1',
  TBR: 'C.07 12.2',
  BBE: 'C.07 12.3',
  MPvGP: 'C.07 13.1',
  EMMSB: 'C.07 13.2.1',
  EMGSB: 'C.07 13.2.2',
  EGMSB: 'C.07 13.2.3',
  EGGSB: 'C.07 13.2.4',
  EDE: 'C.07 13.3',
  SSSC: 'C.07 13.4',
};

const ARTICLES_SINCE_2023: TieBreakProperties['articles'] = {
  announcement: 'C.07 4.1',
  lots: 'C.07 4.2',
  directEncounter: 'C.07 6',
  ownUnplayedRound: 'C.07 16.4',
  opponentsUnplayedRounds: 'C.07 16.3',
  roundRobinForfeits: 'C.07 15.2',
  cuts: 'C.07 14',
  lowCut: 'C.07 16.5',
};

const SEPTEMBER_2023: TieBreakProperties = {
  ownUnplayedRound: 'dummyOwnScore',
  unplayedResult: 'asScored',
  opponentsUnplayedRounds: 'trailingRequestedByesAreDraws',
  roundRobinForfeits: 'regularGames',
  lowCut: 'voluntaryUnplayedUnlessLower',
  cuttable: CUT_1_COLUMN,
  directEncounterIncomplete: 'placesNobodyCanTake',
  directEncounterReapplied: true,
  directEncounterRepeatedGames: 'average',
  averageOfForeBuchholz: false,
  performance: { table: 'fide-dp', opponentWithin: null, fullScore: 800 },
  unratedPlayers: 'drop',
  severalRatings: null,
  codes: { ...CODES_SINCE_2023, GE: 'C.07 7.6' },
  refusedInRoundRobin: [],
  articles: ARTICLES_SINCE_2023,
};

export const TB_2023_09 = publish<TieBreakProperties, 'tieBreaks'>({
  id: 'tb-2023-09',
  chapter: 'tieBreaks',
  name: { en: 'Tie-breaks, September 2023', fr: 'Départages, septembre 2023' },
  inForce: { from: '2023-09-01', until: '2024-07-31' },
  sources: [
    { document: 'FIDE Handbook, Council of 1 August 2023', articles: 'C.07 4 to 16' },
    {
      document: 'FIDE Handbook, edition of 1 April 2024 (same definitions)',
      articles: 'C.07 4 to 16',
    },
  ],
  note: {
    en: 'Till 31 March 2024 binding only in events of FIDE itself (EVE, GSC); in all rated events from 1 April 2024.',
    fr: 'Jusqu’au 31 mars 2024, n’oblige que les épreuves de la FIDE (EVE, GSC) ; toutes les épreuves homologuées à partir du 1er avril 2024.',
  },
  properties: SEPTEMBER_2023,
});

const AUGUST_2024: TieBreakProperties = {
  ...SEPTEMBER_2023,
  codes: { ...CODES_SINCE_2023, REP: 'C.07 7.6' },
};

export const TB_2024_08 = publish<TieBreakProperties, 'tieBreaks'>({
  id: 'tb-2024-08',
  chapter: 'tieBreaks',
  name: { en: 'Tie-breaks, August 2024', fr: 'Départages, août 2024' },
  inForce: { from: '2024-08-01', until: '2026-02-28' },
  sources: [{ document: 'FIDE Handbook, Council of 29 July 2024', articles: 'C.07 4 to 16' }],
  properties: AUGUST_2024,
});

export const TB_2026_03 = publish<TieBreakProperties, 'tieBreaks'>({
  id: 'tb-2026-03',
  chapter: 'tieBreaks',
  name: { en: 'Tie-breaks, March 2026', fr: 'Départages, mars 2026' },
  inForce: { from: '2026-03-01', until: null },
  sources: [{ document: 'FIDE Handbook, Council of 2 February 2026', articles: 'C.07 4 to 16' }],
  properties: {
    ...AUGUST_2024,
    ownUnplayedRound: 'dummyCapped',
    roundRobinForfeits: 'regularGamesExceptRatingsAndOwnLosses',
    averageOfForeBuchholz: true,
    severalRatings: 'first',
    codes: {
      ...AUGUST_2024.codes,
      STD: 'C.07 7.7',
      TPN: 'C.07 7.8',
      RTNG: 'C.07 10.6',
      EDEBT: 'C.07 13.3.2',
      EDEBB: 'C.07 13.3.2',
      EDET: 'C.07 13.3.2',
      EDEB: 'C.07 13.3.2',
    },
    refusedInRoundRobin: ['BH', 'AOB', 'FB'],
  },
});

export const TIE_BREAK_EDITIONS = [TB_2003, TB_2012, TB_2023_09, TB_2024_08, TB_2026_03] as const;

import type { PenaltyKind } from '../penalty-kind.ts';
import { publish } from './edition.ts';
import { ARTICLES_2001 } from './laws-2001-articles.ts';
import { ARTICLES_2018 } from './laws-2018-articles.ts';

/** Kinds of play that the Laws treat differently, by the time for sixty moves (A.1, B.1). */
export const PLAYS = ['standard', 'rapid', 'blitz'] as const;
export type Play = (typeof PLAYS)[number];

/** Articles of the Laws that decisions cite. */
export type LawsRule = keyof typeof ARTICLES_2018;
export const LAWS_RULES = Object.keys(ARTICLES_2018) as readonly LawsRule[];

export interface LawsProperties {
  /** What becomes of a resignation when the opponent could never mate. */
  readonly resignation: 'opponentWins' | 'drawIfOpponentCannotMate';
  /** Seconds given to the opponent for an illegal move (Article 7). */
  readonly penaltySeconds: Readonly<Record<Play, number>>;
  /**
   * The illegal move that loses the game: under the Competition Rules, and without their supervision
   * in the plays named. It draws, in some plays, when the opponent could never mate.
   */
  readonly illegalMoveLoses: {
    readonly supervised: number;
    readonly unsupervised: number;
    readonly unsupervisedIn: readonly Play[];
    readonly drawnIn: readonly Play[];
  };
  /** What counts as an illegal move; the rest breaks another article. */
  readonly illegalKinds: readonly ('move' | 'pawn' | 'clock' | 'hands')[];
  /** A pawn left on the last rank. */
  readonly unpromotedPawn: 'becomesQueen' | 'goesBack';
  /** A claim that is wrong: seconds to the opponent, and half the claimant’s time up to so many. */
  readonly wrongClaim: {
    readonly opponentSeconds: Readonly<Record<Play, number>>;
    readonly claimantSeconds: number;
  };
  /** Minutes, where the event's regulations say nothing. */
  readonly defaultTime: number;
  /** Below this many moves by both, a game with reversed colours starts again; null where it goes on. */
  readonly reversedColoursBelow: number | null;
  /** Unsupervised rapid and blitz: after this many moves by each, set-up and clock stand. */
  readonly setUpStandsAfter: number;
  /** Automatic: null where every draw had to be claimed; in a row: only one after the other. */
  readonly repetitions: {
    readonly claim: number;
    readonly automatic: number | null;
    readonly inARow: boolean;
  };
  /** Moves by each player without capture or pawn move. */
  readonly quietMoves: { readonly claim: number; readonly automatic: number | null };
  /** Moves each player must have made before a draw may be agreed. */
  readonly agreedDrawFrom: number;
  readonly recording: {
    /** Nobody records with less than this many minutes … */
    readonly exemptBelowMinutes: number;
    /** … unless each move adds at least this many seconds. */
    readonly unlessIncrement: number;
    /** A certified electronic scoresheet is a scoresheet. */
    readonly electronic: boolean;
    /** A player who cannot write: part of the time goes, or the arbiter adjusts it fairly. */
    readonly unable: 'timeDeducted' | 'adjustedFairly';
  };
  /** Games one arbiter may watch for the Competition Rules to hold. */
  readonly gamesPerArbiter: { readonly rapid: number; readonly blitz: number };
  /** Times a player may ask for the arbiter's scoresheet in one game; null where nobody may. */
  readonly scoresheetRequests: number | null;
  /** Rapid and blitz without supervision. */
  readonly unsupervised: {
    /** The arbiter calls a flag he sees. */
    readonly arbiterCallsFlag: boolean;
    /** Both flags down: a draw, whichever fell first. */
    readonly bothFlagsDraw: boolean;
    /** Touched pieces bind only where a player asks. */
    readonly touchOnRequest: boolean;
    /** A position that is still illegal one move later is a draw. */
    readonly illegalPositionDraws: boolean;
  };
  /** What loses the game: carrying a device, or bringing one into the venue; or nothing is named. */
  readonly electronicDevice: 'carryingLoses' | 'bringingLoses' | 'arbiterPenalises';
  /** Whether an event may allow a device that is off in a bag. */
  readonly deviceInBag: boolean;
  /** Players of rapid and blitz may ask for a scoresheet to write on. */
  readonly sheetOnRequest: boolean;
  /** Whether the Laws themselves allow an appeal. */
  readonly appeals: boolean;
  /** Minutes for sixty moves: blitz up to `blitzAtMost`, standard from `standardFrom`. */
  readonly time: { readonly blitzAtMost: number; readonly standardFrom: number };
  /** Seconds that each move may add (Glossary, increment). */
  readonly incrementSeconds: { readonly atLeast: number; readonly atMost: number };
  /** Guidelines III, in 2001 Article 10. */
  readonly quickplayFinish: {
    readonly onlyIfAnnounced: boolean;
    readonly belowMinutes: number;
    /** Seconds a move that may be asked for; null where none may. */
    readonly increment: number | null;
    readonly opponentSeconds: number;
    /** The arbiter’s decision is final. */
    readonly isFinal: boolean;
  };
  /** A game of a blind player against a deaf one needs an assistant. */
  readonly assistantWhenBlindMeetsDeaf: boolean;
  /** The penalties an arbiter has, each with its place. */
  readonly ladder: Readonly<Partial<Record<PenaltyKind, string>>>;
  readonly articles: Readonly<Record<LawsRule, string>>;
}

const PROPERTIES_2018: LawsProperties = {
  resignation: 'opponentWins',
  penaltySeconds: { standard: 120, rapid: 120, blitz: 60 },
  illegalMoveLoses: {
    ...{ supervised: 2, unsupervised: 2 },
    unsupervisedIn: ['rapid', 'blitz'],
    drawnIn: ['standard', 'rapid', 'blitz'],
  },
  illegalKinds: ['move', 'pawn', 'clock', 'hands'],
  unpromotedPawn: 'becomesQueen',
  wrongClaim: { opponentSeconds: { standard: 120, rapid: 120, blitz: 60 }, claimantSeconds: 0 },
  defaultTime: 0,
  reversedColoursBelow: 10,
  setUpStandsAfter: 10,
  repetitions: { claim: 3, automatic: 5, inARow: false },
  quietMoves: { claim: 50, automatic: 75 },
  agreedDrawFrom: 1,
  recording: {
    ...{ exemptBelowMinutes: 5, unlessIncrement: 30 },
    ...{ electronic: false, unable: 'adjustedFairly' },
  },
  gamesPerArbiter: { rapid: 3, blitz: 1 },
  scoresheetRequests: 5,
  unsupervised: {
    ...{ arbiterCallsFlag: true, bothFlagsDraw: false },
    ...{ touchOnRequest: false, illegalPositionDraws: true },
  },
  electronicDevice: 'carryingLoses',
  deviceInBag: true,
  sheetOnRequest: true,
  appeals: true,
  time: { blitzAtMost: 10, standardFrom: 60 },
  incrementSeconds: { atLeast: 2, atMost: 60 },
  quickplayFinish: {
    ...{ onlyIfAnnounced: true, belowMinutes: 2, increment: 5 },
    ...{ opponentSeconds: 120, isFinal: false },
  },
  assistantWhenBlindMeetsDeaf: true,
  ladder: {
    warning: 'E.01 12.9.1',
    timeToOpponent: 'E.01 12.9.2',
    timeFromPlayer: 'E.01 12.9.3',
    pointsToOpponent: 'E.01 12.9.4',
    pointsFromPlayer: 'E.01 12.9.5',
    loss: 'E.01 12.9.6',
    fine: 'E.01 12.9.7',
    exclusion: 'E.01 12.9.8',
    expulsion: 'E.01 12.9.9',
  },
  articles: ARTICLES_2018,
};

const { exclusion: _2017, ...LADDER_2014 } = PROPERTIES_2018.ladder;

export const LAWS_2001 = publish<LawsProperties, 'laws'>({
  id: 'laws-2001',
  chapter: 'laws',
  name: { en: 'Laws of Chess, July 2001', fr: 'Règles du jeu, juillet 2001' },
  inForce: { from: '2001-07-01', until: '2005-06-30' },
  sources: [
    { document: 'BAF 101, 2003', articles: 'lines 140-220 (exam UV1), 415 (an hour late)' },
    {
      document: 'FIDE Handbook, edition of 1 July 2001',
      articles: 'E.01, from memory beyond what BAF 101 names (KD-283)',
    },
  ],
  properties: {
    ...PROPERTIES_2018,
    penaltySeconds: { standard: 120, rapid: 120, blitz: 120 },
    // 7.4.b: the third; C.3: in blitz the first, unless the winner could never mate (C.4).
    illegalMoveLoses: {
      ...{ supervised: 3, unsupervised: 1 },
      ...{ unsupervisedIn: ['blitz'], drawnIn: ['blitz'] },
    },
    illegalKinds: ['move', 'pawn'],
    unpromotedPawn: 'goesBack',
    wrongClaim: {
      opponentSeconds: { standard: 180, rapid: 180, blitz: 180 },
      claimantSeconds: 180,
    },
    defaultTime: 60,
    reversedColoursBelow: null,
    setUpStandsAfter: 3,
    repetitions: { claim: 3, automatic: null, inARow: false },
    quietMoves: { claim: 50, automatic: null },
    agreedDrawFrom: 0,
    recording: { ...PROPERTIES_2018.recording, unable: 'timeDeducted' },
    // Nothing in these appendices depends on how many games an arbiter watches.
    gamesPerArbiter: { rapid: 0, blitz: 0 },
    scoresheetRequests: null,
    unsupervised: {
      ...{ arbiterCallsFlag: false, bothFlagsDraw: true },
      ...{ touchOnRequest: true, illegalPositionDraws: false },
    },
    electronicDevice: 'arbiterPenalises',
    deviceInBag: false,
    sheetOnRequest: false,
    appeals: false,
    // B.1: from 15 to 60 minutes, in whole seconds; C.1: less.
    time: { blitzAtMost: 15 - 1 / 60, standardFrom: 60 + 1 / 60 },
    quickplayFinish: {
      ...{ onlyIfAnnounced: false, belowMinutes: 2, increment: null },
      ...{ opponentSeconds: 120, isFinal: true },
    },
    assistantWhenBlindMeetsDeaf: false,
    ladder: {
      warning: 'E.01 13.4.a',
      timeToOpponent: 'E.01 13.4.b',
      timeFromPlayer: 'E.01 13.4.c',
      loss: 'E.01 13.4.d',
      pointsFromPlayer: 'E.01 13.4.e',
      pointsToOpponent: 'E.01 13.4.f',
      expulsion: 'E.01 13.4.g',
    },
    articles: ARTICLES_2001,
  },
});

export const LAWS_2014 = publish<LawsProperties, 'laws'>({
  id: 'laws-2014',
  chapter: 'laws',
  name: { en: 'Laws of Chess, July 2014', fr: 'Règles du jeu, juillet 2014' },
  inForce: { from: '2014-07-01', until: '2017-06-30' },
  sources: [{ document: 'BAF 144, 2017', articles: 'lines 96-372 (the column before)' }],
  properties: {
    ...PROPERTIES_2018,
    illegalMoveLoses: { ...PROPERTIES_2018.illegalMoveLoses, unsupervised: 1 },
    illegalKinds: ['move', 'pawn'],
    reversedColoursBelow: null,
    repetitions: { claim: 3, automatic: 5, inARow: true },
    agreedDrawFrom: 0,
    scoresheetRequests: null,
    unsupervised: { ...PROPERTIES_2018.unsupervised, bothFlagsDraw: true },
    electronicDevice: 'bringingLoses',
    deviceInBag: false,
    sheetOnRequest: false,
    assistantWhenBlindMeetsDeaf: false,
    ladder: { ...LADDER_2014, expulsion: 'E.01 12.9.8' },
    articles: {
      ...ARTICLES_2018,
      adjusting: 'E.01 4.2',
      accidentalTouch: 'E.01 4.3',
      twoHands: 'E.01 4.1',
      clockWithoutMove: 'E.01 6.2.1',
      illegalMovePenalty: 'E.01 7.5.3',
      reportedLeaving: 'E.01 11.2.3',
      sheetRequests: 'E.01 A.2',
      finishAnnounced: 'E.01 III.2',
      talkingClock: 'E.01 D.2.6',
      rapidBothFlags: 'E.01 A.4.3',
      bothFlagsGoOn: 'E.01 III.3.1.1',
      bothFlagsDraw: 'E.01 III.3.1.2',
      useOfTheSheet: 'E.01 8.1.3',
      catchingUp: 'E.01 8.1.4',
      blitzSheetRequests: 'E.01 A.2',
    },
  },
});

export const LAWS_2017 = publish<LawsProperties, 'laws'>({
  id: 'laws-2017',
  chapter: 'laws',
  name: { en: 'Laws of Chess, July 2017', fr: 'Règles du jeu, juillet 2017' },
  inForce: { from: '2017-07-01', until: '2017-12-31' },
  sources: [{ document: 'BAF 144, 2017', articles: 'lines 31-372 (changes), 625-1914 (text)' }],
  properties: {
    ...PROPERTIES_2018,
    // A.4.2: without supervision the first illegal move lost.
    illegalMoveLoses: { ...PROPERTIES_2018.illegalMoveLoses, unsupervised: 1 },
    unsupervised: { ...PROPERTIES_2018.unsupervised, bothFlagsDraw: true },
    electronicDevice: 'bringingLoses',
    articles: {
      ...ARTICLES_2018,
      rapidBothFlags: 'E.01 A.4.3',
      bothFlagsGoOn: 'E.01 III.3.1.1',
      bothFlagsDraw: 'E.01 III.3.1.2',
      useOfTheSheet: 'E.01 8.1.3',
      catchingUp: 'E.01 8.1.4',
      twoHands: 'E.01 7.7.1',
      clockWithoutMove: 'E.01 7.8.1',
      illegalMovePenalty: 'E.01 7.5.3, 7.7.2 and 7.8.2',
    },
  },
});

export const LAWS_2018 = publish<LawsProperties, 'laws'>({
  id: 'laws-2018',
  chapter: 'laws',
  name: { en: 'Laws of Chess, January 2018', fr: 'Règles du jeu, janvier 2018' },
  inForce: { from: '2018-01-01', until: '2022-12-31' },
  sources: [
    {
      document: "Livre de l'Arbitre, January 2022",
      articles: 'chapters 2.1 and 2.2, lines 1144-2333',
    },
    { document: 'FIDE Handbook, edition of 1 January 2018', articles: 'E.01' },
  ],
  properties: PROPERTIES_2018,
});

export const LAWS_2023 = publish<LawsProperties, 'laws'>({
  id: 'laws-2023',
  chapter: 'laws',
  name: { en: 'Laws of Chess, January 2023', fr: 'Règles du jeu, janvier 2023' },
  inForce: { from: '2023-01-01', until: null },
  sources: [{ document: 'FIDE Handbook, edition of 1 January 2023', articles: 'E.01' }],
  properties: {
    ...PROPERTIES_2018,
    resignation: 'drawIfOpponentCannotMate',
    // A.3 for rapid; B.3 takes it over for blitz, and B.2 is read in the same way.
    penaltySeconds: { standard: 120, rapid: 60, blitz: 60 },
    wrongClaim: { opponentSeconds: { standard: 120, rapid: 60, blitz: 60 }, claimantSeconds: 0 },
    recording: { ...PROPERTIES_2018.recording, electronic: true },
    articles: {
      ...ARTICLES_2018,
      rapidSupervised: 'E.01 A.4',
      rapidUnsupervised: 'E.01 A.5',
      rapidSetUp: 'E.01 A.5.1',
      rapidIllegalMove: 'E.01 A.5.2',
      blitzIllegalMove: 'E.01 A.5.2',
      rapidFlag: 'E.01 A.5.3',
      rapidIllegalPosition: 'E.01 A.5.4',
      rapidRegime: 'E.01 A.6',
      oneMinutePenalty: 'E.01 A.3',
      blitzSupervised: 'E.01 B.2',
      blitzUnsupervised: 'E.01 B.3',
      blitzRegime: 'E.01 B.4',
      sheetRequests: 'E.01 A.4.2',
      blitzSheetRequests: 'E.01 B.2.2',
      deviceInBag: 'E.01 11.3.2.2',
    },
  },
});

export const LAWS_EDITIONS = [LAWS_2001, LAWS_2014, LAWS_2017, LAWS_2018, LAWS_2023] as const;

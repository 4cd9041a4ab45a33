import { publish } from './edition.ts';

/** Kinds of play that the Laws treat differently, by the time for sixty moves (A.1, B.1). */
export const PLAYS = ['standard', 'rapid', 'blitz'] as const;
export type Play = (typeof PLAYS)[number];

/** Articles of the Laws that decisions cite. */
export const LAWS_RULES = [
  'resignation',
  'deadPosition',
  'agreedDraw',
  'defaultTime',
  'bothAbsent',
  'flagFall',
  'wrongStart',
  'reversedColours',
  'displacedPieces',
  'illegalMove',
  'unpromotedPawn',
  'clockWithoutMove',
  'twoHands',
  'illegalMovePenalty',
  'recording',
  'recordingExemption',
  'signedResult',
  'drawRestriction',
  'drawOffer',
  'repetitionClaim',
  'movesClaim',
  'touchedPieceLosesClaim',
  'wrongClaim',
  'automaticRepetition',
  'automaticMoves',
  'points',
  'unusualPoints',
  'electronicDevice',
  'persistentRefusal',
  'bothRefuse',
  'appeal',
  'movesNotTold',
  'penalties',
  'warning',
  'expulsion',
  'rapidTime',
  'rapidRecording',
  'rapidSupervised',
  'rapidUnsupervised',
  'rapidSetUp',
  'rapidIllegalMove',
  'rapidFlag',
  'rapidIllegalPosition',
  'rapidRegime',
  'blitzTime',
  'oneMinutePenalty',
  'blitzSupervised',
  'blitzUnsupervised',
  'blitzRegime',
  'adjournment',
  'quickplayFinish',
  'chess960',
  'adjusting',
  'accidentalTouch',
  'touchedPiece',
  'touchedCastling',
  'nothingPossible',
  'touchClaim',
  'moveCompleted',
  'mayPress',
  'sameHand',
  'clockHandling',
  'flagNoticed',
  'faultyClock',
  'wrongSetting',
  'interruption',
  'stoppedClocks',
  'screens',
  'estimatedTimes',
  'boardTurned',
  'bothExempt',
  'oneExempt',
  'reconstruction',
  'notProvable',
  'offerMarked',
  'claimIsOffer',
  'rightClaim',
  'honour',
  'leaving',
  'reportedLeaving',
  'inspection',
  'distraction',
  'extraTime',
  'interference',
  'sheetRequests',
  'envelopeText',
  'envelopeKept',
  'envelopeShut',
  'sealedWrong',
  'envelopeOpened',
  'envelopeWaits',
  'sealedAnswer',
  'lateResumption',
  'bothAbsentResumption',
  'envelopeLost',
  'positionLost',
  'finishAnnounced',
  'bothFlagsGoOn',
  'bothFlagsDraw',
  'finishIncrement',
  'finishClaim',
  'finishGranted',
  'finishPostponed',
  'finishRejected',
] as const;
export type LawsRule = (typeof LAWS_RULES)[number];

export interface LawsProperties {
  /** What becomes of a resignation when the opponent could never mate. */
  readonly resignation: 'opponentWins' | 'drawIfOpponentCannotMate';
  /** Seconds given to the opponent for an illegal move or a wrong claim (Articles 7 and 9). */
  readonly penaltySeconds: Readonly<Record<Play, number>>;
  /**
   * The illegal move that loses the game: under the Competition Rules, and in rapid or blitz
   * without their supervision. It draws when the opponent could never mate.
   */
  readonly illegalMoveLoses: { readonly supervised: number; readonly unsupervised: number };
  /** Minutes, where the event's regulations say nothing. */
  readonly defaultTime: number;
  /** Whose clock runs while nobody is there. */
  readonly bothAbsent: 'whiteLosesTheTime';
  /** Below this many moves by both, a game with reversed colours starts again. */
  readonly reversedColoursBelow: number;
  /** Unsupervised rapid and blitz: after this many moves by each, set-up and clock stand. */
  readonly setUpStandsAfter: number;
  readonly repetitions: { readonly claim: number; readonly automatic: number };
  /** Moves by each player without capture or pawn move. */
  readonly quietMoves: { readonly claim: number; readonly automatic: number };
  /** Moves each player must have made before a draw may be agreed. */
  readonly agreedDrawFrom: number;
  readonly recording: {
    /** Nobody records with less than this many minutes … */
    readonly exemptBelowMinutes: number;
    /** … unless each move adds at least this many seconds. */
    readonly unlessIncrement: number;
    /** A certified electronic scoresheet is a scoresheet. */
    readonly electronic: boolean;
  };
  /** Games one arbiter may watch for the Competition Rules to hold. */
  readonly gamesPerArbiter: { readonly rapid: number; readonly blitz: number };
  /** Times a player may ask for the arbiter's scoresheet in one game. */
  readonly scoresheetRequests: number;
  /** Minutes for sixty moves: blitz up to `blitzAtMost`, standard from `standardFrom`. */
  readonly time: { readonly blitzAtMost: number; readonly standardFrom: number };
  /** Seconds that each move may add (Glossary, increment). */
  readonly incrementSeconds: { readonly atLeast: number; readonly atMost: number };
  /** Guidelines III, only where announced. */
  readonly quickplayFinish: {
    readonly belowMinutes: number;
    readonly increment: number;
    readonly opponentSeconds: number;
  };
  readonly articles: Readonly<Record<LawsRule, string>>;
}

const ARTICLES_2018: LawsProperties['articles'] = {
  resignation: 'E.01 5.1.2',
  deadPosition: 'E.01 5.2.2',
  agreedDraw: 'E.01 5.2.3',
  defaultTime: 'E.01 6.7.1',
  bothAbsent: 'E.01 6.7.2',
  flagFall: 'E.01 6.9',
  wrongStart: 'E.01 7.2.1',
  reversedColours: 'E.01 7.3',
  displacedPieces: 'E.01 7.4',
  illegalMove: 'E.01 7.5.1',
  unpromotedPawn: 'E.01 7.5.2',
  clockWithoutMove: 'E.01 7.5.3',
  twoHands: 'E.01 7.5.4',
  illegalMovePenalty: 'E.01 7.5.5',
  recording: 'E.01 8.1',
  recordingExemption: 'E.01 8.4',
  signedResult: 'E.01 8.7',
  drawRestriction: 'E.01 9.1.1',
  drawOffer: 'E.01 9.1.2.1',
  repetitionClaim: 'E.01 9.2',
  movesClaim: 'E.01 9.3',
  touchedPieceLosesClaim: 'E.01 9.4',
  wrongClaim: 'E.01 9.5.3',
  automaticRepetition: 'E.01 9.6.1',
  automaticMoves: 'E.01 9.6.2',
  points: 'E.01 10.1',
  unusualPoints: 'E.01 10.2',
  electronicDevice: 'E.01 11.3.2',
  persistentRefusal: 'E.01 11.7',
  bothRefuse: 'E.01 11.8',
  appeal: 'E.01 11.10',
  movesNotTold: 'E.01 12.6',
  penalties: 'E.01 12.9',
  warning: 'E.01 12.9.1',
  expulsion: 'E.01 12.9.9',
  rapidTime: 'E.01 A.1',
  rapidRecording: 'E.01 A.2',
  rapidSupervised: 'E.01 A.3',
  rapidUnsupervised: 'E.01 A.4',
  rapidSetUp: 'E.01 A.4.1',
  rapidIllegalMove: 'E.01 A.4.2',
  rapidFlag: 'E.01 A.4.3',
  rapidIllegalPosition: 'E.01 A.4.4',
  rapidRegime: 'E.01 A.5',
  blitzTime: 'E.01 B.1',
  oneMinutePenalty: 'E.01 B.2',
  blitzSupervised: 'E.01 B.3',
  blitzUnsupervised: 'E.01 B.4',
  blitzRegime: 'E.01 B.5',
  adjournment: 'E.01 Guidelines I',
  quickplayFinish: 'E.01 Guidelines III',
  chess960: 'E.01 Guidelines II',
  adjusting: 'E.01 4.2.1',
  accidentalTouch: 'E.01 4.2.2',
  touchedPiece: 'E.01 4.3',
  touchedCastling: 'E.01 4.4',
  nothingPossible: 'E.01 4.5',
  touchClaim: 'E.01 4.8',
  moveCompleted: 'E.01 6.2.1',
  mayPress: 'E.01 6.2.2',
  sameHand: 'E.01 6.2.3',
  clockHandling: 'E.01 6.2.4',
  flagNoticed: 'E.01 6.8',
  faultyClock: 'E.01 6.10.1',
  wrongSetting: 'E.01 6.10.2',
  interruption: 'E.01 6.11.1',
  stoppedClocks: 'E.01 6.11.4',
  screens: 'E.01 6.12.2',
  estimatedTimes: 'E.01 7.1',
  boardTurned: 'E.01 7.2.2',
  bothExempt: 'E.01 8.5.1',
  oneExempt: 'E.01 8.5.2',
  reconstruction: 'E.01 8.5.3',
  notProvable: 'E.01 8.6',
  offerMarked: 'E.01 9.1.2.2',
  claimIsOffer: 'E.01 9.1.2.3',
  rightClaim: 'E.01 9.5.2',
  honour: 'E.01 11.1',
  leaving: 'E.01 11.2.3',
  reportedLeaving: 'E.01 11.2.4',
  inspection: 'E.01 11.3.3',
  distraction: 'E.01 11.5',
  extraTime: 'E.01 12.5',
  interference: 'E.01 12.7',
  sheetRequests: 'E.01 A.3.2',
  envelopeText: 'E.01 I.2',
  envelopeKept: 'E.01 I.3',
  envelopeShut: 'E.01 I.7',
  sealedWrong: 'E.01 I.8',
  envelopeOpened: 'E.01 I.9.1',
  envelopeWaits: 'E.01 I.9.2',
  sealedAnswer: 'E.01 I.9.3',
  lateResumption: 'E.01 I.10',
  bothAbsentResumption: 'E.01 I.11',
  envelopeLost: 'E.01 I.12.1',
  positionLost: 'E.01 I.12.2',
  finishAnnounced: 'E.01 III.2.1',
  bothFlagsGoOn: 'E.01 III.3.1',
  bothFlagsDraw: 'E.01 III.3.2',
  finishIncrement: 'E.01 III.4',
  finishClaim: 'E.01 III.5',
  finishGranted: 'E.01 III.5.1',
  finishPostponed: 'E.01 III.5.2',
  finishRejected: 'E.01 III.5.3',
};

const PROPERTIES_2018: LawsProperties = {
  resignation: 'opponentWins',
  penaltySeconds: { standard: 120, rapid: 120, blitz: 60 },
  illegalMoveLoses: { supervised: 2, unsupervised: 2 },
  defaultTime: 0,
  bothAbsent: 'whiteLosesTheTime',
  reversedColoursBelow: 10,
  setUpStandsAfter: 10,
  repetitions: { claim: 3, automatic: 5 },
  quietMoves: { claim: 50, automatic: 75 },
  agreedDrawFrom: 1,
  recording: { exemptBelowMinutes: 5, unlessIncrement: 30, electronic: false },
  gamesPerArbiter: { rapid: 3, blitz: 1 },
  scoresheetRequests: 5,
  time: { blitzAtMost: 10, standardFrom: 60 },
  incrementSeconds: { atLeast: 2, atMost: 60 },
  quickplayFinish: { belowMinutes: 2, increment: 5, opponentSeconds: 120 },
  articles: ARTICLES_2018,
};

export const LAWS_2017 = publish<LawsProperties, 'laws'>({
  id: 'laws-2017',
  chapter: 'laws',
  name: { en: 'Laws of Chess, July 2017', fr: 'Règles du jeu, juillet 2017' },
  inForce: { from: '2017-07-01', until: '2017-12-31' },
  sources: [{ document: 'BAF 144, 2017', articles: 'lines 31-372 (changes), 625-1914 (text)' }],
  properties: {
    ...PROPERTIES_2018,
    // A.4.2: without supervision the first illegal move lost.
    illegalMoveLoses: { supervised: 2, unsupervised: 1 },
    articles: {
      ...ARTICLES_2018,
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
    recording: { ...PROPERTIES_2018.recording, electronic: true },
    articles: {
      ...ARTICLES_2018,
      rapidSupervised: 'E.01 A.4',
      rapidUnsupervised: 'E.01 A.5',
      rapidSetUp: 'E.01 A.5.1',
      rapidIllegalMove: 'E.01 A.5.2',
      rapidFlag: 'E.01 A.5.3',
      rapidIllegalPosition: 'E.01 A.5.4',
      rapidRegime: 'E.01 A.6',
      oneMinutePenalty: 'E.01 A.3',
      blitzSupervised: 'E.01 B.2',
      blitzUnsupervised: 'E.01 B.3',
      blitzRegime: 'E.01 B.4',
      sheetRequests: 'E.01 A.4.2',
    },
  },
});

export const LAWS_EDITIONS = [LAWS_2017, LAWS_2018, LAWS_2023] as const;

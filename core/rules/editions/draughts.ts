import { points, type Points } from '../points.ts';
import { publish } from './edition.ts';

/** Criteria of FMJD Annex III 5.11, in the Annex's own words. */
export const DRAUGHTS_CRITERIA = [
  'wins',
  'resultsAmongTied',
  'resultsInOrderOfRanking',
  'averageRatingOfOpponents',
  'truncatedSolkoff',
  'medianSolkoff',
  'individualPoints',
  'pointsBoardByBoard',
] as const;
export type DraughtsCriterion = (typeof DRAUGHTS_CRITERIA)[number];

export const DRAUGHTS_RULES = [
  'appeal',
  'sanctions',
  'irregularMove',
  'startOfGame',
  'bothLate',
  'reversedColours',
  'lateness',
  'drawOffer',
  'regulationDraw',
  'points',
  'alternativePoints',
  'forfeit',
  'doubleForfeit',
  'withdrawal',
  'finalRanking',
  'tieBreaks',
  'sharedPlaces',
  'rateOfPlay',
  'timeTrouble',
  'recording',
  'criticalPhase',
  'interruption',
] as const;
export type DraughtsRule = (typeof DRAUGHTS_RULES)[number];

export const DRAUGHTS_SANCTIONS = ['remark', 'postedWarning', 'lossOfGame', 'removal'] as const;
export type DraughtsSanction = (typeof DRAUGHTS_SANCTIONS)[number];

/** The stage that decided a round of the Pekin scoring, from the slow game on. */
export const PEKIN_STAGES = ['slow', 'rapid', 'blitz', 'lehmannGeorgiev'] as const;
export type PekinStage = (typeof PEKIN_STAGES)[number];

export interface DraughtsProperties {
  readonly points: { readonly win: Points; readonly draw: Points; readonly loss: Points };
  readonly forfeitWin: Points;
  readonly doubleForfeit: Points;
  /** A draw with an advantage of at least this many men is written 1+ and 1−. */
  readonly drawPlus: { readonly men: number; readonly kingCounts: number };
  readonly pekin: Readonly<Record<PekinStage, { readonly winner: Points; readonly loser: Points }>>;
  /** Minutes: what regulations may choose, and what holds when they are silent. */
  readonly lateness: { readonly atMost: number; readonly unlessStated: number };
  readonly bothLate: 'splitEqually';
  readonly reversedColours: 'continue';
  /** Stopping both clocks is giving up the game, save to call the arbiter (2.5a). */
  readonly bothClocksStopped: 'resignation';
  /** A time penalty is worth at least one increment. */
  readonly irregularMovePenalty: 'atLeastOneIncrement';
  readonly sanctions: readonly DraughtsSanction[];
  readonly drawOffer: {
    readonly afterMoves: number;
    /** Whoever was refused waits for an offer of the opponent. */
    readonly notTwiceInARow: boolean;
  };
  /** Round robin: more than this share of the games must be played to be ranked. */
  readonly rankedWithMoreThan: readonly [numerator: number, denominator: number];
  readonly tieBreaks: {
    readonly roundRobin: readonly DraughtsCriterion[];
    /** The event's regulations choose one of these lists. */
    readonly swiss: readonly (readonly DraughtsCriterion[])[];
    readonly teamRoundRobin: readonly DraughtsCriterion[];
    readonly teamSwiss: 'asIndividual';
    readonly lastResort: 'sharedPlaces';
  };
  readonly rateOfPlay: {
    /** The default of FMJD events, in minutes, with the increment in seconds. */
    readonly base: { readonly atLeast: number; readonly atMost: number };
    readonly increment: number;
    /** The least increment of a slow game with another rate. */
    readonly incrementAtLeast: number;
  };
  /** Fixed rates only: a draw may be claimed with no more time and pieces than this. */
  readonly timeTrouble: { readonly minutes: number; readonly pieces: number };
  readonly recording: {
    /** Minutes before the control from which nobody need record. */
    readonly exemptFromMinutes: number;
    /** Minutes after which the sheet may be completed when the game is over. */
    readonly completedWithin: number;
  };
  readonly articles: Readonly<Record<DraughtsRule, string>>;
}

export const FMJD_2017 = publish<DraughtsProperties, 'draughts'>({
  id: 'fmjd-2017',
  chapter: 'draughts',
  name: { en: 'FMJD Annex III, November 2017', fr: 'FMJD, annexe III, novembre 2017' },
  // The Annex names the month only.
  inForce: { from: '2017-11-01', until: null },
  sources: [{ document: 'FMJD Annex III, November 2017', articles: '1 to 8' }],
  properties: {
    points: { win: points(2), draw: points(1), loss: points(0) },
    forfeitWin: points(2),
    doubleForfeit: points(0),
    drawPlus: { men: 3, kingCounts: 2 },
    pekin: {
      slow: { winner: points(12), loser: points(0) },
      rapid: { winner: points(9), loser: points(3) },
      blitz: { winner: points(8), loser: points(4) },
      lehmannGeorgiev: { winner: points(7), loser: points(5) },
    },
    lateness: { atMost: 60, unlessStated: 60 },
    bothLate: 'splitEqually',
    reversedColours: 'continue',
    bothClocksStopped: 'resignation',
    irregularMovePenalty: 'atLeastOneIncrement',
    sanctions: DRAUGHTS_SANCTIONS,
    drawOffer: { afterMoves: 40, notTwiceInARow: true },
    rankedWithMoreThan: [1, 2],
    tieBreaks: {
      roundRobin: ['wins', 'resultsAmongTied', 'resultsInOrderOfRanking'],
      swiss: [
        ['averageRatingOfOpponents'],
        ['truncatedSolkoff'],
        ['medianSolkoff', 'truncatedSolkoff'],
      ],
      teamRoundRobin: ['individualPoints', 'pointsBoardByBoard'],
      teamSwiss: 'asIndividual',
      lastResort: 'sharedPlaces',
    },
    rateOfPlay: { base: { atLeast: 80, atMost: 120 }, increment: 60, incrementAtLeast: 30 },
    timeTrouble: { minutes: 1, pieces: 8 },
    recording: { exemptFromMinutes: 5, completedWithin: 15 },
    articles: {
      appeal: 'FMJD III 2.2.5',
      sanctions: 'FMJD III 2.5',
      irregularMove: 'FMJD III 2.5a',
      startOfGame: 'FMJD III 4.4',
      bothLate: 'FMJD III 4.5',
      reversedColours: 'FMJD III 4.6',
      lateness: 'FMJD III 5.2',
      drawOffer: 'FMJD III 5.3',
      regulationDraw: 'FMJD III 5.4',
      points: 'FMJD III 5.6',
      alternativePoints: 'FMJD III 5.6a',
      forfeit: 'FMJD III 5.7',
      doubleForfeit: 'FMJD III 5.8',
      withdrawal: 'FMJD III 5.9',
      finalRanking: 'FMJD III 5.10',
      tieBreaks: 'FMJD III 5.11',
      sharedPlaces: 'FMJD III 5.11',
      rateOfPlay: 'FMJD III 6.1',
      timeTrouble: 'FMJD III 6.1.1b',
      recording: 'FMJD III 6.2',
      criticalPhase: 'FMJD III 6.12',
      interruption: 'FMJD III 7',
    },
  },
});

export const DRAUGHTS_EDITIONS = [FMJD_2017] as const;

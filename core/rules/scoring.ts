import { points, type Points } from './points.ts';
import type { PlayerOutcome } from './outcome.ts';
import type { RoundRecord } from './record.ts';

/** Points for each way a round can end (TRF26 record 162 and 362; C.04.1.c for the bye). */
export interface ScoringSystem {
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
  readonly forfeitWin: Points;
  readonly forfeitLoss: Points;
  readonly pairingAllocatedBye: Points;
  readonly fullPointBye: Points;
  readonly halfPointBye: Points;
  readonly zeroPointBye: Points;
  /** Adjourned games are draws, for pairing only (C.04.2 D.1, 2026: 3.1). */
  readonly adjourned: Points;
}

export interface GamePoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** A scoring system from its three figures; byes and forfeits follow the game unless given. */
export function scoring(game: GamePoints, rest: Partial<ScoringSystem> = {}): ScoringSystem {
  const [win, draw, loss] = [points(game.win), points(game.draw), points(game.loss)];
  const none = points(0);
  return {
    win,
    draw,
    loss,
    forfeitWin: win,
    forfeitLoss: none,
    pairingAllocatedBye: win,
    fullPointBye: win,
    halfPointBye: draw,
    zeroPointBye: none,
    adjourned: draw,
    ...rest,
  };
}

export const SCORING_PRESETS = {
  '1-½-0': scoring({ win: 1, draw: 0.5, loss: 0 }),
  '3-1-0': scoring({ win: 3, draw: 1, loss: 0 }),
  '2-1-0': scoring({ win: 2, draw: 1, loss: 0 }),
} as const satisfies Record<string, ScoringSystem>;
export type ScoringPreset = keyof typeof SCORING_PRESETS;

/** Match points of a team match (TRF26 record 362; default 2-1-0). */
export interface MatchScoring {
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
  readonly pairingAllocatedBye: Points;
  /** Game points of the pairing-allocated bye, where they are not those of a drawn match (C.04.6 1.4). */
  readonly byeGamePoints?: Points;
}

export const MATCH_POINTS_2_1_0: MatchScoring = {
  win: points(2),
  draw: points(1),
  loss: points(0),
  pairingAllocatedBye: points(1),
};

/** Usual scales; a match lost by forfeit brings nothing in any of them (LA 5.2 2.4.1), a bye what a draw does. */
export const MATCH_SCALES = {
  '2-1-0': MATCH_POINTS_2_1_0,
  '3-1-0': matchScale(3, 1, 0),
  '3-2-1': matchScale(3, 2, 1),
} as const satisfies Record<string, MatchScoring>;
export type MatchScale = keyof typeof MATCH_SCALES;

function matchScale(win: number, draw: number, loss: number): MatchScoring {
  return {
    win: points(win),
    draw: points(draw),
    loss: points(loss),
    pairingAllocatedBye: points(draw),
  };
}

const FIGURE: Readonly<Record<PlayerOutcome, keyof ScoringSystem | null>> = {
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  shortWin: 'win',
  shortDraw: 'draw',
  shortLoss: 'loss',
  forfeitWin: 'forfeitWin',
  forfeitLoss: 'forfeitLoss',
  pairingAllocatedBye: 'pairingAllocatedBye',
  fullPointBye: 'fullPointBye',
  halfPointBye: 'halfPointBye',
  zeroPointBye: 'zeroPointBye',
  adjourned: null,
  notEntered: null,
};

/** Points that stand in the table: an open game has brought nothing yet. */
export function pointsFor(outcome: PlayerOutcome, system: ScoringSystem): Points {
  const figure = FIGURE[outcome];
  return figure === null ? points(0) : system[figure];
}

/** Of a recorded round, what its points come from. */
type Brought = Pick<RoundRecord, 'outcome' | 'points'>;

/** Points a recorded round brought: a penalty, a bonus or other points by decision come first. */
export function pointsOfRound(round: Brought, system: ScoringSystem): Points {
  return round.points ?? pointsFor(round.outcome, system);
}

/** The same for pairing, where an adjourned game counts as a draw. */
export function pairingPointsOfRound(round: Brought, system: ScoringSystem): Points {
  return round.points ?? pairingPointsFor(round.outcome, system);
}

/** Points used to pair: as in the table, but an adjourned game counts as a draw. */
export function pairingPointsFor(outcome: PlayerOutcome, system: ScoringSystem): Points {
  return outcome === 'adjourned' ? system.adjourned : pointsFor(outcome, system);
}

export const SCORING_FAULTS = [
  'lossAboveDraw',
  'drawAboveWin',
  'twoDrawsAboveWinAndLoss',
  'byeAboveWin',
  'negative',
] as const;
export type ScoringFault = (typeof SCORING_FAULTS)[number];

/** What makes a scoring system unfit for a rated event; empty when nothing does. */
export function scoringFaults(system: ScoringSystem): ScoringFault[] {
  const faults: ScoringFault[] = [];
  if (system.loss > system.draw) faults.push('lossAboveDraw');
  if (system.draw > system.win) faults.push('drawAboveWin');
  if (2 * system.draw > system.win + system.loss) faults.push('twoDrawsAboveWinAndLoss');
  if (system.pairingAllocatedBye > system.win) faults.push('byeAboveWin');
  if (Object.values(system).some((value: Points) => value < 0)) faults.push('negative');
  return faults;
}

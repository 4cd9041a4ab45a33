import type { PlayerOutcome } from '../../../rules/outcome.ts';

/** What decides games: strength and chance, or a rule that makes the field one-sided. */
export const RESULT_RULES = [
  'strength',
  'white',
  'black',
  'higher',
  'lower',
  'draws',
  'forfeits',
] as const;
export type ResultRule = (typeof RESULT_RULES)[number];

export interface SimulatedResults {
  /** Shares of 1: draws among games, forfeits among boards. */
  readonly draws?: number;
  readonly forfeits?: number;
  readonly results?: ResultRule;
  /** The share of games that strength and chance decide whatever the rule. */
  readonly exceptions?: number;
}

type Outcomes = [PlayerOutcome, PlayerOutcome];

const WHITE_WINS: Outcomes = ['win', 'loss'];
const BLACK_WINS: Outcomes = ['loss', 'win'];

/** White's and Black's outcome; `difference` is White's rating less Black's. */
export function simulatedResult(
  difference: number,
  { draws = 0.3, forfeits = 0, results = 'strength', exceptions = 0 }: SimulatedResults,
  chance: () => number,
): Outcomes {
  if (results !== 'strength' && chance() >= exceptions) return ruledResult(difference, results);
  if (chance() < forfeits) {
    return chance() < 0.5 ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  }
  const expected = 1 / (1 + 10 ** (-difference / 400));
  if (chance() < draws) return ['draw', 'draw'];
  return chance() < expected ? WHITE_WINS : BLACK_WINS;
}

function ruledResult(difference: number, rule: Exclude<ResultRule, 'strength'>): Outcomes {
  switch (rule) {
    case 'white':
      return WHITE_WINS;
    case 'black':
      return BLACK_WINS;
    case 'higher':
      return difference > 0 ? WHITE_WINS : BLACK_WINS;
    case 'lower':
      return difference > 0 ? BLACK_WINS : WHITE_WINS;
    case 'draws':
      return ['draw', 'draw'];
    case 'forfeits':
      return ['forfeitWin', 'forfeitLoss'];
  }
}

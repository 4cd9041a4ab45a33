import { inBoth } from '../../../rules/in-both.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import { withOutcome } from '../../changes/games.ts';
import { aRecordedOutcome, onBoard } from '../../schema/rounds.ts';
import { audited, resultIn } from '../audited.ts';
import { playersOnBoard } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldResult } from '../told.ts';

export interface ResultEntered {
  readonly type: 'resultEntered';
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
}

export const resultEntered: Fact<ResultEntered> = {
  fields: { ...onBoard, outcome: aRecordedOutcome },
  fold: (state, event, hand) => withOutcome(state, event, event.outcome, hand),
  outdatesDraft: true,
  touches: (event) => [things.result(event), FACTS_OF_PAIRING],
  heard: heard.result,
  concerns: playersOnBoard,
  words: inBoth('{place}: {outcome}{was}', '{place} : {outcome}{was}'),
  tell: toldResult,
  audit: (state, { round, board, outcome }) =>
    audited({ round, board }, resultIn(state, { round, board }), outcome),
};

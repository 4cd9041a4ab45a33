import { inBoth } from '../../../rules/in-both.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import { NO_QUESTIONS, withOutcome } from '../../changes/games.ts';
import { withGame } from '../../changes/rounds.ts';
import { countsFromNow } from '../../corrections.ts';
import { CORRECTION_WINDOWS, type CorrectionWindow, type Hand } from '../../round.ts';
import { aRecordedOutcome, onBoard } from '../../schema/rounds.ts';
import { oneOf } from '../../schema/schema.ts';
import type { Tournament } from '../../state.ts';
import { audited, resultIn } from '../audited.ts';
import { playersOnBoard } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldResult } from '../told.ts';

export interface ResultCorrected {
  readonly type: 'resultCorrected';
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
  readonly window: CorrectionWindow;
}

export const resultCorrected: Fact<ResultCorrected> = {
  fields: { ...onBoard, outcome: aRecordedOutcome, window: oneOf(CORRECTION_WINDOWS) },
  fold: corrected,
  outdatesDraft: true,
  touches: (event) => [things.result(event), FACTS_OF_PAIRING],
  heard: heard.result,
  concerns: playersOnBoard,
  words: inBoth(
    '{place}: corrected to {outcome}{was}, {window}',
    '{place} : corrigé en {outcome}{was}, {window}',
  ),
  tell: toldResult,
  audit: (state, { round, board, outcome, window }) =>
    audited({ round, board, window }, resultIn(state, { round, board }), outcome),
};

function corrected(state: Tournament, event: ResultCorrected, hand: Hand): Tournament {
  if (event.window === 'nextPairing') return withOutcome(state, event, event.outcome, hand);
  const usedFrom = event.window === 'pairingAfter' ? countsFromNow(state, event.round) : null;
  return withGame(state, event, (game) => ({
    ...game,
    corrections: [...game.corrections, { outcome: event.outcome, usedFrom }],
    entered: hand,
    verified: false,
    questions: NO_QUESTIONS,
  }));
}

import { sameGameOutcome, type GameOutcome } from '../../../rules/outcome.ts';
import { lastWord } from '../../corrections.ts';
import { allow, refuse, roundOf, unknownRound, type Judgement } from '../../judgement.ts';
import { signsOf } from '../../outcome-signs.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { RESULTS } from '../../roles.ts';
import { anOutcome, onBoard } from '../../schema/rounds.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unfitOutcome, unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';

export interface QuestionResult {
  /** A result was reported that differs from the one entered: an arbiter has to look. */
  readonly type: 'questionResult';
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
}

export const questionResult: Deed<QuestionResult> = {
  fields: { ...onBoard, outcome: anOutcome },
  roles: RESULTS,
  touches: (command) => [things.question(command)],
  // Two people may report two different things; the arbiter reads both.
  saysTheSame: (_, event) =>
    event.type === 'resultQuestioned' || event.type === 'questionDismissed',
  judge,
};

/** Somebody holds another result than the one entered: it is kept beside it, and changes nothing. */
function judge(state: Tournament, command: QuestionResult): Judgement {
  const { round: number, board, outcome } = command;
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  const game = round.games.find((each) => each.board === board);
  if (!game) return unknownBoard(command);
  const unfit = unfitOutcome(state, command);
  if (unfit) return unfit;
  const entered = lastWord(game);
  if (entered.kind === 'notEntered') {
    return refuse('nothingToQuestion', HOUSE_RULES.twoResults, { board });
  }
  if (sameGameOutcome(entered, outcome)) {
    const params = { board, entered: signsOf(entered) };
    return refuse('questionSaysTheSame', HOUSE_RULES.twoResults, params);
  }
  const known = game.questions.some((question) => sameGameOutcome(question.outcome, outcome));
  return known ? allow([]) : allow([{ type: 'resultQuestioned', round: number, board, outcome }]);
}

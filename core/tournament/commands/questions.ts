import { sameGameOutcome } from '../../rules/outcome.ts';
import type { CommandOf } from '../command.ts';
import { lastWord } from '../corrections.ts';
import { allow, refuse, roundOf, unknownRound, type Judgement } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { signsOf, unfitOutcome, unknownBoard } from './results.ts';

/** Somebody holds another result than the one entered: it is kept beside it, and changes nothing. */
export function questionResult(state: Tournament, command: CommandOf<'questionResult'>): Judgement {
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

/** The arbiter has looked: what is entered stands. */
export function dismissQuestion(
  state: Tournament,
  command: CommandOf<'dismissQuestion'>,
): Judgement {
  const { round: number, board } = command;
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  const game = round.games.find((each) => each.board === board);
  if (!game) return unknownBoard(command);
  if (game.questions.length === 0) {
    return refuse('noSuchQuestion', HOUSE_RULES.twoResults, { board });
  }
  return allow([{ type: 'questionDismissed', round: number, board }]);
}

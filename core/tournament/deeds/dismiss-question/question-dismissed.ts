import { inBoth } from '../../../rules/in-both.ts';
import { NO_QUESTIONS } from '../../changes/games.ts';
import { withGame } from '../../changes/rounds.ts';
import { onBoard } from '../../schema/rounds.ts';
import { audited, gameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldBoard } from '../told.ts';

export interface QuestionDismissed {
  readonly type: 'questionDismissed';
  readonly round: number;
  readonly board: number;
}

export const questionDismissed: Fact<QuestionDismissed> = {
  fields: onBoard,
  fold: (state, event) => withGame(state, event, (game) => ({ ...game, questions: NO_QUESTIONS })),
  outdatesDraft: false,
  touches: (event) => [things.question(event)],
  heard: heard.mark,
  words: inBoth('{place}: the result entered is kept', '{place} : le résultat saisi est maintenu'),
  tell: toldBoard,
  audit: (state, { round, board }) => {
    const questions = gameIn(state, { round, board })?.questions ?? [];
    const reported = questions.map(({ outcome }) => outcome);
    return audited({ round, board }, reported, null);
  },
};

import { inBoth } from '../../../rules/in-both.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import { withGame } from '../../changes/rounds.ts';
import { lastWord } from '../../corrections.ts';
import { aRecordedOutcome, onBoard } from '../../schema/rounds.ts';
import { audited, gameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldBoard } from '../told.ts';

export interface ResultQuestioned {
  readonly type: 'resultQuestioned';
  readonly round: number;
  readonly board: number;
  /** As reported, other than the one entered. */
  readonly outcome: GameOutcome;
}

export const resultQuestioned: Fact<ResultQuestioned> = {
  fields: { ...onBoard, outcome: aRecordedOutcome },
  fold: (state, event, hand) =>
    withGame(state, event, (game) => ({
      ...game,
      questions: [...game.questions, { outcome: event.outcome, ...hand }],
    })),
  outdatesDraft: false,
  touches: (event) => [things.question(event)],
  heard: heard.mark,
  words: inBoth(
    '{place}: {outcome} reported, other than entered',
    '{place} : {outcome} signalé, autre que le résultat saisi',
  ),
  tell: toldBoard,
  audit: (state, { round, board, outcome }) => {
    const game = gameIn(state, { round, board });
    return audited({ round, board }, game ? lastWord(game) : null, outcome);
  },
};

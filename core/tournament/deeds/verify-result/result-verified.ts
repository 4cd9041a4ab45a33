import { inBoth } from '../../../rules/in-both.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import { NO_QUESTIONS } from '../../changes/games.ts';
import { withGame } from '../../changes/rounds.ts';
import { aRecordedOutcome, onBoard } from '../../schema/rounds.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldBoard } from '../told.ts';

export interface ResultVerified {
  readonly type: 'resultVerified';
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
}

export const resultVerified: Fact<ResultVerified> = {
  fields: { ...onBoard, outcome: aRecordedOutcome },
  fold: (state, event) =>
    withGame(state, event, (game) => ({ ...game, verified: true, questions: NO_QUESTIONS })),
  outdatesDraft: false,
  touches: (event) => [things.result(event), things.verification(event)],
  heard: heard.mark,
  words: inBoth('{place}: {outcome} verified', '{place} : {outcome} vérifié'),
  tell: toldBoard,
  audit: (_, { round, board, outcome }) => audited({ round, board }, null, outcome),
};

import { inBoth } from '../../../rules/in-both.ts';
import { NOT_ENTERED } from '../../../rules/outcome.ts';
import { withOutcome } from '../../changes/games.ts';
import { onBoard } from '../../schema/rounds.ts';
import { audited, resultIn } from '../audited.ts';
import { playersOnBoard } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldResult } from '../told.ts';

export interface ResultCleared {
  readonly type: 'resultCleared';
  readonly round: number;
  readonly board: number;
}

export const resultCleared: Fact<ResultCleared> = {
  fields: onBoard,
  fold: (state, event, hand) => withOutcome(state, event, NOT_ENTERED, hand),
  outdatesDraft: true,
  touches: (event) => [things.result(event), FACTS_OF_PAIRING],
  heard: heard.result,
  concerns: playersOnBoard,
  words: inBoth('{place}: result cleared{was}', '{place} : résultat effacé{was}'),
  tell: toldResult,
  audit: (state, { round, board }) =>
    audited({ round, board }, resultIn(state, { round, board }), { kind: 'notEntered' }),
};

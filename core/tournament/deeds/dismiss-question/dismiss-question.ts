import { allow, refuse, roundOf, unknownRound, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { onBoard } from '../../schema/rounds.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';

export interface DismissQuestion {
  readonly type: 'dismissQuestion';
  readonly round: number;
  readonly board: number;
}

export const dismissQuestion: Deed<DismissQuestion> = {
  fields: onBoard,
  roles: PAIRING,
  touches: (command) => [things.question(command)],
  saysTheSame: (_, event) => event.type === 'questionDismissed',
  judge,
};

/** The arbiter has looked: what is entered stands. */
function judge(state: Tournament, command: DismissQuestion): Judgement {
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

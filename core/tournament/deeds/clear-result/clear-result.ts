import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { RESULTS } from '../../roles.ts';
import { onBoard } from '../../schema/rounds.ts';
import { draftOf, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';

export interface ClearResult {
  readonly type: 'clearResult';
  readonly round: number;
  readonly board: number;
}

export const clearResult: Deed<ClearResult> = {
  fields: onBoard,
  roles: RESULTS,
  touches: (command) => [things.result(command)],
  judge,
};

/** Takes a result away on purpose: a different act from typing a blank. */
function judge(state: Tournament, command: ClearResult): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const game = round.games.find(({ board }) => board === command.board);
  if (!game) return unknownBoard(command);
  if (round.closed || roundOf(state, round.number + 1)?.published) {
    return refuse('roundClosed', articles.correction, { round: round.number });
  }
  if (draftOf(state) && draftOf(state) !== round) {
    return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  }
  if (game.outcome.kind === 'notEntered') {
    return refuse('nothingToClear', HOUSE_RULES.blankNeverOverwrites, { board: command.board });
  }
  return allow([{ type: 'resultCleared', round: round.number, board: command.board }]);
}

import { sameGameOutcome, type GameOutcome } from '../../../rules/outcome.ts';
import { lastWord } from '../../corrections.ts';
import { allow, refuse, roundOf, unknownRound, type Judgement } from '../../judgement.ts';
import { signsOf } from '../../outcome-signs.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { RESULTS } from '../../roles.ts';
import { anOutcome, onBoard } from '../../schema/rounds.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';

export interface VerifyResult {
  /** The same result read again from the sheet: a second look at what was typed. */
  readonly type: 'verifyResult';
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
}

export const verifyResult: Deed<VerifyResult> = {
  fields: { ...onBoard, outcome: anOutcome },
  roles: RESULTS,
  touches: (command) => [things.verification(command)],
  saysTheSame: ({ outcome }, event) =>
    event.type === 'resultVerified' && sameGameOutcome(event.outcome, outcome),
  judge,
};

/** A second look: whoever reads the sheet again says what it says, not whether it is right. */
function judge(state: Tournament, command: VerifyResult): Judgement {
  const { round: number, board, outcome } = command;
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  const game = round.games.find((each) => each.board === board);
  if (!game) return unknownBoard(command);
  const entered = lastWord(game);
  if (entered.kind === 'notEntered') {
    return refuse('nothingToVerify', HOUSE_RULES.secondLook, { board });
  }
  if (!sameGameOutcome(entered, outcome)) {
    const params = { round: number, board, entered: signsOf(entered), read: signsOf(outcome) };
    return refuse('verificationDiffers', HOUSE_RULES.secondLook, params);
  }
  return game.verified && game.questions.length === 0
    ? allow([])
    : allow([{ type: 'resultVerified', round: number, board, outcome }]);
}

import { failure, success, type Result } from '../../../rules/result.ts';
import type {
  NoLegalPairing,
  Pair,
  PairingRequest,
  RoundMaker,
  RoundPairing,
} from '../../system.ts';
import { inBoardOrder } from './board-order.ts';
import type { CandidatePair } from './candidate.ts';
import { colourOfHigherRanked } from './colour-allocation.ts';
import { completionOf } from './completion.ts';
import { absoluteCriteria } from './field.ts';
import { noLegalPairing } from './no-legal-pairing.ts';
import { participants } from './participant.ts';
import { pairRoundByBrackets } from './round-pairing-outlook.ts';

/** Sets of players are kept in the bits of one integer. */
const MOST_PLAYERS = 30;

/**
 * The Dutch system word by word: candidates in the order of the text, judged by the criteria in
 * their order. For small fields; the proof of the fast engine, never its replacement.
 */
export const literalDutch: RoundMaker = { pairRound };

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const field = participants(request);
  if (field.length > MOST_PLAYERS) {
    throw new RangeError(`the literal reading is for ${MOST_PLAYERS} players at most`);
  }
  const mayMeet = absoluteCriteria(request.prohibited);
  const { edition, initialColour } = request;
  const round = pairRoundByBrackets({
    participants: field,
    edition,
    initialColour,
    mayMeet,
    completion: completionOf(field, mayMeet),
  });
  if (round === null) return failure(noLegalPairing(field, mayMeet, edition));
  return success({
    pairs: inBoardOrder(round.pairs, edition.boardOrderCountsVirtualPoints).map((pair) =>
      withColours(pair, initialColour),
    ),
    bye: round.bye?.tpn ?? null,
  });
}

function withColours(pair: CandidatePair, initialColour: PairingRequest['initialColour']): Pair {
  const { higher, lower } = pair;
  return colourOfHigherRanked(pair, initialColour) === 'white'
    ? { white: higher.tpn, black: lower.tpn }
    : { white: lower.tpn, black: higher.tpn };
}

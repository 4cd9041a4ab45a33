import { REPUBLISH_REASONS, type RepublishReason } from '../../../rules/editions/handling.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { inBoardOrder, onBoards } from '../../board-order.ts';
import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { checkProposal } from '../../proposal.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { ProposedPair } from '../../round.ts';
import { aPair } from '../../schema/rounds.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { reasonFits } from './republish-reasons.ts';

export interface RepublishRound {
  readonly type: 'republishRound';
  readonly round: number;
  readonly reason: RepublishReason;
  readonly pairs: readonly ProposedPair[];
  readonly bye: PlayerId | null;
}

export const republishRound: Deed<RepublishRound> = {
  fields: {
    round: aRound,
    reason: oneOf(REPUBLISH_REASONS),
    pairs: listOf(aPair),
    bye: orNull(aPlayer),
  },
  roles: ARBITERS,
  touches: ({ round }) => [things.round(round), FACTS_OF_PAIRING],
  judge,
};

/** Public pairings change only for the edition's reasons (C.04.2 D.10, 2026: 4.4). */
function judge(state: Tournament, command: RepublishRound): Judgement {
  const { articles, republishReasons } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  if (!round.published) return refuse('notPublished', articles.republish, { round: round.number });
  if (round.closed || state.rounds.length > round.number) {
    return refuse('roundClosed', articles.republish, { round: round.number });
  }
  if (state.settings.kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const article = republishReasons[command.reason];
  if (article === undefined) {
    return refuse('reasonNotAllowed', articles.republish, { reason: command.reason });
  }
  if (!reasonFits(state, round, command)) {
    return refuse('reasonDoesNotFit', article, { reason: command.reason });
  }
  const lost = round.games.find(
    (game) =>
      game.outcome.kind !== 'notEntered' &&
      !command.pairs.some((pair) => pair.white === game.white && pair.black === game.black),
  );
  if (lost) return refuse('resultsInTheWay', articles.republish, { board: lost.board });
  const checked = checkProposal(state, command);
  if ('refused' in checked) return checked.refused;
  return allow(
    [
      {
        type: 'roundRepublished',
        reason: command.reason,
        round: round.number,
        origin: 'manual',
        games: onBoards(state, inBoardOrder(state, round.number, command.pairs)),
        matches: round.matches,
        unpaired: checked.unpaired,
        freeTeams: round.freeTeams,
      },
    ],
    [
      warn('republish', article, { round: round.number, reason: command.reason }),
      ...checked.warnings,
    ],
  );
}

import type { PlayerId } from '../../../rules/identity.ts';
import { inBoardOrder, onBoards } from '../../board-order.ts';
import { allow, handlingRules, warn, type Judgement } from '../../judgement.ts';
import { onBoardsOfFirstGame } from '../../later-game.ts';
import { firstGameOf } from '../../matches.ts';
import { checkProposal } from '../../proposal.ts';
import { PAIRING } from '../../roles.ts';
import type { ProposedPair } from '../../round.ts';
import { aPair } from '../../schema/rounds.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { notReadyToDraft } from '../../ready-to-draft.ts';
import { unsettledBoards } from './unsettled-boards.ts';

export interface DraftRound {
  readonly type: 'draftRound';
  readonly round: number;
  readonly pairs: readonly ProposedPair[];
  readonly bye: PlayerId | null;
  readonly origin: 'engine' | 'manual';
}

export const draftRound: Deed<DraftRound> = {
  fields: {
    round: aRound,
    pairs: listOf(aPair),
    bye: orNull(aPlayer),
    origin: oneOf(['engine', 'manual']),
  },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round), FACTS_OF_PAIRING],
  judge: judgeDraft,
};

export function judgeDraft(state: Tournament, command: DraftRound): Judgement {
  const { articles } = handlingRules(state);
  const unready = notReadyToDraft(state, command.round, 'individual');
  if (unready) return unready;
  const checked = checkProposal(state, command);
  if ('refused' in checked) return checked.refused;
  const first = firstGameOf(state, command.round);
  const manual = command.origin === 'manual';
  const pairs = manual ? inBoardOrder(state, command.round, command.pairs) : command.pairs;
  return allow(
    [
      {
        type: 'roundDrafted',
        round: command.round,
        origin: command.origin,
        games: first === null ? onBoards(state, pairs) : onBoardsOfFirstGame(first, pairs),
        matches: [],
        unpaired: checked.unpaired,
        freeTeams: [],
      },
    ],
    [
      ...(manual ? [warn('manualPairing', articles.manualPairing, { round: command.round })] : []),
      ...checked.warnings,
      ...unsettledBoards(state, command.round),
    ],
  );
}

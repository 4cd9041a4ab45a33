import { isByTable } from '../../../pairing/systems.ts';
import { REPUBLISH_REASONS, type RepublishReason } from '../../../rules/editions/handling.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import { handlingRules } from '../../judgement.ts';
import { expected, type Proposal } from '../../proposal.ts';
import { roundStage, type Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import { personalRounds } from '../../views/records.ts';
import type { RepublishChoice } from './republish-choice.ts';
import { republishChoicesOfTeams } from '../republish-team-round/republish-reasons-of-teams.ts';

/** The reasons the edition accepts and the round may have; none where its pairings stay. */
export function republishChoices(state: Tournament, round: Round): RepublishChoice[] {
  const { kind, system } = state.settings;
  const stage = roundStage(round);
  const open = stage === 'published' || stage === 'playing';
  const last = state.rounds.length === round.number;
  if (!open || !last) return [];
  if (kind === 'team') return republishChoicesOfTeams(state, round);
  if (isByTable(system)) return [];
  const { republishReasons } = handlingRules(state);
  return REPUBLISH_REASONS.flatMap((reason) => {
    const article = republishReasons[reason];
    return article !== undefined && mayBe(state, round, reason) ? [{ reason, article }] : [];
  });
}

/** Whether a reason can fit, whatever the new pairs are. */
function mayBe(state: Tournament, round: Round, reason: RepublishReason): boolean {
  switch (reason) {
    case 'rematch':
      return hasRematch(state, round);
    case 'topBoardsOfLastRound':
      return round.number === state.settings.rounds;
    case 'lateEntry': {
      const placed = placedBefore(round);
      return expected(state, round.number).some((id) => !placed.has(id));
    }
    case 'twoWithoutOpponents':
    case 'beforeFirstRound':
      return false;
    case 'eventRules':
      return true;
  }
}

function hasRematch(state: Tournament, round: Round): boolean {
  const lines = personalRounds(state, { pairingOf: round.number });
  return round.games.some((game) =>
    lines.get(game.white)?.some((past) => past.opponent === game.black && isPlayed(past.outcome)),
  );
}

/** A reason must be a fact of the round, not a word. */
export function reasonFits(
  state: Tournament,
  round: Round,
  command: Proposal & { readonly reason: RepublishReason },
): boolean {
  switch (command.reason) {
    case 'rematch':
      return hasRematch(state, round);
    // Deeds of their own, which know who is absent: pairWithoutOpponents, changeBeforeFirstRound.
    case 'twoWithoutOpponents':
    case 'beforeFirstRound':
      return false;
    case 'lateEntry':
      return placedIn(command).some((id) => !placedBefore(round).has(id));
    case 'topBoardsOfLastRound':
      return round.number === state.settings.rounds;
    case 'eventRules':
      return true;
  }
}

const placedIn = (proposal: Proposal): PlayerId[] =>
  proposal.pairs.flatMap(({ white, black }) => [white, black]);

function placedBefore(round: Round): Set<PlayerId> {
  const placed = new Set<PlayerId>();
  for (const game of round.games) placed.add(game.white).add(game.black);
  for (const entry of round.unpaired) if (entry.reason === 'odd') placed.add(entry.player);
  return placed;
}

import { REPUBLISH_REASONS, type RepublishReason } from '../../../rules/editions/handling.ts';
import { handlingRules } from '../../judgement.ts';
import type { Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import { teamsNotPlaying } from '../../teams-not-playing.ts';
import { isMolter } from '../../views/team-boards.ts';
import { haveMet } from '../draft-team-round/rematches.ts';
import type { RepublishChoice } from '../republish-round/republish-choice.ts';

/** The reasons the edition accepts and a round of teams may have, which is open and the last one. */
export function republishChoicesOfTeams(state: Tournament, round: Round): RepublishChoice[] {
  // By Molter tables a team meets several at once.
  if (isMolter(state)) return [];
  const { republishReasons } = handlingRules(state);
  return REPUBLISH_REASONS.flatMap((reason) => {
    const article = republishReasons[reason];
    return article !== undefined && reasonOfTeams(state, round, reason)
      ? [{ reason, article }]
      : [];
  });
}

/** Whether the reason is a fact of the round, whatever the new matches are. */
export function reasonOfTeams(state: Tournament, round: Round, reason: RepublishReason): boolean {
  switch (reason) {
    case 'rematch':
      return round.matches.some((match) => haveMet(state, round.number, match));
    case 'topBoardsOfLastRound':
      return round.number === state.settings.rounds;
    case 'lateEntry':
      return isSomebodyNew(state, round);
    // Whole teams without an opponent are paired by the event's own rules.
    case 'twoWithoutOpponents':
    case 'beforeFirstRound':
      return false;
    case 'eventRules':
      return true;
  }
}

/** A team entered since the round was made public. */
function isSomebodyNew(state: Tournament, round: Round): boolean {
  const placed = new Set([
    ...round.matches.flatMap(({ first, second }) => [first, second]),
    ...[...round.freeTeams, ...teamsNotPlaying(state, round.number)].map(({ team }) => team),
  ]);
  return [...state.teams.keys()].some((team) => !placed.has(team));
}

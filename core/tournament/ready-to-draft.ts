import { isByTable } from '../pairing/systems.ts';
import { isPostponed } from './arranged-matches.ts';
import { handlingRules, refuse, type Refused } from './judgement.ts';
import { HOUSE_RULES } from './refusal.ts';
import { isOver, type Round } from './round.ts';
import { draftOf, publishedRounds, type Tournament } from './state.ts';

/** Why a round cannot be drafted now, whatever the pairs; null when it can. */
export function notReadyToDraft(
  state: Tournament,
  number: number,
  kind: Tournament['settings']['kind'],
): Refused | null {
  const { articles } = handlingRules(state);
  if (state.settings.kind !== kind) return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind });
  const next = draftOf(state)?.number ?? state.rounds.length + 1;
  if (number < next) return refuse('roundAlreadyPaired', articles.republish, { round: number });
  if (number > next) return refuse('roundNotNext', HOUSE_RULES.oneAtATime, { round: number, next });
  if (number > state.settings.rounds) {
    return refuse('roundsExhausted', articles.roundsDeclared, { rounds: state.settings.rounds });
  }
  if (kind === 'individual' && state.numbers.length === 0) {
    return refuse('numbersMissing', articles.pairingNumbers);
  }
  return earlierRoundOpen(state, number);
}

/** Why a round cannot be paired for what went before it: a round before it lacks results. */
export function earlierRoundOpen(state: Tournament, number: number): Refused | null {
  // The table of a round robin waits for no result (C.05 annex 1).
  if (isByTable(state.settings.system)) return null;
  const open = publishedRounds(state).find((round) => round.number < number && !isOver(round));
  if (open === undefined) return null;
  const boards = open.games.filter((game) => game.outcome.kind === 'notEntered');
  return refuse('previousRoundOpen', handlingRules(state).articles.publication, {
    round: open.number,
    boards: boards.map((game) => game.board).join(', '),
  });
}

/**
 * Whether the round after a public one is due: every result is in but those of games postponed in
 * a round robin, whose table waits for none.
 */
export const isNextRoundDue = ({ settings }: Tournament, round: Round): boolean =>
  round.published &&
  (isOver(round) ||
    (isByTable(settings.system) &&
      round.games.every((game) => game.outcome.kind !== 'notEntered' || isPostponed(round, game))));

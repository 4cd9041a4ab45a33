import { handlingRules, refuse, roundOf, type Refused } from './judgement.ts';
import { HOUSE_RULES } from './refusal.ts';
import { roundStage, type Round } from './round.ts';
import { draftOf, type Tournament } from './state.ts';

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
  const previous = roundOf(state, number - 1);
  if (previous && !isOver(previous)) {
    const boards = previous.games.filter((game) => game.outcome.kind === 'notEntered');
    return refuse('previousRoundOpen', articles.publication, {
      round: previous.number,
      boards: boards.map((game) => game.board).join(', '),
    });
  }
  return null;
}

function isOver(round: Round): boolean {
  const stage = roundStage(round);
  return stage === 'complete' || stage === 'closed';
}

import type { PlayerId } from '../rules/identity.ts';
import { handlingRules } from './judgement.ts';
import { publishedRounds, type Tournament } from './state.ts';

/** No number changes once the fourth round is paired (C.04.2 B.3, 2026: 2.3). */
export function numbersFrozen(state: Tournament): boolean {
  return publishedRounds(state).length >= handlingRules(state).numbersFrozenByPairingOfRound;
}

/**
 * Pairing numbers as the colour rule counts them: players not yet taken into account for any
 * pairing have none, so they do not shift the parity of the others (FIDE SPP, 28 August 2026).
 */
export function effectiveNumbers(state: Tournament): ReadonlyMap<PlayerId, number> {
  const taken = new Set<PlayerId>();
  for (const round of state.rounds) {
    for (const game of round.games) taken.add(game.white).add(game.black);
    for (const entry of round.unpaired) if (entry.reason === 'odd') taken.add(entry.player);
  }
  const numbered = state.numbers.filter((id) => taken.has(id));
  return new Map(numbered.map((id, index) => [id, index + 1]));
}

/** Who has no number yet: everybody who has not been paired so far. */
export function withoutNumber(state: Tournament): PlayerId[] {
  const numbers = effectiveNumbers(state);
  return [...state.players.keys()].filter((id) => !numbers.has(id));
}

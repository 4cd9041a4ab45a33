import type { GameOutcome } from '../rules/outcome.ts';
import { isByTable } from '../pairing/systems.ts';
import { roundStage, type CorrectionWindow, type Game, type Round } from './round.ts';
import type { Tournament } from './state.ts';

/** For what a result is read: a pairing, the table after a round, or the rating report. */
export type Purpose =
  | { readonly pairingOf: number }
  | { readonly standingsAfter: number }
  | { readonly ratingReport: true };

/** The outcome as it counts for a purpose, corrections by their window included. */
export function outcomeFor(game: Game, purpose: Purpose): GameOutcome {
  const { corrections } = game;
  if (corrections.length === 0) return game.outcome;
  const upTo =
    'ratingReport' in purpose
      ? Infinity
      : 'pairingOf' in purpose
        ? purpose.pairingOf
        : purpose.standingsAfter + 1;
  const used = corrections.filter((correction) => (correction.usedFrom ?? Infinity) <= upTo);
  return used.at(-1)?.outcome ?? game.outcome;
}

/** What was last said about a game, in whatever window. */
export function lastWord(game: Game): GameOutcome {
  return game.corrections.at(-1)?.outcome ?? game.outcome;
}

/**
 * When a change to an entered result takes effect (C.04.2 D.8, 2026: 4.3): at the next pairing if
 * that is not public yet; at the pairing after if the next round still plays; later only in the
 * rating report. The last round's next pairing is its final table, until the round is closed.
 */
export function windowOf(state: Tournament, round: Round): CorrectionWindow {
  if (isByTable(state.settings.system)) {
    // No pairing rests on results: they count in the table until the whole event is closed.
    return state.rounds.every(({ closed }) => closed) ? 'ratingOnly' : 'nextPairing';
  }
  const next = state.rounds[round.number];
  if (!next?.published) {
    const final = round.number >= state.settings.rounds;
    return final && round.closed ? 'ratingOnly' : 'nextPairing';
  }
  const stage = roundStage(next);
  return stage === 'complete' || stage === 'closed' ? 'ratingOnly' : 'pairingAfter';
}

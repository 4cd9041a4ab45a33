import { ADJOURNED, hasResult, type GameOutcome } from '../rules/outcome.ts';
import { isByTable } from '../pairing/systems.ts';
import { isOver, type CorrectionWindow, type Game, type Round } from './round.ts';
import { firstOpenRound, type Tournament } from './state.ts';

/** For what a result is read: a pairing, the table after a round, or the rating report. */
export type Purpose =
  | { readonly pairingOf: number }
  | { readonly standingsAfter: number }
  | { readonly ratingReport: true };

/**
 * The outcome as it counts for a purpose, corrections by their window included. A pairing made
 * before the result of an adjourned game came took the game as adjourned (C.04.2 D.1, 2026: 3.1).
 */
export function outcomeFor(game: Game, purpose: Purpose): GameOutcome {
  const { corrections, countsFrom } = game;
  if (countsFrom !== undefined && 'pairingOf' in purpose && purpose.pairingOf < countsFrom) {
    return ADJOURNED;
  }
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

/** The first round whose pairing can still use a result: pairings that are public stay. */
export const countsFromNow = (state: Tournament, round: number): number =>
  Math.max(firstOpenRound(state), round + 1);

/**
 * When a change to an entered result takes effect (C.04.2 D.8, 2026: 4.3): at the next pairing if
 * that is not public yet; at the pairing after if the next round still plays; later only in the
 * rating report. The last round's next pairing is its final table, until the round is closed. The
 * result of an adjourned game is published when it comes: the next pairing is the one after that,
 * and nothing but the closing of the event comes after the final table.
 */
export function windowOf(state: Tournament, round: Round, game: Game): CorrectionWindow {
  if (isByTable(state.settings.system)) {
    // No pairing rests on results: they count in the table until the whole event is closed.
    return state.rounds.every(({ closed }) => closed) ? 'ratingOnly' : 'nextPairing';
  }
  // A late correction said that the game is adjourned after all: its result is no error.
  if (!hasResult(lastWord(game)) && game.corrections.length > 0) return 'pairingAfter';
  const { countsFrom } = game;
  const next = state.rounds[(countsFrom ?? round.number + 1) - 1];
  if (!next?.published) {
    const final = round.number >= state.settings.rounds && countsFrom === undefined;
    return final && round.closed ? 'ratingOnly' : 'nextPairing';
  }
  return isOver(next) ? 'ratingOnly' : 'pairingAfter';
}

import { isRequestedBye, outcomeAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** REP: rounds less requested byes and forfeit losses; rounds after a withdrawal are requested byes. */
export const roundsElectedToPlay: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.REP,
  type: 'B',
  formula: {
    en: 'Number of rounds less half-point byes, zero-point byes and forfeit losses.',
    fr: 'Nombre de rondes moins les byes d’un demi-point ou de zéro point et les forfaits perdus.',
  },
  better: 'higher',
  variants: [],
  compute(field, player, _modifiers, explain) {
    // C.07 15.2: till 2026 a forfeit loss in a round robin was a regular game here too.
    const forfeitsAreGames =
      field.kind === 'roundRobin' && field.edition.roundRobinForfeits === 'regularGames';
    return sumOfRounds(field, player, 1, explain, (at) => {
      const outcome = outcomeAt(field, at);
      const lost = outcome === 'forfeitLoss' && !forfeitsAreGames;
      return Number(!isRequestedBye(outcome) && !lost);
    });
  },
};

/** GE: the same under its name of 2023. */
export const gamesElectedToPlay: PlayerTieBreak = {
  ...roundsElectedToPlay,
  ...NAMED.GE,
};

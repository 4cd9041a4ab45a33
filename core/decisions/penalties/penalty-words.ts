import { inBoth } from '../../rules/in-both.ts';
import type { PenaltyKind } from './ladder.ts';

/** The names of the penalties (Laws 12.9). */
export const PENALTY_WORDS = inBoth<Readonly<Record<PenaltyKind, string>>>(
  {
    warning: 'warning',
    timeToOpponent: 'more time for the opponent',
    timeFromPlayer: 'less time for the player',
    pointsToOpponent: 'more points for the opponent',
    pointsFromPlayer: 'fewer points for the player',
    loss: 'loss of the game',
    fine: 'fine',
    exclusion: 'exclusion from rounds',
    expulsion: 'expulsion from the event',
  },
  {
    warning: 'avertissement',
    timeToOpponent: 'temps ajouté à l’adversaire',
    timeFromPlayer: 'temps retiré au joueur',
    pointsToOpponent: 'points ajoutés à l’adversaire',
    pointsFromPlayer: 'points retirés au joueur',
    loss: 'perte de la partie',
    fine: 'amende',
    exclusion: 'exclusion de rondes',
    expulsion: 'exclusion de la compétition',
  },
);

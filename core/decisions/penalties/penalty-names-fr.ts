import type { PenaltyKind } from './ladder.ts';

export const FRENCH_PENALTIES: Readonly<Record<PenaltyKind, string>> = {
  warning: 'avertissement',
  timeToOpponent: 'temps ajouté à l’adversaire',
  timeFromPlayer: 'temps retiré au joueur',
  pointsToOpponent: 'points ajoutés à l’adversaire',
  pointsFromPlayer: 'points retirés au joueur',
  loss: 'perte de la partie',
  fine: 'amende',
  exclusion: 'exclusion de rondes',
  expulsion: 'exclusion de la compétition',
};

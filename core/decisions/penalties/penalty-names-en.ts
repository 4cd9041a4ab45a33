import type { PenaltyKind } from './ladder.ts';

export const ENGLISH_PENALTIES: Readonly<Record<PenaltyKind, string>> = {
  warning: 'warning',
  timeToOpponent: 'more time for the opponent',
  timeFromPlayer: 'less time for the player',
  pointsToOpponent: 'more points for the opponent',
  pointsFromPlayer: 'fewer points for the player',
  loss: 'loss of the game',
  fine: 'fine',
  exclusion: 'exclusion from rounds',
  expulsion: 'expulsion from the event',
};

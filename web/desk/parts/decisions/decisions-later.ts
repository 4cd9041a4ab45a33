import { later } from '../../later/later.ts';

/** On a player's card, for the chief arbiter. */
export const PlayerNeedsSection = later(() =>
  import('./decisions-part.ts').then((code) => code.PlayerNeedsSection),
);

/** On a player's card, for arbiters. */
export const PlayerIncidents = later(() =>
  import('./decisions-part.ts').then((code) => code.PlayerIncidents),
);

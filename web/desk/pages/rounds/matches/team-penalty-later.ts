import { later } from '../../../later/later.ts';

/** It comes with the player's panel, whose words it has. */
export const TeamPenalty = later(() =>
  import('../../../panels/player/player-panel.tsx').then((code) => code.TeamPenalty),
);

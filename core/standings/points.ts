import type { PlayerTieBreak } from './tie-break.ts';
import { pointsAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import { NAMED } from './tie-break-names.ts';

/** PTS: the score itself, which opens the list of TRF26 record 212. */
export const pointsInTheTable: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.PTS,
  type: 'B',
  formula: {
    en: 'Points in the table, without the virtual points of accelerated pairings.',
    fr: 'Points au classement, sans les points fictifs des appariements accélérés.',
  },
  better: 'higher',
  variants: [],
  compute: (field, player, _modifiers, explain) =>
    sumOfRounds(field, player, 10, explain, (at) => pointsAt(field, at)),
};

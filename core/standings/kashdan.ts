import { halfPoints, isOverTheBoard } from '../rules/outcome.ts';
import { outcomeAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

const [LOSS, DRAW, WIN] = [1, 2, 4];
const OF_HALF_POINTS = [LOSS, DRAW, WIN] as const;

/** Kashdan: wins above draws. */
export const kashdan: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.OTHER_KASHDAN,
  type: 'B',
  formula: {
    en: 'Four for a win, two for a draw or an unplayed game, one for a loss.',
    fr: 'Quatre par gain, deux par nulle ou partie non jouée, un par perte.',
  },
  better: 'higher',
  variants: [],
  compute(field, player, _modifiers, explain) {
    // BAF 101 2.5 1: for tie-breaks an unplayed game is a draw, save for Cumulatif and Koya.
    const alteration = { change: 'unplayedDraw', article: 'BAF 101 2.5 1' } as const;
    return sumOfRounds(field, player, 1, explain, (at) => {
      const outcome = outcomeAt(field, at);
      if (outcome === 'notEntered' || outcome === 'adjourned') return 0;
      return isOverTheBoard(outcome)
        ? OF_HALF_POINTS[halfPoints(outcome)]
        : { value: DRAW, counts: true, alteration };
    });
  },
};

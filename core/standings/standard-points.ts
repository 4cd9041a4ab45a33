import { isOverTheBoard } from '../rules/outcome.ts';
import { cell, opponentAt, outcomeAt, pointsAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

const [ONE, HALF] = [10, 5];

/** STD: the score on the scale 1-½-0, whatever the event's scoring. */
export const standardPoints: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.STD,
  type: 'B',
  formula: {
    en: 'One for each round with more points than the opponent, or more than a draw without playing; half for as many.',
    fr: 'Un par ronde avec plus de points que l’adversaire, ou plus qu’une nulle sans jouer ; un demi à égalité.',
  },
  better: 'higher',
  variants: [],
  compute: (field, player, _modifiers, explain) =>
    sumOfRounds(field, player, 10, explain, (at, round) => {
      const outcome = outcomeAt(field, at);
      if (outcome === 'notEntered' || outcome === 'adjourned') return 0;
      const opponent = opponentAt(field, at);
      // Points got without playing are held against a draw, so a double forfeit brings nothing.
      const against =
        opponent !== null && isOverTheBoard(outcome)
          ? pointsAt(field, cell(field, opponent, round))
          : field.scoring.draw;
      const points = pointsAt(field, at);
      return points > against ? ONE : points === against ? HALF : 0;
    }),
};

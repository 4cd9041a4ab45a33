import { buchholz } from './buchholz.ts';
import { isOverTheBoard } from '../rules/outcome.ts';
import { opponentAt, outcomeAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import { figuresOf, type PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** The book's sum of Buchholz; a virtual opponent has none. */
export const sumOfBuchholz: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.OTHER_SUM_OF_BUCHHOLZ,
  type: 'CC',
  formula: {
    en: 'Sum of the Buchholz of the opponents met.',
    fr: 'Somme des Buchholz des adversaires rencontrés.',
  },
  better: 'higher',
  variants: [],
  compute(field, player, _modifiers, explain) {
    const figures = figuresOf(field, buchholz, {});
    return sumOfRounds(field, player, 10 * field.parts, explain, (at) => {
      const opponent = opponentAt(field, at);
      if (opponent === null || !isOverTheBoard(outcomeAt(field, at))) return null;
      return figures[opponent]?.value ?? 0;
    });
  },
};

import { isOverTheBoard } from '../rules/outcome.ts';
import { opponentAt, outcomeAt } from './field.ts';
import { twiceHalfOfMaximum } from './koya.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { scoresOf, viewOf } from './unplayed-rounds.ts';
import { NAMED } from './tie-break-names.ts';

const ARTICLE = NAMED.OTHER_YUGOSLAV.article;

/** Yugoslav: Buchholz over the opponents who made half of the points or more. */
export const yugoslavBuchholz: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.OTHER_YUGOSLAV,
  aliases: [{ name: 'Yougoslave' }],
  type: 'C',
  formula: {
    en: 'Sum of the adjusted scores of the opponents met who scored half of the maximum or more.',
    fr: 'Somme des scores ajustés des adversaires rencontrés qui ont marqué la moitié des points ou plus.',
  },
  better: 'higher',
  variants: [],
  compute(field, player, _modifiers, explain) {
    const { adjusted } = scoresOf(field, viewOf({}));
    const twiceHalf = twiceHalfOfMaximum(field);
    return sumOfRounds(field, player, 10, explain, (at) => {
      const opponent = opponentAt(field, at);
      if (opponent === null || !isOverTheBoard(outcomeAt(field, at))) return null;
      const value = adjusted[opponent] ?? 0;
      const reached = 2 * (field.scores[opponent] ?? 0) >= twiceHalf;
      if (reached) return value;
      return { value, counts: false, alteration: { change: 'belowLimit', article: ARTICLE } };
    });
  },
};

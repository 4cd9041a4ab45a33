import { opponentAt, pointsAt, type Field, type PlayerIndex } from './field.ts';
import type { Figure } from './figure.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

const HALF_POINT = 5;

/** Points against the opponents whose score, doubled, is not below `twiceLimit` (tenths). */
export function koyaFigure(
  field: Field,
  player: PlayerIndex,
  twiceLimit: number,
  article: string,
  explain: boolean,
): Figure {
  return sumOfRounds(field, player, 10, explain, (at) => {
    // LA 5.2 2.2: unplayed games are not adjusted here, only the result counts.
    const opponent = opponentAt(field, at);
    if (opponent === null) return null;
    const value = pointsAt(field, at);
    if (2 * (field.scores[opponent] ?? 0) >= twiceLimit) return value;
    return { value, counts: false, alteration: { change: 'belowLimit', article } };
  });
}

/** Twice half of the best possible score: with an odd field a round robin has a free round. */
export function twiceHalfOfMaximum(field: Field): number {
  return field.scoring.win * (field.kind === 'swiss' ? field.rounds : field.mostGames);
}

/** Koya system; `KS/L-1`, `KS/L+1` … move the limit by half points. */
export const koyaSystem: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.KS,
  aliases: [{ name: 'Koya' }],
  type: 'BC',
  formula: {
    en: 'Points scored against those who made half of the best possible score or more.',
    fr: 'Points marqués contre ceux qui ont réalisé 50 % ou plus.',
  },
  better: 'higher',
  variants: ['L'],
  compute(field, player, modifiers, explain) {
    const limit = twiceHalfOfMaximum(field) + 2 * HALF_POINT * (modifiers.limit ?? 0);
    const article = field.edition.codes.KS ?? field.edition.articles.announcement;
    return koyaFigure(field, player, limit, article, explain);
  },
};

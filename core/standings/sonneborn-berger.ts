import { cutTerms, sumOfTerms } from './cuts.ts';
import { cell, pointsAt } from './field.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { roundTerms, viewOf, type Term } from './unplayed-rounds.ts';

/** Sonneborn-Berger with its cuts: `SB`, `SB/C1`, `SB/C2`. */
export const sonnebornBerger: PlayerTieBreak = {
  scope: 'player',
  code: 'SB',
  name: { en: 'Sonneborn-Berger', fr: 'Sonneborn-Berger' },
  aliases: [{ name: 'Berger' }, { name: 'S.B.' }],
  type: 'BC',
  formula: {
    en: 'Sum over the rounds of the opponent’s adjusted score times the points of the round.',
    fr: 'Somme, ronde par ronde, du score ajusté de l’adversaire multiplié par les points de la ronde.',
  },
  better: 'higher',
  variants: ['C', 'P'],
  compute(field, player, modifiers, explain) {
    const products = roundTerms(field, player, viewOf(modifiers)).map((term): Term => {
      const points = pointsAt(field, cell(field, player, term.round ?? 1));
      const score = term.value;
      return { ...term, value: score * points, product: { score, points } };
    });
    return sumOfTerms(cutTerms(products, modifiers, field.edition), 100, explain);
  },
};

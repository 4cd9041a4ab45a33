import { cutsOf, cutTerms, sumOfTerms } from './cuts.ts';
import type { Modifiers } from './descriptor.ts';
import { cell, type Field, type PlayerIndex } from './field.ts';
import type { Figure } from './figure.ts';
import {
  NO_ROUND,
  opponentsScores,
  productTerms,
  resultAt,
  roundTerms,
  type View,
} from './unplayed-rounds.ts';

/** What is summed over the rounds: opponents' scores, or their products with the own points. */
export type Summand = 'scores' | 'products';

const PARTS: Readonly<Record<Summand, number>> = { scores: 10, products: 100 };

/** Buchholz and Sonneborn-Berger: a sum over the rounds, after cuts. */
export function opponentsSum(
  field: Field,
  player: PlayerIndex,
  modifiers: Modifiers,
  view: View,
  of: Summand,
  explain: boolean,
): Figure {
  if (explain) return explainedSum(field, player, modifiers, view, of);
  const seen = opponentsScores(field, view);
  const significance: number[] = [];
  const values: number[] = [];
  const voluntary: number[] = [];
  let value = 0;
  for (let round = 1; round <= field.rounds; round += 1) {
    const at = cell(field, player, round);
    const score = seen.values[at] ?? NO_ROUND;
    if (score === NO_ROUND) continue;
    const brought = of === 'scores' ? score : score * resultAt(field, player, round, view);
    significance.push(score);
    values.push(brought);
    voluntary.push(seen.voluntary[at] ?? 0);
    value += brought;
  }
  for (const { place } of cutsOf({ values, significance, voluntary }, modifiers, field.edition)) {
    value -= values[place] ?? 0;
  }
  return { value, per: PARTS[of] * field.parts };
}

function explainedSum(
  field: Field,
  player: PlayerIndex,
  modifiers: Modifiers,
  view: View,
  of: Summand,
): Figure {
  const terms =
    of === 'scores' ? roundTerms(field, player, view) : productTerms(field, field, player, view);
  return sumOfTerms(cutTerms(terms, modifiers, field.edition), PARTS[of] * field.parts, true);
}

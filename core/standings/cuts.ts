import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import type { Modifiers } from './descriptor.ts';
import type { Figure } from './figure.ts';
import type { Term } from './unplayed-rounds.ts';

/** Leaves out the least significant terms, then for a median as many of the most (C.07 14.1 to 14.4). */
export function cutTerms(
  terms: readonly Term[],
  modifiers: Modifiers,
  edition: TieBreakProperties,
): readonly Term[] {
  const low = modifiers.cut ?? modifiers.median ?? 0;
  if (low === 0) return terms;
  const left = [...terms];
  const { articles } = edition;
  for (let n = 0; n < low; n += 1) {
    const least = pick(left, () => true, bySignificance);
    if (!least) break;
    const voluntary =
      edition.lowCut === 'voluntaryUnplayedUnlessLower'
        ? pick(left, (term) => term.voluntary, byValue)
        : null;
    // C.07 16.5: the voluntary unplayed round goes first unless it brought less than the least one.
    if (voluntary && voluntary.value >= least.value) strike(left, voluntary, articles.lowCut);
    else strike(left, least, articles.cuts);
  }
  for (let n = 0; n < (modifiers.median ?? 0); n += 1) {
    const most = pick(
      left,
      () => true,
      (a, b) => bySignificance(b, a),
    );
    if (!most) break;
    strike(left, most, articles.cuts);
  }
  return left;
}

/** C.07 14.1.1: by the opponent's score, then by the product. */
const bySignificance = (a: Term, b: Term): number =>
  a.significance - b.significance || a.value - b.value;

const byValue = (a: Term, b: Term): number => a.value - b.value || a.significance - b.significance;

function pick(
  terms: readonly Term[],
  suits: (term: Term) => boolean,
  order: (a: Term, b: Term) => number,
): Term | null {
  let first: Term | null = null;
  for (const term of terms) {
    if (term.counts && suits(term) && (!first || order(term, first) < 0)) first = term;
  }
  return first;
}

function strike(terms: Term[], struck: Term, article: string): void {
  terms[terms.indexOf(struck)] = {
    ...struck,
    counts: false,
    alterations: [...struck.alterations, { change: 'cut', article }],
  };
}

/** The sum of the terms that count. */
export function sumOfTerms(terms: readonly Term[], per: number, explain: boolean): Figure {
  let value = 0;
  for (const term of terms) if (term.counts) value += term.value;
  return explain ? { value, per, working: terms } : { value, per };
}

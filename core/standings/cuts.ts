import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import type { Modifiers } from './descriptor.ts';
import type { Contribution, Figure } from './figure.ts';
import type { RoundTerm } from './unplayed-rounds.ts';

/** Values of which some may be left out, place by place. */
export interface Cuttable {
  /** What is summed. */
  readonly values: readonly number[];
  /** What makes a value more or less significant (C.07 14.1): the opponent's score, or rating. */
  readonly significance: readonly number[];
  /** 1 for a voluntary unplayed round (C.07 16.1.2). */
  readonly voluntary?: readonly number[];
}

/** A value left out, and by which article. */
export interface Cut {
  readonly place: number;
  readonly article: string;
}

const NO_CUTS: readonly Cut[] = [];

/** The least significant values, then for a median as many of the most (C.07 14.1 to 14.4). */
export function cutsOf(
  cuttable: Cuttable,
  modifiers: Modifiers,
  edition: TieBreakProperties,
): readonly Cut[] {
  const low = modifiers.cut ?? modifiers.median ?? 0;
  if (low === 0) return NO_CUTS;
  const { values, voluntary } = cuttable;
  const { articles } = edition;
  const cuts: Cut[] = [];
  for (let n = 0; n < low && cuts.length < values.length; n += 1) {
    const least = extreme(cuttable, cuts, 'least');
    const unplayed =
      voluntary && edition.lowCut === 'voluntaryUnplayedUnlessLower'
        ? lowestVoluntary(cuttable, voluntary, cuts)
        : null;
    // C.07 16.5: the voluntary unplayed round goes first unless it brought less than the least one.
    cuts.push(
      unplayed !== null && (values[unplayed] ?? 0) >= (values[least] ?? 0)
        ? { place: unplayed, article: articles.lowCut }
        : { place: least, article: articles.cuts },
    );
  }
  for (let n = 0; n < (modifiers.median ?? 0) && cuts.length < values.length; n += 1) {
    cuts.push({ place: extreme(cuttable, cuts, 'most'), article: articles.cuts });
  }
  return cuts;
}

function isCut(cuts: readonly Cut[], place: number): boolean {
  for (const cut of cuts) if (cut.place === place) return true;
  return false;
}

/** C.07 14.1.1: by the opponent's score, then by the product; of equals the earliest. */
function extreme(
  { values, significance }: Cuttable,
  cuts: readonly Cut[],
  which: 'least' | 'most',
): number {
  const sign = which === 'least' ? 1 : -1;
  let found = -1;
  for (let place = 0; place < values.length; place += 1) {
    if (isCut(cuts, place)) continue;
    const difference =
      (significance[place] ?? 0) - (significance[found] ?? 0) ||
      (values[place] ?? 0) - (values[found] ?? 0);
    if (found < 0 || sign * difference < 0) found = place;
  }
  return found;
}

/** C.07 16.5: the lowest contribution; of equal ones the least significant otherwise (14.1.1). */
function lowestVoluntary(
  { values, significance }: Cuttable,
  voluntary: readonly number[],
  cuts: readonly Cut[],
): number | null {
  let found: number | null = null;
  for (let place = 0; place < values.length; place += 1) {
    if (voluntary[place] !== 1 || isCut(cuts, place)) continue;
    const difference =
      found === null
        ? -1
        : (values[place] ?? 0) - (values[found] ?? 0) ||
          (significance[place] ?? 0) - (significance[found] ?? 0);
    if (difference < 0) found = place;
  }
  return found;
}

/** The same on the lines of a working: those cut no longer count. */
export function cutTerms(
  terms: readonly RoundTerm[],
  modifiers: Modifiers,
  edition: TieBreakProperties,
): readonly RoundTerm[] {
  const cuts = cutsOf(
    {
      values: terms.map(({ value }) => value),
      significance: terms.map(({ significance }) => significance),
      voluntary: terms.map(({ voluntary }) => Number(voluntary)),
    },
    modifiers,
    edition,
  );
  return terms.map((term, place) => {
    const cut = cuts.find((one) => one.place === place);
    if (!cut) return term;
    const alterations = [...term.alterations, { change: 'cut' as const, article: cut.article }];
    return { ...term, counts: false, alterations };
  });
}

/** The sum of the lines that count. */
export function sumOfTerms(terms: readonly RoundTerm[], per: number, explain: boolean): Figure {
  let value = 0;
  for (const term of terms) if (term.counts) value += term.value;
  return explain ? { value, per, working: terms.map(lineOf) } : { value, per };
}

/** What decided the cuts is no part of the working. */
function lineOf({
  significance: _significance,
  voluntary: _voluntary,
  ...line
}: RoundTerm): Contribution {
  return line;
}

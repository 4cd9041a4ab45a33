import { articlesNumbered } from '@ronde/core/rules/laws/article-number.ts';
import type { StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { searchLaws } from '@ronde/core/rules/laws/search.ts';
import type { OwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';

/**
 * Articles for what is typed: by number, by words of ours, and where the arbiter’s own copies have
 * the words in a row. All for nothing.
 */
export function foundLaws(
  laws: readonly StatedLaw[],
  asked: string,
  copies: readonly OwnCopy[],
): readonly StatedLaw[] {
  const typed = asked.trim();
  if (typed === '') return laws;
  const numbered = articlesNumbered(laws, typed);
  if (numbered.length > 0) return numbered;
  const ours = searchLaws(laws, typed).map(({ law }) => law);
  const known = new Set(ours);
  const inCopy = laws.filter(
    (law) => !known.has(law) && copies.some((copy) => hasInARow(copy[law.id], typed)),
  );
  return [...ours, ...inCopy];
}

const hasInARow = (text: string | undefined, typed: string): boolean =>
  text?.toLowerCase().includes(typed.toLowerCase()) ?? false;

import type { CompleteRuling } from '@ronde/core/decisions/situations/complete-ruling.ts';
import type { EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { lawsOf, type StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';

const ID = /\b(?:\d{1,2}|[ABCD]|I{1,3})(?:\.\d+)+\b/g;

const KNOWN = new Map<string, readonly StatedLaw[]>();

/** The articles of an edition, put together once. */
export function lawsIn(edition: EditionOf<'laws'>): readonly StatedLaw[] {
  const known = KNOWN.get(edition.id) ?? lawsOf(edition);
  KNOWN.set(edition.id, known);
  return known;
}

/** What a ruling rests on: the articles of its steps, and the one by which the game is watched or not. */
export const articlesOf = ({
  steps,
  regimeArticle,
}: Pick<CompleteRuling, 'steps' | 'regimeArticle'>): string[] => [
  ...steps.map(({ article }) => article),
  ...(regimeArticle === null ? [] : [regimeArticle]),
];

/** The articles that steps cite (`E.01 7.5.5, E.01 B.2`), each once; a chapter leads to its first article. */
export function citedLaws(cited: readonly string[], edition: EditionOf<'laws'>): StatedLaw[] {
  const laws = lawsIn(edition);
  const ids = cited.flatMap((text) => text.replaceAll('E.01', '').match(ID) ?? []);
  return [...new Set(ids)].flatMap((id) => {
    const law =
      laws.find((one) => one.id === id) ?? laws.find((one) => one.id.startsWith(`${id}.`));
    return law === undefined ? [] : [law];
  });
}

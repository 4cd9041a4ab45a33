import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import { sayFigure } from '@ronde/core/documents/lists/say-figure.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { articleOf } from '@ronde/core/standings/article-of.ts';
import { formatFigure, type Figure } from '@ronde/core/standings/figure.ts';
import type { Definition } from '@ronde/core/standings/tie-break.ts';

const WORDS = {
  en: {
    also: 'also called',
    formula: 'formula',
    articles: 'articles',
    variants: 'variants',
    scores: 'scores',
    lower: 'The lower value is the better one.',
    undefined: 'undefined',
  },
  fr: {
    also: 'dit aussi',
    formula: 'formule',
    articles: 'articles',
    variants: 'variantes',
    scores: 'scores',
    lower: 'La plus petite valeur est la meilleure.',
    undefined: 'indéfini',
  },
} as const;

const EDITIONS = editionsOf('tieBreaks');
export type TieBreakEdition = (typeof EDITIONS)[number];

/** What the guide says of a tie-break, for players or for teams. */
export type Described = Omit<Definition, 'variants' | 'usesRatings'> & {
  readonly variants: readonly string[];
  readonly scores?: readonly string[];
};

/** A worked example in an edition: the figure, and its working in words. */
export interface Worked {
  readonly figure: Figure;
  readonly lines: readonly string[];
}

/** One tie-break: names, formula, the article in each edition, and the example worked. */
export function tieBreakSection(
  tieBreak: Described,
  language: Language,
  example: string,
  workIn: (edition: TieBreakEdition) => Worked | null,
): string {
  const words = WORDS[language];
  const other = language === 'fr' ? 'en' : 'fr';
  const { code, aliases = [], variants, scores = [] } = tieBreak;
  const called = aliases.map(
    ({ name, variant }) => `${name}${variant === undefined ? '' : ` (${code}${variant})`}`,
  );
  const known = EDITIONS.filter((edition) => articleOf(tieBreak, edition.properties) !== null);
  const articles = known.map(
    (edition) => `${edition.id}: ${articleOf(tieBreak, edition.properties) ?? ''}`,
  );
  const latest = known.at(-1);
  const values = known.map((edition) => {
    const worked = workIn(edition);
    const value = worked === null ? null : formatFigure(worked.figure);
    return `${edition.id} ${value === null ? words.undefined : sayFigure(value, language)}`;
  });
  const listed = (title: string, letters: readonly string[], mark: string): string[] =>
    letters.length === 0 ? [] : [`- ${title}: ${letters.map((one) => mark + one).join(' ')}`];
  return [
    `## ${code} · ${tieBreak.name[language]}`,
    '',
    `*${tieBreak.name[other]}*${called.length > 0 ? `; ${words.also} ${called.join(', ')}` : ''}`,
    '',
    `- ${words.formula}: ${tieBreak.formula[language]}`,
    `- ${words.articles}: ${articles.join('; ')}`,
    ...listed(words.scores, scores, ':'),
    ...listed(words.variants, variants, '/'),
    ...(tieBreak.better === 'lower' ? [`- ${words.lower}`] : []),
    `- ${example}: ${values.join('; ')}`,
    '',
    ...(latest === undefined ? [] : working(workIn(latest))),
  ].join('\n');
}

const working = (worked: Worked | null): string[] =>
  worked === null ? [] : ['```text', ...worked.lines, '```', ''];

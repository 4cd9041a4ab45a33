import type { LawsProperties } from '../../rules/editions/laws.ts';
import { everyAnswer } from './every-answer.ts';
import type { Regime } from './ruling.ts';
import { SITUATION_NAMES, type SituationName } from './situation-titles.ts';
import { SITUATIONS } from './situations.ts';

const REGIMES: readonly Regime[] = [
  { play: 'standard', supervised: true },
  { play: 'rapid', supervised: true },
  { play: 'rapid', supervised: false },
  { play: 'blitz', supervised: true },
  { play: 'blitz', supervised: false },
  { play: 'rapid', supervised: true, online: true },
];

const CITED = /\b(?:\d{1,2}|[A-F]|I{1,3})(?:\.(?:\d+|[a-h]))+\b/g;

/** Numbers of the articles in `E.01 7.5.3, 7.7.2 and 7.8.2`; those of the online rules keep their name. */
const numbersIn = (article: string): readonly string[] =>
  article.startsWith('Online ') ? [article] : (article.replaceAll('E.01', '').match(CITED) ?? []);

const KNOWN = new WeakMap<LawsProperties, ReadonlyMap<string, ReadonlySet<SituationName>>>();

/** The situations that have a ruling by each article, found by making every ruling once. */
function rulingsByArticle(laws: LawsProperties): ReadonlyMap<string, ReadonlySet<SituationName>> {
  const known = KNOWN.get(laws);
  if (known !== undefined) return known;
  const found = new Map<string, Set<SituationName>>();
  for (const name of SITUATION_NAMES) {
    const articles = everyAnswer(name).flatMap((answers) =>
      REGIMES.flatMap((regime) =>
        SITUATIONS[name].rule(answers, regime, laws).steps.map(({ article }) => article),
      ),
    );
    for (const number of [...new Set(articles)].flatMap(numbersIn)) {
      found.set(number, (found.get(number) ?? new Set()).add(name));
    }
  }
  KNOWN.set(laws, found);
  return found;
}

/** Situations ruled by an article, by one above it (4.3 for 4.3.1), or by one below it. */
export function situationsBy(article: string, laws: LawsProperties): readonly SituationName[] {
  const isNear = (number: string): boolean =>
    number === article || number.startsWith(`${article}.`) || article.startsWith(`${number}.`);
  const found = new Set(
    [...rulingsByArticle(laws)].flatMap(([number, names]) => (isNear(number) ? [...names] : [])),
  );
  return SITUATION_NAMES.filter((name) => found.has(name));
}

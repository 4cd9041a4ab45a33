import { explainInWords } from '@ronde/core/documents/standings-explanation/explain-tie-break.ts';
import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { articleOf } from '@ronde/core/standings/article-of.ts';
import { INDIVIDUAL_TIE_BREAKS } from '@ronde/core/standings/individual-tie-breaks.ts';
import { explainTieBreak } from '@ronde/core/standings/explain.ts';
import { formatFigure } from '@ronde/core/standings/figure.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { EXERCISE_PLAYERS } from '@ronde/core/standings/testing/exercise-event.ts';
import type { TieBreak } from '@ronde/core/standings/tie-break.ts';

/** Has a half-point bye, a win against somebody who left, and is tied with others. */
const EXAMPLE = tpn(4);

const WORDS = {
  en: {
    title: '# Tie-breaks, one by one',
    intro:
      'Made from the catalogue by the program itself: names, formula, the article in each edition, and the working for David (number 4) in the exercise event of FIDE’s Technical Commission (16 players, 5 rounds; David has a half-point bye in round 2). `ronde standings FILE --tiebreaks "BH/C1,BH" --why PLAYER` shows the same for your event.',
    also: 'also called',
    formula: 'formula',
    articles: 'articles',
    values: 'David',
    variants: 'variants',
    lower: 'The lower value is the better one.',
    orders: '## Recommended orders',
    ordersIntro: 'Presets from the book and the bulletin, ready to be taken over.',
    order: ['preset', 'for', 'tie-breaks', 'source'],
    undefined: 'undefined',
  },
  fr: {
    title: '# Les départages, un par un',
    intro:
      'Établi par le programme lui-même à partir du catalogue : noms, formule, article dans chaque édition, et le calcul pour David (numéro 4) dans le tournoi d’exercice de la commission technique de la FIDE (16 joueurs, 5 rondes ; David a un bye à un demi-point à la ronde 2). `ronde standings FICHIER --tiebreaks "BH/C1,BH" --why JOUEUR` en fait autant pour votre tournoi.',
    also: 'dit aussi',
    formula: 'formule',
    articles: 'articles',
    values: 'David',
    variants: 'variantes',
    lower: 'La plus petite valeur est la meilleure.',
    orders: '## Ordres recommandés',
    ordersIntro: 'Préréglages du livre et du bulletin, prêts à être repris.',
    order: ['préréglage', 'pour', 'départages', 'source'],
    undefined: 'indéfini',
  },
} as const;

const EDITIONS = editionsOf('tieBreaks');

const requestIn = (edition: (typeof EDITIONS)[number]): StandingsRequest => ({
  players: EXERCISE_PLAYERS,
  rounds: 5,
  scoring: SCORING_PRESETS['1-½-0'],
  kind: 'swiss',
  edition: edition.properties,
});

export function tieBreaksGuide(language: Language): string {
  const words = WORDS[language];
  const sections = INDIVIDUAL_TIE_BREAKS.map((tieBreak) => section(tieBreak, language));
  const [preset, kind, list, source] = words.order;
  const orders = RECOMMENDED_ORDERS.map(
    ({ id, name, descriptors, source: from }) =>
      `| \`${id}\` | ${name[language]} | ${descriptors.join(', ')} | ${from} |`,
  );
  return [
    words.title,
    '',
    words.intro,
    '',
    ...sections,
    words.orders,
    '',
    words.ordersIntro,
    '',
    `| ${preset} | ${kind} | ${list} | ${source} |`,
    '|---|---|---|---|',
    ...orders,
    '',
  ].join('\n');
}

function section(tieBreak: TieBreak, language: Language): string {
  const words = WORDS[language];
  const other = language === 'fr' ? 'en' : 'fr';
  const aliases = (tieBreak.aliases ?? []).map(
    ({ name, variant }) => `${name}${variant === undefined ? '' : ` (${tieBreak.code}${variant})`}`,
  );
  const known = EDITIONS.filter((edition) => articleOf(tieBreak, edition.properties) !== null);
  const articles = known.map(
    (edition) => `${edition.id}: ${articleOf(tieBreak, edition.properties) ?? ''}`,
  );
  const latest = known.at(-1);
  return [
    `## ${tieBreak.code} · ${tieBreak.name[language]}`,
    '',
    `*${tieBreak.name[other]}*${aliases.length > 0 ? `; ${words.also} ${aliases.join(', ')}` : ''}`,
    '',
    `- ${words.formula}: ${tieBreak.formula[language]}`,
    `- ${words.articles}: ${articles.join('; ')}`,
    ...(tieBreak.variants.length > 0
      ? [`- ${words.variants}: ${tieBreak.variants.map((letter) => `/${letter}`).join(' ')}`]
      : []),
    ...(tieBreak.better === 'lower' ? [`- ${words.lower}`] : []),
    `- ${words.values}: ${known.map((edition) => `${edition.id} ${valueIn(tieBreak, edition, language)}`).join('; ')}`,
    '',
    ...(latest === undefined ? [] : working(tieBreak, latest, language)),
  ].join('\n');
}

function explained(tieBreak: TieBreak, edition: (typeof EDITIONS)[number]) {
  const answer = explainTieBreak(requestIn(edition), tieBreak.code, EXAMPLE);
  return answer.ok ? answer.value : null;
}

function valueIn(
  tieBreak: TieBreak,
  edition: (typeof EDITIONS)[number],
  language: Language,
): string {
  const found = explained(tieBreak, edition);
  const value = found === null ? null : formatFigure(found.figure);
  return value ?? WORDS[language].undefined;
}

function working(
  tieBreak: TieBreak,
  edition: (typeof EDITIONS)[number],
  language: Language,
): string[] {
  const found = explained(tieBreak, edition);
  if (found === null) return [];
  const names = new Map(EXERCISE_PLAYERS.map((player) => [player.tpn, player.name]));
  const lines = explainInWords(found, { language, name: (player) => names.get(player) ?? '' });
  return ['```text', ...lines, '```', ''];
}

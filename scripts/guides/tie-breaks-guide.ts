import { explainInWords } from '@ronde/core/documents/standings-explanation/explain-tie-break.ts';
import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { articleOf, INDIVIDUAL_TIE_BREAKS } from '@ronde/core/standings/catalogue.ts';
import { explainTieBreak } from '@ronde/core/standings/explain.ts';
import { formatFigure } from '@ronde/core/standings/figure.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { crosstable } from '@ronde/core/standings/testing/crosstable.ts';
import type { TieBreak } from '@ronde/core/standings/tie-break.ts';

/** "Exercises in Tie-Breaking" of FIDE's Technical Commission: invented players, five rounds. */
const PLAYERS = crosstable(`
  1 Alyx 2200 : 9w1 13b= 2w= 15b1 4w=
  2 Bruno 2150 : 10b1 7w1 1b= 16w1 3b=
  3 Charline 2100 : 11w= 6b1 8w1 4b= 2w=
  4 David 2050 : 12b1 0-H 13w1 3w= 1b=
  5 Helene 2000 : 13w0 15b0 11w1 7b= 10w1
  6 Franck 1950 : 14b0 3w0 0-U 10w1 8b1
  7 Genevieve 1900 : 15w1 2b0 16b0 5w= 11b0
  8 Irina 1850 : 16b= 14w1 3b0 13w1 6w0
  9 Jessica 1800 : 1b0 10w0 0-H 11b- 0-U
  10 Lais 1750 : 2w0 9b1 15w0 6b0 5b0
  11 Maria 1700 : 3b= 16w0 5b0 9w+ 7w1
  12 Nick 1650 : 4w0 0-U 14b+ 0-Z 0-Z
  13 Opal 1600 : 5b1 1w= 4b0 8b0 14w0
  14 Paul 1550 : 6w1 8b0 12w- 0-Z 13b1
  15 Reine 1500 : 7b0 5w1 10b1 1w0 16b0
  16 Stephan 1450 : 8w= 11b1 7w1 2b0 15w1
`);

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
  players: PLAYERS,
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
  const names = new Map(PLAYERS.map((player) => [player.tpn, player.name]));
  const lines = explainInWords(found, { language, name: (player) => names.get(player) ?? '' });
  return ['```text', ...lines, '```', ''];
}

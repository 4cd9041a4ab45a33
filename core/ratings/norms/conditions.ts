import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import type { Basis } from './bases.ts';
import type { NormCandidate, NormEventFacts, NormGame, NormOpponent } from './candidate.ts';
import { isAtLeast, type NormCondition } from './condition.ts';
import { classFound, holders, shareUp } from './opponents-mix.ts';
import { isScoreEnough } from './required-score.ts';

/** How many games there must be (B.01 1.4.1). */
export function onGames(
  games: readonly NormGame[],
  basis: Basis,
  candidate: NormCandidate,
  event: NormEventFacts,
  rules: TitleProperties,
): NormCondition[] {
  const { articles, nineGames } = rules;
  const enough = games.length >= basis.minimum;
  const conditions: NormCondition[] = [
    {
      name: 'games',
      article: basis.isEightOfNine
        ? articles.eightOfNine
        : basis.countsForfeitAsLoss
          ? articles.unplayedGames
          : articles.games,
      required: basis.minimum,
      actual: games.length,
      // An edition that prints nine games alone says nothing of more.
      met: enough && nineGames !== undefined && games.length > basis.minimum ? null : enough,
    },
  ];
  if (event.pairings === 'fixed') {
    const over = candidate.games.length + candidate.missing.length;
    conditions.push({
      name: 'allRounds',
      article: articles.firstRounds,
      required: event.rounds,
      actual: over,
      met: over >= event.rounds,
    });
  }
  return conditions;
}

const CLASS_ARTICLE = {
  GM: 'classGM',
  IM: 'classIM',
  WGM: 'classWGM',
  WIM: 'classWIM',
} as const;

/** Which titles the opponents must have (B.01 1.4.5). */
export function onTitles(
  title: NormTitle,
  opponents: readonly NormOpponent[],
  { articles, titled, classOfOpponents }: TitleProperties,
): NormCondition[] {
  const needed = shareUp(titled.of, opponents.length);
  const found = holders(opponents, titled.titles);
  const { required, actual, met } = classFound(opponents, classOfOpponents[title]);
  return [
    {
      name: 'titledOpponents',
      article: articles.titledOpponents,
      required: needed,
      actual: found.least,
      met: isAtLeast(found, needed),
    },
    {
      name: 'classOfOpponents',
      article: articles[CLASS_ARTICLE[title]],
      required,
      actual,
      met,
    },
  ];
}

/** What a set of games brought. */
export interface ScoreOfGames {
  readonly n: number;
  readonly halfPoints: number;
  readonly average: number;
  readonly performance: number | null;
}

/** How well the player must have done, and against whom (B.01 1.4.8). */
export function onScore(
  title: NormTitle,
  { n, halfPoints, average, performance }: ScoreOfGames,
  rules: TitleProperties,
): NormCondition[] {
  const { articles, minimumAverage, minimumScorePercent } = rules;
  const conditions: NormCondition[] = [];
  if (minimumAverage !== undefined) {
    const required = minimumAverage[title];
    const met = n > 0 && average >= required;
    const actual = n === 0 ? null : average;
    conditions.push({ name: 'average', article: articles.minimumAverage, required, actual, met });
  }
  if (minimumScorePercent !== undefined) {
    conditions.push({
      name: 'score',
      article: articles.minimumScore,
      required: Math.ceil((minimumScorePercent * n) / 50) / 2,
      actual: halfPoints / 2,
      met: n > 0 && isScoreEnough(halfPoints, n, rules),
    });
  }
  const required = rules.performance[title];
  const met = performance !== null && performance >= required;
  conditions.push({
    name: 'performance',
    article: articles.performance,
    required,
    actual: performance,
    met,
  });
  return conditions;
}

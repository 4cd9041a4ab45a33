import { differenceForScore } from '../../rules/expectancy.ts';
import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import { roundedQuotient } from '../../rules/rounded-quotient.ts';

/** What a score asks of the opponents. */
export type ScoreRules = Pick<
  TitleProperties,
  'performance' | 'minimumAverage' | 'minimumScorePercent'
>;

/** The rating difference for a score, its percentage rounded half up (B.01 1.4.9). */
export const differenceOf = (halfPoints: number, games: number): number =>
  differenceForScore(roundedQuotient(50 * halfPoints, games));

/** Whether a score reaches the share every norm needs (B.01 1.4.8b). */
export const isScoreEnough = (
  halfPoints: number,
  games: number,
  { minimumScorePercent = 0 }: ScoreRules,
): boolean => 50 * halfPoints >= minimumScorePercent * games;

/** The lowest average of the opponents with which a score is enough; null for a score too low. */
export function averageFor(
  title: NormTitle,
  halfPoints: number,
  games: number,
  rules: ScoreRules,
): number | null {
  if (!isScoreEnough(halfPoints, games, rules)) return null;
  const needed = rules.performance[title] - differenceOf(halfPoints, games);
  return Math.max(rules.minimumAverage?.[title] ?? 0, needed);
}

/** The half points a norm needs against an average; null where no score is enough. */
export function requiredHalfPoints(
  title: NormTitle,
  games: number,
  average: number,
  rules: ScoreRules,
): number | null {
  for (let halfPoints = 0; halfPoints <= 2 * games; halfPoints += 1) {
    const lowest = averageFor(title, halfPoints, games, rules);
    if (lowest !== null && lowest <= average) return halfPoints;
  }
  return null;
}

/** One row of a table of norms: the averages for which a score is what is needed. */
export interface NormRow {
  readonly halfPoints: number;
  readonly from: number;
  /** Null in the last row: any average above. */
  readonly to: number | null;
}

/** The table of norms for so many games, from the highest score that helps to the lowest (B.01, annex). */
export function normTable(title: NormTitle, games: number, rules: ScoreRules): readonly NormRow[] {
  const rows: NormRow[] = [];
  for (let halfPoints = 0; halfPoints <= 2 * games; halfPoints += 1) {
    const from = averageFor(title, halfPoints, games, rules);
    if (from === null) continue;
    const above = rows.at(-1)?.from ?? null;
    // A higher score that helps no lower average is no row of its own.
    if (from !== above) rows.push({ halfPoints, from, to: above === null ? null : above - 1 });
  }
  return rows.reverse();
}

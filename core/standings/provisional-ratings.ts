import { scoreDifference, type PerformanceTable } from '../rules/performance-tables.ts';
import { roundedQuotient } from '../rules/rounded-quotient.ts';

/** A player as the rule on unrated opponents sees it; the score is in tenths. */
export interface ScoredOpponent {
  readonly rating: number | null;
  readonly score: number;
}

export interface Scale {
  readonly rounds: number;
  /** Points of a win, in tenths. */
  readonly win: number;
  readonly table: PerformanceTable;
}

/**
 * BAF 101 2.5: an unrated player counts with the mean rating of the rated players of the final
 * score group. A group without one lies between its neighbours as the table of scores lies.
 */
export function provisionalRatings(
  players: readonly ScoredOpponent[],
  scale: Scale,
): readonly (number | null)[] {
  const levels = levelsOf(players);
  // The bulletin takes the higher level first when several have no rated player.
  levels.forEach((level, place) => {
    if (level.mean !== null) return;
    const above = levels[place - 1] ?? null;
    const below = levels.slice(place + 1).find((other) => other.mean !== null) ?? null;
    level.mean = between(level.score, above, below, scale);
  });
  const means = new Map(levels.map(({ score, mean }) => [score, mean]));
  return players.map(({ rating, score }) => (rating === null ? (means.get(score) ?? null) : null));
}

interface Level {
  readonly score: number;
  mean: number | null;
}

/** The score groups, highest first, with the mean of their rated players. */
function levelsOf(players: readonly ScoredOpponent[]): Level[] {
  const sums = new Map<number, { sum: number; rated: number }>();
  for (const { rating, score } of players) {
    const level = sums.get(score) ?? { sum: 0, rated: 0 };
    if (rating !== null) {
      level.sum += rating;
      level.rated += 1;
    }
    sums.set(score, level);
  }
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([score, { sum, rated }]) => ({
      score,
      mean: rated === 0 ? null : roundedQuotient(sum, rated),
    }));
}

function between(
  score: number,
  above: Level | null,
  below: Level | null,
  scale: Scale,
): number | null {
  const own = differenceOf(score, scale);
  if (own === null) return null;
  const [high, low] = [above, below].map((level) => {
    const difference = level && differenceOf(level.score, scale);
    return level?.mean == null || difference === null ? null : { mean: level.mean, difference };
  });
  if (high && low) {
    const share = (high.difference - own) * (high.mean - low.mean);
    return high.mean - roundedQuotient(share, high.difference - low.difference);
  }
  const neighbour = high ?? low;
  return neighbour ? neighbour.mean + own - neighbour.difference : null;
}

/** What the table adds for a score over all rounds; null where the table has no cell for it. */
function differenceOf(score: number, { rounds, win, table }: Scale): number | null {
  const halves = (2 * score) / win;
  return Number.isInteger(halves) ? scoreDifference(table, halves, rounds) : null;
}

import type { DevelopmentCoefficient } from './development-coefficient.ts';
import type { RatingChange } from './rating-change.ts';

/** What the games of one month did to a rating, in an event over thirty days. */
export interface MonthOfRating {
  /** `YYYY-MM`; null for games whose day nobody knows: they count by the first list. */
  readonly month: string | null;
  readonly rounds: readonly number[];
  /** On the list in force in that month. */
  readonly rating: number;
  /** Whether that list was kept; else it is the latest before it. */
  readonly hasList: boolean;
  readonly k: DevelopmentCoefficient;
  /** Rounded once, as a list is published every month. */
  readonly change: RatingChange;
}

/** All months together; K is that of the last. */
export function sumOfMonths(months: readonly MonthOfRating[]): RatingChange | null {
  const last = months.at(-1);
  if (last === undefined) return null;
  const sum = (of: (change: RatingChange) => number): number =>
    months.reduce((total, { change }) => total + of(change), 0);
  return {
    games: sum(({ games }) => games),
    halfPoints: sum(({ halfPoints }) => halfPoints),
    expected: sum(({ expected }) => expected),
    surplus: sum(({ surplus }) => surplus),
    k: last.change.k,
    change: sum(({ change }) => change),
    rounded: sum(({ rounded }) => rounded),
  };
}

/** The rating after the last month: what the latest list kept says, and what was won since. */
export function ratingAfterMonths(months: readonly MonthOfRating[]): number | null {
  const from = Math.max(
    0,
    months.findLastIndex(({ hasList }) => hasList),
  );
  const first = months[from];
  if (first === undefined) return null;
  return months.slice(from).reduce((rating, { change }) => rating + change.rounded, first.rating);
}

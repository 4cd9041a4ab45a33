import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import type { NormCandidate, RestOfEvent } from './candidate.ts';
import { strongestRatings } from './opponents-to-come.ts';
import { countedRatings } from './rating-average.ts';
import { averageFor } from './required-score.ts';

/** So many half points from the games to come need opponents of this average. */
export interface NeededAgainst {
  readonly halfPoints: number;
  readonly average: number;
}

/**
 * Points by the average of the opponents to come, all games counted; rows that nobody in the event is
 * strong enough for are left out, and so are scores that help no more.
 */
export function neededAgainst(
  title: NormTitle,
  { games }: NormCandidate,
  rest: RestOfEvent,
  rules: TitleProperties,
): readonly NeededAgainst[] {
  const { coming } = rest;
  const left = coming.length;
  const total = games.length + left;
  const known = coming.flatMap(({ opponent, round }) =>
    opponent === null ? [] : [{ round, opponent, halfPoints: 0 as const }],
  );
  const { sum } = countedRatings(title, [...games, ...known], rules);
  const scored = games.reduce((points, game) => points + game.halfPoints, 0);
  const open = left - known.length;
  const strongest = strongestRatings(rest);
  const most = strongest.reduce((total, rating) => total + rating, 0);
  const rows: NeededAgainst[] = [];
  for (let halfPoints = 0; halfPoints <= 2 * left; halfPoints += 1) {
    const needed = averageFor(title, scored + halfPoints, total, rules);
    if (needed === null) continue;
    // The rounded average is reached from half a point below it.
    const average = Math.max(0, Math.ceil((total * (2 * needed - 1) - 2 * sum) / (2 * open)));
    if (average * open > most) continue;
    if (rows.at(-1)?.average !== average) rows.push({ halfPoints, average });
  }
  return rows;
}

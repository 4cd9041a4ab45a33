import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { Explanation } from '../explain.ts';
import { crosstable } from './crosstable.ts';
import { explained, requestFor } from './request.ts';

/** A rating tie-break of somebody with `own` rating: opponents' ratings and own results. */
export function performanceOf(
  own: number,
  games: readonly (readonly [rating: number, result: string])[],
  edition: TieBreakProperties,
  descriptor: string,
): Explanation {
  const opponents = games.map(([rating], index) => `${index + 2} Opponent ${rating} : 0-Z`);
  const rounds = games.map(([, result], index) => `${index + 2}w${result}`).join(' ');
  const players = crosstable([`1 Player ${own} : ${rounds}`, ...opponents].join('\n'));
  return explained(requestFor(players, edition), descriptor, 1);
}

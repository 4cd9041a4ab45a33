import type { PlayerIndex } from './field.ts';
import { byFigure, type Figure } from './figure.ts';

/** Splits a group by figure, the best first; those with equal figures stay together, by number. */
export function splitByFigure(
  group: readonly PlayerIndex[],
  figureOf: (player: PlayerIndex) => Figure,
  better: 'higher' | 'lower',
): PlayerIndex[][] {
  const compare = (a: PlayerIndex, b: PlayerIndex): number =>
    byFigure(figureOf(a), figureOf(b), better);
  const parts: PlayerIndex[][] = [];
  let last: PlayerIndex | null = null;
  for (const player of [...group].sort((a, b) => compare(a, b) || a - b)) {
    const part = parts.at(-1);
    if (part && last !== null && compare(last, player) === 0) part.push(player);
    else parts.push([player]);
    last = player;
  }
  return parts;
}

import { bergerRound, tableSize } from './tables.ts';

/** What the numbers of the tables of a round add up to (Livre de l'Arbitre, lines 4550-4572). */
export interface RoundSums {
  /** Of two players other than the pivot: 2k + R, R + 1, or both; the larger first. */
  readonly pairs: readonly number[];
  /** Twice the number that meets the pivot. */
  readonly twicePivotsOpponent: number;
}

export function sumsOfRound(players: number, round: number): RoundSums {
  const size = tableSize(players);
  const games = bergerRound(size, round);
  const sums = games.slice(1).map(({ white, black }) => white + black);
  const [pivots] = games;
  const met = pivots === undefined ? 0 : pivots.white + pivots.black - size;
  return {
    pairs: [...new Set(sums)].sort((a, b) => b - a),
    twicePivotsOpponent: 2 * met,
  };
}

/**
 * The only number that never has the same colour as another in a round: x and x + k (line 4632). Teams of
 * a club with a small hall are given two such numbers.
 */
export function complementaryNumber(players: number, number: number): number {
  const half = tableSize(players) / 2;
  return number <= half ? number + half : number - half;
}

/** How often a number has White in the single table: 1 to k once more than Black (line 4612). */
export function whitesOf(players: number, number: number): number {
  const half = tableSize(players) / 2;
  if (players % 2 === 1) return half - 1;
  return number <= half ? half : half - 1;
}

import { firstHalf } from '../../rules/sides-rules.ts';
import type { PairingRequest, TwoSides } from '../system.ts';

/** The table, and the table again with the colours reversed. */
export const MOST_CYCLES = 2;

/** The sides of a question. */
export function sidesIn({ sides, players }: PairingRequest): TwoSides {
  if (sides !== undefined) return sides;
  const numbers = players.map(({ tpn }) => tpn).sort((one, other) => one - other);
  const half = firstHalf(numbers.length);
  return { a: numbers.slice(0, half), b: numbers.slice(half) };
}

import type { PlayerRecord } from '../../rules/record.ts';

/**
 * How often everybody was paired with everybody: once in a round robin, twice in a double one, and 0 where
 * that is not so. Report files of older forms name a round robin in words of their own, or not at all.
 */
export function everybodyMet(records: readonly PlayerRecord[]): number {
  const [first] = records;
  if (first === undefined || records.length < 3) return 0;
  const times = first.rounds.filter(({ opponent }) => opponent !== null).length;
  const cycles = times / (records.length - 1);
  if (!Number.isInteger(cycles)) return 0;
  const isWhole = records.every(({ rounds }) => {
    const met = new Map<number, number>();
    for (const { opponent } of rounds) {
      if (opponent !== null) met.set(opponent, (met.get(opponent) ?? 0) + 1);
    }
    return met.size === records.length - 1 && [...met.values()].every((count) => count === cycles);
  });
  return isWhole ? cycles : 0;
}

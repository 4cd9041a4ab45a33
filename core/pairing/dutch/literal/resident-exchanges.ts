import { compareLists, subsets } from './subsets.ts';

/** A swap of equally sized groups between the original S1 and the original S2. */
export interface ResidentExchange {
  /** Moved from S1 to S2, ascending. */
  readonly down: readonly number[];
  /** Moved from S2 to S1, ascending. */
  readonly up: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const descending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a);

/** The four comparison rules of D.2 (2026: 4.3.2); negative when `a` comes first. */
export function compareResidentExchanges(a: ResidentExchange, b: ResidentExchange): number {
  return (
    // a) the smallest number of exchanged BSNs
    a.up.length - b.up.length ||
    // b) the smallest difference between the sums moved up and moved down
    sum(a.up) - sum(a.down) - (sum(b.up) - sum(b.down)) ||
    // c) the largest differing BSN among those moved from S1 to S2
    compareLists(descending(b.down), descending(a.down)) ||
    // d) the smallest differing BSN among those moved from S2 to S1
    compareLists(a.up, b.up)
  );
}

/** D.2 (2026: 4.3): all exchanges in their order; rule a) lets them come size by size. */
export function* residentExchanges(
  s1: readonly number[],
  s2: readonly number[],
): Generator<ResidentExchange> {
  for (let size = 1; size <= Math.min(s1.length, s2.length); size += 1) {
    const exchanges: ResidentExchange[] = [];
    for (const down of subsets(s1, size)) {
      for (const up of subsets(s2, size)) exchanges.push({ down, up });
    }
    yield* exchanges.sort(compareResidentExchanges);
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import {
  limitFor,
  processorTime,
  requestOf,
  searchSlowRounds,
  slowestOf,
  type MeasuredRound,
  type SlowRound,
} from './slow-rounds.ts';

/** What `npm run bench` measures of it. */
const KEPT = new URL('../../benchmarks/slow-rounds.json', import.meta.url);

export const keptSlowRounds = (): SlowRound[] =>
  JSON.parse(readFileSync(KEPT, 'utf8')) as SlowRound[];

/** Searches for rounds slower than the kept ones and keeps the ten slowest; those over their limit. */
export function keepSlowest(
  seed: number,
  events: number,
  progress: (done: number) => void,
): MeasuredRound[] {
  const before = keptSlowRounds().map((slow): MeasuredRound => {
    const request = requestOf(slow);
    const times = [1, 2].map(() => processorTime(slow.system, request));
    return { ...slow, milliseconds: Math.min(...times) };
  });
  const slowest = slowestOf([...before, ...searchSlowRounds(seed, events, progress)]);
  const kept = slowest.map(({ system, round, shape }): SlowRound => ({ system, round, shape }));
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  for (const { system, shape, round, milliseconds } of slowest) {
    console.log(
      `  ${milliseconds.toFixed(0)} ms: ${system}, round ${round} of ${JSON.stringify(shape)}`,
    );
  }
  return slowest.filter(({ shape, milliseconds }) => milliseconds > limitFor(shape.players));
}

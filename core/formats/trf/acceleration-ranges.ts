import type { Points } from '../../rules/points.ts';
import type { TrfEngineAcceleration } from './engine-dialects.ts';
import type { TrfAcceleration } from './pairing-records.ts';

interface Run {
  readonly points: Points;
  readonly firstRound: number;
  readonly lastRound: number;
}

/** Rounds in a row with the same points, noughts left out. */
function runsOf(points: readonly Points[]): Run[] {
  const runs: Run[] = [];
  points.forEach((value, index) => {
    const round = index + 1;
    const last = runs.at(-1);
    if (value === 0) return;
    if (last?.points === value && last.lastRound === index) {
      runs[runs.length - 1] = { ...last, lastRound: round };
    } else {
      runs.push({ points: value, firstRound: round, lastRound: round });
    }
  });
  return runs;
}

/** XXA lines, one a player, as 250 records: neighbours with the same points in the same rounds. */
export function accelerationRanges(lines: readonly TrfEngineAcceleration[]): TrfAcceleration[] {
  const ranges: TrfAcceleration[] = [];
  const latest = new Map<string, number>();
  for (const { line, number, points } of [...lines].sort((a, b) => a.number - b.number)) {
    for (const { points: value, firstRound, lastRound } of runsOf(points)) {
      const key = `${value} ${firstRound} ${lastRound}`;
      const index = latest.get(key) ?? -1;
      const before = ranges[index];
      if (before?.last === number - 1) {
        ranges[index] = { ...before, last: number };
        continue;
      }
      latest.set(key, ranges.length);
      ranges.push({
        tag: '250',
        line,
        matchPoints: null,
        gamePoints: value,
        firstRound,
        lastRound,
        first: number,
        last: number,
      });
    }
  }
  return ranges;
}

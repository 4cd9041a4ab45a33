/** Maps figures to places on paper. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5] as const;

/** Steps people count in, about `wanted` of them, from the first below to the first above. */
export function niceTicks(low: number, high: number, wanted: number, least = 0): number[] {
  const span = Math.max(high - low, Number.EPSILON);
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const fits = STEPS.map((step) => step * power).find((step) => span / step <= wanted);
  const step = Math.max(least, fits ?? 10 * power);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** A scale whose ends are ticks: `from` is where the lowest stands. */
export function scaleOf(ticks: readonly number[], from: number, to: number): Scale {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return { ticks, at: (value) => from + ((value - low) / (high - low || 1)) * (to - from) };
}

/** Moves labels apart, keeping their order, so that none covers another. */
export function spread(places: readonly number[], gap: number, highest: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const moved: number[] = [];
  let before = -Infinity;
  for (const { place, index } of order) {
    before = Math.max(place, before + gap);
    moved[index] = before;
  }
  const over = before - highest;
  if (over <= 0) return moved;
  let below = Infinity;
  for (const { index } of order.reverse()) {
    below = Math.min(moved[index] ?? 0, below === Infinity ? highest : below - gap);
    moved[index] = below;
  }
  return moved;
}

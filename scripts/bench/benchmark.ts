/** One measured figure; `target` is the budget it must keep, where there is one. */
export interface Figure {
  readonly label: string;
  readonly milliseconds: number;
  readonly target?: number;
}

/** What a module in benchmarks/ exports. */
export interface Benchmark {
  readonly name: string;
  run(): Promise<{ readonly figures: readonly Figure[] }>;
}

export function isBenchmark(module: unknown): module is Benchmark {
  return (
    typeof module === 'object' &&
    module !== null &&
    'name' in module &&
    typeof module.name === 'string' &&
    'run' in module &&
    typeof module.run === 'function'
  );
}

export const isOverTarget = ({ milliseconds, target }: Figure): boolean =>
  target !== undefined && milliseconds > target;

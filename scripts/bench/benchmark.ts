/** One measured figure, a time, a rate or memory; `target` is what it must keep, where there is one. */
export type Figure = {
  readonly label: string;
  readonly target?: number;
} & (
  | { readonly milliseconds: number }
  | { readonly perSecond: number }
  | { readonly megabytes: number }
);

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

export function valueOf(figure: Figure): number {
  if ('perSecond' in figure) return figure.perSecond;
  return 'megabytes' in figure ? figure.megabytes : figure.milliseconds;
}

/** Slower, or larger, than it may be. */
export function isOverTarget(figure: Figure): boolean {
  const { target } = figure;
  if (target === undefined) return false;
  return 'perSecond' in figure ? figure.perSecond < target : valueOf(figure) > target;
}

/** One fuzzer: where it is, and how many invented files it gets by default. */
export interface FuzzerEntry {
  readonly name: string;
  /** Relative to the repository's folder. */
  readonly module: string;
  readonly export: string;
  readonly iterations: number;
}

export const FUZZERS: readonly FuzzerEntry[] = [
  { name: 'trf', module: 'core/formats/trf/fuzz.ts', export: 'fuzzTrf', iterations: 100_000 },
  {
    name: 'tournament-file',
    module: 'core/formats/tournament-file/fuzz.ts',
    export: 'fuzzTournamentFile',
    iterations: 100_000,
  },
];

export interface FuzzOutcome {
  readonly iterations: number;
  readonly failures: readonly unknown[];
}

export type Fuzzer = (seed: number, iterations: number) => FuzzOutcome | Promise<FuzzOutcome>;

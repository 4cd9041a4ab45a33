import { readdirSync, readFileSync } from 'node:fs';
import { fuzzTournamentFile } from '@ronde/core/formats/tournament-file/fuzz-tournament-file.ts';
import { fuzzTrf } from '@ronde/core/formats/trf/fuzz.ts';
import { compareBursteinWithLiteral } from '@ronde/core/pairing/burstein/agreement.ts';
import { compareTeamSwissWithLiteral } from '@ronde/core/pairing/team-swiss/agreement.ts';
import { compareDoubleSwissWithLiteral } from '@ronde/core/pairing/double-swiss/agreement.ts';
import { compareDubovWithLiteral } from '@ronde/core/pairing/dubov/agreement.ts';
import { compareWithLiteral } from '@ronde/core/pairing/dutch/agreement.ts';
import { compareLimWithLiteral } from '@ronde/core/pairing/lim/agreement.ts';
import { SWISS_2026, SWISS_EDITIONS } from '@ronde/core/rules/editions/swiss.ts';
import { decodeTrf } from '@ronde/core/formats/trf/read.ts';

export interface FuzzOutcome {
  readonly iterations: number;
  readonly failures: readonly unknown[];
}

export type Fuzzer = (seed: number, iterations: number) => FuzzOutcome | Promise<FuzzOutcome>;

export interface FuzzerEntry {
  readonly name: string;
  /** How many invented files or rounds it gets by default. */
  readonly iterations: number;
  readonly run: Fuzzer;
}

/** Files the TRF fuzzer starts from. */
function trfSeeds(): string[] {
  const folder = new URL('../../core/formats/trf/fuzz-seeds/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => decodeTrf(readFileSync(new URL(file, folder))).text);
}

export const FUZZERS: readonly FuzzerEntry[] = [
  {
    name: 'trf',
    iterations: 100_000,
    run: (seed, iterations) => fuzzTrf(seed, iterations, trfSeeds()),
  },
  { name: 'tournament-file', iterations: 100_000, run: fuzzTournamentFile },
  ...SWISS_EDITIONS.map(({ id, properties }) => ({
    name: `dutch-${id}`,
    iterations: 20_000,
    run: (seed: number, iterations: number) => compareWithLiteral(seed, iterations, properties),
  })),
  {
    name: 'dubov',
    iterations: 20_000,
    run: (seed, iterations) => compareDubovWithLiteral(seed, iterations, SWISS_2026.properties),
  },
  {
    name: 'burstein',
    iterations: 20_000,
    run: (seed, iterations) => compareBursteinWithLiteral(seed, iterations, SWISS_2026.properties),
  },
  {
    name: 'lim',
    iterations: 20_000,
    run: (seed, iterations) => compareLimWithLiteral(seed, iterations, SWISS_2026.properties),
  },
  {
    name: 'double-swiss',
    iterations: 20_000,
    run: (seed, iterations) =>
      compareDoubleSwissWithLiteral(seed, iterations, SWISS_2026.properties),
  },
  ...(['A', 'B'] as const).map((type) => ({
    name: `team-swiss-${type.toLowerCase()}`,
    iterations: 20_000,
    run: (seed: number, iterations: number) =>
      compareTeamSwissWithLiteral(type, seed, iterations, SWISS_2026.properties),
  })),
];

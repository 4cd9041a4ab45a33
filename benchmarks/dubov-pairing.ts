import { pairRound } from '@ronde/core/pairing/dubov/dubov.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { ROUNDS, runsFor, slowestRound } from './dutch-pairing.ts';

export const name = 'Dubov pairing';

/** Players, and the milliseconds the slowest round may take. */
const SIZES: readonly { readonly players: number; readonly target?: number }[] = [
  { players: 100 },
  { players: 500, target: 500 },
  { players: 1_000 },
];

/** The slowest round of nine, 100 to 1,000 players. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const { properties } = SWISS_2026;
  const figures = SIZES.map(({ players, target }) => ({
    label: `${players.toLocaleString('en')} players, slowest round of ${ROUNDS}`,
    milliseconds: Math.min(
      ...Array.from({ length: runsFor(players) }, () =>
        slowestRound(players, properties, 2, (request) => pairRound(request)),
      ),
    ),
    ...(target !== undefined && { target }),
  }));
  return Promise.resolve({ figures });
}

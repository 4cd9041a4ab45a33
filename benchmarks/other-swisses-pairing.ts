import { pairRound as pairBurstein } from '@ronde/core/pairing/burstein/burstein.ts';
import { pairRound as pairLim } from '@ronde/core/pairing/lim/lim.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { ROUNDS, runsFor, slowestRound } from './dutch-pairing.ts';

export const name = 'Burstein and Lim pairing';

const SYSTEMS = { Burstein: pairBurstein, Lim: pairLim } as const;

/** Players, and the milliseconds the slowest round may take. */
const SIZES: readonly { readonly players: number; readonly target?: number }[] = [
  { players: 100 },
  { players: 300, target: 500 },
];

/** The slowest round of nine, 100 and 300 players. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const { properties } = SWISS_2026;
  const figures = Object.entries(SYSTEMS).flatMap(([system, pairRound]) =>
    SIZES.map(({ players, target }) => ({
      label: `${system}, ${players} players, slowest round of ${ROUNDS}`,
      milliseconds: Math.min(
        ...Array.from({ length: runsFor(players) }, () =>
          slowestRound(players, properties, 2, (request) => pairRound(request)),
        ),
      ),
      ...(target !== undefined && { target }),
    })),
  );
  return Promise.resolve({ figures });
}

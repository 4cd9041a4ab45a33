import { pairRound as pairBurstein } from '@ronde/core/pairing/burstein/burstein.ts';
import { pairRound as pairLim } from '@ronde/core/pairing/lim/lim.ts';
import { pairRound as pairTeams } from '@ronde/core/pairing/team-swiss/team-swiss.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { ROUNDS, runsFor, slowestRound } from './dutch-pairing.ts';

export const name = 'Burstein, Lim and team Swiss pairing';

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
  return Promise.resolve({ figures: [...figures, teamFigure()] });
}

/** A hundred teams of type B, which weighs the most. */
function teamFigure(): { label: string; milliseconds: number; target: number } {
  const teamSwiss = { colourPreferences: 'B', secondary: null } as const;
  return {
    label: `Swiss for teams, 100 teams, slowest round of ${ROUNDS}`,
    milliseconds: Math.min(
      ...Array.from({ length: runsFor(100) }, () =>
        slowestRound(100, SWISS_2026.properties, 2, (request) =>
          pairTeams({ ...request, teamSwiss }),
        ),
      ),
    ),
    target: 100,
  };
}

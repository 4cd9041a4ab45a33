import { pairRound } from '@ronde/core/pairing/dutch/dutch.ts';
import { simulate } from '@ronde/core/pairing/dutch/testing/simulated-event.ts';
import type { RoundMaker } from '@ronde/core/pairing/system.ts';
import { SWISS_EDITIONS, type SwissProperties } from '@ronde/core/rules/editions/swiss.ts';

export const name = 'Dutch pairing';

export const ROUNDS = 9;

/** Players, and the milliseconds the slowest round may take. */
const SIZES: readonly { readonly players: number; readonly target?: number }[] = [
  { players: 50 },
  { players: 100, target: 15 },
  { players: 200 },
  { players: 500, target: 150 },
  { players: 1_000, target: 500 },
  { players: 2_000, target: 2_000 },
  { players: 5_000, target: 15_000 },
];

/** The slowest round of an event in which one round in ten goes unplayed. */
export function slowestRound(
  players: number,
  edition: SwissProperties,
  seed: number,
  pair: RoundMaker['pairRound'],
): number {
  let slowest = 0;
  const event = simulate(
    { players, rounds: ROUNDS, edition, seed, halfPointByes: 0.05, forfeits: 0.05 },
    (request) => {
      const started = performance.now();
      const answer = pair(request);
      slowest = Math.max(slowest, performance.now() - started);
      return answer;
    },
  );
  let paired = 0;
  for (const { answer } of event) if (answer.ok) paired++;
  if (paired !== ROUNDS) throw new Error(`${paired} of ${ROUNDS} rounds were paired`);
  return slowest;
}

/** Other work on the machine is not the engine's: the best of several runs of the same event, more of a short one. */
export const runsFor = (players: number): number => Math.max(3, Math.ceil(3_000 / players));

/** The slowest round of nine, 50 to 5,000 players, under each edition. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const figures = SIZES.flatMap(({ players, target }) =>
    SWISS_EDITIONS.map(({ id, properties }) => ({
      label: `${players.toLocaleString('en')} players, slowest round of ${ROUNDS}, ${id}`,
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

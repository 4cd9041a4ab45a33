import { bergerEngine } from '@ronde/core/pairing/berger/berger.ts';
import { generateEvent } from '@ronde/core/pairing/generate/generate-event.ts';
import { NO_INCIDENTS } from '@ronde/core/pairing/generate/settings.ts';
import { ratingsOfEvent } from '@ronde/core/ratings/event-ratings.ts';
import type { EventToRate } from '@ronde/core/ratings/rated-event.ts';
import { RATING_2025_10 } from '@ronde/core/rules/editions/ratings.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';

export const name = 'ratings';

const PLAYERS = 500;
const ROUNDS = 9;

/** Rating changes of a large open, every game explained, the first time and once warm. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const event = largeOpen();
  const size = `${PLAYERS} players × ${ROUNDS} rounds`;
  const [cold = NaN, ...rest] = Array.from({ length: 10 }, () => timed(event));
  return Promise.resolve({
    figures: [
      { label: `${size}, all ratings explained`, milliseconds: median(rest), target: 100 },
      { label: `${size}, the same, first time`, milliseconds: cold },
    ],
  });
}

function timed(event: EventToRate): number {
  const start = performance.now();
  const players = ratingsOfEvent(event);
  const taken = performance.now() - start;
  if (players.length !== PLAYERS) throw new Error('somebody is missing');
  return taken;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** Any legal pairing will do: a round robin's first rounds are the quickest to make. */
function largeOpen(): EventToRate {
  const made = generateEvent(
    {
      seed: 9,
      players: PLAYERS,
      rounds: ROUNDS,
      edition: SWISS_2026.properties,
      scoring: SCORING_PRESETS['1-½-0'],
      acceleration: { method: 'none' },
      ratings: { kind: 'range', lowest: 1400, highest: 2700 },
      drawPercentage: 30,
      rates: { ...NO_INCIDENTS, forfeit: 0.02, withdrawal: 0.005 },
    },
    bergerEngine,
  );
  if (!made.ok) throw new Error(made.error.code);
  return {
    ...{ kind: 'standard', rules: RATING_2025_10.properties, firstDay: '2026-03-07' },
    ...{ rateOfPlay: { minutes: 90, increment: 30 }, matchOf: null },
    entrants: made.value.players.map((player) => ({ ...player, development: { birth: '1990' } })),
  };
}

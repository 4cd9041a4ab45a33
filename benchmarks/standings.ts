import { generateEvent } from '@ronde/core/pairing/generate/generate-event.ts';
import { NO_INCIDENTS } from '@ronde/core/pairing/generate/settings.ts';
import { bergerEngine } from '@ronde/core/pairing/berger/berger.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { TB_2026_03 } from '@ronde/core/rules/editions/tie-breaks.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { computeStandings } from '@ronde/core/standings/standings.ts';

export const name = 'standings';

const PLAYERS = 1000;
const ROUNDS = 11;
const USUAL = ['DE', 'BH/C1', 'BH', 'SB', 'PS', 'WIN'];
const HEAVY = ['DE', 'BH/M2/P', 'AOB/F', 'APPO', 'APRO', 'SB/C2'];

/** Standings of a large open with six tie-breaks, the first time and once warm. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const request = largeOpen();
  const size = `${PLAYERS} players × ${ROUNDS} rounds`;
  const [cold = NaN, ...rest] = Array.from({ length: 10 }, () => timed(request, USUAL));
  const heavy = Array.from({ length: 9 }, () => timed(request, HEAVY));
  return Promise.resolve({
    figures: [
      { label: `${size}, ${USUAL.join(' ')}`, milliseconds: median(rest), target: 100 },
      { label: `${size}, the same, first time`, milliseconds: cold },
      { label: `${size}, ${HEAVY.join(' ')}`, milliseconds: median(heavy), target: 100 },
    ],
  });
}

function timed(request: StandingsRequest, descriptors: readonly string[]): number {
  const start = performance.now();
  const standings = computeStandings(request, descriptors);
  const taken = performance.now() - start;
  if (!standings.ok) throw new Error(JSON.stringify(standings.error));
  return taken;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** Any legal pairing will do: a round robin's first rounds are the quickest to make. */
function largeOpen(): StandingsRequest {
  const event = generateEvent(
    {
      seed: 11,
      players: PLAYERS,
      rounds: ROUNDS,
      edition: SWISS_2026.properties,
      scoring: SCORING_PRESETS['1-½-0'],
      acceleration: { method: 'none' },
      ratings: { kind: 'range', lowest: 1400, highest: 2600 },
      drawPercentage: 30,
      rates: { ...NO_INCIDENTS, forfeit: 0.02, withdrawal: 0.005 },
    },
    bergerEngine,
  );
  if (!event.ok) throw new Error(event.error.code);
  return {
    players: event.value.players,
    rounds: ROUNDS,
    scoring: event.value.settings.scoring,
    kind: 'swiss',
    edition: TB_2026_03.properties,
  };
}

import { parseTrf } from '@ronde/core/formats/trf/read.ts';
import { writeTrf } from '@ronde/core/formats/trf/write.ts';
import { bergerEngine } from '@ronde/core/pairing/berger/berger.ts';
import { generateEvent } from '@ronde/core/pairing/generate/generate-event.ts';
import { NO_INCIDENTS } from '@ronde/core/pairing/generate/settings.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { generatedReport } from '@ronde/core/tournament/report-file/generated-report.ts';

export const name = 'parse of a report';

const PLAYERS = 1000;
const ROUNDS = 11;

/** Reading a TRF26 file with every consistency check, the first time and once warm. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const text = report();
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    parseTrf(text);
    return performance.now() - start;
  });
  const [cold = NaN] = times;
  const warm = [...times].sort((a, b) => a - b)[4] ?? NaN;
  const size = `${PLAYERS} players × ${ROUNDS} rounds`;
  return Promise.resolve({
    figures: [
      { label: `${size}, first time`, milliseconds: cold, target: 100 },
      { label: `${size}, warm`, milliseconds: warm },
    ],
  });
}

/** Any legal pairing will do: a round robin's first rounds are the quickest to make. */
function report(): string {
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
      rates: NO_INCIDENTS,
    },
    bergerEngine,
  );
  if (!event.ok) throw new Error(JSON.stringify(event.error));
  return writeTrf(generatedReport(event.value, '2026'), { edition: 'trf-26' }).text;
}

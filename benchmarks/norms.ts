import { bergerEngine } from '@ronde/core/pairing/berger/berger.ts';
import { generateEvent } from '@ronde/core/pairing/generate/generate-event.ts';
import { NO_INCIDENTS } from '@ronde/core/pairing/generate/settings.ts';
import { SWISS_2026 } from '@ronde/core/rules/editions/swiss.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import type { Title } from '@ronde/core/rules/title.ts';
import { normsOf } from '@ronde/core/tournament/norms/norms.ts';
import { filedTournament } from '@ronde/core/tournament/report-file/filed-tournament.ts';
import { generatedReport } from '@ronde/core/tournament/report-file/generated-report.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';

export const name = 'norms';

const PLAYERS = 500;
const ROUNDS = 9;
/** Verdicts and foresight of everybody in a large open (issue 18). */
const TARGET = 500;
const FEDERATIONS = ['FRA', 'FRA', 'GER', 'ESP', 'ITA', 'NED'];

/** Norms of everybody in a large open: all rounds over, and two of them still to come. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const size = `${PLAYERS} players × ${ROUNDS} rounds`;
  const [ended, running] = [largeOpen(ROUNDS), largeOpen(ROUNDS - 2)];
  return Promise.resolve({
    figures: [
      { label: `${size}, verdicts`, milliseconds: median(ended), target: TARGET },
      {
        label: `${size}, verdicts and foresight two rounds before the end`,
        milliseconds: median(running),
        target: TARGET,
      },
    ],
  });
}

function median(state: Tournament): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    const { players } = normsOf(state);
    const taken = performance.now() - start;
    if (players.length !== PLAYERS) throw new Error('somebody is missing');
    return taken;
  });
  return times.sort((a, b) => a - b)[4] ?? NaN;
}

const titleOf = (rating: number): Title | undefined =>
  rating >= 2500 ? 'GM' : rating >= 2400 ? 'IM' : rating >= 2300 ? 'FM' : undefined;

/** Any legal pairing will do; titles follow the ratings. */
function largeOpen(played: number): Tournament {
  const event = generateEvent(
    {
      seed: 18,
      players: PLAYERS,
      rounds: played,
      edition: SWISS_2026.properties,
      scoring: SCORING_PRESETS['1-½-0'],
      acceleration: { method: 'none' },
      ratings: { kind: 'range', lowest: 2000, highest: 2650 },
      drawPercentage: 30,
      rates: { ...NO_INCIDENTS, forfeit: 0.02 },
    },
    bergerEngine,
  );
  if (!event.ok) throw new Error(event.error.code);
  const report = generatedReport(event.value, 'dutch', '2026');
  const filed = filedTournament(report, { firstDay: '2026-03-07', from: 'benchmark' });
  if (!filed.ok) throw new Error(filed.error[0]?.message);
  const { state } = filed.value;
  const players = new Map(
    [...state.players].map(([id, player], index) => {
      const title = titleOf(player.ratings.fide ?? 0);
      const federation = FEDERATIONS[index % FEDERATIONS.length] ?? 'FRA';
      const known = { ...player, federation, fideId: String(1_000_000 + index) };
      return [id, title === undefined ? known : { ...known, title }] as const;
    }),
  );
  return {
    ...state,
    players,
    settings: { ...state.settings, rounds: ROUNDS, federation: 'FRA' },
  };
}

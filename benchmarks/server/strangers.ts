import { commandPath } from '@ronde/server/api/commands.ts';
import { exportPath } from '@ronde/server/api/exports.ts';
import { writeTo } from '@ronde/server/testing/built-server.ts';
import { askOften, type Asking } from './hall/ask-often.ts';
import { openBenchHall, percentile, TOURNAMENT, type BenchHall } from './hall/bench-hall.ts';

export const name = 'strangers';

const EVENT = { players: 500, played: 6, rounds: 9 };
const ROUND = EVENT.played + 1;
const SECONDS = 8;
const CONNECTIONS = 40;
const PACED = 2_000;
const RESULTS = 20;
const STRANGER = { 'x-forwarded-for': '192.0.2.1', 'accept-encoding': 'gzip' };

type Figures = { label: string; milliseconds?: number; perSecond?: number; target?: number }[];

const word = (): string => Math.random().toString(36).slice(2);
const invented = (): string =>
  `?tieBreaks=${word()},BH%2FC${Math.ceil(9 * Math.random())}&edition=${word()}&${word()}=${word()}`;

/** Whoever asks with invented parameters or names, or for file after file, costs no more than others. */
export async function run(): Promise<{ figures: Figures }> {
  const hall = await openBenchHall('SQLite', EVENT);
  try {
    return { figures: [...(await parameters(hall)), ...(await files(hall))] };
  } finally {
    await hall.close();
  }
}

async function parameters({ address }: BenchHall): Promise<Figures> {
  const of = (path: string): string => `${address}/api/tournaments/${path}`;
  const standings = of(`${TOURNAMENT}/standings`);
  const cases: [string, Pick<Asking, 'url' | 'status' | 'behind'>, number | undefined][] = [
    ['standings, 500 players', { url: standings, status: 200 }, undefined],
    ['the same with invented parameters', { url: standings, status: 200, behind: invented }, 2_000],
    ['unknown tournaments', { url: of('unknown-'), status: 404, behind: word }, 2_000],
    ['the standings after these', { url: standings, status: 200 }, 2_000],
  ];
  const figures: Figures = [];
  for (const [label, asked, target] of cases) {
    const asking = { ...asked, headers: STRANGER, connections: CONNECTIONS, duration: SECONDS };
    await askOften({ ...asking, duration: 1 });
    const most = await askOften(asking);
    figures.push({
      label: `${label}, as many as go`,
      perSecond: most.requests.average,
      ...(target === undefined ? {} : { target }),
    });
    const paced = await askOften({ ...asking, overallRate: PACED });
    const pace = `${PACED.toLocaleString('en')}/s asked`;
    figures.push({ label: `${label}, ${pace}, p99`, milliseconds: paced.latency.p99, target: 50 });
  }
  return figures;
}

/** Each result makes every file old: strangers ask for all of them while a desk goes on typing. */
async function files(hall: BenchHall): Promise<Figures> {
  const paths = (['xlsx', 'csv', 'trf26-public', 'pgn'] as const).map(
    (format) => `${hall.address}${exportPath(TOURNAMENT, format)}`,
  );
  const fetched = async (url: string): Promise<number> => {
    const began = performance.now();
    const response = await fetch(url, { headers: STRANGER });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return performance.now() - began;
  };
  const [workbook = ''] = paths;
  const first = await fetched(workbook);
  const kept = await askOften({
    ...{ url: workbook, headers: STRANGER, status: 200 },
    ...{ connections: CONNECTIONS, duration: SECONDS },
  });
  const entered: number[] = [];
  const made: number[] = [];
  let seen = hall.position;
  for (let turn = 0; turn < RESULTS; turn += 1) {
    const making = Promise.all(paths.map(fetched));
    const began = performance.now();
    const response = await writeTo(hall.address, commandPath(TOURNAMENT, 'enterResult'), {
      seen,
      key: `strangers-${turn}`,
      command: { round: ROUND, board: turn + 1, outcome: { kind: 'played', score: '1-0' } },
    });
    if (response.status !== 200) throw new Error(await response.text());
    seen = ((await response.json()) as { position: number }).position;
    entered.push(performance.now() - began);
    made.push(...(await making));
  }
  return [
    { label: 'a workbook of 500 players, the first who asks', milliseconds: first },
    {
      label: 'a workbook of 500 players, all others',
      perSecond: kept.requests.average,
      target: 500,
    },
    { label: 'four files made after each result, p99', milliseconds: percentile(made, 0.99) },
    {
      label: 'a result entered while they are made, p95',
      milliseconds: percentile(entered, 0.95),
      target: 50,
    },
  ];
}

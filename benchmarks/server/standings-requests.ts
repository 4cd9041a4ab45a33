import { askOften } from './hall/ask-often.ts';
import { openBenchHall, TOURNAMENT } from './hall/bench-hall.ts';

export const name = 'standings over HTTP';

const EVENT = { players: 300, played: 6, rounds: 9 };
const SECONDS = 10;
const CONNECTIONS = 40;
const WANTED = 2_000;

type Figures = { label: string; milliseconds?: number; perSecond?: number; target?: number }[];

/** Spectators' browsers ask for the standings of 300 players; the view is worked out once. */
export async function run(): Promise<{ figures: Figures }> {
  const hall = await openBenchHall('SQLite', EVENT);
  try {
    const url = `${hall.address}/api/tournaments/${TOURNAMENT}/standings`;
    const stranger = { 'x-forwarded-for': '192.0.2.1', 'accept-encoding': 'gzip' };
    const first = await fetch(url, { headers: stranger });
    const bytes = (await first.arrayBuffer()).byteLength;
    const tag = first.headers.get('etag') ?? '';
    if (first.status !== 200 || tag === '') throw new Error(`status ${first.status}`);
    const cases: [string, Record<string, string>, number][] = [
      ['packed, whole', stranger, 200],
      [
        `unpacked, whole (${Math.round(bytes / 1_000)} kB)`,
        { 'x-forwarded-for': '192.0.2.1' },
        200,
      ],
      ['seen already (304)', { ...stranger, 'if-none-match': tag }, 304],
    ];
    const figures: Figures = [];
    for (const [label, headers, status] of cases) {
      await ask(url, headers, status, { duration: 2 });
      const most = await ask(url, headers, status, { duration: SECONDS });
      figures.push({
        label: `300 players, ${label}, as many as go`,
        perSecond: most.requests.average,
        target: WANTED,
      });
      const paced = await ask(url, headers, status, {
        duration: SECONDS,
        overallRate: WANTED,
      });
      figures.push({
        label: `300 players, ${label}, ${Math.round(paced.requests.average).toLocaleString('en')}/s of ${WANTED.toLocaleString('en')}/s asked, p99`,
        milliseconds: paced.latency.p99,
        target: 50,
      });
    }
    return { figures };
  } finally {
    await hall.close();
  }
}

const ask = (
  url: string,
  headers: Record<string, string>,
  status: number,
  options: { readonly duration: number; readonly overallRate?: number },
) => askOften({ url, headers, status, connections: CONNECTIONS, ...options });

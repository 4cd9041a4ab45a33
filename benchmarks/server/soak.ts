import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandPath } from '@ronde/server/api/commands.ts';
import { exportPath } from '@ronde/server/api/exports.ts';
import { writeTo } from '@ronde/server/testing/built-server.ts';
import { openBenchHall, TOURNAMENT, type BenchHall } from './hall/bench-hall.ts';
import { memoryOf, TELLS_MEMORY, type ServerMemory } from './hall/server-memory.ts';

export const name = 'soak';

/** Ten minutes; `SOAK_SECONDS=20 npm run bench:server -- --only soak` to try it. */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const EVENT = { players: 200, played: 4, rounds: 9 };
const ROUND = EVENT.played + 1;
const BOARDS = EVENT.players / 2;
const SCORES = ['1-0', '½-½', '0-1'];
/** A second: results of desks, readings of phones, questions of strangers, streams that change. */
const RESULTS = 2;
const READINGS = 20;
const QUESTIONS = 20;
const CHANGES = 10;
const STREAMS = 200;
const SAMPLES = 40;
/** Until then everything is asked for the first time. */
const WARM_UP = 0.25;

interface Sample extends ServerMemory {
  /** Seconds since the start. */
  readonly at: number;
}

type Figures = { label: string; megabytes: number; target?: number }[];

const word = (): string => Math.random().toString(36).slice(2);
const any = <T>(values: readonly T[]): T | undefined =>
  values[Math.floor(Math.random() * values.length)];

/** Desks write, phones read, streams come and go, strangers try: memory stays as it is. */
export async function run(): Promise<{ figures: Figures }> {
  const hall = await openBenchHall('SQLite', EVENT, TELLS_MEMORY);
  const streams: Socket[] = [];
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1_000;
  const samples: Sample[] = [];
  let failed: unknown = null;
  /** Does something so many times a second until the time is over. */
  const keepOn = async (perSecond: number, work: () => Promise<void> | void): Promise<void> => {
    for (let turn = 1; seconds() < SECONDS && failed === null; turn += 1) {
      await work();
      await sleep(Math.max(0, (1_000 * turn) / perSecond - (performance.now() - began)));
    }
  };
  try {
    await Promise.all(
      [
        keepOn(RESULTS, desk(hall)),
        keepOn(READINGS, () => ask(hall, reading(), [200])),
        keepOn(QUESTIONS, () => ask(hall, question(), [200, 404])),
        keepOn(CHANGES, () => {
          change(hall, streams);
        }),
        keepOn(SAMPLES / SECONDS, async () => {
          const sample = { at: seconds(), ...(await memoryOf(hall.server)) };
          samples.push(sample);
          console.log(
            `    ${Math.round(sample.at)} s: ${sample.resident.toFixed(1)} MB resident, ` +
              `${sample.used.toFixed(1)} MB used`,
          );
        }),
      ].map((work) =>
        work.catch((error: unknown) => {
          failed ??= error;
        }),
      ),
    );
    if (failed !== null) throw new Error('the soak has failed', { cause: failed });
    return { figures: figuresOf(samples) };
  } finally {
    for (const stream of streams) stream.destroy();
    await hall.close();
  }
}

function figuresOf(samples: readonly Sample[]): Figures {
  const warm = samples.filter(({ at }) => at >= SECONDS * WARM_UP);
  const label = `${Math.round(SECONDS / 6) / 10} minutes of desks, phones, streams and strangers`;
  // A slope over seconds says nothing.
  const isLong = SECONDS >= 300;
  return [
    {
      label: `${label}, resident at the end`,
      megabytes: warm.at(-1)?.resident ?? NaN,
      target: 300,
    },
    { label: `${label}, used at the end`, megabytes: warm.at(-1)?.used ?? NaN },
    {
      label: `${label}, used more with each minute`,
      megabytes: 60 * slopeOf(warm.map(({ at, used }) => [at, used])),
      ...(isLong ? { target: 1 } : {}),
    },
  ];
}

/** By least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [atX, atY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const down = points.reduce((sum, [x]) => sum + (x - atX) ** 2, 0);
  return points.reduce((sum, [x, y]) => sum + (x - atX) * (y - atY), 0) / down;
}

/** Enters and corrects the results of the round, board after board. */
function desk(hall: BenchHall): () => Promise<void> {
  let seen = hall.position;
  let turn = 0;
  return async () => {
    const board = 1 + (turn % BOARDS);
    const score = SCORES[Math.floor(turn / BOARDS) % SCORES.length];
    const response = await writeTo(hall.address, commandPath(TOURNAMENT, 'enterResult'), {
      seen,
      key: `soak-result-${turn}`,
      command: { round: ROUND, board, outcome: { kind: 'played', score } },
      confirmations: { replacesResult: 'confirmed' },
    });
    if (response.status !== 200) throw new Error(await response.text());
    seen = ((await response.json()) as { position: number }).position;
    turn += 1;
  };
}

const of = (path: string): string => `/api/tournaments/${TOURNAMENT}${path}`;
const anybody = (): string => `p${1 + Math.floor(Math.random() * EVENT.players)}`;

const reading = (): string =>
  any([
    of(''),
    of('/standings'),
    of(`/rounds/${ROUND}`),
    of(`/players/${anybody()}`),
    of(`/standings/why/${anybody()}`),
    `/t/${TOURNAMENT}/`,
    `/t/${TOURNAMENT}/standings.html`,
    `/t/${TOURNAMENT}/player-${anybody()}.html`,
    exportPath(TOURNAMENT, 'pgn'),
  ]) ?? '';

const question = (): string =>
  any([
    of(`/standings?tieBreaks=${word()}`),
    of(`/crosstable?${word()}=${word()}`),
    of(`/players/${word()}`),
    `/api/tournaments/${word()}/standings`,
    `/t/${word()}/`,
    `/t/${TOURNAMENT}/${word()}.html`,
  ]) ?? '';

async function ask(
  { address }: BenchHall,
  path: string,
  expected: readonly number[],
): Promise<void> {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const response = await fetch(`${address}${path}`, { headers });
  await response.arrayBuffer();
  if (!expected.includes(response.status)) throw new Error(`${path}: status ${response.status}`);
}

/** One stream more; when there are enough, the oldest goes. */
function change({ address }: BenchHall, streams: Socket[]): void {
  const { port, hostname, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.write(
    `GET /api/live?tournament=${TOURNAMENT} HTTP/1.1\r\nHost: ${host}\r\n` +
      'Accept-Encoding: gzip\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n',
  );
  socket.resume();
  streams.push(socket);
  if (streams.length > STREAMS) streams.shift()?.destroy();
}

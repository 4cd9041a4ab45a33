import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openLedger, type Entry } from '@ronde/core/tournament/log.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { keptSummary } from '@ronde/core/tournament/views/kept-summary.ts';
import { commandPath } from '@ronde/server/api/commands.ts';
import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import { writeTo, type BuiltServer } from '@ronde/server/testing/built-server.ts';
import { largeEvent } from '@ronde/server/testing/large-event.ts';
import type { Summariser } from '@ronde/store/summaries/summaries.ts';
import type { Figure } from '../../scripts/bench/benchmark.ts';
import {
  addressOf,
  makeBenchPlace,
  percentile,
  storeKinds,
  type BenchPlace,
  type StoreKind,
} from './hall/bench-hall.ts';
import { givingWay } from './hall/give-way.ts';

export const name = 'many tournaments';

/** `RONDE_MANY` tries the benchmark with fewer; figures of record have five thousand. */
const TOURNAMENTS = Number(process.env['RONDE_MANY'] ?? 5_000);
/** Eight rounds played and the ninth published: 269 entries. */
const EVENT = { players: 60, played: 8, rounds: 9 };
const BUSY_SECONDS = 20;
const PROBE = fileURLToPath(new URL('hall/health-probe.ts', import.meta.url));
const NAME = 'Large Open';
const idOf = (number: number): string => `open-${number}`;

/** A federation's year on one server: lists, a search, desks at work, a stop. */
export async function run(): Promise<{ figures: readonly Figure[] }> {
  const entries = largeEvent(EVENT);
  const figures: Figure[] = [];
  for (const kind of storeKinds()) figures.push(...(await withSummaries(kind, entries)));
  figures.push(...(await withoutSummaries(entries)));
  return { figures };
}

const many = TOURNAMENTS.toLocaleString('en');

async function withSummaries(kind: StoreKind, entries: readonly Entry[]): Promise<Figure[]> {
  const place = await makeBenchPlace(kind);
  try {
    await fill(place, entries, ready(entries));
    const label = (what: string): string => `${many} tournaments, ${kind}, ${what}`;
    const { server, address, milliseconds: start } = await started(place);
    const figures: Figure[] = [{ label: label('start'), milliseconds: start, target: 2_000 }];
    const timed = async (what: string, path: string, check: (text: string) => boolean) => {
      const { milliseconds, text } = await asked(`${address}${path}`);
      if (!check(text)) throw new Error(`${path}: ${text.slice(0, 200)}`);
      figures.push({ label: label(what), milliseconds, target: 100 });
    };
    const full = (text: string): boolean =>
      (JSON.parse(text) as TournamentsAnswer).total === TOURNAMENTS;
    await timed('first list', '/api/tournaments', full);
    const middle = Math.floor(TOURNAMENTS / 2);
    await timed('a page in the middle', `/api/tournaments?from=${middle}`, full);
    await timed('a search', `/api/tournaments?search=open+${middle}x`, (text) =>
      text.includes(`"${idOf(middle)}"`),
    );
    await timed('public list', '/t', (text) => text.includes('class="rounds tournaments"'));
    await timed('public search', `/t?search=${middle}x`, (text) => text.includes(idOf(middle)));
    const { longest, megabytes, lists } = await busy(address, entries.length);
    figures.push(
      { label: label('lists among other work, p99'), milliseconds: percentile(lists, 0.99) },
      { label: label('/healthz meanwhile, longest'), milliseconds: longest, target: 50 },
      { label: label('memory of the server'), megabytes, target: 300 },
      { label: label('SIGTERM'), milliseconds: await stopped(server), target: 5_000 },
    );
    return figures;
  } finally {
    await place.close();
  }
}

/** A store as an older program left it: every summary is still to be made. */
async function withoutSummaries(entries: readonly Entry[]): Promise<Figure[]> {
  const place = await makeBenchPlace('SQLite');
  try {
    await fill(place, entries, null);
    const label = (what: string): string => `${many} tournaments without summaries, ${what}`;
    const { server, address, milliseconds: start } = await started(place);
    const began = performance.now();
    const first = await asked(`${address}/api/tournaments`);
    const probe = await probing(address);
    // Made in the order of creation, listed the other way round.
    let { tournaments } = JSON.parse(first.text) as TournamentsAnswer;
    while (tournaments.some(({ waiting }) => waiting)) {
      await sleep(250);
      const { text } = await asked(`${address}/api/tournaments`);
      ({ tournaments } = JSON.parse(text) as TournamentsAnswer);
    }
    const complete = performance.now() - began;
    const { longest } = await probe.end();
    return [
      { label: label('start'), milliseconds: start, target: 2_000 },
      { label: label('first list'), milliseconds: first.milliseconds, target: 100 },
      { label: label('until all are made'), milliseconds: complete },
      { label: label('/healthz meanwhile, longest'), milliseconds: longest, target: 50 },
      { label: label('SIGTERM'), milliseconds: await stopped(server), target: 5_000 },
    ];
  } finally {
    await place.close();
  }
}

/** The same log so often, each under a name of its own; the summary is worked out once. */
async function fill(
  place: BenchPlace,
  entries: readonly Entry[],
  summariser: Summariser | null,
): Promise<void> {
  const store = await place.open(summariser === null ? {} : { summariser });
  const [first, ...rest] = entries;
  if (first === undefined) throw new Error('an event without entries');
  for (let number = 1; number <= TOURNAMENTS; number += 1) {
    const creation = JSON.parse(named(JSON.stringify(first), number)) as Entry;
    const created = await store.create(idOf(number), { at: first.at }, [creation, ...rest]);
    if (!created.ok) throw new Error(created.error.message);
  }
  await store.close();
}

const named = (text: string, number: number): string => text.replaceAll(NAME, `Open ${number}x`);

/** Gives the summary of the event under the name its first entry says. */
function ready(entries: readonly Entry[]): Summariser {
  const record = keptSummary(openLedger(entries).state);
  return {
    form: SUMMARISER.form,
    *summarise([creation]) {
      const [, number] = /"Open (\d+)x"/.exec(JSON.stringify(creation)) ?? [];
      const own = (text: string): string => named(text, Number(number));
      return {
        ...record,
        staff: own(record.staff ?? ''),
        visitors: own(record.visitors ?? ''),
        search: `OPEN ${number ?? ''}X`,
      };
    },
  };
}

async function started(
  place: BenchPlace,
): Promise<{ server: BuiltServer; address: string; milliseconds: number }> {
  const began = performance.now();
  const server = place.start();
  const address = await addressOf(server);
  return { server, address, milliseconds: performance.now() - began };
}

async function stopped(server: BuiltServer): Promise<number> {
  const began = performance.now();
  server.child.kill('SIGTERM');
  const code = await server.ended;
  if (code !== 0) throw new Error(`ended with ${code ?? 'a signal'}: ${server.said()}`);
  return performance.now() - began;
}

async function asked(url: string): Promise<{ milliseconds: number; text: string }> {
  const began = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return { milliseconds: performance.now() - began, text };
}

interface Probed {
  readonly longest: number;
  readonly megabytes: number;
}

async function probing(address: string): Promise<{ end(): Promise<Probed> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROBE, address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    end: async () => {
      child.stdin.end();
      const line = await lines.next();
      if (line.done === true) throw new Error('the probe has ended');
      await once(child, 'close');
      return JSON.parse(line.value) as Probed;
    },
  };
}

/** People look at lists and search, others open events, and desks write, all at once. */
async function busy(address: string, position: number): Promise<Probed & { lists: number[] }> {
  const probe = await probing(address);
  const until = performance.now() + BUSY_SECONDS * 1_000;
  const lists: number[] = [];
  const going = async (step: (turn: number) => Promise<unknown>): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn += 1) await step(turn);
  };
  const numberAt = (turn: number): number => 1 + ((turn * 37) % TOURNAMENTS);
  const list = async (path: string): Promise<void> => {
    lists.push((await asked(`${address}${path}`)).milliseconds);
    await sleep(20);
  };
  const everybody = (): Promise<unknown> =>
    Promise.all([
      going((turn) => list(`/api/tournaments?from=${(turn * 50) % TOURNAMENTS}`)),
      going((turn) => list(`/api/tournaments?search=open+${numberAt(turn)}`)),
      going((turn) => list(`/t?page=${1 + (turn % Math.ceil(TOURNAMENTS / 50))}`)),
      going(async (turn) => {
        const id = idOf(numberAt(turn));
        for (const view of ['', '/standings', '/rounds/9']) {
          await asked(`${address}/api/tournaments/${id}${view}`);
        }
      }),
      going(async (turn) => {
        const id = idOf(numberAt(turn + 11));
        const mark = {
          seen: position,
          key: `many-tournaments-${turn}`,
          command: { name: `point ${turn}` },
        };
        const response = await writeTo(address, commandPath(id, 'markRestorePoint'), mark);
        if (response.status !== 200) throw new Error(await response.text());
        await sleep(50);
      }),
    ]);
  await givingWay(everybody);
  return { ...(await probe.end()), lists };
}

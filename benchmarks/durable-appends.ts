import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEntry } from '@ronde/store/event-log.ts';
import { openSqliteStore } from '@ronde/store/sqlite/open.ts';

export const name = 'durable appends';

const APPENDS = 1_000;
const OUTCOMES = [
  { kind: 'played', score: '1-0' },
  { kind: 'played', score: '½-½' },
  { kind: 'played', score: '0-1' },
  { kind: 'forfeit', winner: 'white' },
];

/** One result typed at the desk: board by board, 50 boards a round. */
function resultEntry(n: number): NewEntry {
  const at = new Date(Date.UTC(2026, 10, 15, 9, 0, n)).toISOString();
  const [round, board] = [1 + Math.floor(n / 50), 1 + (n % 50)];
  return {
    at,
    by: 'chief arbiter',
    events: [{ type: 'resultEntered', round, board, outcome: OUTCOMES[n % OUTCOMES.length] }],
    ...(n % 50 === 7 && { accepted: [{ code: 'resultChanged', round, board }] }),
  };
}

/** What the disk alone takes: two pages written and synchronised, 1,000 times. */
function floorOf(file: string): number {
  const pages = new Uint8Array(2 * 4096).fill(1);
  const handle = openSync(file, 'w');
  const started = performance.now();
  for (let n = 0; n < APPENDS; n++) {
    writeSync(handle, pages);
    fsyncSync(handle);
  }
  const taken = performance.now() - started;
  closeSync(handle);
  return taken;
}

/** 1,000 results appended one by one, each acknowledged only when it is on the disk. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-bench-'));
  try {
    const opened = await openSqliteStore(join(folder, 'ronde.db'));
    if (!opened.ok) throw new Error(opened.error.message);
    const store = opened.value;
    await store.create('bench', { at: '2026-11-15T09:00:00Z' }, []);

    const started = performance.now();
    for (let seen = 0; seen < APPENDS; seen++) {
      const appended = await store.append('bench', seen, resultEntry(seen));
      if (!appended.ok) throw new Error(`append ${seen + 1} of ${APPENDS} was refused`);
    }
    const appending = performance.now() - started;

    const reopened = performance.now();
    const read = await store.read('bench');
    const reading = performance.now() - reopened;
    if (!read.ok || read.value.length !== APPENDS) throw new Error('the log is not whole');
    await store.close();
    return {
      figures: [
        { label: '1,000 durable appends', milliseconds: appending, target: 3_000 },
        { label: 'the disk alone, 1,000 fsyncs', milliseconds: floorOf(join(folder, 'floor')) },
        { label: 'reading and verifying them', milliseconds: reading },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

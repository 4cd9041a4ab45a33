import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commandPath } from '@ronde/server/api/commands.ts';
import { writeTo } from '@ronde/server/testing/built-server.ts';
import {
  openBenchHall,
  percentile,
  storeKinds,
  TOURNAMENT,
  type StoreKind,
} from './hall/bench-hall.ts';

export const name = 'live spectators';

/** How many, and the milliseconds in which nearly all have read it. */
const CROWDS = [
  { spectators: 3_000, target: 2_000 },
  { spectators: 10_000, target: 1_000 },
];
const EVENT = { players: 300, played: 4, rounds: 9 };
const ROUND = EVENT.played + 1;
const PROGRAM = fileURLToPath(new URL('hall/spectators.ts', import.meta.url));

/** A round of 150 boards is published: how long until the last of them has read it. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const figures = [];
  for (const { spectators, target } of CROWDS) {
    for (const kind of storeKinds()) {
      const times = await publish(kind, spectators);
      const label = `${spectators.toLocaleString('en')} spectators hear of a published round, ${kind}`;
      figures.push({ label: `${label}, median`, milliseconds: percentile(times, 0.5) });
      figures.push({ label: `${label}, p99`, milliseconds: percentile(times, 0.99), target });
      figures.push({ label: `${label}, last`, milliseconds: Math.max(...times) });
    }
  }
  return { figures };
}

async function publish(kind: StoreKind, spectators: number): Promise<number[]> {
  const hall = await openBenchHall(kind, EVENT);
  const args = [PROGRAM, hall.address, TOURNAMENT, String(spectators)];
  const crowd = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(crowd.stdout)[Symbol.asyncIterator]();
  try {
    const { connected } = JSON.parse(await said(lines)) as { connected: number };
    if (connected !== spectators) throw new Error(`${connected} spectators are connected`);
    const republish = {
      seen: hall.position,
      key: 'bench-undo-publication',
      confirmations: { undoesPublication: 'confirmedTwice' },
      command: {},
    };
    await ok(writeTo(hall.address, commandPath(TOURNAMENT, 'undo'), republish));
    await sleep(2_000);
    const began = performance.timeOrigin + performance.now();
    const asked = { seen: hall.position + 1, key: 'bench-publish', command: { round: ROUND } };
    await ok(writeTo(hall.address, commandPath(TOURNAMENT, 'publishRound'), asked));
    const { heard } = JSON.parse(await said(lines)) as { heard: number[] };
    if (heard.length !== spectators) throw new Error(`${heard.length} spectators heard of it`);
    return heard.map((at) => at - began);
  } finally {
    if (crowd.exitCode === null) {
      crowd.kill();
      await once(crowd, 'close');
    }
    await hall.close();
  }
}

async function said(lines: AsyncIterator<string>): Promise<string> {
  const line = await lines.next();
  if (line.done === true) throw new Error('the spectators have gone');
  return line.value;
}

async function ok(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (response.status !== 200) throw new Error(await response.text());
}

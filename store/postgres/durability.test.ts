import { randomFrom } from '@ronde/core/rules/random.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { nthEntry, TOURNAMENT } from '../durability/nth-entry.ts';
import { dally, scriptPath, start, type OwnProcess } from '../durability/own-process.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { LogEntry } from '../event-log.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { startTestServer, type TestServer } from './testing/postgres-server.ts';

const APPENDER = scriptPath('../durability/append-until-killed.ts', import.meta.url);
const LISTENER = scriptPath('hear-entries.ts', import.meta.url);

describe.runIf(findPostgres() !== null)('durability on PostgreSQL', () => {
  let server: TestServer;
  let address: string;

  beforeAll(async () => {
    server = await startTestServer();
    address = server.address('postgres');
  });
  afterAll(() => server.stop());
  beforeEach(() => server.clear('postgres'));

  async function open(): Promise<Store> {
    const opened = await openPostgresStore(address);
    if (!opened.ok) throw new Error(opened.error.message);
    return opened.value;
  }
  async function entries(): Promise<readonly LogEntry[]> {
    const store = await open();
    // Reading verifies the checksum of every entry and the end of the log.
    const read = await store.read(TOURNAMENT);
    await store.close();
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  }

  it('kill -9 of the writer, again and again: nothing acknowledged is lost, nothing is there twice', async () => {
    const random = randomFrom(20261115).below;
    const each = 40;
    let known = 0;
    for (let run = 0; run < inject('sizes').writerKills.postgres; run++) {
      // The last answers before the kill may have been lost on the way: they are asked for again.
      const first = Math.max(1, known - 2);
      const killAfter = 1 + random(each);
      const dallying = random(3_000);
      let killed = false;
      const writer = start([APPENDER, address, 'arbiter', 'Infinity', String(first)], (writer) => {
        // The first line is `opening`.
        if (killed || writer.said().length <= killAfter) return;
        dally(dallying);
        killed = writer.child.kill('SIGKILL');
      });
      await writer.ended;
      expect(writer.child.signalCode).toBe('SIGKILL');
      const acknowledged = writer.said().slice(1).map(Number);
      expect(acknowledged).toEqual(acknowledged.map((_, index) => first + index));
      known = first + acknowledged.length - 1;

      const kept = await entries();
      // Whole or not at all: beyond what was acknowledged, at most the entry being written.
      expect(kept.length - known).toBeOneOf([0, 1]);
      expect(kept).toEqual(
        kept.map((_, index) => ({ ...nthEntry('arbiter', index + 1), position: index + 1 })),
      );
    }
  });

  it('a crash of the server: what was acknowledged is there when it is back', async () => {
    const halting = ({ said }: OwnProcess): void => {
      if (said().length >= 60) void server.halt('immediate');
    };
    const writer = start([APPENDER, address, 'arbiter'], halting, 'ignore');
    await writer.ended;
    expect(writer.child.exitCode).not.toBe(0);
    const acknowledged = writer.said().slice(1).map(Number);
    expect(acknowledged.length).toBeGreaterThanOrEqual(59);
    await server.start();
    const kept = await entries();
    expect(kept.length - acknowledged.length).toBeOneOf([0, 1]);
    expect(kept).toEqual(
      kept.map((_, index) => ({ ...nthEntry('arbiter', index + 1), position: index + 1 })),
    );
  });

  it('several programs lose nothing of one another, and another one hears of all of it', async () => {
    const names = ['first', 'second', 'third'];
    const each = 40;
    const listener = start([LISTENER, address, String(names.length * each)]);
    await vi.waitFor(() => {
      expect(listener.said()).toContain('listening');
    }, 30_000);
    const writers = names.map((name) => start([APPENDER, address, name, String(each)]));
    await Promise.all([...writers.map(({ ended }) => ended), listener.ended]);
    expect([...writers, listener].map(({ child }) => child.exitCode)).toEqual([0, 0, 0, 0]);

    const kept = await entries();
    expect(kept).toHaveLength(names.length * each);
    for (const [index, name] of names.entries()) {
      const own = kept.filter(({ by }) => by === name);
      const positions = own.map(({ position }) => position);
      expect(positions).toEqual(writers[index]?.said().slice(1).map(Number));
      expect(own.map(({ key }) => key)).toEqual(own.map((_, n) => `${name}-${n + 1}`));
    }
    const heard = listener
      .said()
      .slice(1)
      .map((line) => Number(line.split(' ')[1]));
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
    expect(heard.at(-1)).toBe(names.length * each);
  });

  it.each([
    ['cut connections', () => server.disconnect('postgres')],
    [
      'a restart of the server',
      async () => {
        await server.halt('fast');
        await server.start();
      },
    ],
  ])('listening goes on after %s, and what was missed is told', async (_, disturb) => {
    const listener = await open();
    const heard: number[] = [];
    listener.watch((id, position) => {
      if (id === 'open' && position > 0) heard.push(position);
    });
    const writer = await open();
    await writer.create('open', CREATED, [entryOf(1)]);
    await vi.waitFor(() => {
      expect(heard).toEqual([1]);
    }, 20_000);
    await disturb();
    // Connections of before the disturbance may fail once each.
    await vi.waitFor(async () => {
      expect(await writer.append('open', 1, { ...entryOf(2), key: 'k2' })).toMatchObject({
        ok: true,
        position: 2,
      });
    }, 20_000);
    await vi.waitFor(() => {
      expect(heard.at(-1)).toBe(2);
    }, 20_000);
    await writer.append('open', 2, entryOf(3));
    await vi.waitFor(() => {
      expect(heard).toEqual([1, 2, 3]);
    }, 20_000);
    await listener.close();
    await writer.close();
  });
});

/**
 * A writer to be killed: `append-until-killed.ts <file> <writer> [appends]`. Says `opening`, then
 * the position of each entry once it is acknowledged. The tests of durability run it.
 */
import { writeSync } from 'node:fs';
import { CREATION, nthEntry, TOURNAMENT } from './nth-entry.ts';
import { openSqliteStore } from './open.ts';

async function appendUntilKilled(file: string, writer: string, appends: number): Promise<void> {
  // One write call a line, past every buffer of ours: what was said stays said after a kill.
  const say = (line: string | number): void => {
    writeSync(1, `${line}\n`);
  };
  say('opening');
  const opened = await openSqliteStore(file, { busyTimeout: 30_000 });
  if (!opened.ok) throw new Error(opened.error.message);
  const store = opened.value;
  const created = await store.create(TOURNAMENT, { at: CREATION }, []);
  if (!created.ok && created.error.code !== 'store.tournamentExists') {
    throw new Error(created.error.message);
  }
  let seen = 0;
  for (let n = 1; n <= appends;) {
    const outcome = await store.append(TOURNAMENT, seen, nthEntry(writer, n));
    if (outcome.ok) {
      seen = outcome.position;
      say(seen);
      n += 1;
    } else if (outcome.missed !== undefined) {
      seen = outcome.missed.at(-1)?.position ?? seen;
    } else {
      throw new Error(outcome.error.message);
    }
  }
  await store.close();
}

const [file, writer, appends] = process.argv.slice(2);
if (file === undefined || writer === undefined) throw new Error('which file, and who writes?');
await appendUntilKilled(file, writer, appends === undefined ? Infinity : Number(appends));

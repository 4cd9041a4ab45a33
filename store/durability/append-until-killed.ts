/**
 * A writer to be killed: `append-until-killed.ts <file or address> <writer> [last] [first]`. Says
 * `opening`, then the position of each entry once it is acknowledged. The tests of durability run it.
 */
import { writeSync } from 'node:fs';
import { isPostgresAddress } from '../postgres/address.ts';
import { openPostgresStore } from '../postgres/open.ts';
import { openSqliteStore } from '../sqlite/open.ts';
import { CREATION, nthEntry, TOURNAMENT } from './nth-entry.ts';

async function appendUntilKilled(
  database: string,
  writer: string,
  last: number,
  first: number,
): Promise<void> {
  // One write call a line, past every buffer of ours: what was said stays said after a kill.
  const say = (line: string | number): void => {
    writeSync(1, `${line}\n`);
  };
  say('opening');
  const opened = isPostgresAddress(database)
    ? await openPostgresStore(database)
    : await openSqliteStore(database, { busyTimeout: 30_000 });
  if (!opened.ok) throw new Error(opened.error.message);
  const store = opened.value;
  const created = await store.create(TOURNAMENT, { at: CREATION }, []);
  if (!created.ok && created.error.code !== 'store.tournamentExists') {
    throw new Error(created.error.message);
  }
  let seen = 0;
  for (let n = first; n <= last;) {
    const outcome = await store.append(TOURNAMENT, seen, nthEntry(writer, n));
    if (outcome.ok) {
      seen = Math.max(seen, outcome.position);
      say(outcome.position);
      n += 1;
    } else if (outcome.missed !== undefined) {
      seen = outcome.missed.at(-1)?.position ?? seen;
    } else {
      throw new Error(outcome.error.message);
    }
  }
  await store.close();
}

const [database, writer, last = Infinity, first = 1] = process.argv.slice(2);
if (database === undefined || writer === undefined) throw new Error('where, and who writes?');
await appendUntilKilled(database, writer, Number(last), Number(first));

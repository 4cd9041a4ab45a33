/**
 * Erases one tournament after the other, to be killed: `erase-until-killed.ts <database> <folder of
 * copies> <how many>`. Says `opening`, then the name of each tournament once its erasure is
 * acknowledged, and `swept` once it is in no file any more.
 */
import { writeSync } from 'node:fs';
import { isPostgresAddress } from '../postgres/address.ts';
import { openPostgresStore } from '../postgres/open.ts';
import { openSqliteStore } from '../sqlite/open.ts';
import { MARK, REWRITTEN } from './sample-erasure.ts';
import { sweepErasures } from './sweep-erasures.ts';

async function eraseUntilKilled(database: string, backups: string, count: number): Promise<void> {
  const say = (line: string): void => {
    writeSync(1, `${line}\n`);
  };
  say('opening');
  const onServer = isPostgresAddress(database);
  const opened = onServer ? await openPostgresStore(database) : await openSqliteStore(database);
  if (!opened.ok) throw new Error(opened.error.message);
  const places = { backups, database: onServer ? null : database, at: MARK.at };
  for (let n = 1; n <= count; n++) {
    const outcome = await opened.value.erase(`event-${n}`, 4, REWRITTEN, MARK);
    if (!outcome.ok) throw new Error('not erased');
    say(`event-${n}`);
    const swept = await sweepErasures(opened.value, places);
    if (!swept.ok) throw new Error(swept.error.message);
    say('swept');
  }
  // Killed at the latest now.
  setInterval(() => undefined, 60_000);
}

const [database, backups, count] = process.argv.slice(2);
if (database === undefined || backups === undefined) throw new Error('where?');
await eraseUntilKilled(database, backups, Number(count));

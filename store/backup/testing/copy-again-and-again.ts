/**
 * One of two writers on one folder: `copy-again-and-again.ts <database> <backups>`. Makes the copies
 * of the same five instants as the other, and says `sound` or what went wrong for each.
 */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../sqlite/open.ts';
import { backUpDatabase, backUpTournament } from '../take-backup.ts';

async function copyAgainAndAgain(database: string, backups: string): Promise<void> {
  const opened = await openSqliteStore(database, { busyTimeout: 30_000 });
  if (!opened.ok) throw new Error(opened.error.message);
  for (let second = 0; second < 5; second++) {
    const at = `2026-11-15T09:30:0${second}Z`;
    const request = { backups, reason: 'asked', at } as const;
    const whole = await backUpDatabase(database, request);
    const own = await backUpTournament(opened.value, 'open', request);
    const failed = !whole.ok ? whole.error : !own.ok ? own.error : null;
    writeSync(1, `${failed === null ? 'sound' : failed.message}\n`);
  }
  await opened.value.close();
}

const [database, backups] = process.argv.slice(2);
if (database === undefined || backups === undefined) throw new Error('of what, and where?');
await copyAgainAndAgain(database, backups);

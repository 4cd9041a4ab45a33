/**
 * One of several programs that open the same new files at the same moments:
 * `open-together.ts <folder> <files> <pause> <name>`. Says `ready`, waits for the file `go` with the
 * first moment in it, and then says only what goes wrong.
 */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore } from './open.ts';

const [folder = '', files, pause, name = ''] = process.argv.slice(2);
const go = join(folder, 'go');
writeSync(1, 'ready\n');
while (!existsSync(go)) await sleep(5);
const from = Number(readFileSync(go, 'utf8'));

for (let file = 0; file < Number(files); file++) {
  const moment = from + file * Number(pause);
  while (Date.now() < moment);
  const opened = await openSqliteStore(join(folder, `${file}.db`), { busyTimeout: 30_000 });
  if (!opened.ok) {
    writeSync(1, `${file}: ${opened.error.message}\n`);
    continue;
  }
  const created = await opened.value.create(name, { at: '2026-11-14T18:00:00Z' }, []);
  if (!created.ok) writeSync(1, `${file}: ${created.error.message}\n`);
  await opened.value.close();
}

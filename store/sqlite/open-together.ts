/**
 * One of several programs that open the same new files at the same moments:
 * `open-together.ts <folder> <from> <files> <pause> <name>`. Says only what goes wrong.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from './open.ts';

const [folder = '', from, files, pause, name = ''] = process.argv.slice(2);

for (let file = 0; file < Number(files); file++) {
  const moment = Number(from) + file * Number(pause);
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

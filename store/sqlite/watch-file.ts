import type Database from 'better-sqlite3';
import { success } from '@ronde/core/rules/result.ts';
import { logWatch, type LogWatch } from '../log-watch.ts';
import { attempt } from './sqlite-failure.ts';
import type { Statements } from './statements.ts';

/** How often the file is asked whether another connection has written. */
export const ASK_EVERY = 250;

/** Listeners to a file: other connections' writes are found by asking, while somebody listens. */
export function watchFile(db: Database.Database, sql: Statements): LogWatch {
  let timer: NodeJS.Timeout | undefined;
  let version: unknown;

  const versionOf = (): unknown => db.pragma('data_version', { simple: true });
  const ask = (): void => {
    // A file that is held is asked again next time.
    attempt(db.name, () => {
      const now = versionOf();
      if (now === version) return success(null);
      for (const { id, position } of sql.ends.all()) watch.tell(id, position);
      version = now;
      return success(null);
    });
  };

  const watch = logWatch(
    () => {
      version = versionOf();
      for (const { id, position } of sql.ends.all()) watch.know(id, position);
      timer = setInterval(ask, ASK_EVERY).unref();
    },
    () => {
      clearInterval(timer);
    },
  );
  return watch;
}

import { logWatch, type LogWatch } from '../log-watch.ts';
import type { Database } from './driver.ts';
import { otherWriters } from './other-writers.ts';
import type { Statements } from './statements.ts';

/** Listeners to a file: other connections' writes are found by asking, while somebody listens. */
export function watchFile(db: Database, sql: Statements): LogWatch {
  const others = otherWriters(db, () => {
    for (const { id, position } of sql.ends.all()) watch.tell(id, position);
  });
  const watch = logWatch(() => {
    others.begin();
    for (const { id, position } of sql.ends.all()) watch.know(id, position);
  }, others.end);
  return watch;
}

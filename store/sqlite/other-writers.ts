import { success } from '@ronde/core/rules/result.ts';
import type { Database } from './driver.ts';
import { attempt } from './sqlite-failure.ts';

/** How often the file is asked whether another connection has written. */
const ASK_EVERY = 250;

export interface OtherWriters {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Asks the file whether other connections have written to it, between `begin` and `end`. */
export function otherWriters(db: Database, wrote: () => void): OtherWriters {
  let timer: NodeJS.Timeout | undefined;
  let version: unknown;
  const versionOf = (): unknown => db.pragma('data_version');
  const ask = (): void => {
    // A file that is held is asked again next time.
    attempt(db.name, () => {
      const now = versionOf();
      if (now === version) return success(null);
      wrote();
      version = now;
      return success(null);
    });
  };
  return {
    begin: () => {
      version = versionOf();
      timer = setInterval(ask, ASK_EVERY).unref();
    },
    end: () => {
      clearInterval(timer);
    },
  };
}

import type { LogListener } from './event-log.ts';
import { listeners } from './listeners.ts';

/** Who listens to the logs of a database, and up to where each log was told. */
export interface LogWatch {
  add(listener: LogListener): () => void;
  /** Tells that the log reaches `position`, unless it was told already. */
  tell(id: string, position: number): void;
  /** Takes the position for told. */
  know(id: string, position: number): void;
  /** Sends every listener away. */
  clear(): void;
}

/** `begin` is called with the first listener, `end` when the last one has gone. */
export function logWatch(begin: () => void, end: () => void): LogWatch {
  const { add, tell, clear } = listeners<Parameters<LogListener>>(begin, end);
  const told = new Map<string, number>();
  const know = (id: string, position: number): boolean => {
    if (position <= (told.get(id) ?? -1)) return false;
    told.set(id, position);
    return true;
  };
  return {
    add,
    tell: (id, position) => {
      if (know(id, position)) tell(id, position);
    },
    know,
    clear,
  };
}

import type { LogListener } from './event-log.ts';

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
  const listeners = new Set<{ readonly hear: LogListener }>();
  const told = new Map<string, number>();
  const know = (id: string, position: number): boolean => {
    if (position <= (told.get(id) ?? -1)) return false;
    told.set(id, position);
    return true;
  };
  return {
    add: (hear) => {
      if (listeners.size === 0) begin();
      const listener = { hear };
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end();
      };
    },
    tell: (id, position) => {
      if (!know(id, position)) return;
      for (const listener of listeners) {
        // On its own, so that a listener that throws does not undo an answer to the writer.
        queueMicrotask(() => {
          if (listeners.has(listener)) listener.hear(id, position);
        });
      }
    },
    know,
    clear: () => {
      if (listeners.size === 0) return;
      listeners.clear();
      end();
    },
  };
}

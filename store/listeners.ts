/** Who listens to something, called on their own and never after they have gone. */
export interface Listeners<Heard extends readonly unknown[]> {
  readonly add: (hear: (...heard: Heard) => void) => () => void;
  readonly tell: (...heard: Heard) => void;
  /** Sends everybody away. */
  readonly clear: () => void;
}

/** `begin` is called with the first listener, `end` when the last one has gone. */
export function listeners<Heard extends readonly unknown[]>(
  begin: () => void,
  end: () => void,
): Listeners<Heard> {
  const all = new Set<{ readonly hear: (...heard: Heard) => void }>();
  return {
    add: (hear) => {
      if (all.size === 0) begin();
      const listener = { hear };
      all.add(listener);
      return () => {
        if (all.delete(listener) && all.size === 0) end();
      };
    },
    tell: (...heard) => {
      for (const listener of all) {
        // On its own, so that a listener that throws does not undo an answer to the writer.
        queueMicrotask(() => {
          if (all.has(listener)) listener.hear(...heard);
        });
      }
    },
    clear: () => {
      if (all.size === 0) return;
      all.clear();
      end();
    },
  };
}

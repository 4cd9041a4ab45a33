/** What can be kept: it has a size. */
interface Sized {
  readonly plain: Uint8Array;
  readonly zipped: Uint8Array | null;
}

export interface KeptAnswers<T extends Sized> {
  get(key: string): T | undefined;
  keep(key: string, answer: T): void;
  /** Drops all whose key begins so. */
  forget(prefix: string): void;
}

/** Answers within a bound of bytes; the one nobody asked for the longest time makes room. */
export function keptAnswers<T extends Sized>(mostBytes: number): KeptAnswers<T> {
  const kept = new Map<string, T>();
  let bytes = 0;
  const drop = (key: string): void => {
    const answer = kept.get(key);
    if (answer === undefined) return;
    kept.delete(key);
    bytes -= sizeOf(answer);
  };
  return {
    get: (key) => {
      const answer = kept.get(key);
      if (answer === undefined) return undefined;
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    keep: (key, answer) => {
      drop(key);
      if (sizeOf(answer) > mostBytes) return;
      kept.set(key, answer);
      bytes += sizeOf(answer);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
    forget: (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) drop(key);
    },
  };
}

const sizeOf = ({ plain, zipped }: Sized): number => plain.length + (zipped?.length ?? 0);

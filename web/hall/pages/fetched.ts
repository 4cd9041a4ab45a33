import { h, type ComponentChild, type FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds before what did not come is asked for again. */
const AGAIN = 2_000;

/** Code that comes after the first picture. */
export interface Coming<T> {
  /** Resolves when it was tried, whether it came or not. */
  readonly fetch: () => Promise<void>;
  /** What came, null until then; where it is wanted, asked for again and again until it is there. */
  readonly useIt: (wanted: boolean) => T | null;
}

export function coming<T>(load: () => Promise<T>): Coming<T> {
  let known: T | null = null;
  const fetch = async (): Promise<void> => {
    known ??= await load().catch(() => null);
  };
  const useIt = (wanted: boolean): T | null => {
    const [, setTried] = useState(0);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>;
      let isWanted = wanted;
      const attempt = async (): Promise<void> => {
        await fetch();
        if (!isWanted) return;
        setTried((count) => count + 1);
        if (known === null) timer = setTimeout(() => void attempt(), AGAIN);
      };
      if (wanted && known === null) void attempt();
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [wanted]);
    return known;
  };
  return { fetch, useIt };
}

export type Fetched<P extends object> = ((props: P) => ComponentChild) & Pick<Coming<P>, 'fetch'>;

/** A component whose code is fetched when it is first shown. */
export function fetched<P extends object>(load: () => Promise<FunctionComponent<P>>): Fetched<P> {
  const { fetch, useIt } = coming(load);
  const Page = (props: P): ComponentChild => {
    const known = useIt(true);
    return known === null ? null : h(known, props);
  };
  return Object.assign(Page, { fetch });
}

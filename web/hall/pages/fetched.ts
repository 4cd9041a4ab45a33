import { h, type ComponentChild, type FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds before a page that did not come is asked for again. */
const AGAIN = 2_000;

/** Code that is fetched when it is first wanted. */
export interface FetchedCode<T> {
  /** Resolves when it was tried, whether it came or not. */
  readonly fetch: () => Promise<void>;
  /** A hook: the code, null until it is there; again and again until it is. */
  readonly useIt: (isWanted: boolean) => T | null;
}

export function fetchedCode<T>(load: () => Promise<T>): FetchedCode<T> {
  let known: T | null = null;
  const fetch = async (): Promise<void> => {
    known ??= await load().catch(() => null);
  };
  const useIt = (isWanted: boolean): T | null => {
    const [, setTried] = useState(0);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>;
      let isShown = true;
      const attempt = async (): Promise<void> => {
        await fetch();
        if (!isShown) return;
        setTried((count) => count + 1);
        if (known === null) timer = setTimeout(() => void attempt(), AGAIN);
      };
      if (isWanted && known === null) void attempt();
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [isWanted]);
    return known;
  };
  return { fetch, useIt };
}

export type Fetched<P extends object> = ((props: P) => ComponentChild) &
  Pick<FetchedCode<unknown>, 'fetch'>;

/** A component whose code is fetched when it is first shown. */
export function fetched<P extends object>(load: () => Promise<FunctionComponent<P>>): Fetched<P> {
  const { fetch, useIt } = fetchedCode(load);
  const Page = (props: P): ComponentChild => {
    const known = useIt(true);
    return known === null ? null : h(known, props);
  };
  return Object.assign(Page, { fetch });
}

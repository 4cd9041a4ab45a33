import { h, type ComponentChild, type FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds before a page that did not come is asked for again. */
const AGAIN = 2_000;

export type Fetched<P extends object> = ((props: P) => ComponentChild) & {
  /** Resolves when it was tried, whether it came or not. */
  readonly fetch: () => Promise<void>;
};

/** A component whose code is fetched when it is first shown, again and again until it is there. */
export function fetched<P extends object>(load: () => Promise<FunctionComponent<P>>): Fetched<P> {
  let known: FunctionComponent<P> | null = null;
  const fetch = async (): Promise<void> => {
    known ??= await load().catch(() => null);
  };
  const Page = (props: P): ComponentChild => {
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
      if (known === null) void attempt();
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, []);
    return known === null ? null : h(known, props);
  };
  return Object.assign(Page, { fetch });
}

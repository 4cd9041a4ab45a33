import { useEffect, useRef, useState } from 'preact/hooks';
import { sameTurn, type Turn } from './layout/turns.ts';

export interface Turning {
  readonly turn: Turn | undefined;
  readonly index: number;
  /** Grows with every turn: the bar that shows when the next comes starts again. */
  readonly count: number;
}

/**
 * Turns the pictures of a screen over.
 * @param fresh when it changes, the screen starts from its first picture
 * @param news when it changes, a page of results goes back to its newest
 */
export function useTurns(
  turns: readonly Turn[],
  seconds: number,
  fresh: string,
  news: string,
  newsPages: ReadonlySet<number>,
): Turning {
  const [state, setState] = useState({ index: 0, count: 0 });
  const shown = useRef<Turn | undefined>(undefined);
  const last = useRef({ fresh, news });

  let { index } = state;
  const before = turns[index];
  const moved =
    before?.page !== shown.current?.page ||
    before?.share !== shown.current?.share ||
    before?.shares !== shown.current?.shares;
  if (moved && shown.current !== undefined) index = sameTurn(turns, shown.current);
  if (last.current.fresh !== fresh) index = 0;
  else if (last.current.news !== news) {
    const page = turns[index]?.page;
    if (page !== undefined && newsPages.has(page)) {
      index = turns.findIndex((turn) => turn.page === page);
    }
  }
  last.current = { fresh, news };
  const turn = turns[index];
  shown.current = turn;

  const go = (step: number): void => {
    if (turns.length < 2) return;
    const next = (index + step + turns.length) % turns.length;
    shown.current = turns[next];
    setState(({ count }) => ({ index: next, count: count + 1 }));
  };
  const latest = useRef(go);
  latest.current = go;

  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current(1);
    }, seconds * 1_000);
    return () => {
      clearTimeout(timer);
    };
  }, [state.count, seconds, fresh, turns.length]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight' || key === 'PageDown') latest.current(1);
      if (key === 'ArrowLeft' || key === 'PageUp') latest.current(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  return { turn, index, count: state.count };
}

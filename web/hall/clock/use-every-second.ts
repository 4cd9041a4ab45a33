import { useEffect, useState } from 'preact/hooks';

/** The time by `clock`, as it stands at every full second. */
export function useEverySecond(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(clock());
      timer = setTimeout(tick, 1_000 - (clock() % 1_000) + 5);
    };
    tick();
    return () => {
      clearTimeout(timer);
    };
  }, [clock]);
  return now;
}

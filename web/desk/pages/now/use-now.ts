import { useEffect, useState } from 'react';

/** What is shown to the minute is looked at so often. */
const PERIOD = 10_000;

/** The time in milliseconds, fresh enough for a clock without seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, PERIOD);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

import { useEffect, useState } from 'react';
import { useEvent } from './event-context.tsx';

/** What is shown to the minute is looked at so often. */
const PERIOD = 10_000;

/** The server's time in milliseconds, fresh enough for a clock without seconds. */
export function useNow(): number {
  const { serverNow } = useEvent();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = (): void => {
      setNow(serverNow());
    };
    look();
    const timer = setInterval(look, PERIOD);
    return () => {
      clearInterval(timer);
    };
  }, [serverNow]);
  return now;
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed: then every row must be in it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => () => {
      flushSync(() => {
        setPrinting(value);
      });
    };
    const [before, after] = [set(true), set(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

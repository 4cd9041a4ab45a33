import { useEffect } from 'react';
import { PAGES } from '../pages.ts';
import { isTyping } from '../parts/is-typing.ts';

/** How long after `g` the second key counts. */
const PATIENCE = 1_200;

/** `g` then a letter opens a page (desk.md, Keyboard). */
export function useGoKeys(go: (path: string) => void, off: boolean): void {
  useEffect(() => {
    if (off) return undefined;
    let pressedAt = -Infinity;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'g') {
        pressedAt = event.timeStamp;
        return;
      }
      if (event.timeStamp - pressedAt > PATIENCE) return;
      pressedAt = -Infinity;
      const page = PAGES.find(({ key }) => key === event.key);
      if (page === undefined) return;
      event.preventDefault();
      go(page.path);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [go, off]);
}

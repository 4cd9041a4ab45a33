import { useEffect } from 'react';
import type { Page } from '../pages.ts';
import { isTyping } from '../parts/is-typing.ts';
import { isBehindDialog } from '../parts/behind-dialog.ts';

/** How long after `g` the second key counts. */
const PATIENCE = 1_200;

/** `g` then a letter opens a page (desk.md, Keyboard). */
export function useGoKeys(go: (path: string) => void, pages: readonly Page[]): void {
  useEffect(() => {
    if (pages.length === 0) return undefined;
    let pressedAt = -Infinity;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Held down for a capital letter, which is a key of its own.
      if (event.key === 'Shift' || isBehindDialog()) return;
      if (event.key === 'g') {
        pressedAt = event.timeStamp;
        return;
      }
      if (event.timeStamp - pressedAt > PATIENCE) return;
      pressedAt = -Infinity;
      const page = pages.find((one) => one.name !== null && one.key === event.key);
      if (page === undefined) return;
      event.preventDefault();
      go(page.path);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [go, pages]);
}

import { useEffect } from 'react';
import { isTyping } from '../parts/is-typing.ts';
import { useRemembered } from '../parts/use-remembered.ts';

/** [WCAG 2.1.4] Keys of one character can be switched off on this device; Ctrl K stays. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useRemembered('keys.single', true);
  useEffect(() => {
    if (on) return;
    const hold = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(target)) return;
      // In a dialog or a menu they choose among what is shown.
      if (target instanceof Element && target.closest('[role="dialog"], [role="menu"]')) return;
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => {
      window.removeEventListener('keydown', hold, { capture: true });
    };
  }, [on]);
  return [on, setOn];
}

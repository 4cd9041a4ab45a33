import { isTyping } from '../parts/is-typing.ts';

/** Keys with a meaning of their own wherever one is. */
const NEVER_HELD = /^(?:Tab|Escape|Shift|Control|Alt|Meta|CapsLock|Dead|Process|F\d+)$/;

export interface HeldKeys {
  /** The page stands there: what has the focus on it is pressed by whoever presses it. */
  readonly pageIsHere: () => void;
  /** Presses them where the focus is now, one after the other, and holds no more. */
  readonly press: () => Promise<void>;
  readonly drop: () => void;
}

/**
 * While a page is on its way, what is typed is meant for it and not for the page that still stands
 * there: the keys are kept, and pressed again once it has come.
 */
export function holdKeys(page: Document): HeldKeys {
  const held: KeyboardEvent[] = [];
  let isHere = false;
  const onKey = (event: KeyboardEvent): void => {
    // Those pressed again below pass.
    if (!event.isTrusted) return;
    if (event.ctrlKey || event.metaKey || event.altKey || NEVER_HELD.test(event.key)) return;
    const { target } = event;
    if (isTyping(target)) return;
    if (target instanceof Element && target.closest('[role="dialog"], [role="menu"]')) return;
    if (isHere && presses(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const drop = (): void => {
    page.defaultView?.removeEventListener('keydown', onKey, { capture: true });
  };
  page.defaultView?.addEventListener('keydown', onKey, { capture: true });
  return {
    pageIsHere: () => {
      isHere = true;
    },
    drop,
    press: async () => {
      for (let event = held.shift(); event !== undefined; event = held.shift()) {
        pressAgain(page, event);
        // What a key changes is on the page before the next one.
        await new Promise((resume) => setTimeout(resume));
      }
      drop();
    },
  };
}

/** Enter and the space bar on a button or a link: a key pressed again by a program does not. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('a, button, [role="button"], summary') !== null;

function pressAgain(page: Document, { key, code, shiftKey }: KeyboardEvent): void {
  const target = page.activeElement ?? page.body;
  const event = new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });
  if (!target.dispatchEvent(event) || key.length !== 1) return;
  // A key that a program presses writes nothing by itself.
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || !isTyping(target)) return;
  target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
}

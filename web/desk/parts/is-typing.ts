/** Boxes to tick have no text: a letter pressed on one is meant for the page. */
const TICKED = ['checkbox', 'radio', 'button', 'submit'];

/** Whether a key belongs to what is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !TICKED.includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether something can be pressed by a key: a button that is still working cannot. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:enabled, a, input, summary') !== null;

/**
 * Keys that a button, a link or a box to tick answers itself; a box has no use for Enter, and a
 * button that has just been pressed, still working, answers none.
 */
export function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return key === ' ' || key.startsWith('Arrow');
  return (key === 'Enter' || key === ' ') && target.closest('button:enabled, a') !== null;
}

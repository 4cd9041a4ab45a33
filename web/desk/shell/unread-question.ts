/** How long a button stands before a key presses it, in milliseconds. */
const UNREAD = 400;

export interface UnreadQuestions {
  /** The page itself gave this the focus, in the place of something that is gone. */
  readonly givenFocus: (element: Element) => void;
  readonly stop: () => void;
}

/**
 * A dialog that has just come has the focus on a button before anybody can have read it, and so has
 * the button that takes the place of one used up: Enter pressed twice, held down, or typed ahead
 * for the list behind it, presses nothing there.
 */
export function holdUnread(page: Document): UnreadQuestions {
  let unread: Element | null = null;
  let came = 0;
  const onFocus = ({ target, timeStamp }: FocusEvent): void => {
    const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
    if (dialog !== unread) came = timeStamp;
    unread = dialog;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const { target, repeat, timeStamp } = event;
    if (!(target instanceof HTMLButtonElement) || unread?.contains(target) !== true) return;
    if (repeat || timeStamp - came < UNREAD) event.preventDefault();
  };
  page.addEventListener('focusin', onFocus, { capture: true });
  // A button hears Enter when it goes down, and in some browsers the space bar when it comes up.
  page.addEventListener('keydown', onKey, { capture: true });
  page.addEventListener('keyup', onKey, { capture: true });
  return {
    givenFocus: (element) => {
      unread = element;
      came = performance.now();
    },
    stop: () => {
      page.removeEventListener('focusin', onFocus, { capture: true });
      page.removeEventListener('keydown', onKey, { capture: true });
      page.removeEventListener('keyup', onKey, { capture: true });
    },
  };
}

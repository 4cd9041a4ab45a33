/** How long a question stands before a key answers it, in milliseconds. */
const UNREAD = 400;

/**
 * A dialog that has just come has the focus on a button before anybody can have read it: Enter
 * pressed twice, held down, or typed ahead for the list behind it, answers nothing.
 */
export function holdUnread(page: Document): () => void {
  let dialog: Element | null = null;
  let came = 0;
  const onFocus = ({ target, timeStamp }: FocusEvent): void => {
    const around = target instanceof Element ? target.closest('[role="dialog"]') : null;
    if (around !== dialog) came = timeStamp;
    dialog = around;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const { target, repeat, timeStamp } = event;
    if (!(target instanceof HTMLButtonElement) || dialog?.contains(target) !== true) return;
    if (repeat || timeStamp - came < UNREAD) event.preventDefault();
  };
  page.addEventListener('focusin', onFocus, { capture: true });
  // A button hears Enter when it goes down, and in some browsers the space bar when it comes up.
  page.addEventListener('keydown', onKey, { capture: true });
  page.addEventListener('keyup', onKey, { capture: true });
  return () => {
    page.removeEventListener('focusin', onFocus, { capture: true });
    page.removeEventListener('keydown', onKey, { capture: true });
    page.removeEventListener('keyup', onKey, { capture: true });
  };
}

import type { MouseEvent } from 'react';

/**
 * Runs the handler on the first click of a double click only: the second click may hit the button
 * that has replaced the first. Without a handler it guards a button that submits a form.
 */
export const ignoringDoubleClick =
  (press?: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) press?.();
    else event.preventDefault();
  };

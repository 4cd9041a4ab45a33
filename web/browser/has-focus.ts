import type { Locator } from 'playwright-core';
import { until } from './until.ts';

/** Waits until a dialog has taken the focus: it is seen a moment before, and keys are not its own yet. */
export const hasFocus = (dialog: Locator): Promise<void> =>
  until('the dialog has the focus', () =>
    dialog.evaluateAll((all) => all.some((one) => one.contains(document.activeElement))),
  );

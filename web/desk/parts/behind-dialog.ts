/** Whether a dialog covers this part of the page: keys pressed are then not meant for it. */
export function isBehindDialog(part: Element | null = null): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(part));
}

/** Runs a key's action only while no dialog is open. */
export const unlessBehindDialog = (action: () => void) => (): void => {
  if (!isBehindDialog()) action();
};

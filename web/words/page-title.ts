/** [WCAG 2.4.2] What the browser's tab says: the page, the event, and whose page it is. */
export const pageTitle = (...parts: readonly (string | null | undefined)[]): string =>
  [...parts.filter((part) => part !== null && part !== undefined && part !== ''), 'Ronde'].join(
    ' · ',
  );

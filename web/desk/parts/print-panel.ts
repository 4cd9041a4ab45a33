/**
 * Prints what stands in the panel, without the page beside it (look/print.css). The mark goes when
 * the sheet is out, so that the next print is the page again.
 */
export function printPanel(): void {
  const root = document.documentElement;
  root.dataset['prints'] = 'panel';
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset['prints'];
    },
    { once: true },
  );
  window.print();
}

export const printsPanel = (): boolean => document.documentElement.dataset['prints'] === 'panel';

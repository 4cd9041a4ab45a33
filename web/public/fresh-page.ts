/** Parts of a page that change with the event; the rest of it stays as it is. */
const PARTS = ['title', 'header', 'body > nav', 'main', 'footer'];

/**
 * Puts the content of another state of the same page in the place of this one's. Whoever reads
 * keeps their place: the page does not move, wide tables stay where they were pushed to, and the
 * focus goes to the same link.
 */
export function takeOver(fresh: Document, page: Document = document): void {
  const pushed = [...page.querySelectorAll('.scroll')].map(({ scrollLeft }) => scrollLeft);
  const focused = page.activeElement?.getAttribute('href') ?? null;
  for (const part of PARTS) {
    const [old, next] = [page.querySelector(part), fresh.querySelector(part)];
    if (!old || !next || old.innerHTML === next.innerHTML) continue;
    old.replaceChildren(...[...next.childNodes].map((node) => page.importNode(node, true)));
  }
  [...page.querySelectorAll('.scroll')].forEach((table, index) => {
    table.scrollLeft = pushed[index] ?? 0;
  });
  if (focused === null || page.activeElement?.getAttribute('href') === focused) return;
  const same = [...page.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) => link.getAttribute('href') === focused,
  );
  same?.focus({ preventScroll: true });
}

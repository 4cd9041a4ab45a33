/** Scrolls a row until the part named stands in its middle. */
export function bringInSight(row: HTMLElement | null, selector: string): void {
  const part = row?.querySelector<HTMLElement>(selector);
  if (!row || !part) return;
  const { left, width } = part.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}

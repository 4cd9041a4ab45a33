import type { Page } from 'playwright-core';
import type { Played } from './desk.ts';

/** The instant at which a page shows the result in the line of its board. */
export async function seenAt(page: Page, board: number, score: Played): Promise<number> {
  return page.evaluate(
    ([number, result]) =>
      new Promise<number>((found) => {
        const look = (): boolean => {
          const rows = [...document.querySelectorAll('tr')];
          const row = rows.find(({ cells }) => cells[0]?.textContent.trim() === number);
          const texts = [...(row?.cells ?? [])].map(({ textContent }) =>
            textContent.replace(/\s/g, '').replace(/[–—]/g, '-'),
          );
          return texts.some((text) => text.includes(result));
        };
        const watcher = new MutationObserver(() => {
          if (!look()) return;
          watcher.disconnect();
          found(Date.now());
        });
        if (look()) found(Date.now());
        else watcher.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    [String(board), score] as const,
  );
}

/** `120 ms (median of 18; at worst 310 ms)` */
export function inShort(delays: readonly number[]): { median: number; text: string } {
  const sorted = [...delays].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  const worst = sorted.at(-1) ?? Infinity;
  return { median, text: `${median} ms (median of ${sorted.length}; at worst ${worst} ms)` };
}

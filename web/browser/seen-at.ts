import type { Page } from 'playwright-core';
import type { Played } from './desk.ts';

/** The instant at which a page shows the result in the line of its board. */
export async function seenAt(page: Page, board: number, score: Played): Promise<number> {
  const shown = await page.waitForFunction(
    ([number, result]) => {
      const rows = [...document.querySelectorAll('tr')];
      const row = rows.find(({ cells }) => cells[0]?.textContent.trim() === number);
      const cells = [...(row?.cells ?? [])].map(({ textContent }) =>
        textContent.replace(/\s/g, '').replace(/[–—]/g, '-'),
      );
      return cells.some((text) => text.includes(result)) ? Date.now() : null;
    },
    [String(board), score] as const,
    { polling: 10 },
  );
  return Number(await shown.jsonValue());
}

/** `120 ms (median of 18; at worst 310 ms)` */
export function inShort(delays: readonly number[]): { median: number; text: string } {
  const sorted = [...delays].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  const worst = sorted.at(-1) ?? Infinity;
  return { median, text: `${median} ms (median of ${sorted.length}; at worst ${worst} ms)` };
}

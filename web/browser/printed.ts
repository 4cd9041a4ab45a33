import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Whether the text of a PDF can be read on this computer (poppler-utils). */
export const READS_PDF = spawnSync('pdftotext', ['-v']).error === undefined;

/** A page as the browser prints it: the text of each sheet. */
export async function printed(page: Page): Promise<string[]> {
  const text = await pdfAsText(page, ['-layout']);
  return text.split('\f').filter((sheet) => sheet.trim() !== '');
}

/** A word on paper, in points from the upper left. */
export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** The words of one sheet, from 1, and where each stands. */
export async function printedWords(page: Page, sheet: number): Promise<PrintedWord[]> {
  const text = await pdfAsText(page, ['-bbox', '-f', String(sheet), '-l', String(sheet)]);
  const words = text.matchAll(/<word xMin="(.+?)" yMin=".+?" xMax="(.+?)" yMax="(.+?)">(.+?)</g);
  return [...words].map(([, left, right, bottom, word = '']) => ({
    text: word,
    left: Number(left),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

async function pdfAsText(page: Page, options: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-print-'));
  try {
    const path = join(folder, 'page.pdf');
    await page.pdf({ path, preferCSSPageSize: true });
    return spawnSync('pdftotext', [...options, path, '-'], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Looks at a page as it is on paper, though the desk is dark. */
export async function onPaper<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  try {
    return await look();
  } finally {
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null, colorScheme: null });
  }
}

/** What ink would be pale on paper: text whose colour is lighter than a middle grey. */
export const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) return ['no canvas'];
    const measured = (colour: string): number => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return alpha === 0 ? 0 : (red + green + blue) / 3;
    };
    const known = new Map<string, number>();
    const lightness = (colour: string): number => {
      const found = known.get(colour) ?? measured(colour);
      known.set(colour, found);
      return found;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      if (around === null || text.textContent?.trim() === '' || !around.checkVisibility()) continue;
      if (lightness(getComputedStyle(around).color) > 128) found.push(text.textContent ?? '');
    }
    return found;
  });

/** What is of no use on paper and still stands there: where to go, and what to press. */
export const notForPaper = (page: Page): Promise<string[]> =>
  page
    .locator(
      'header, nav, [role="status"], .mantine-Button-root, .mantine-ActionIcon-root, input:visible',
    )
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 120)),
    );

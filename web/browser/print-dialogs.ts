import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';

interface Dialogs {
  /** What is in the frame of each dialog, the last one last. */
  readonly dialogs: readonly Blob[];
}

/**
 * The browser of tests has neither printer nor viewer: frames are loaded at once, and the dialogs that are
 * opened are kept with the file in each.
 */
export const keepDialogs = (page: Page, { viewer = true } = {}): Promise<unknown> =>
  page.addInitScript((hasViewer) => {
    const dialogs: Blob[] = [];
    Object.assign(window, { dialogs });
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => hasViewer });
    const made = new Map<string, Blob>();
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob): string => {
      const url = create(file);
      made.set(url, file);
      return url;
    };
    const files = new WeakMap<HTMLIFrameElement, string>();
    Object.defineProperties(HTMLIFrameElement.prototype, {
      src: {
        get(this: HTMLIFrameElement) {
          return files.get(this) ?? '';
        },
        set(this: HTMLIFrameElement, file: string) {
          files.set(this, file);
          queueMicrotask(() => this.dispatchEvent(new Event('load')));
        },
      },
      contentWindow: {
        get(this: HTMLIFrameElement) {
          const print = (): void => {
            const file = made.get(files.get(this) ?? '');
            if (file !== undefined) dialogs.push(file);
          };
          return { print, focus: () => undefined };
        },
      },
    });
  }, viewer);

/** Kinds of the files in the dialogs, in their order. */
export const dialogsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Dialogs).dialogs.map(({ type }) => type));

/** What another program reads of the file in the last dialog: its title and the size of its sheets. */
export async function lastDialog(
  page: Page,
): Promise<{ readonly title: string; readonly size: string }> {
  const text = await page.evaluate(async () => {
    const file = (window as unknown as Dialogs).dialogs.at(-1);
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const told = execFileSync('pdfinfo', ['-'], {
    input: Buffer.from(text, 'base64'),
    encoding: 'utf8',
  });
  const line = (name: string): string => new RegExp(`^${name}: +(.*)$`, 'm').exec(told)?.[1] ?? '';
  return { title: line('Title'), size: line('Page size') };
}

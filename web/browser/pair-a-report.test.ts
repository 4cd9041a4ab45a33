import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = readFileSync(`${root}docs/examples/pair-a-report.html`, 'utf8');
const PLACE = 'http://localhost:1/';

/** A module of core as the package has it: types taken off, its own files named `.js`. */
function moduleAt(path: string): string {
  const inCore = /^node_modules\/@ronde\/core\/(.+)\.js$/.exec(path)?.[1];
  if (inCore === undefined) return readFileSync(`${root}${path}`, 'utf8');
  const source = readFileSync(`${root}core/${inCore}.ts`, 'utf8');
  const { code } = transformSync(source, { loader: 'ts', format: 'esm', target: 'es2023' });
  return code.replace(/(from\s+|import\s*\(?\s*)"(\.[^"]+)\.ts"/g, '$1"$2.js"');
}

describe.skipIf(CHROMIUM === null)('core in a page, without Node and without a bundler', () => {
  const { comes } = opened(() => Promise.resolve());

  it('is twenty lines of script and page', () => {
    const script = EXAMPLE.slice(EXAMPLE.indexOf('<script type="module">'));
    expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  it('pairs the next round of a report file as the command line does', async () => {
    const { page } = await comes();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route(`${PLACE}**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === '') await route.fulfill({ contentType: 'text/html', body: EXAMPLE });
      else await route.fulfill({ contentType: 'text/javascript', body: moduleAt(path) });
    });
    await page.goto(PLACE);
    await page.waitForFunction(() => document.querySelector('input')?.onchange !== null);
    // The event before its first round; the pairs are those it recorded for it.
    const report = readFileSync(`${root}corpus/older-stores/club.trf`, 'utf8');
    const played = report.replace(/^(001.{77}).*$/gm, '$1 0.0');
    await page
      .getByLabel('TRF')
      .setInputFiles({ name: 'club.trf', mimeType: 'text/plain', buffer: Buffer.from(played) });
    await expect.poll(() => page.locator('pre').textContent()).not.toBe('');
    expect(faults).toEqual([]);
    expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toEqual([
      { white: 1, black: 6 },
      { white: 7, black: 2 },
      { white: 3, black: 8 },
      { white: 9, black: 4 },
      { white: 5, black: 10 },
    ]);
  });
});

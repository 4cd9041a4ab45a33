import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = readFileSync(`${root}docs/examples/pair-a-report.html`, 'utf8');

/** A module of core as the package has it: types taken off, its own files named `.js`. */
function moduleAt(path: string): string {
  const inCore = /^node_modules\/@ronde\/core\/(.+)\.js$/.exec(path)?.[1];
  if (inCore === undefined) return readFileSync(`${root}${path}`, 'utf8');
  const source = readFileSync(`${root}core/${inCore}.ts`, 'utf8');
  const { code } = transformSync(`${inCore}.ts`, source, { target: 'es2023' });
  return code.replace(/(from\s+|import\s*\(?\s*)"(\.[^"]+)\.ts"/g, '$1"$2.js"');
}

/** The example and the modules it asks for, as any server of files gives them. */
const givesModules = (): Server =>
  createServer((request, response) => {
    const path = request.url?.slice(1) ?? '';
    const type = path === '' ? 'text/html' : 'text/javascript';
    // A browser may ask for an icon, which nobody has.
    response.statusCode = /^$|\.js$/.test(path) ? 200 : 404;
    response.setHeader('content-type', `${type}; charset=utf-8`);
    if (response.statusCode === 404) response.end();
    else response.end(path === '' ? EXAMPLE : moduleAt(path));
  });

describe.skipIf(CHROMIUM === null)('core in a page, without Node and without a bundler', () => {
  const { sits } = opened(() => Promise.resolve());

  it('is twenty lines of script and page', () => {
    const script = EXAMPLE.slice(EXAMPLE.indexOf('<script type="module">'));
    expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  it('pairs the next round of a report file as the command line does', async () => {
    const page = await sits();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const server = givesModules();
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await once(server.listen(0, 'localhost'), 'listening');
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
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

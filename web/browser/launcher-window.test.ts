import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetworkAnswer } from '@ronde/server/api/network.ts';
import { networkAddresses } from '@ronde/server/network/network-names.ts';
import { LAUNCHER, startServer, type BuiltServer } from '@ronde/server/testing/built-server.ts';
import { removeFolder } from '@ronde/server/testing/remove-folder.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LET_PHONES_IN_WORDS } from '../desk/pages/people/let-phones-in-words.ts';
import { WINDOW_WORDS } from '../window/window-words.ts';
import { faultsOn } from './axe-faults.ts';
import { tooWideOnPhone } from './fits-a-phone.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const words = WINDOW_WORDS.en;
const door = LET_PHONES_IN_WORDS.en;
/** A program of ours in the place of the system's: it notes what it was to open. */
const noting = (file: string): string => `#!/bin/sh\nprintf '%s\\n' "$*" >>'${file}'\n`;

// Programs that Linux finds on its path stand in for its browser and its file manager.
describe.skipIf(CHROMIUM === null || process.platform !== 'linux')('the launcher’s window', () => {
  const { comes } = opened(() => Promise.resolve());
  let folder = '';
  let started: BuiltServer[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ronde fenêtre '));
    mkdirSync(join(folder, 'bin'));
    for (const name of ['chromium', 'xdg-open']) {
      const file = join(folder, 'bin', name);
      writeFileSync(file, noting(join(folder, `${name}.txt`)));
      chmodSync(file, 0o755);
    }
  });
  afterEach(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    started = [];
    await removeFolder(folder);
  });

  /** As a double click does, on a screen that is not there. */
  function doubleClick(environment: Readonly<Record<string, string>> = {}): BuiltServer {
    const given = { DISPLAY: ':99', PATH: join(folder, 'bin'), PORT: '0', RONDE_DATA: '' };
    const told = { ...given, XDG_DATA_HOME: folder, ...environment };
    const launched = startServer(folder, told, LAUNCHER, null, ['--window']);
    started.push(launched);
    return launched;
  }

  const lines = (name: string): string[] => {
    const file = join(folder, `${name}.txt`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  const byTheSystem = (): string[] => lines('xdg-open');

  /** Where the browser was sent, without bars, for the nth time. */
  async function windowShown(times = 1): Promise<string> {
    await expect.poll(() => lines('chromium').length).toBe(times);
    const [, address = ''] = /^--app=(\S+) /.exec(lines('chromium').at(-1) ?? '') ?? [];
    expect(address).toMatch(/^http:\/\/localhost:\d+\/#[\w-]{43}$/);
    return address;
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('opens the desk, lets phones in, shows the data folder, stops; a second start shows it again', async () => {
    const launched = doubleClick();
    const desk = await launched.address();
    const address = await windowShown();
    const { page } = await comes();
    await page.goto(address);
    await page.getByText(words.running).waitFor();
    await page.getByText(desk, { exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);

    await expect.poll(byTheSystem).toEqual([desk]);
    await button(page, words.open).click();
    await expect.poll(byTheSystem).toEqual([desk, desk]);
    await button(page, words.openFolder).click();
    const data = join(folder, 'ronde');
    await expect.poll(byTheSystem).toEqual([desk, desk, data]);
    await button(page, words.help).click();
    await expect.poll(byTheSystem).toEqual([desk, desk, data, `${desk}/help`]);

    const network = async (): Promise<NetworkAnswer> =>
      (await (await fetch(`${desk}/api/network`)).json()) as NetworkAnswer;
    const letIn = page.getByRole('switch', { name: door.letIn });
    expect(await letIn.getAttribute('aria-checked')).toBe('false');
    await letIn.click();
    await page.locator('[role="switch"][aria-checked="true"]').waitFor();
    const { open, addresses } = await network();
    expect(open).toBe(true);
    for (const { address: phones } of addresses) {
      await page.getByRole('img', { name: door.qrOf(phones) }).waitFor();
    }
    if (addresses.length === 0) await page.getByText(door.noNetwork).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    // Turned at the desk, it is seen here.
    await fetch(`${desk}/api/network`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-ronde': '1' },
      body: JSON.stringify({ open: false }),
    });
    await page.locator('[role="switch"][aria-checked="false"]').waitFor();

    // Another folder, refused and then kept.
    await page.getByText(words.another).click();
    const path = page.getByLabel(words.anotherPath);
    await path.fill('Tournaments');
    await button(page, words.keep).click();
    await page.getByRole('alert').getByText(words.refused.notWhole('Tournaments')).waitFor();
    expect(await path.inputValue()).toBe('Tournaments');
    await path.fill(join(folder, 'Next year'));
    await button(page, words.keep).click();
    await page.getByText(words.next(join(folder, 'Next year'))).waitFor();

    // A second double click finds the first, whatever was chosen for the next start.
    const second = doubleClick();
    expect(await second.ended).toBe(0);
    expect(second.said()).toContain(`Ronde runs already: ${desk}`);
    expect(await windowShown(2)).toBe(address);
    const newer = await page.context().newPage();
    await newer.goto(address);
    await newer.getByText(words.running).waitFor();
    await expect
      .poll(async () => page.isClosed() || (await page.getByText(words.elsewhere).count()) === 1)
      .toBe(true);

    await button(newer, words.stop).click();
    await newer.getByText(words.stopText).waitFor();
    await button(newer, words.stopNo).click();
    expect((await fetch(`${desk}/healthz`)).status).toBe(200);
    await button(newer, words.stop).click();
    expect(await faultsOn(newer)).toEqual([]);
    await button(newer, words.stopYes).click();
    expect(await launched.ended).toBe(0);
    await newer.getByText(words.stopped).waitFor();
    expect(launched.said()).toContain('Everything acknowledged is on the disk');
    expect(readdirSync(data)).not.toContain('window.json');
    expect(readdirSync(data)).not.toContain('running.json');

    const next = doubleClick();
    await next.address();
    expect(next.said()).toContain(join(folder, 'Next year'));
  });

  // One start for both: what it shows does not depend on what was tried before.
  it('is for its own page alone, with the secret even; it fits a narrow screen, in the dark, with targets for fingers', async () => {
    const launched = doubleClick({ LC_ALL: 'fr_FR.UTF-8' });
    const desk = await launched.address();
    const { origin, port, hash } = new URL(await windowShown());
    const secret = hash.slice(1);

    // It is heard on this computer only.
    for (const host of networkAddresses()) {
      const heard = new Promise((resolve) => {
        const asked = request({ host, port, path: '/' }, () => {
          resolve('heard');
        });
        asked.once('error', () => {
          resolve('nobody there');
        });
        asked.end();
      });
      expect(await heard).toBe('nobody there');
    }
    // A name that was rebound to this computer.
    const rebound = new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: `example.org:${port}`, 'x-ronde-window': secret, 'x-ronde': '1' };
      const options = { host: '127.0.0.1', port, path: '/api/stop', method: 'POST', headers };
      request(options, ({ statusCode }) => {
        resolve(statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(await rebound).toBe(421);

    // Another page in the same browser, of somebody whom nothing holds back.
    const foreign = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html').end('<title>Free chess sets</title>');
    }).listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    const { page } = await comes({ theme: 'dark', touch: true });
    try {
      await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
      const tried = await page.evaluate(
        async ([to, known]) => {
          const send = (mode: RequestMode, headers: Record<string, string>): Promise<string> =>
            fetch(`${to}/api/stop`, { method: 'POST', mode, headers, body: '{}' }).then(
              ({ type }) => type,
              () => 'refused',
            );
          return [
            await send('cors', { 'x-ronde': '1', 'x-ronde-window': known }),
            await send('no-cors', {}),
          ];
        },
        [origin, secret] as const,
      );
      // The first is not sent after its preflight; the second is, and its page may not even see the refusal.
      expect(tried).toEqual(['refused', 'refused']);
    } finally {
      foreign.close();
      foreign.closeAllConnections();
    }
    expect((await fetch(`${desk}/healthz`)).status).toBe(200);
    expect(launched.child.exitCode).toBe(null);

    // Without what stands behind the #, the page shows nothing; with it, all, in the system's language.
    await page.goto(`${origin}/`);
    await page.getByText(WINDOW_WORDS.fr.noSecret).waitFor();
    await page.goto('about:blank');
    await page.goto(`${origin}/${hash}`);
    await page.getByText(WINDOW_WORDS.fr.running).waitFor();

    expect(await faultsOn(page, 'colours')).toEqual([]);
    expect(await tooWideOnPhone(page, 'main')).toBe(0);
    await page.getByText(WINDOW_WORDS.fr.another).click();
    const small = await page
      .locator('button, summary, input')
      .evaluateAll((targets) =>
        targets
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
  });

  it('says why Ronde did not start, to whoever sees no terminal', async () => {
    const stick = join(folder, 'Clé USB');
    writeFileSync(stick, '');
    const launched = doubleClick({ RONDE_DATA: stick, LC_ALL: 'fr_FR.UTF-8' });
    const { page } = await comes();
    await page.goto(await windowShown());
    await page.getByText(WINDOW_WORDS.fr.notStarted).waitFor();
    await page.getByText(`Rien ne peut être écrit dans ${stick}`, { exact: false }).waitFor();
    expect(await launched.ended).toBe(1);
  });
});

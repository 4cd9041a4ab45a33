// `npm test` goes a shorter way: web/browser/launcher-window.test.ts
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { networkAddresses } from '@ronde/server/network/network-names.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WINDOW_WORDS } from '../window/window-words.ts';
import { faultsOn } from './axe-faults.ts';
import { tooWideOnPhone } from './fits-a-phone.ts';
import { CHROMIUM } from './harness.ts';
import { launcherOfATest } from './launcher-of-a-test.ts';
import { opened } from './opened.ts';

const words = WINDOW_WORDS.en;

describe.skipIf(CHROMIUM === null || process.platform !== 'linux')(
  'more of the launcher’s window',
  () => {
    const { comes } = opened(() => Promise.resolve());
    const { folder, doubleClick, windowShown } = launcherOfATest();
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

    it('keeps another folder for the next start; a second one shows the same window again', async () => {
      const launched = doubleClick();
      const desk = await launched.address();
      const address = await windowShown();
      const { page } = await comes();
      await page.goto(address);
      await page.getByText(words.running).waitFor();
      expect(await faultsOn(page)).toEqual([]);

      // Another folder, refused and then kept.
      await page.getByText(words.another).click();
      const path = page.getByLabel(words.anotherPath);
      await path.fill('Tournaments');
      await button(page, words.keep).click();
      await page.getByRole('alert').getByText(words.refused.notWhole('Tournaments')).waitFor();
      expect(await path.inputValue()).toBe('Tournaments');
      await path.fill(join(folder(), 'Next year'));
      await button(page, words.keep).click();
      await page.getByText(words.next(join(folder(), 'Next year'))).waitFor();

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
      expect(await faultsOn(newer)).toEqual([]);
      await button(newer, words.stopYes).click();
      expect(await launched.ended).toBe(0);

      const next = doubleClick();
      await next.address();
      expect(next.said()).toContain(join(folder(), 'Next year'));
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
  },
);

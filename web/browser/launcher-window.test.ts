import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NetworkAnswer } from '@ronde/server/api/network.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LET_PHONES_IN_WORDS } from '../desk/pages/people/let-phones-in-words.ts';
import { WINDOW_WORDS } from '../window/window-words.ts';
import { faultsOn } from './axe-faults.ts';
import { CHROMIUM } from './harness.ts';
import { launcherOfATest } from './launcher-of-a-test.ts';
import { opened } from './opened.ts';

const words = WINDOW_WORDS.en;
const door = LET_PHONES_IN_WORDS.en;

describe.skipIf(CHROMIUM === null || process.platform !== 'linux')('the launcher’s window', () => {
  const { comes } = opened(() => Promise.resolve());
  const { folder, doubleClick, byTheSystem, windowShown } = launcherOfATest();
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('opens the desk, shows the data folder, lets phones in, and stops', async () => {
    const launched = doubleClick();
    const desk = await launched.address();
    const address = await windowShown();
    const { page } = await comes();
    await page.goto(address);
    await page.getByText(words.running).waitFor();
    await page.getByText(desk, { exact: true }).waitFor();

    await expect.poll(byTheSystem).toEqual([desk]);
    await button(page, words.open).click();
    await expect.poll(byTheSystem).toEqual([desk, desk]);
    await button(page, words.openFolder).click();
    const data = join(folder(), 'ronde');
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

    await button(page, words.stop).click();
    await page.getByText(words.stopText).waitFor();
    await button(page, words.stopNo).click();
    expect((await fetch(`${desk}/healthz`)).status).toBe(200);
    await button(page, words.stop).click();
    await button(page, words.stopYes).click();
    expect(await launched.ended).toBe(0);
    await page.getByText(words.stopped).waitFor();
    expect(launched.said()).toContain('Everything acknowledged is on the disk');
    expect(readdirSync(data)).not.toContain('window.json');
    expect(readdirSync(data)).not.toContain('running.json');
  });

  it('says why Ronde did not start, to whoever sees no terminal', async () => {
    const stick = join(folder(), 'Clé USB');
    writeFileSync(stick, '');
    const launched = doubleClick({ RONDE_DATA: stick, LC_ALL: 'fr_FR.UTF-8' });
    const { page } = await comes();
    await page.goto(await windowShown());
    await page.getByText(WINDOW_WORDS.fr.notStarted).waitFor();
    await page.getByText(`Rien ne peut être écrit dans ${stick}`, { exact: false }).waitFor();
    expect(await launched.ended).toBe(1);
  });
});

import { describe, expect, inject, it } from 'vitest';
import { KIOSK_WORDS } from '../desk/pages/check-in/kiosk-words.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = KIOSK_WORDS.en;

describe.skipIf(CHROMIUM === null)('the kiosk at the door', () => {
  let event: ByHttp;
  const { server, sits } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'Door', players: 8, rounds: 3 });
    await event.do({ type: 'openCheckIn', round: 1 });
  });

  it('no key leads to the desk; locked, no address does, until the code is typed', async () => {
    const page = await sits();
    const kiosk = `${server.address}/event/${event.tournament}/check-in/kiosk`;
    await page.goto(kiosk);
    const heading = page.getByRole('heading', { name: words.heading(1) });
    await heading.waitFor();
    await page.getByRole('button', { name: words.arbitersUnlocked }).focus();
    for (const key of ['g', 's', 'u', '?', 'Control+k', 'Escape']) await page.keyboard.press(key);
    expect(page.url()).toBe(kiosk);
    expect(await page.getByRole('dialog').count()).toBe(1);

    await page.getByRole('button', { name: words.arbitersUnlocked }).click();
    await page.getByLabel(words.newCode).fill('2468');
    await page.getByRole('button', { name: words.lock, exact: true }).click();
    await page.getByRole('button', { name: words.arbiters, exact: true }).waitFor();
    const standings = `event/${event.tournament}/standings`;
    const isLong = inject('sizes').combinations === 'all';
    for (const path of isLong ? ['', standings, 'new'] : [standings]) {
      await page.goto(`${server.address}/${path}`);
      await heading.waitFor();
      expect(page.url()).toBe(kiosk);
    }

    await page.getByRole('button', { name: words.arbiters, exact: true }).click();
    await page.getByLabel(words.code, { exact: true }).fill('1357');
    await page.getByRole('button', { name: words.leaveKiosk }).click();
    await page.getByText(words.wrongCode).waitFor();
    await page.getByLabel(words.code, { exact: true }).fill('2468');
    await page.getByRole('button', { name: words.leaveKiosk }).click();
    await page.waitForURL(/check-in$/);
  });
});

import { describe, expect, it } from 'vitest';
import { SESSION_WORDS } from '../phone/session/session-words.ts';
import { deviceLink, revoke } from './by-http.ts';
import { A_HELPER, deskIs, marksFromTheDesk, tabs } from './desk-beside-a-phone.ts';
import { CHROMIUM } from './harness.ts';
import { holdUp } from './hold-up.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('a helper’s link at the arbiter’s laptop', () => {
  let tournament = '';
  const { server, sits } = opened(async ({ address }) => {
    const event = await inventedEvent(address, { name: 'Laptop', players: 4, rounds: 2 });
    ({ tournament } = event);
    await beginRound(event, 1);
  });

  it('opens the phone’s page, and the desk is still the chief arbiter’s', async () => {
    const page = await sits();
    const desk = `${server.address}/event/${tournament}`;
    const { path, device } = await deviceLink(server.address, tournament, A_HELPER);
    await page.goto(`${server.address}${path}`);
    await tabs(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/p');
    expect(await deskIs(page, tournament)).toEqual({ role: 'chief', via: 'localhost' });
    await marksFromTheDesk(page, desk, 'after the link');

    // Back on the phone's page: still the helper, until the link is revoked.
    await page.goto(`${server.address}/p`);
    await tabs(page).waitFor();
    await revoke(server.address, tournament, device.id);
    await page.getByText(SESSION_WORDS.en.ended).waitFor();
    expect(await deskIs(page, tournament)).toEqual({ role: 'chief', via: 'localhost' });
  });

  it('is over on the phone’s page too where it was revoked before the stream was heard', async () => {
    const page = await sits();
    const { path, device } = await deviceLink(server.address, tournament, A_HELPER);
    const letGo = await holdUp(page, '**/api/live?*', 'GET');
    await page.goto(`${server.address}${path}`);
    await tabs(page).waitFor();
    await revoke(server.address, tournament, device.id);
    letGo();
    await page.getByText(SESSION_WORDS.en.ended).waitFor();
  });
});

// `npm test` goes a shorter way: web/browser/own-rights.test.ts
import type { NewDeviceAnswer } from '@ronde/server/api/devices.ts';
import { describe, expect, it } from 'vitest';
import { SESSION_WORDS } from '../phone/session/session-words.ts';
import { deviceLink } from './by-http.ts';
import { A_HELPER, deskIs, marksFromTheDesk, tabs } from './desk-beside-a-phone.ts';
import { CHROMIUM } from './harness.ts';
import { hostedTournament, written } from './hosted.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('a helper’s digits at the arbiter’s laptop', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('open the phone’s page, and the desk is still the chief arbiter’s', async () => {
    const wish = { name: 'Laptop', players: 4, rounds: 2 };
    const { tournament } = await inventedEvent(server.address, wish);
    const { page } = await comes();
    await page.goto(`${server.address}/p`);
    await page.getByText(SESSION_WORDS.en.thisComputer).waitFor();
    const { code } = await deviceLink(server.address, tournament, A_HELPER);
    await page.getByLabel(SESSION_WORDS.en.code).fill(code);
    await page.keyboard.press('Enter');
    await tabs(page).waitFor();
    expect(await deskIs(page, tournament)).toEqual({ role: 'chief', via: 'localhost' });
  });
});

describe.skipIf(CHROMIUM === null)(
  'a helper’s link in the browser of a hosted server’s chief',
  () => {
    const { server, comes } = opened(() => Promise.resolve(), { RONDE_HOSTED: '1' });

    it('opens the phone’s page, and the desk is still the account’s', async () => {
      const { page } = await comes();
      const id = await hostedTournament(page, server);
      const { path } = await written<NewDeviceAnswer>(
        page,
        `/api/tournaments/${id}/devices`,
        A_HELPER,
      );
      await page.goto(`${server.address}${path}`);
      await tabs(page).waitFor();
      await marksFromTheDesk(page, `${server.address}/event/${id}`, 'after the link');
      expect(await deskIs(page, id)).toEqual({ role: 'chief', via: 'account' });
    });
  },
);

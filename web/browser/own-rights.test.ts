import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { NewDeviceAnswer } from '@ronde/server/api/devices.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';
import { SESSION_WORDS } from '../phone/session/session-words.ts';
import { deviceLink } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

/** Written by the page itself, with whatever cookies its browser has. */
const written = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([where, sent]) => {
      const answer = await fetch(where, {
        method: 'POST',
        headers: { 'x-ronde': '1', 'content-type': 'application/json' },
        body: sent,
      });
      return answer.status === 204 ? null : ((await answer.json()) as unknown);
    },
    [path, JSON.stringify(body)] as const,
  ) as Promise<T>;

/** Who the desk's own pages are for the server. */
const deskIs = async (page: Page, tournament: string) => {
  const answer = await page.evaluate(
    (path) => fetch(path).then((response) => response.json() as Promise<unknown>),
    `/api/tournaments/${tournament}`,
  );
  const { role, via } = (answer as OverviewAnswer).me;
  return { role, via };
};

/** The tabs of somebody whom the phone knows. */
const tabs = (page: Page) => page.getByRole('navigation', { name: PHONE_WORDS.en.navigation });

/** Opens what only an arbiter sees, and writes there. */
async function marksFromTheDesk(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/history`);
  await page.getByRole('heading', { name: HISTORY_WORDS.en.heading, exact: true }).waitFor();
  await page.getByLabel(HISTORY_WORDS.en.markName, { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByText(name).first().waitFor();
}

const WISH = { name: 'Table 1', role: 'results' } as const;

describe.skipIf(CHROMIUM === null)('a helper’s link at the arbiter’s laptop', () => {
  let tournament = '';
  const { server, comes } = opened(async ({ address }) => {
    const event = await inventedEvent(address, { name: 'Laptop', players: 4, rounds: 2 });
    ({ tournament } = event);
    await beginRound(event, 1);
  });

  it('opens the phone’s page, and the desk is still the chief arbiter’s', async () => {
    const { page } = await comes();
    const desk = `${server.address}/event/${tournament}`;
    await page.goto(`${desk}/rounds/1`);
    await page.getByRole('row').nth(1).waitFor();
    const { path, device } = await deviceLink(server.address, tournament, WISH);
    await page.goto(`${server.address}${path}`);
    await tabs(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/p');
    expect(await deskIs(page, tournament)).toEqual({ role: 'chief', via: 'localhost' });
    await marksFromTheDesk(page, desk, 'after the link');

    // Back on the phone's page: still the helper, until the link is revoked.
    await page.goto(`${server.address}/p`);
    await tabs(page).waitFor();
    const place = `${server.address}/api/tournaments/${tournament}/devices/${device.id}`;
    await fetch(place, { method: 'DELETE', headers: { 'x-ronde': '1' } });
    await page.getByText(SESSION_WORDS.en.ended).waitFor();
    expect(await deskIs(page, tournament)).toEqual({ role: 'chief', via: 'localhost' });
  });

  it('the digits do the same', async () => {
    const { page } = await comes();
    await page.goto(`${server.address}/p`);
    await page.getByText(SESSION_WORDS.en.thisComputer).waitFor();
    const { code } = await deviceLink(server.address, tournament, WISH);
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
      await page.goto(`${server.address}/healthz`);
      const token = /good once: (\S+)/.exec(server.said())?.[1] ?? '';
      const account = { login: 'ada', name: 'Ada Arbiter', password: 'a long password' };
      await written(page, '/api/session/first-account', { token, ...account });
      const settings = { name: 'Hosted', firstDay: '2026-03-07', rounds: 2 };
      const { id } = await written<CreateAnswer>(page, '/api/tournaments', {
        key: crypto.randomUUID(),
        command: { settings },
      });
      const { path } = await written<NewDeviceAnswer>(page, `/api/tournaments/${id}/devices`, WISH);
      await page.goto(`${server.address}${path}`);
      await tabs(page).waitFor();
      await marksFromTheDesk(page, `${server.address}/event/${id}`, 'after the link');
      expect(await deskIs(page, id)).toEqual({ role: 'chief', via: 'account' });
    });
  },
);

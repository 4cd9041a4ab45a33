// `npm test` goes a shorter way: web/browser/later.test.ts
import { describe, expect, it } from 'vitest';
import { MISSING_WORDS } from '../desk/later/missing-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { asAfterAnUpdate, deskInParts } from './desk-in-parts.ts';
import { CHROMIUM } from './harness.ts';
import { until } from './until.ts';

describe.skipIf(CHROMIUM === null)('more parts of the desk that come later', () => {
  const { server, comes, at, open } = deskInParts();

  it('no server: said in French too, tried again when it is back', async () => {
    const { event } = at();
    // Who has chosen a language keeps it.
    const { page: desk } = await comes();
    await desk.route('**/assets/history-page-*.js', (route) => route.abort());
    await desk.route('**/healthz', (route) => route.abort());
    await desk.goto(`${server.address}/event/${event.tournament}/now?lang=fr`);
    await desk.getByRole('status').getByText(SHELL_WORDS.fr.live).waitFor();
    await desk.keyboard.press('g');
    await desk.keyboard.press('h');
    const told = desk.getByRole('alert').filter({ hasText: MISSING_WORDS.fr.unreachable });
    await told.waitFor();
    expect(new URL(desk.url()).pathname).toContain('/now');
    await desk.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.fr.again }).click();
    await until('the page has come', () =>
      Promise.resolve(new URL(desk.url()).pathname.endsWith('/history')),
    );
    await told.waitFor({ state: 'hidden' });
  });

  it('the first page itself: the reason stands in its place', async () => {
    const { event, page } = at();
    await page.route('**/assets/rounds-page-*.js', asAfterAnUpdate);
    await page.goto(`${server.address}/event/${event.tournament}/rounds`);
    const told = page.getByRole('alert').filter({ hasText: MISSING_WORDS.en.replaced });
    await told.waitFor();
    await page.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.en.reload }).click();
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
  });

  it('a part of a page: the rest of the page stays, and the part comes once it can', async () => {
    const { page } = at();
    await page.route('**/assets/default-time-bar-*.js', (route) => route.abort());
    await page.route('**/healthz', (route) => route.abort());
    await open('rounds/1');
    const told = page.getByRole('alert').filter({ hasText: MISSING_WORDS.en.unreachable });
    await told.waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await page.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.en.again }).click();
    await told.waitFor({ state: 'detached' });
    await page.getByRole('row').nth(1).waitFor();
  });
});

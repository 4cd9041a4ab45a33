import { describe, expect, inject, it } from 'vitest';
import type { ByHttp } from './by-http.ts';
import { faultsOn } from './axe-faults.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';

const SIZES = [5, 40, 130] as const;
/** Boards of a printed round, each fewer than before: about the end of a sheet, one by one or by some. */
const PRINTED =
  inject('sizes').combinations === 'all'
    ? [65, 40, 39, 38, 37, 36, 35, 34, 33, 32, 2]
    : [65, 40, 34, 33, 32, 2];
const settings = { roundDates: ['2026-07-10', null, null], roundTimes: ['14:00', null, null] };

describe.skipIf(CHROMIUM === null)('the public pages', () => {
  const events = new Map<number, ByHttp>();
  const { server, comes } = opened(
    async ({ address }) => {
      for (const players of SIZES) {
        const wish = { name: `Open of ${players}`, players, rounds: 3, settings };
        const event = await inventedEvent(address, wish);
        await beginRound(event, 1);
        events.set(players, event);
      }
    },
    { TZ: 'Europe/Paris' },
  );
  const pageOf = (players: number, path: string): string =>
    `${server.address}/t/${events.get(players)?.tournament ?? ''}/${path}`;

  it('say the hall’s time first, and the reader’s beside it only where it is another', async () => {
    const paths = ['index.html', 'round-1.html'];
    const abroad = await comes({ zone: 'Asia/Kolkata' });
    for (const path of paths) {
      await abroad.page.goto(pageOf(5, path));
      const when = abroad.page.locator(':has(> time[data-city])').first();
      expect(await when.innerText()).toMatch(
        /^10 July 2026, 14:00\sin\sParis\s+(?:· )?17:30 your time/,
      );
      expect(await abroad.page.locator('footer .own-time').count()).toBe(1);
    }
    const here = await comes({ zone: 'Europe/Berlin', language: 'fr' });
    for (const path of paths) {
      await here.page.goto(pageOf(5, path));
      await here.page.getByText('10 juillet 2026, 14:00').first().waitFor();
      expect(await here.page.locator('.own-time').count()).toBe(0);
    }
  });

  it('say it once, also after something changed', async () => {
    const { page } = await comes({ zone: 'Asia/Kolkata' });
    await page.goto(pageOf(5, 'round-1.html'));
    const event = events.get(5);
    if (event === undefined) throw new Error('no event');
    await enterResults(event, 1, 1);
    await page.locator('td.result').filter({ hasText: '–' }).first().waitFor();
    expect(await page.locator('main .own-time').allInnerTexts()).toEqual(['17:30 your time']);
  });

  it('a stranger with a phone finds a player, follows them, and is rung', async () => {
    const event = events.get(40);
    if (event === undefined) throw new Error('no event');
    const { page } = await comes({ stranger: true, size: PHONE });
    await page.goto(server.address);
    expect(new URL(page.url()).pathname).toBe('/t');
    await page.getByRole('link', { name: 'Arbiters: sign in' }).waitFor();
    await page.getByRole('link', { name: 'Open of 40' }).click();
    const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
    // The list it leads from has a title of its own.
    await expect.poll(() => meta('title').getAttribute('content')).toBe('Open of 40');

    await page.goto(pageOf(40, 'players.html'));
    const name = await page.locator('tbody th.name a').nth(30).innerText();
    const typed = name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(', ')
      .toReversed();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody at all');
    await page.getByText('Nobody here has this name.').last().waitFor();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(typed.join(' '));
    const found = page.locator('.found li').filter({ hasText: name });
    await found.getByText(/^Board \d+ · /).waitFor();
    await found.getByRole('button', { name: `Follow ${name}` }).click();
    await page
      .getByRole('button', { name: `Stop following ${name}` })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Ring when the pairings are out' }).click();
    expect(await faultsOn(page)).toEqual([]);

    await page.goto(pageOf(40, 'round-1.html'));
    await page.locator('tr.followed').filter({ hasText: name }).waitFor();
    const where = page.locator('.followed .where');
    await where.filter({ hasText: /^Board \d+/ }).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ value }) => value).join()).not.toContain('player-');
    await enterResults(event, 1, 20);
    await event.do({ type: 'closeRound', round: 1 });
    await beginRound(event, 2);
    await page.getByRole('alert').getByText('The pairings of round 2 are out.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });

  it('the arbiter lets phones in, prints the way, and closes again', async () => {
    const { page } = await comes({ language: 'fr' });
    const event = events.get(5);
    await page.goto(`${server.address}/event/${event?.tournament ?? ''}/people`);
    const door = page.getByRole('switch', { name: 'Ouvrir aux téléphones' });
    await door.waitFor();
    expect(await door.isChecked()).toBe(false);
    await door.click();
    const code = page.getByRole('img', { name: /^Code QR de http/ }).first();
    // A computer on no network is told so.
    await code.or(page.getByText('n’est sur aucun réseau')).first().waitFor();
    if (await code.isVisible()) {
      const label = (await code.getAttribute('alt')) ?? '';
      const address = label.replace('Code QR de ', '');
      expect((await fetch(address)).url).toBe(`${address}/t`);
      await page.getByRole('button', { name: 'Affiche' }).click();
      await page.getByLabel('Nom du Wi-Fi', { exact: true }).fill('Salle; "A"');
      await page.getByLabel('Mot de passe du Wi-Fi').fill('roque-64');
      await page.getByRole('img', { name: 'Code QR de Salle; "A"' }).waitFor();
      await page
        .getByText(`${address}/t/${event?.tournament ?? ''}/`)
        .last()
        .waitFor();
      // Players with a card find their own board; the same sheet is kept typeset.
      await page
        .getByRole('switch', { name: 'Les joueurs munis d’une fiche annoncent leur résultat' })
        .click();
      await page.getByRole('img', { name: `Code QR de ${address}/p` }).waitFor();
      expect(await faultsOn(page)).toEqual([]);
      const [typeset] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PDF', exact: true }).click(),
      ]);
      expect(typeset.suggestedFilename()).toMatch(/qr-poster\.pdf$/);
      await page.getByRole('button', { name: 'Terminé' }).click();
      await door.click();
      await page.getByText('Seul cet ordinateur joint le serveur.').waitFor();
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    }
  });

  it.skipIf(!READS_PDF)(
    'print no sheet with the foot alone, and a round of 64 on one',
    async () => {
      const { page } = await comes();
      await page.goto(pageOf(130, 'round-1.html'));
      const sheetsOf = new Map<number, number>();
      for (const boards of PRINTED) {
        await page.locator('tbody tr').evaluateAll((rows, left) => {
          for (const row of rows.slice(left)) row.remove();
        }, boards);
        const sheets = await printed(page);
        sheetsOf.set(boards, sheets.length);
        for (const sheet of sheets) {
          expect(sheet).toMatch(/Bd\. +White/);
          expect(sheet.match(/^ *\d+ +\S+.*, .+ \d{4} /gm)?.length ?? 0).toBeGreaterThan(1);
        }
        expect(sheets.at(-1)).toContain('Last change: ');
      }
      expect(sheetsOf.get(32)).toBe(1);
      expect(sheetsOf.get(40)).toBe(2);
    },
  );
});

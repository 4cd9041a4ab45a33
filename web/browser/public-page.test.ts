import { describe, expect, it } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { beginRound, enterResults } from './invented-event.ts';
import { printed, READS_PDF } from './printed.ts';
import { publicOpens } from './public-opens.ts';

describe.skipIf(CHROMIUM === null)('the public pages', () => {
  const { server, comes, eventOf, pageOf } = publicOpens([5, 64]);

  it('say the hall’s time and the reader’s beside it once, also after something changed', async () => {
    const { page } = await comes({ zone: 'Asia/Kolkata' });
    await page.goto(pageOf(5, 'round-1.html'));
    const when = page.locator(':has(> time[data-city])').first();
    expect(await when.innerText()).toMatch(
      /^10 July 2026, 14:00\sin\sParis\s+(?:· )?17:30 your time/,
    );
    expect(await page.locator('footer .own-time').count()).toBe(1);
    await enterResults(eventOf(5), 1, 1);
    await page.locator('td.result').filter({ hasText: '–' }).first().waitFor();
    expect(await page.locator('main .own-time').allInnerTexts()).toEqual(['17:30 your time']);
  });

  it('a stranger with a phone finds a player, follows them, and is rung', async () => {
    const event = eventOf(64);
    const { page } = await comes({ stranger: true, size: PHONE });
    await page.goto(server.address);
    expect(new URL(page.url()).pathname).toBe('/t');
    await page.getByRole('link', { name: 'Arbiters: sign in' }).waitFor();
    await page.getByRole('link', { name: 'Open of 64' }).click();
    const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
    // The list it leads from has a title of its own.
    await expect.poll(() => meta('title').getAttribute('content')).toBe('Open of 64');

    await page.goto(pageOf(64, 'players.html'));
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

    await page.goto(pageOf(64, 'round-1.html'));
    await page.locator('tr.followed').filter({ hasText: name }).waitFor();
    const where = page.locator('.followed .where');
    await where.filter({ hasText: /^Board \d+/ }).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ value }) => value).join()).not.toContain('player-');
    await enterResults(event, 1, 32);
    await event.do({ type: 'closeRound', round: 1 });
    await beginRound(event, 2);
    await page.getByRole('alert').getByText('The pairings of round 2 are out.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });

  it('the arbiter lets phones in, prints the way, and closes again', async () => {
    const { page } = await comes({ language: 'fr' });
    const { tournament } = eventOf(5);
    await page.goto(`${server.address}/event/${tournament}/people`);
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
      await page.getByText(`${address}/t/${tournament}/`).last().waitFor();
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

  it.skipIf(!READS_PDF)('print a round of 64 on one sheet', async () => {
    const { page } = await comes();
    await page.goto(pageOf(64, 'round-1.html'));
    const sheets = await printed(page);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toMatch(/Bd\. +White/);
    expect(sheets[0]?.match(/^ *\d+ +\S+.*, .+ \d{4} /gm)).toHaveLength(32);
    expect(sheets[0]).toContain('Last change: ');
  });
});

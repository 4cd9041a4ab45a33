// `npm test` goes a shorter way: web/browser/cup.test.ts
import { describe, expect, it } from 'vitest';
import { BRACKET_WORDS } from '../desk/pages/bracket/bracket-words.ts';
import { cupOfFiveTeams, scoreMatches } from './cup-of-five-teams.ts';
import { tooWideOnPhone } from './fits-a-phone.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('a cup of teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.3] is paired at the desk, fits a phone, and leads everybody to the page of a team', async () => {
    const http = await cupOfFiveTeams(server.address);
    await beginRound(http, 1);
    await scoreMatches(http, 1, { Fou: '00' });
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/rounds/2`);
    await page.getByRole('button', { name: 'Pair round 2', exact: true }).click();
    await page.getByText('Semi-finals').first().waitFor();
    await page.getByText('Cavalier').first().waitFor();
    await http.do({ type: 'publishRound', round: 2 });

    await goTo(page, `${server.address}/event/${http.tournament}/bracket`);
    await page.getByText(BRACKET_WORDS.en.aboutTeams(5)).waitFor();
    expect(await tooWideOnPhone(page, 'h1')).toBe(0);

    await page.goto(`${server.address}/t/${http.tournament}/bracket.html`);
    await page.getByRole('link', { name: 'Cavalier' }).first().click();
    await page.getByRole('heading', { name: 'Cavalier' }).waitFor();
  });
});

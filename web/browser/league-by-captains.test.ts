import { readFileSync } from 'node:fs';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { LINE_UPS_WORDS } from '../desk/pages/line-ups/line-ups-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { CAPTAIN_WORDS } from '../phone/captain/captain-words.ts';
import { HELPER_WORDS } from '../phone/helper/helper-words.ts';
import { SESSION_WORDS } from '../phone/session/session-words.ts';
import { faultsOn } from './axe-faults.ts';
import { captainsPhone } from './captains-phone.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import {
  BOARDS,
  handsIn,
  hourPasses,
  leagueOfCaptains,
  lineUpOf,
  seatedIn,
} from './league-of-captains.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const captain = CAPTAIN_WORDS.en;
const lineUps = LINE_UPS_WORDS.en;
const people = PEOPLE_WORDS.en;
/** Two matches. */
const TEAMS = 4;

describe.skipIf(CHROMIUM === null)('a league of teams with captains', () => {
  const { server, comes, sits } = opened(() => Promise.resolve());

  it('[LA 6.9 VII] with line-ups by captains’ phones, one late and one irregular', async () => {
    const { address } = server;
    const league = await leagueOfCaptains(address, TEAMS);
    const { http } = league;
    const [one, last] = league.round.matches;
    if (one === undefined || last === undefined) throw new Error('no match');
    const event = `${address}/event/${http.tournament}`;

    // The first captain's link is made at the desk, and its digits typed on the phone.
    const page = await sits();
    await page.goto(`${event}/people`);
    await page.getByRole('button', { name: people.newLink, exact: true }).click();
    const form = page.getByRole('dialog', { name: people.newLink });
    await form.getByLabel(people.role, { exact: true }).first().click();
    await page.getByRole('option', { name: people.roles.captain, exact: true }).click();
    await form.getByLabel(people.team, { exact: true }).first().click();
    await page.getByRole('option', { name: one.first.name, exact: true }).click();
    await form.getByRole('button', { name: people.make, exact: true }).click();
    const made = page.getByRole('dialog', { name: people.made(`Captain, ${one.first.name}`) });
    const code = await made.getByText(/^\d{4}\s\d{4}$/).textContent();
    const { page: phone } = await comes({ size: PHONE });
    await phone.goto(`${address}/p`);
    await phone.getByRole('textbox').fill((code ?? '').replace(/\D/g, ''));
    await phone.getByRole('button', { name: SESSION_WORDS.en.enter, exact: true }).click();
    await phone.getByRole('heading', { name: one.first.name, level: 1 }).waitFor();
    await phone.getByText(captain.against(one.second.name)).waitFor();

    // The reserve plays on the last board: handed in, sealed, and nobody else is told.
    const reserve = (await lineUpOf(http, one.first.name)).roster[BOARDS];
    if (reserve === undefined) throw new Error('no reserve');
    const selects = phone.getByRole('combobox');
    await selects.nth(BOARDS - 1).selectOption(reserve.id);
    await phone.getByRole('button', { name: captain.handIn, exact: true }).click();
    await phone.getByText(captain.sealed).waitFor();
    expect(await seatedIn(http)).not.toContain(reserve.id);
    const readByAll = async (): Promise<string> =>
      (await fetch(`${address}/t/${http.tournament}/round-1.en.html`)).text();
    expect(await readByAll()).toContain(one.first.name);
    expect(await readByAll()).not.toContain(reserve.name);
    // Nor is anybody told that the first of the list plays.
    expect(await readByAll()).toContain('line-up expected');
    const [firstOfList] = (await lineUpOf(http, one.first.name)).roster;
    expect(await readByAll()).not.toContain(firstOfList?.name ?? one.first.name);
    await goTo(page, `${event}/line-ups/1`);
    const own = page.getByRole('region', { name: one.first.name });
    await own.getByText(lineUps.sealedText).waitFor();
    expect(await own.getByText(reserve.name).count()).toBe(0);

    // The other captain seats two against the list, is asked, and means it: both are open.
    const opponent = await captainsPhone(comes, address, http, one.second.name, one.second.name);
    const list = (await lineUpOf(http, one.second.name)).roster.map(({ id }) => id);
    await opponent
      .getByRole('combobox')
      .first()
      .selectOption(list[1] ?? '');
    await opponent.getByText(captain.order).waitFor();
    await opponent.getByRole('button', { name: captain.handIn, exact: true }).click();
    await opponent.getByRole('button', { name: HELPER_WORDS.en.confirm, exact: true }).click();
    await opponent.getByText(captain.opened).waitFor();
    await opponent.getByRole('heading', { name: captain.theirs(one.first.name) }).waitFor();
    await opponent.getByText(reserve.name).waitFor();
    await phone.getByText(captain.opened).waitFor();
    expect(await faultsOn(phone)).toEqual([]);
    expect(await seatedIn(http)).toContain(reserve.id);
    await expect.poll(readByAll).toContain(reserve.name);

    // Of the others one hands in as proposed, and the hour passes: the last one is too late.
    await handsIn(address, http, last.first.name);
    await hourPasses(league);
    await page.getByRole('button', { name: lineUps.allLate(1), exact: true }).click();
    const listed = (await lineUpOf(http, last.second.name)).firstOfList;
    await until(
      'the late team plays the first of its list',
      async () => (await lineUpOf(http, last.second.name)).handedIn !== null,
    );
    expect((await lineUpOf(http, last.second.name)).handedIn).toEqual(listed);
    expect((await lineUpOf(http, last.first.name)).sealed).toBe(false);

    // The irregular one loses its second board and all below, by one click.
    const lost = lineUps.of(lineUps.forfeit(2), one.second.name);
    await page.getByRole('button', { name: lost }).click();
    await until(
      'three boards are lost',
      async () => (await lineUpOf(http, one.second.name)).forfeitedFrom === 2,
    );
    const { matches } = await http.view<RoundView>('rounds/1');
    expect(matches[0]?.first.points).toBe(30);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: TABLE_WORDS.en.csv }).click();
    const csv = readFileSync(await (await saving).path(), 'utf8');
    expect(csv).toContain(reserve.name);
    expect(csv.trim().split('\n')).toHaveLength(1 + TEAMS * BOARDS);
  });
});

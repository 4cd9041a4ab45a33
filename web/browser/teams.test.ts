import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { TeamsView } from '@ronde/core/tournament/views/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FORM_WORDS } from '../desk/panels/player/player-form-words.ts';
import { ENTRIES_WORDS } from '../desk/pages/players/entries-words.ts';
import { TEAMS_WORDS } from '../desk/pages/teams/teams-words.ts';
import { faultsOn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = TEAMS_WORDS.en;
const form = FORM_WORDS.en;

/** Invented teams of two boards; the strongest is entered last. */
const TEAMS = ['Tour', 'Roi'];
const BOARDS = [1, 2];
const ratingOf = (team: number, board: number): number => 1500 + 100 * team - 10 * board;

async function addPlayer(dialog: Locator, name: string, rating: number): Promise<void> {
  await dialog.getByRole('textbox', { name: form.name, exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: form.fide, exact: true }).fill(String(rating));
  await dialog.getByRole('button', { name: words.typedAdd }).click();
  await dialog.getByRole('list', { name: words.roster }).getByText(`${name} (`).waitFor();
}

async function addTeam(page: Page, team: number): Promise<void> {
  const name = TEAMS[team] ?? '';
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog', { name: words.addHeading });
  await dialog.getByRole('textbox', { name: words.fields.name }).fill(name);
  await dialog
    .getByRole('textbox', { name: words.fields.captain, exact: true })
    .fill(`Cap, ${name}`);
  for (const board of BOARDS) {
    await addPlayer(dialog, `${name}, Board ${board}`, ratingOf(team, board));
  }
  await dialog.getByRole('button', { name: words.save }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A team as it would be typed. */
async function enterTeam(http: ByHttp, team: number): Promise<void> {
  const name = TEAMS[team] ?? '';
  const players = BOARDS.map((board) => ({
    id: playerId(`${name}${board}`),
    name: `${name}, Board ${board}`,
    ratings: { fide: ratingOf(team, board) },
    fromRound: 1,
  }));
  const roster = players.map(({ id }) => id);
  await http.do({ type: 'importTeams', players, teams: [{ id: teamId(name), name, roster }] });
}

/** Two teams more, with boards out of order and the team named once. */
const TABLE = [
  'Team\tBoard\tName\tRating',
  ...['Est', 'Ouest'].flatMap((team, index) =>
    [2, 1].map((board, line) =>
      [line === 0 ? team : '', board, `${team}, Player ${board}`, 2000 + 50 * index].join('\t'),
    ),
  ),
].join('\n');

describe.skipIf(CHROMIUM === null)('teams', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('are entered by mouse and by table, put in order, rated and numbered', async () => {
    const http = await inventedEvent(server.address, {
      name: 'League',
      players: 0,
      rounds: 5,
      settings: {
        kind: 'team',
        system: 'teamSwiss',
        team: { ...USUAL_TEAMS, boards: 2, boardColours: 'WB' },
      },
    });
    const page = await sits();
    await page.goto(`${server.address}/event/${http.tournament}/teams`);
    await page.getByRole('heading', { name: words.empty }).waitFor();
    await addTeam(page, 0);
    await enterTeam(http, 1);
    const table = page
      .getByRole('grid', { name: words.heading })
      .or(page.getByRole('table', { name: words.heading }));
    await table.getByText('Roi').first().waitFor();
    const entered = await http.view<TeamsView>('teams');
    expect(entered.teams.map(({ name }) => name)).toEqual(TEAMS);
    // 1490 + 1480 is 2970.
    expect(entered.teams[0]?.rating.value).toBe(1485);

    // Board 2 goes up, and the list is kept in that order.
    await table.getByText('Tour', { exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: words.changeHeading('Tour') });
    await dialog.getByText('1490, 1480 = 1485').waitFor();
    await dialog.getByRole('button', { name: words.up('Tour, Board 2') }).click();
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.waitFor({ state: 'hidden' });
    const turned = (await http.view<TeamsView>('teams')).teams[0]?.players.map(({ name }) => name);
    expect(turned?.slice(0, 2)).toEqual(['Tour, Board 2', 'Tour, Board 1']);

    await page.getByRole('button', { name: words.import }).click();
    const importing = page.getByRole('dialog', { name: words.importHeading });
    await importing.getByRole('textbox', { name: ENTRIES_WORDS.en.paste }).fill(TABLE);
    await importing.getByText(words.foundTeam('Ouest', 2)).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await importing.getByRole('button', { name: words.importTeams(2, 4) }).click();
    await importing.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: words.number, exact: true }).click();
    await page.getByRole('menuitem', { name: words.byRating }).click();
    await page.getByText(words.numbered).waitFor();
    const numbered = await http.view<TeamsView>('teams');
    expect(numbered.teams.map(({ name }) => name)).toEqual(['Ouest', 'Est', 'Roi', 'Tour']);
    expect(numbered.teams[0]?.players.map(({ name }) => name)).toEqual(
      BOARDS.map((board) => `Ouest, Player ${board}`),
    );
    await table.getByText('2050').first().waitFor();

    // On a telephone nothing is wider than the screen.
    await page.setViewportSize(PHONE);
    await table.getByText('Ouest').first().waitFor();
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(wide).toBeLessThanOrEqual(0);
  });
});

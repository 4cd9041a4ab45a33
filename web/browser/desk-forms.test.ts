import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { ListSearchAnswer } from '@ronde/server/api/lists.ts';
import type { ProhibitedPairsAnswer } from '@ronde/server/api/prohibited-pairs.ts';
import type { PresetsAnswer } from '@ronde/server/api/presets.ts';
import type { HallAnswer } from '@ronde/server/api/screens.ts';
import type { AccountsAnswer } from '@ronde/server/api/session.ts';
import { ACCOUNT_WORDS } from '../desk/pages/people/account-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { SCREENS_WORDS } from '../desk/pages/screens/screens-words.ts';
import { CHESS_RESULTS_WORDS } from '../desk/pages/files/chess-results-words.ts';
import { DECISION_WORDS } from '../desk/panels/player/decision-words.ts';
import { LIST_COLUMNS_WORDS } from '../desk/pages/lists/list-columns-words.ts';
import { LISTS_WORDS } from '../desk/pages/lists/lists-words.ts';
import { TABLE_CHOOSER_WORDS } from '../desk/parts/table-chooser-words.ts';
import { PRESET_WORDS } from '../desk/pages/settings/fields/preset-words.ts';
import { SETTLE_WORDS } from '../desk/pages/standings/settle-words.ts';
import { answered, byHttp, post } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { makeSample } from './every-page.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { ITS_OWN, opened } from './opened.ts';
import { until } from './until.ts';

/** What is set on the desk outside the log: each form driven as a person does. */
describe.skipIf(CHROMIUM === null)('forms of the desk', () => {
  let event = '';
  let page: Page;

  // Its own server: accounts, lists and presets belong to all its tournaments.
  const { server, sits } = opened(async ({ address }) => {
    event = await makeSample(address, 'en');
  }, ITS_OWN);
  beforeEach(async () => {
    page = await sits();
  });

  const deskAt = (id: string): Desk =>
    deskOf(page, `${server.address}/event/${encodeURIComponent(id)}`, 'en');
  const visit = (path: string): Promise<void> => deskAt(event).visit(path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const ask = <T>(path: string): Promise<T> => answered<T>(fetch(`${server.address}${path}`));

  it('changes the rights and the password of an account, and disables it', async () => {
    const words = PEOPLE_WORDS.en;
    const said = ACCOUNT_WORDS.en;
    const account = async () => (await ask<AccountsAnswer>('/api/accounts')).accounts[0];
    await visit('people');
    await button(words.newAccount).click();
    await page.getByLabel(words.name, { exact: true }).fill('Eve');
    await page.getByLabel(words.login, { exact: true }).fill('eve');
    await page.getByLabel(words.password, { exact: true }).fill('correct horse battery');
    await button(words.add).click();
    await button(said.changeNamed('Eve')).click();
    await page.getByLabel(said.roleOf(1)).selectOption({ label: words.roles.results });
    await button(said.addGrant).click();
    await page.getByLabel(said.whereOf(2)).selectOption({ label: words.everywhere });
    await page.getByLabel(said.newPassword).fill('another long password');
    await button(said.save).click();
    await until('changed', async () => (await account())?.grants.length === 2);
    expect((await account())?.grants).toEqual([
      { tournament: event, role: 'results' },
      { tournament: '*', role: 'deputy' },
    ]);
    const login = await post(`${server.address}/api/session/login`, {
      login: 'eve',
      password: 'another long password',
    });
    expect(login.status).toBe(204);
    await button(said.disableNamed('Eve')).click();
    await button(said.enableNamed('Eve')).waitFor();
    expect((await account())?.disabled).toBe(true);
  });

  it('bounds a screen to a round and to boards, and says what it shows', async () => {
    const words = SCREENS_WORDS.en;
    await setScreens(server.address, event, [
      { code: 'room-b', name: 'Room B', pages: [{ view: 'pairings', round: null }] },
    ]);
    await visit('screens');
    await button(words.editOf('Room B')).click();
    await page.getByText(words.showsBoards(5, 1, 31, 31)).waitFor();
    await page.getByLabel(words.round, { exact: true }).selectOption({ label: 'round 3' });
    await page.getByLabel(words.firstBoard).fill('21');
    await page.getByLabel(words.lastBoard, { exact: true }).fill('9');
    await page.getByText(words.boardsBackwards).waitFor();
    expect(await button(words.save).isDisabled()).toBe(true);
    await page.getByLabel(words.lastBoard, { exact: true }).fill('');
    await page.getByText(/Now: round 3, boards 21 to \d+ of/).waitFor();
    await button(words.save).click();
    await page.getByText('round 3 only, boards from 21 on').waitFor();
    const { hall } = await ask<HallAnswer>('/api/screens/room-b/view');
    const [shown] = hall.pages;
    expect(shown?.view === 'pairings' && [shown.round, shown.boards[0]?.board]).toEqual([3, 21]);
  });

  it('sets chess-results up and saves its upload', async () => {
    const words = CHESS_RESULTS_WORDS.en;
    await visit('files');
    await button(words.prepareOf).click();
    await button(words.enter).click();
    await page.getByLabel(words.source).fill('42');
    await page.getByLabel(words.creator).fill('777');
    await page.getByLabel(words.key, { exact: true }).fill('ab');
    await page.getByText(words.notHex).waitFor();
    await page.getByLabel(words.key, { exact: true }).fill('ab'.repeat(16));
    await page.getByLabel(words.iv).fill('cd'.repeat(16));
    await button(words.keep).first().click();
    await page.getByText(words.kept).waitFor();
    await page.getByLabel(words.number).fill('123456');
    await button(words.keep).click();
    await page.getByLabel(words.sid).fill('99');
    const saving = page.waitForEvent('download');
    await button(words.save).click();
    expect((await saving).suggestedFilename()).toMatch(/\.xml$/);
    const kept = await ask(`/api/tournaments/${encodeURIComponent(event)}/chess-results`);
    expect(kept).toEqual({ configured: true, key: '123456' });
  });

  it('keeps players apart who are not to meet', async () => {
    const words = DECISION_WORDS.en;
    const settings = { name: 'Families', firstDay: '2026-03-07', rounds: 5 };
    const made = post(`${server.address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: { settings, published: true },
    });
    const { id } = await answered<CreateAnswer>(made);
    const http = byHttp(server.address, id);
    const names = ['Durand, Anne', 'Durand, Luc', 'Martin, Paul'];
    await http.do({
      type: 'enterPlayers',
      players: names.map((name, index) => ({
        id: playerId(`p${index}`),
        name,
        ratings: {},
        fromRound: 1,
      })),
    });
    const groups = async () =>
      (await http.view<ProhibitedPairsAnswer>('prohibited-pairs')).groups.map((group) =>
        group.players.map(({ name }) => name),
      );
    const desk = deskAt(id);
    await desk.visit('players?panel=player:p0');
    await button(words.keepApart).click();
    await page.getByRole('combobox', { name: words.others }).fill('Luc');
    await page.getByRole('option', { name: 'Durand, Luc' }).click();
    await page.keyboard.press('Tab');
    await desk.step(words.prohibit, async () => (await groups()).length === 1);
    expect(await groups()).toEqual([['Durand, Anne', 'Durand, Luc']]);
    await desk.step(words.allowOf('Durand, Luc'), async () => (await groups()).length === 0);
  });

  it('settles a tie by a play-off and by a value', async () => {
    const names = ['Adam', 'Berta', 'Chris', 'Doris'];
    const settings = { name: 'Ties', firstDay: '2026-03-07', rounds: 1, tieBreaks: ['OTHER_OWN'] };
    const made = post(`${server.address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: { settings, published: true },
    });
    const { id } = await answered<CreateAnswer>(made);
    const http = byHttp(server.address, id);
    const [adam, berta, chris, doris] = names.map(playerId);
    if (adam === undefined || berta === undefined || chris === undefined || doris === undefined) {
      throw new Error('four players');
    }
    await http.do({
      type: 'enterPlayers',
      players: names.map((name) => ({ id: playerId(name), name, ratings: {}, fromRound: 1 })),
    });
    await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
    const pairs = [
      { white: adam, black: chris },
      { white: berta, black: doris },
    ];
    await http.do({ type: 'draftRound', round: 1, origin: 'manual', bye: null, pairs });
    await http.do({ type: 'publishRound', round: 1 });
    const desk = deskAt(id);
    for (const board of [1, 2]) {
      const outcome = { kind: 'played', score: '1-0' } as const;
      await http.do({ type: 'enterResult', round: 1, board, outcome });
    }
    const words = SETTLE_WORDS.en;
    const ranks = async () =>
      (await http.view<StandingsView>('standings')).rows.map(
        ({ name, rank }) => `${rank ?? ''} ${name}`,
      );
    expect((await ranks()).slice(0, 2)).toEqual(['1 Adam', '1 Berta']);
    await desk.visit('standings');
    await button(words.playOff).click();
    await page.getByLabel(words.place('Adam')).selectOption('2');
    await page.getByLabel(words.place('Berta')).selectOption('1');
    await desk.step(words.record, async () => (await ranks())[0] === '1 Berta');
    await desk.step(words.takeBackOf('Berta, Adam'), async () => (await ranks())[1] === '1 Berta');
    await button(words.values).click();
    await page.getByRole('combobox', { name: words.player }).fill('Berta');
    await page.getByRole('option', { name: 'Berta' }).click();
    await page.getByLabel(words.value, { exact: true }).fill('2,5');
    await desk.step(words.set, async () => (await ranks())[0] === '1 Berta');
    expect((await ranks())[1]).toBe('2 Adam');
  });

  it('takes a list of ratings whose headings say nothing, and remembers what they mean', async () => {
    const words = LISTS_WORDS.en;
    const { fields, column, unused } = TABLE_CHOOSER_WORDS.en;
    const found = async (name: string) =>
      (await ask<ListSearchAnswer>(`/api/lists/search?q=${encodeURIComponent(name)}`)).hits[0];
    const table = (name: string) => Buffer.from(`Qui;Cote;Elo\n${name};1610;3\n`);
    const choose = (name: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'ligue-2026-11.csv',
        mimeType: 'text/csv',
        buffer: table(name),
      });
    const chosen = (heading: string) =>
      page.getByLabel(column(heading)).locator('option:checked').innerText();
    await visit('lists');
    await choose('Ysambart, Noé');
    await page.getByText(LIST_COLUMNS_WORDS.en.noName).waitFor();
    expect(await chosen('Elo')).toBe(fields.rating);
    await page.getByLabel(column('Qui')).selectOption({ label: fields.name });
    await page.getByLabel(column('Cote')).selectOption({ label: fields.rapid });
    await page.getByLabel(column('Elo')).selectOption({ label: unused });
    const first = page.getByRole('region', { name: LIST_COLUMNS_WORDS.en.read });
    await first.getByRole('cell', { name: '1610' }).waitFor();
    await page.getByLabel(words.source, { exact: true }).fill('ligue-75');
    await button(words.send).click();
    await until('imported', async () => (await found('ysambart')) !== undefined);
    expect((await found('ysambart'))?.player).toMatchObject({
      standard: null,
      rapid: { rating: 1610 },
    });
    await page.reload();
    await choose('Odalric, Ève');
    await first.getByText('Odalric, Ève').waitFor();
    expect(await Promise.all(['Qui', 'Cote', 'Elo'].map(chosen))).toEqual([
      ...[fields.name, fields.rapid, unused],
    ]);
  });

  it('keeps a list of tie-breaks under a name, and gives it another', async () => {
    const words = PRESET_WORDS.en;
    const kept = async (): Promise<string[]> => {
      const { presets } = await ask<PresetsAnswer>('/api/presets');
      return presets.map(({ name, tieBreaks }) => `${name}: ${tieBreaks.join()}`);
    };
    await visit('settings');
    await page.locator('#tieBreaks ol li').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await button(words.save).click();
    await page.getByLabel(words.name).fill('Thursday');
    await page.keyboard.press('Enter');
    await button(words.rename).click();
    await page.getByLabel(words.name).fill('Friday');
    await page.keyboard.press('Enter');
    await until('renamed', async () =>
      (await kept()).some((line) => line.startsWith('Friday: BH,')),
    );
    expect(await kept()).toHaveLength(1);
  });

  it('makes a tournament of a file, and names each thing in it that was odd', async () => {
    const player = (tpn: number, name: string, points: string) =>
      `001 ${String(tpn).padStart(4)}      ${name.padEnd(33)} 1500${' '.repeat(28)}${points.padStart(4)} ${String(tpn).padStart(4)}`;
    const trf = [
      '012 Odd',
      '042 2026/11/14',
      player(1, 'Un, Ève', '1.0'),
      player(2, 'Deux, Noé', '0.0'),
    ];
    await page.goto(server.address);
    await page.locator('input[type=file]').setInputFiles({
      name: 'odd.trf',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${trf.join('\r\n')}\r\n`),
    });
    await page.waitForURL(/\/event\/[^/]+\/now/);
    const said = page.getByRole('dialog', { name: HOME_WORDS.en.odd });
    await said.getByText('the points are 1.0 but the rounds bring 0.0').waitFor();
  });
});

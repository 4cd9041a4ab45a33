import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import {
  SITUATION_TITLES,
  type SituationName,
} from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import type { BoardSide, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { NewDeviceRequest } from '@ronde/server/api/devices.ts';
import type { DossierAnswer } from '@ronde/server/api/dossier.ts';
import type { PhotosAnswer } from '@ronde/server/api/photos.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { CLAIM_PAGE_WORDS } from '../decisions/claim-page-words.ts';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { INCIDENT_WORDS } from '../desk/pages/incidents/incident-words.ts';
import { PHOTO_WORDS } from '../photos/photo-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';
import { resultText } from '../words/results.ts';
import { tooWideAt320 } from './at-320-pixels.ts';
import { faultsOn } from './axe-faults.ts';
import { deviceLink, deviceSession, type ByHttp } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

const words = DECISION_WORDS.en;
const outcomes = RULING_WORDS.en.outcomes;
const FLOOR = { name: 'floor', role: 'deputy' } as const;
/** Written from a phone in English and in French: looked up on the desk; in the long run, all of them. */
const ON_THE_DESK: readonly SituationName[] = ['illegal', 'threefold'];
const isLookedUp = (situation: SituationName): boolean =>
  inject('sizes').combinations === 'all' || ON_THE_DESK.includes(situation);

describe.skipIf(CHROMIUM === null)('decisions on the arbiter’s phone', () => {
  let http: ByHttp;
  let desk: Page;
  const { server, comes, sits } = opened(async ({ address }, comes) => {
    http = await inventedEvent(address, {
      ...{ name: 'Decisions', players: 10, rounds: 3 },
      settings: { regulations: { ...NO_REGULATIONS, defaultTime: 30 } },
    });
    await beginRound(http, 1);
    ({ page: desk } = await comes({ size: PHONE, language: 'en' }));
  });
  const isOpen = (page: Page): Promise<void> =>
    page.locator('main h1').first().waitFor({ state: 'attached' });
  /** The phone of an arbiter on the floor, the same one for each situation. */
  const onTheFloor = async (): Promise<Page> => {
    const page = await sits({ size: PHONE });
    if (page.url() === 'about:blank') {
      // The link opens the desk; its page of the Laws leads on.
      const { path } = await deviceLink(server.address, http.tournament, FLOOR);
      await page.goto(`${server.address}${path}`);
      await page.waitForURL(/\/event\/.+\/now$/);
      await isOpen(page);
    }
    await page.goto(`${server.address}/p`);
    await isOpen(page);
    return page;
  };
  /** Another phone, let in before. */
  const phone = async (wish: NewDeviceRequest, language: Language): Promise<Page> => {
    const { page, context } = await comes({ size: PHONE, language });
    const { cookie } = await deviceSession(server.address, http.tournament, wish);
    const kept = cookie.split('; ').map((one) => {
      const [name = '', ...value] = one.split('=');
      return { name, value: value.join('='), url: server.address };
    });
    await context.addCookies(kept);
    await page.goto(`${server.address}/p`);
    await isOpen(page);
    return page;
  };
  const tab = (page: Page, language: Language = 'en') =>
    page
      .getByRole('navigation')
      .getByRole('button', { name: PHONE_WORDS[language].tabs.decide, exact: true });
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const answers = async (page: Page, figure: number): Promise<void> => {
    await page.locator('input.typed').fill(String(figure));
    await press(page, words.ok);
  };
  const rulingIs = (page: Page, outcome: string) =>
    page.locator('.giant-text').getByText(outcome, { exact: true }).waitFor();
  const sideOf = async (board: number, colour: Colour): Promise<BoardSide> => {
    const { boards } = await http.view<RoundView>('rounds/1');
    const side = boards.find((one) => one.board === board)?.[colour];
    if (side === undefined) throw new Error(`no board ${board}`);
    return side;
  };
  const atBoard = async (
    page: Page,
    board: number,
    colour: Colour,
    language: Language = 'en',
  ): Promise<void> => {
    const { name } = await sideOf(board, colour);
    await page.getByLabel(DECISION_WORDS[language].board, { exact: true }).fill(String(board));
    await press(page, name);
  };
  const writesDown = async (page: Page, language: Language = 'en'): Promise<void> => {
    await press(page, DECISION_WORDS[language].writeDown);
    await page.getByText(DECISION_WORDS[language].writtenDown).waitFor();
  };
  const goes = async (address: string): Promise<void> => {
    if (!(await goWithinTheDesk(desk, address))) await desk.goto(address);
  };
  /** In the history, and on the player’s card. */
  const isOnTheDesk = async (
    [board, colour]: readonly [number, Colour],
    number: number,
    title: string,
    decided: string,
  ): Promise<void> => {
    const { id, name } = await sideOf(board, colour);
    const event = `${server.address}/event/${encodeURIComponent(http.tournament)}`;
    await goes(`${event}/history`);
    await desk.getByText(`Incident ${number}, R1/${board}, ${name}, ${title}:`).first().waitFor();
    await goes(`${event}/players?panel=player:${encodeURIComponent(id)}`);
    const card = desk.getByRole('region', { name: INCIDENT_WORDS.en.onCard });
    await card.getByText(title).getByText(decided).waitFor();
  };
  /** What was written at a board stands in the log, on the desk and in the minutes. */
  const isOnRecord = async (
    situation: SituationName,
    [board, colour]: readonly [number, Colour],
    decided: string,
  ): Promise<void> => {
    const { id, name } = await sideOf(board, colour);
    const { incidents } = await http.view<IncidentsView>('incidents');
    const own = incidents.filter((one) => one.kind === situation);
    expect(own).toMatchObject([{ round: 1, board, player: id }]);
    const number = own[0]?.number ?? 0;
    const title = SITUATION_TITLES[situation].en;
    if (isLookedUp(situation)) await isOnTheDesk([board, colour], number, title, decided);
    const { minutesOfLog } = await http.view<DossierAnswer>('dossier?lang=en');
    expect(minutesOfLog).toContain(`Incident ${number}, R1/${board}, ${name}, ${title}:`);
    expect(minutesOfLog).toMatch(new RegExp(`Decision on incident ${number}: .*${decided}`));
  };
  /** A square as large as a camera makes it. */
  const aDrawing = async (page: Page, side: number): Promise<Buffer> => {
    const address = await page.evaluate((points) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = points;
      return canvas.toDataURL('image/png');
    }, side);
    return Buffer.from(address.split(',')[1] ?? '', 'base64');
  };
  const outcomeOn = async (board: number) =>
    (await http.view<RoundView>('rounds/1')).boards.find((one) => one.board === board)?.outcome;

  it('[Laws 7.5.5, B.2] a second illegal move in blitz loses, and the result is entered', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await press(page, words.plays.blitz);
    await press(page, SITUATIONS.illegal.title.en);
    await press(page, words.ok);
    await answers(page, 2);
    await press(page, words.no);
    await press(page, words.yes);
    await rulingIs(page, outcomes.playerLoses);
    expect(await faultsOn(page)).toEqual([]);
    expect(await tooWideAt320(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await atBoard(page, 1, 'black');
    await press(page, words.enterResult(resultText({ kind: 'played', score: '1-0' }, 'en')));
    await expect.poll(() => outcomeOn(1)).toMatchObject({ kind: 'played', score: '1-0' });
    await writesDown(page);
    await page.getByLabel(PHOTO_WORDS.en.add).setInputFiles({
      ...{ name: 'sheet.png', mimeType: 'image/png' },
      buffer: await aDrawing(page, 2_050),
    });
    await page.getByText(PHOTO_WORDS.en.sent).waitFor();
    const { photos } = await http.view<PhotosAnswer>('photos');
    expect(photos).toMatchObject([{ mediaType: 'image/jpeg', width: 2_000, height: 2_000 }]);
    await isOnRecord('illegal', [1, 'black'], outcomes.playerLoses);
    // The next one at this board is counted from the log.
    await press(page, words.again);
    await press(page, SITUATIONS.illegal.title.en);
    await press(page, words.ok);
    const { name } = await sideOf(1, 'black');
    await page.getByText(`${name}: 1st written down at`).waitFor();
    expect(await page.locator('input.typed').inputValue()).toBe('2');
    await press(page, words.again);
  });

  it('[Laws 6.9] a flag falls against a bare king: the position answers, and the game is drawn', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await press(page, SITUATIONS.flag.title.en);
    for (const question of ['endedBefore', 'movesMade', 'drawnBefore'] as const) {
      const asked = SITUATIONS.flag.questions[question]?.ask.en ?? '';
      await page.getByRole('heading', { name: asked }).waitFor();
      await press(page, words.no);
    }
    await press(page, 'one');
    await press(page, words.no);
    await press(page, words.players.white);
    await page.getByLabel(words.position).fill('8/8/8/8/8/4k3/4P3/4K3 w - - 0 1');
    await press(page, words.look);
    await page.getByText(words.positionNo).waitFor();
    await press(page, words.ok);
    await rulingIs(page, outcomes.draw);
    await atBoard(page, 3, 'white');
    await press(page, words.enterResult(resultText({ kind: 'played', score: '½-½' }, 'en')));
    await expect.poll(() => outcomeOn(3)).toMatchObject({ kind: 'played', score: '½-½' });
    await writesDown(page);
    await isOnRecord('flag', [3, 'white'], outcomes.draw);
  });

  it('[Laws 11.3.2] a telephone, without a network after one visit', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.reload();
    await tab(page).click();
    await page.getByLabel(words.search).fill('telephone');
    await press(page, SITUATIONS.device.title.en);
    await press(page, words.no);
    await rulingIs(page, outcomes.playerLoses);
    await page.locator('details.cited summary').first().click();
    await page.locator('details.cited[open] p').first().waitFor();
    // Written without a network, it waits and is sent once.
    await atBoard(page, 4, 'white');
    await press(page, words.writeDown);
    await page.locator('.entries li').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.writtenDown).waitFor();
    await isOnRecord('device', [4, 'white'], outcomes.playerLoses);
  });

  it('[Laws 6.7.1] a player who comes after the default time is forfeited', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await press(page, SITUATIONS.late.title.en);
    await answers(page, 31);
    // The default time of the event is filled in.
    expect(await page.locator('input.typed').inputValue()).toBe('30');
    await press(page, words.ok);
    await press(page, words.no);
    await rulingIs(page, outcomes.playerForfeits);
    await atBoard(page, 2, 'white');
    await press(page, words.enterResult(resultText({ kind: 'forfeit', winner: 'black' }, 'en')));
    await expect.poll(() => outcomeOn(2)).toMatchObject({ kind: 'forfeit', winner: 'black' });
    await writesDown(page);
    await isOnRecord('late', [2, 'white'], outcomes.playerForfeits);
  });

  it('[Laws 9.2.2] a threefold claim is proven from moves typed in French letters', async () => {
    const page = await phone(FLOOR, 'fr');
    const claim = CLAIM_PAGE_WORDS.fr;
    await tab(page, 'fr').click();
    await press(page, claim.open);
    await page.getByLabel(claim.score).fill('1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8');
    await press(page, claim.prove);
    await page.getByText('La réclamation est correcte').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await press(page, claim.decide);
    for (const question of ['touched', 'notOnMove'] as const) {
      const asked = SITUATIONS.threefold.questions[question]?.ask.fr ?? '';
      await page.getByRole('heading', { name: asked }).waitFor();
      await press(page, DECISION_WORDS.fr.no);
    }
    await rulingIs(page, RULING_WORDS.fr.outcomes.draw);
    await atBoard(page, 5, 'black', 'fr');
    await writesDown(page, 'fr');
    await isOnRecord('threefold', [5, 'black'], RULING_WORDS.fr.outcomes.draw);
  });

  it('are for arbiters: who collects results does not see them', async () => {
    const page = await phone({ name: 'results', role: 'results' }, 'en');
    expect(await tab(page).count()).toBe(0);
  });
});

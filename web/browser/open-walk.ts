import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { CommandAnswer } from '@ronde/server/api/commands.ts';
import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { PREPARE_WORDS } from '../desk/pages/check-in/prepare/prepare-words.ts';
import { ENTRIES_DIALOG_WORDS } from '../desk/pages/home/entries-dialog-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { ADD_WORDS } from '../desk/pages/players/add-words.ts';
import { ENTRIES_WORDS } from '../desk/pages/players/entries-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { DIALOG_WORDS } from '../desk/panels/player/dialog-words.ts';
import { FORM_WORDS } from '../desk/panels/player/player-form-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { answered, byHttp, deviceLink, type ByHttp } from './by-http.ts';
import { deskOf, eventOn, played, type Desk, type Played } from './desk.ts';
import { PHONE, PROJECTOR } from './harness.ts';
import { setScreens } from './hall-screens.ts';
import { inventedEvent } from './invented-event.ts';
import { entriesFile, inventedPlayers } from './invented-players.ts';
import { helpersPhone } from './helpers-phone.ts';
import { ITS_OWN, opened } from './opened.ts';
import { inShort, seenAt } from './seen-at.ts';
import { until } from './until.ts';

export interface OpenWish {
  readonly players: number;
  readonly rounds: number;
  /** Players typed in by hand, the others from a file. */
  readonly entered: number;
  /** Results of a round typed at the desk, at most; the others come by HTTP, as from helpers elsewhere. */
  readonly aRound: number;
  /** Who asks for a bye and who leaves, by their places on the list. */
  readonly rests: number;
  readonly leaves: number;
  /** Of a round at two desks: the last boards that are watched, typed at each desk, and typed on each phone. */
  readonly together: {
    readonly watched: number;
    readonly desks: readonly number[];
    readonly phones: readonly number[];
  };
}

const LATE = { name: 'Quinquet, Ysaline', rating: 1777 };

/** What is played: a pattern with every result, the same in each language. */
const scoreOf = (round: number, board: number): Played =>
  (['1-0', '½-½', '0-1', '1-0', '0-1'] as const)[(round * 3 + board * 2) % 5] ?? '½-½';

/** The steps of an open on a server of its own, from its entries to the archive, in their order. */
export function openWalk(wish: OpenWish, language: Language) {
  const NAME = `Open of ${wish.players}`;
  /** One of them enters late. */
  const inTime = inventedPlayers(wish.players - 1);
  const [rests, leaves] = [inTime[wish.rests]?.name ?? '', inTime[wish.leaves]?.name ?? ''];
  let desk: Desk;
  let http: ByHttp;
  /** Results typed at the keyboard. */
  let typed = 0;

  const words = {
    add: ADD_WORDS[language],
    checkIn: CHECK_IN_WORDS[language],
    prepare: PREPARE_WORDS[language],
    dialog: DIALOG_WORDS[language],
    entries: ENTRIES_WORDS[language],
    fields: FIELDS_WORDS[language],
    system: SYSTEM_WORDS[language],
    home: HOME_WORDS[language],
    fromTable: ENTRIES_DIALOG_WORDS[language],
    new: NEW_WORDS[language],
    form: FORM_WORDS[language],
    now: NOW_WORDS[language],
    player: PLAYER_WORDS[language],
    players: PLAYERS_WORDS[language],
  };

  // Its own server: its archive holds this one event.
  const { server, comes } = opened(async ({ address }, comes) => {
    const { page } = await comes({ language });
    desk = deskOf(page, address, language);
  }, ITS_OWN);

  const at = (id: string): ByHttp => byHttp(server.address, id);
  const enterAll = async (round: number, only?: readonly number[]): Promise<void> => {
    const { boards } = await roundView(round);
    for (const { board } of boards) {
      if (only?.includes(board) === false) continue;
      const outcome = played(scoreOf(round, board));
      await http.do({ type: 'enterResult', round, board, outcome });
    }
  };
  /** The public page of the round, and a screen in the hall. */
  const openScreens = async (round: number): Promise<Readonly<Record<string, Page>>> => {
    await setScreens(server.address, http.tournament, [
      { code: 'hall', pages: [{ view: 'pairings', round: null }], language },
    ]);
    const hall = await comes({ language, size: PROJECTOR });
    await hall.page.goto(`${server.address}/s/hall`);
    const site = await comes({ language, size: PHONE });
    await site.page.goto(`${server.address}/t/${http.tournament}/round-${round}.html`);
    for (const { page } of [hall, site]) await page.getByRole('row').nth(1).waitFor();
    return { 'the hall screen': hall.page, 'the public page': site.page };
  };
  /** Types a result, and how long after its entry in the log each screen shows it. */
  const delaysOf = async (
    board: number,
    score: Played,
    screens: readonly Page[],
  ): Promise<number[]> => {
    const seen = screens.map((screen) => seenAt(screen, board, score));
    const [answer] = await Promise.all([
      desk.page.waitForResponse((response) => response.url().endsWith('/enter-result')),
      desk.type(board, score),
    ]);
    const { entry } = (await answer.json()) as CommandAnswer;
    if (entry === null) throw new Error('nothing was written');
    const written = Date.parse(entry.at);
    return (await Promise.all(seen)).map((instant) => instant - written);
  };
  const roundView = (round: number): Promise<RoundView> => http.view(`rounds/${round}`);
  const stageOf = async (round: number): Promise<string> => {
    const { overview } = await http.view<OverviewAnswer>('');
    return overview.rounds[round - 1]?.stage ?? '';
  };
  const isStage = (round: number, stage: string) => async (): Promise<boolean> =>
    (await stageOf(round)) === stage;
  const outcomeOf = async (round: number, board: number): Promise<GameOutcome> => {
    const view = await roundView(round);
    return boardOf(view, board).outcome;
  };
  const boardOf = (view: RoundView, board: number): BoardView => {
    const found = view.boards.find((one) => one.board === board);
    if (found === undefined) throw new Error(`no board ${board}`);
    return found;
  };
  const playerNamed = async (name: string) => {
    const { players } = await http.view<PlayersView>('players');
    const found = players.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not on the list`);
    return found;
  };

  /** To a page of the desk that is of no tournament, as its links do it. */
  const leaveFor = (path: string): Promise<void> =>
    desk.page.evaluate((to) => {
      history.pushState(null, '', to);
    }, path);
  const goHome = (): Promise<void> => leaveFor('/');

  const pair = async (round: number): Promise<void> => {
    await desk.go(`rounds/${round}`);
    await desk.step(desk.words.rounds.pair(round), isStage(round, 'draft'));
  };
  const publish = async (round: number): Promise<void> => {
    await desk.step(desk.words.rounds.publish, isStage(round, 'published'));
    await desk.step(desk.words.rounds.start, isStage(round, 'playing'));
  };
  const close = async (round: number): Promise<void> => {
    await desk.step(desk.words.rounds.close, isStage(round, 'closed'));
  };

  /** Types a round and holds it against the log: each once, none lost, none other. */
  const typeRound = async (round: number, except: readonly number[] = []): Promise<void> => {
    const most = wish.aRound;
    const { boards } = await roundView(round);
    const open = boards.filter(({ board }) => !except.includes(board));
    // By hand both the first boards and the last: one figure, and two.
    const others = open.slice(Math.ceil(most / 2), Math.max(0, open.length - most / 2));
    await enterAll(
      round,
      others.map(({ board }) => board),
    );
    const mine = open.filter((one) => !others.includes(one));
    const before = await http.position();
    for (const { board } of mine) await desk.type(board, scoreOf(round, board));
    await until('all saved', async () => (await http.position()) >= before + mine.length);
    const after = await roundView(round);
    expect(await http.position()).toBe(before + mine.length);
    for (const { board } of mine) {
      expect(boardOf(after, board).outcome).toEqual(played(scoreOf(round, board)));
    }
    await desk.page.keyboard.press('End');
    const last = mine.at(-1);
    if (last !== undefined) await desk.row(last, played(scoreOf(round, last.board))).waitFor();
    typed += mine.length;
  };

  const ofAListOfEntries = async (): Promise<void> => {
    await desk.page.goto(server.address);
    await desk.page.locator('input[type=file]').setInputFiles({
      name: 'entries.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(entriesFile(inTime)),
    });
    const dialog = desk.page.getByRole('dialog', { name: words.fromTable.title });
    await dialog.getByLabel(words.fromTable.name).fill('Imported');
    await dialog.getByLabel(words.fromTable.rounds).fill(String(wish.rounds));
    await dialog.getByText(words.fromTable.players(inTime.length, 0).split(',')[0] ?? '').waitFor();
    await dialog.getByRole('button', { name: words.fromTable.make }).click();
    await desk.page.waitForURL(/\/event\/[^/]+\/now/);
    const { players } = await at(eventOn(desk.page)).view<PlayersView>('players');
    expect(players.map(({ name }) => name).sort()).toEqual(inTime.map(({ name }) => name).sort());
  };

  const byTheWizard = async (): Promise<void> => {
    const { page } = desk;
    await goHome();
    await page.getByRole('button', { name: words.home.cards.create.button }).click();
    await page.getByLabel(words.fields.name).fill(NAME);
    await page.getByLabel(words.fields.firstDay).fill('2026-03-07');
    await page.getByLabel(words.fields.rounds).fill(String(wish.rounds));
    await desk.button(words.new.next).click();
    await page
      .getByRole('radiogroup', { name: words.system.initialColour })
      .getByText(words.system.colours.white, { exact: true })
      .click();
    await desk.button(words.new.createNow).click();
    await page.waitForURL(/\/event\/[^/]+\//);
    const id = eventOn(page);
    http = at(id);
    desk = deskOf(page, `${server.address}/event/${encodeURIComponent(id)}`, language);
    const { overview } = await http.view<OverviewAnswer>('');
    expect(overview.rounds).toHaveLength(wish.rounds);

    await desk.go('players');
    await desk.button(words.players.add).click();
    const dialog = page.getByRole('dialog', { name: words.add.heading });
    for (const { name, rating, club } of inTime.slice(0, wish.entered)) {
      await dialog.getByRole('textbox', { name: words.add.name, exact: true }).fill(name);
      await dialog.getByLabel(words.form.fide, { exact: true }).fill(String(rating));
      await dialog.getByLabel(words.form.club, { exact: true }).fill(club);
      await page.keyboard.press('Enter');
      await page.getByText(words.add.saved(name)).waitFor();
    }
    await dialog.getByRole('button', { name: words.add.done }).click();
    await desk.button(words.players.importEntries).click();
    const others = page.getByRole('dialog', { name: words.entries.heading });
    await others.locator('input[type=file]').setInputFiles({
      name: 'entries.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(entriesFile(inTime.slice(wish.entered))),
    });
    await desk.button(words.entries.confirm(inTime.length - wish.entered, 0)).click();
    await desk.confirmUntil('the entries', async () => !(await others.isVisible()));
    const { players } = await http.view<PlayersView>('players');
    expect(players).toHaveLength(inTime.length);
  };

  const enteredElsewhere = async (): Promise<void> => {
    const settings = { name: NAME, rounds: wish.rounds, players: 0, unpublished: true };
    http = await inventedEvent(server.address, settings);
    await http.do({
      type: 'enterPlayers',
      players: inTime.map(({ name, club, rating }, index) => ({
        id: playerId(`p${index + 1}`),
        name,
        club,
        ratings: { fide: rating },
        fromRound: 1,
      })),
    });
    desk = deskOf(desk.page, `${server.address}/event/${http.tournament}`, language);
    await desk.open('now');
  };

  const numbers = async (): Promise<void> => {
    await desk.go('now');
    await desk.step(words.now.due.numbersMissing.button, async () => {
      const { players } = await http.view<PlayersView>('players');
      return players.every(({ tpn }) => tpn !== null);
    });
  };

  const checksIn = async (): Promise<void> => {
    await desk.go('check-in');
    await desk.step(words.checkIn.open, () => desk.button(words.checkIn.close).isVisible());
    const { players } = await http.view<CheckInView>('check-in');
    const [first, second, ...others] = players;
    if (first === undefined || second === undefined) throw new Error('nobody to check in');
    const search = desk.page.getByRole('textbox', { name: words.checkIn.search });
    await search.fill(first.name);
    await search.press('Enter');
    await desk.page.getByText(words.checkIn.lastOne(first.name)).waitFor();
    await search.fill('');
    await desk.button(new RegExp(escaped(words.checkIn.checkIn(second.name)))).click();
    await desk.page.getByText(words.checkIn.lastOne(second.name)).waitFor();
    await http.do({ type: 'checkIn', players: others.map(({ id }) => id) });
    await desk.page.getByText(words.checkIn.allHere).waitFor();
    await desk.button(words.checkIn.close).click();
    await desk.step(words.prepare.onlyClose, async () => {
      const view = await http.view<CheckInView>('check-in');
      return view.closed;
    });
  };

  const grantsABye = async (): Promise<void> => {
    const { id, name } = await playerNamed(rests);
    await desk.go(`players?panel=player:${encodeURIComponent(id)}`);
    await desk.button(words.player.grantBye).click();
    const dialog = desk.page.getByRole('dialog', { name: words.dialog.byeHeading(name) });
    await dialog.getByText('1', { exact: true }).click();
    await dialog.getByText('2', { exact: true }).click();
    await dialog.getByRole('button', { name: words.dialog.grant }).click();
    await desk.confirmUntil('the bye', async () => !(await dialog.isVisible()));
  };

  const round1 = async (): Promise<void> => {
    await pair(1);
    await publish(1);
    await typeRound(1);
    await close(1);
  };

  const lateEntry = async (): Promise<void> => {
    await desk.go('players');
    await desk.button(words.players.add).click();
    const dialog = desk.page.getByRole('dialog', { name: words.add.heading });
    await dialog.getByText(words.add.late(2)).waitFor();
    await dialog.getByRole('textbox', { name: words.add.name, exact: true }).fill(LATE.name);
    await dialog.getByLabel(words.form.fide, { exact: true }).fill(String(LATE.rating));
    await dialog.getByRole('button', { name: words.add.save }).click();
    await desk.confirmUntil('the late entry', () =>
      desk.page.getByText(words.add.saved(LATE.name)).isVisible(),
    );
    await dialog.getByRole('button', { name: words.add.done }).click();
    expect((await playerNamed(LATE.name)).tpn).not.toBeNull();
  };

  /** A key of the dialog of what else can become of a game. */
  const becomes = async (
    round: number,
    board: number,
    key: string,
    isSo: (outcome: GameOutcome) => boolean,
  ): Promise<void> => {
    const dialog = desk.page.getByRole('dialog');
    await desk.page.keyboard.press(String(board));
    await desk.page.keyboard.press('f');
    await dialog.waitFor();
    await desk.page.keyboard.press(key);
    await desk.confirmUntil(`board ${board}`, async () => isSo(await outcomeOf(round, board)));
    await dialog.waitFor({ state: 'detached' });
  };
  const forfeits = (round: number): Promise<void> =>
    becomes(round, 7, '1', (outcome) => outcome.kind === 'forfeit' && outcome.winner === 'white');
  const adjourns = (round: number): Promise<void> =>
    becomes(round, 9, 'a', ({ kind }) => kind === 'adjourned');

  const changesByHand = async (round: number): Promise<void> => {
    const draft = await roundView(round);
    const [third, fourth] = [boardOf(draft, 3), boardOf(draft, 4)];
    const [one, other] = [third.black.name, fourth.black.name];
    await desk.button(desk.words.rounds.change).click();
    const byHand = desk.page.getByRole('region', { name: desk.words.rounds.change });
    await byHand.getByRole('button', { name: one, exact: true }).click();
    await byHand.getByRole('status').getByText(desk.words.rounds.change_chosen(one)).waitFor();
    await byHand.getByRole('button', { name: other, exact: true }).click();
    await desk.step(desk.words.rounds.change_end, async () => !(await byHand.isVisible()));
    const changed = await roundView(round);
    const opponents = changed.boards.map(({ white, black }) => [white.name, black.name]);
    expect(opponents).toContainEqual([third.white.name, other]);
    expect(opponents).toContainEqual([fourth.white.name, one]);
  };
  const takesBack = async (round: number): Promise<void> => {
    await desk.type(5, '1-0');
    await until('board 5', async () => (await outcomeOf(round, 5)).kind === 'played');
    await desk.page.keyboard.press('u');
    await until('taken back', async () => (await outcomeOf(round, 5)).kind === 'notEntered');
    await desk.row(boardOf(await roundView(round), 5), { kind: 'notEntered' }).waitFor();
  };
  const hasItsBye = async (round: number): Promise<void> => {
    const { unpaired } = await roundView(round);
    expect(unpaired.map(({ player }) => player.name)).toContain(rests);
  };

  const round2 = async (): Promise<void> => {
    await pair(2);
    await hasItsBye(2);
    await publish(2);
    await typeRound(2, [7]);
    await forfeits(2);
    await close(2);
  };

  const round3 = async (): Promise<void> => {
    await pair(3);
    await changesByHand(3);
    await publish(3);
    await takesBack(3);
    await typeRound(3, [9]);
    await adjourns(3);
    await close(3);
  };

  /** What befalls rounds 2 and 3, in one. */
  const rounds2And3InOne = async (): Promise<void> => {
    await pair(2);
    await hasItsBye(2);
    await changesByHand(2);
    await publish(2);
    await takesBack(2);
    await typeRound(2, [7, 9]);
    await forfeits(2);
    await adjourns(2);
    await close(2);
  };

  const correctsAndLetsGo = async (round: number): Promise<void> => {
    await desk.go(`rounds/${round}`);
    await desk.row(boardOf(await roundView(round), 2), played(scoreOf(round, 2))).waitFor();
    const right: Played = scoreOf(round, 2) === '½-½' ? '0-1' : '½-½';
    await desk.type(2, right);
    await desk.confirmUntil('the correction', async () => {
      const outcome = await outcomeOf(round, 2);
      return outcome.kind === 'played' && outcome.score === right;
    });
    const { id, name } = await playerNamed(leaves);
    await desk.go(`players?panel=player:${encodeURIComponent(id)}`);
    await desk.button(words.player.withdraw).click();
    const dialog = desk.page.getByRole('dialog', { name: words.dialog.withdrawHeading(name) });
    await dialog.getByRole('button', { name: words.dialog.withdraw, exact: true }).click();
    await desk.confirmUntil('withdrawn', async () => (await playerNamed(name)).left !== null);
  };

  /** @param typedAtLeast at the keyboard until then */
  const round4 = async (typedAtLeast: number): Promise<void> => {
    await pair(4);
    await publish(4);
    const { boards } = await roundView(4);
    const byOthers = boards.map(({ board }) => board).slice(typedAtLeast - typed);
    await typeRound(4, byOthers);
    await enterAll(4, byOthers);
    await close(4);
    expect(typed).toBeGreaterThanOrEqual(typedAtLeast);
  };

  const finishesTheAdjourned = async (round: number): Promise<void> => {
    await desk.go(`rounds/${round}`);
    await desk.row(boardOf(await roundView(round), 9), { kind: 'adjourned' }).waitFor();
    await desk.type(9, '1-0');
    await desk.confirmUntil('finished', async () => (await outcomeOf(round, 9)).kind === 'played');
  };

  /** Played at two desks and on phones at once; other screens are opened to watch. */
  const together = async (
    round: number,
    watching: (round: number) => Promise<Readonly<Record<string, Page>>>,
  ): Promise<void> => {
    const { watched, desks, phones } = wish.together;
    const { page } = await comes({ language });
    const second = deskOf(page, `${server.address}/event/${http.tournament}`, language);
    await pair(round);
    await publish(round);
    await second.open(`rounds/${round}`);
    const screens = { 'the other desk': second.page, ...(await watching(round)) };
    const { boards } = await roundView(round);
    const before = await http.position();

    const delays: number[][] = [];
    for (const { board } of boards.slice(0, watched)) {
      delays.push(await delaysOf(board, scoreOf(round, board), Object.values(screens)));
    }
    // How soon is said: machines are noisy; that it came everywhere is held.
    for (const [index, screen] of Object.keys(screens).entries()) {
      const { median, text } = inShort(delays.map((each) => each[index] ?? Infinity));
      console.log(`${language}: a result written at one desk is on ${screen} after ${text}`);
      expect(Number.isFinite(median), screen).toBe(true);
    }

    const helpers = await Promise.all(
      phones.map(async (to, index) => {
        const range = { from: 1 + ([...desks, ...phones][index + 1] ?? 0), to };
        const device = { name: `Phone ${index + 1}`, role: 'results', boards: range } as const;
        const { path } = await deviceLink(server.address, http.tournament, device);
        const { page } = await comes({ language, size: PHONE });
        return { range, at: await helpersPhone(page, `${server.address}${path}`, language) };
      }),
    );
    const typeAll = async (at: Desk, index: number): Promise<void> => {
      const from = 1 + ([watched, ...desks][index] ?? 0);
      const to = desks[index] ?? 0;
      for (const { board } of boards) {
        if (board >= from && board <= to) await at.type(board, scoreOf(round, board));
      }
    };
    await Promise.all([
      typeAll(desk, 0),
      typeAll(second, 1),
      ...helpers.map(async ({ range, at }) => {
        for (const { board } of boards) {
          if (board >= range.from && board <= range.to)
            await at.enter(board, scoreOf(round, board));
        }
      }),
    ]);
    const last = phones.at(-1) ?? 0;
    await enterAll(
      round,
      boards.map(({ board }) => board).filter((board) => board > last),
    );
    await until('all in', isStage(round, 'complete'));
    expect(await http.position()).toBe(before + boards.length);
    const after = await roundView(round);
    for (const { board, outcome } of after.boards) {
      expect(outcome).toEqual(played(scoreOf(round, board)));
    }
    for (const at of [desk, second]) await at.button(at.words.rounds.close).waitFor();
    await close(round);
  };

  const byHelpers = async (): Promise<void> => {
    // Nobody at this desk follows the tournament meanwhile: a chapter of the help is open.
    await leaveFor('/help');
    await desk.page
      .getByRole('status')
      .getByText(desk.words.shell.live)
      .waitFor({ state: 'detached' });
    for (let round = 6; round < wish.rounds; round += 1) {
      await http.do({ type: 'pairRound', round });
      await http.do({ type: 'publishRound', round });
      await http.do({ type: 'startRound', round });
      await enterAll(round);
      await http.do({ type: 'closeRound', round });
    }
    // Come back to, the desk shows what was written while it was away.
    await desk.go('rounds/6');
    await desk.row(boardOf(await roundView(6), 1), played(scoreOf(6, 1))).waitFor();
  };

  const lastRound = async (): Promise<void> => {
    await pair(wish.rounds);
    await publish(wish.rounds);
    await enterAll(wish.rounds);
    await close(wish.rounds);
  };

  const intoTheArchive = async (): Promise<void> => {
    const { roundOf, stages } = desk.words.shell;
    await desk.page.getByRole('banner').getByText(roundOf(wish.rounds, wish.rounds)).waitFor();
    await desk.page.getByRole('banner').getByText(stages.closed).waitFor();
    await goHome();
    await desk.button(words.home.archive(NAME)).click();
    await desk.page.getByText(words.home.archived(NAME)).waitFor();
    const listed = await answered<TournamentsAnswer>(fetch(`${server.address}/api/archive`));
    expect(listed.tournaments.map(({ summary }) => summary?.name)).toEqual([NAME]);
  };

  return {
    ofAListOfEntries,
    byTheWizard,
    enteredElsewhere,
    numbers,
    checksIn,
    grantsABye,
    round1,
    lateEntry,
    round2,
    round3,
    rounds2And3InOne,
    correctsAndLetsGo,
    round4,
    finishesTheAdjourned,
    together,
    openScreens,
    byHelpers,
    lastRound,
    intoTheArchive,
  };
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

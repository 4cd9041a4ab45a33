import { describe, expect, inject, it, vi } from 'vitest';
import type { Page } from 'playwright-core';
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
import { CHROMIUM, PHONE, PROJECTOR } from './harness.ts';
import { setScreens } from './hall-screens.ts';
import { entriesFile, inventedPlayers } from './invented-players.ts';
import { helpersPhone } from './helpers-phone.ts';
import { ITS_OWN, opened } from './opened.ts';
import { inShort, seenAt } from './seen-at.ts';
import { spokenIn } from './spoken-languages.ts';
import { until } from './until.ts';

if (CHROMIUM === null) console.log('web/browser: skipped, there is no Chromium on this computer');

vi.setConfig({ testTimeout: 180_000 });

/**
 * The same walk in both: of the long run with all 64, a hundred results typed at the keyboard and
 * every one of round 5 by hand; of `npm test` with fewer, a few of each round by hand. The others
 * come by HTTP, as from helpers elsewhere.
 */
const SIZE =
  inject('sizes').combinations === 'all'
    ? { players: 64, rounds: 9, entered: 3, aRound: Infinity, keyboard: 100 }
    : { players: 24, rounds: 7, entered: 1, aRound: 4, keyboard: 14 };
/** The last boards of round 5 that are watched everywhere, typed at each desk, and typed on each phone. */
const ROUND_5 =
  inject('sizes').combinations === 'all'
    ? { watched: 6, desks: [12, 17], phones: [22, 27, 99] }
    : { watched: 2, desks: [4, 6], phones: [8] };
const { rounds: ROUNDS, keyboard: KEYBOARD } = SIZE;
const NAME = `Open of ${SIZE.players}`;
const SCREENS = ['the other desk', 'the hall screen', 'the public page'];
/** One of them enters late. */
const IN_TIME = inventedPlayers(SIZE.players - 1);
/** Who asks for a bye, and who leaves. */
const [RESTS, LEAVES] = [IN_TIME[20]?.name ?? '', IN_TIME[10]?.name ?? ''];
const LATE = { name: 'Quinquet, Ysaline', rating: 1777 };

/** What is played: a pattern with every result, the same in each language. */
const scoreOf = (round: number, board: number): Played =>
  (['1-0', '½-½', '0-1', '1-0', '0-1'] as const)[(round * 3 + board * 2) % 5] ?? '½-½';

describe.skipIf(CHROMIUM === null).each(spokenIn('en'))(
  `an open of ${SIZE.players} in ${SIZE.rounds} rounds, %s`,
  (language) => {
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
    const openScreens = async (round: number): Promise<Page[]> => {
      await setScreens(server.address, http.tournament, [
        { code: 'hall', pages: [{ view: 'pairings', round: null }], language },
      ]);
      const hall = await comes({ language, size: PROJECTOR });
      await hall.page.goto(`${server.address}/s/hall`);
      const site = await comes({ language, size: PHONE });
      await site.page.goto(`${server.address}/t/${http.tournament}/round-${round}.html`);
      for (const { page } of [hall, site]) await page.getByRole('row').nth(1).waitFor();
      return [hall.page, site.page];
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
      const most = SIZE.aRound;
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

    it('makes a tournament of a list of entries', async () => {
      await desk.page.goto(server.address);
      await desk.page.locator('input[type=file]').setInputFiles({
        name: 'entries.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(entriesFile(IN_TIME)),
      });
      const dialog = desk.page.getByRole('dialog', { name: words.fromTable.title });
      await dialog.getByLabel(words.fromTable.name).fill('Imported');
      await dialog.getByLabel(words.fromTable.rounds).fill(String(ROUNDS));
      await dialog
        .getByText(words.fromTable.players(IN_TIME.length, 0).split(',')[0] ?? '')
        .waitFor();
      await dialog.getByRole('button', { name: words.fromTable.make }).click();
      await desk.page.waitForURL(/\/event\/[^/]+\/now/);
      const { players } = await at(eventOn(desk.page)).view<PlayersView>('players');
      expect(players.map(({ name }) => name).sort()).toEqual(
        IN_TIME.map(({ name }) => name).sort(),
      );
    });

    it('is made by the wizard, its first players typed in, the others from a file', async () => {
      const { page } = desk;
      await goHome();
      await page.getByRole('button', { name: words.home.cards.create.button }).click();
      await page.getByLabel(words.fields.name).fill(NAME);
      await page.getByLabel(words.fields.firstDay).fill('2026-03-07');
      await page.getByLabel(words.fields.rounds).fill(String(ROUNDS));
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
      expect(overview.rounds).toHaveLength(ROUNDS);

      await desk.go('players');
      await desk.button(words.players.add).click();
      const dialog = page.getByRole('dialog', { name: words.add.heading });
      for (const { name, rating, club } of IN_TIME.slice(0, SIZE.entered)) {
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
        buffer: Buffer.from(entriesFile(IN_TIME.slice(SIZE.entered))),
      });
      await desk.button(words.entries.confirm(IN_TIME.length - SIZE.entered, 0)).click();
      await desk.confirmUntil('the entries', async () => !(await others.isVisible()));
      const { players } = await http.view<PlayersView>('players');
      expect(players).toHaveLength(IN_TIME.length);
    });

    it('numbers its players from the page of what is due', async () => {
      await desk.go('now');
      await desk.step(words.now.due.numbersMissing.button, async () => {
        const { players } = await http.view<PlayersView>('players');
        return players.every(({ tpn }) => tpn !== null);
      });
    });

    it('checks players in at the door', async () => {
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
    });

    it('grants a bye that was asked for', async () => {
      const { id, name } = await playerNamed(RESTS);
      await desk.go(`players?panel=player:${encodeURIComponent(id)}`);
      await desk.button(words.player.grantBye).click();
      const dialog = desk.page.getByRole('dialog', { name: words.dialog.byeHeading(name) });
      await dialog.getByText('1', { exact: true }).click();
      await dialog.getByText('2', { exact: true }).click();
      await dialog.getByRole('button', { name: words.dialog.grant }).click();
      await desk.confirmUntil('the bye', async () => !(await dialog.isVisible()));
    });

    it('plays round 1, results typed with three strokes', async () => {
      await pair(1);
      await publish(1);
      await typeRound(1);
      await close(1);
    });

    it('takes a late entry', async () => {
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
    });

    it('plays round 2 with a bye and a forfeit', async () => {
      await pair(2);
      const { unpaired } = await roundView(2);
      expect(unpaired.map(({ player }) => player.name)).toContain(RESTS);
      await publish(2);
      await typeRound(2, [7]);
      await desk.page.keyboard.press('7');
      await desk.page.keyboard.press('f');
      await desk.page.getByRole('dialog').waitFor();
      await desk.page.keyboard.press('1');
      await desk.confirmUntil('the forfeit', async () => {
        const outcome = await outcomeOf(2, 7);
        return outcome.kind === 'forfeit' && outcome.winner === 'white';
      });
      await close(2);
    });

    it('plays round 3 with a change by hand, an undo and an adjourned game', async () => {
      await pair(3);
      const draft = await roundView(3);
      const [third, fourth] = [boardOf(draft, 3), boardOf(draft, 4)];
      const [one, other] = [third.black.name, fourth.black.name];
      await desk.button(desk.words.rounds.change).click();
      const byHand = desk.page.getByRole('region', { name: desk.words.rounds.change });
      await byHand.getByRole('button', { name: one, exact: true }).click();
      await byHand.getByRole('status').getByText(desk.words.rounds.change_chosen(one)).waitFor();
      await byHand.getByRole('button', { name: other, exact: true }).click();
      await desk.step(desk.words.rounds.change_end, async () => !(await byHand.isVisible()));
      const changed = await roundView(3);
      const opponents = changed.boards.map(({ white, black }) => [white.name, black.name]);
      expect(opponents).toContainEqual([third.white.name, other]);
      expect(opponents).toContainEqual([fourth.white.name, one]);
      await publish(3);

      await desk.type(5, '1-0');
      await until('board 5', async () => (await outcomeOf(3, 5)).kind === 'played');
      await desk.page.keyboard.press('u');
      await until('taken back', async () => (await outcomeOf(3, 5)).kind === 'notEntered');
      await desk.row(boardOf(changed, 5), { kind: 'notEntered' }).waitFor();

      await typeRound(3, [9]);
      await desk.page.keyboard.press('9');
      await desk.page.keyboard.press('f');
      await desk.page.getByRole('dialog').waitFor();
      await desk.page.keyboard.press('a');
      await desk.confirmUntil(
        'adjourned',
        async () => (await outcomeOf(3, 9)).kind === 'adjourned',
      );
      await close(3);
    });

    it('corrects a result of the round before, and lets a player go', async () => {
      await desk.go('rounds/3');
      await desk.row(boardOf(await roundView(3), 2), played(scoreOf(3, 2))).waitFor();
      const right: Played = scoreOf(3, 2) === '½-½' ? '0-1' : '½-½';
      await desk.type(2, right);
      await desk.confirmUntil('the correction', async () => {
        const outcome = await outcomeOf(3, 2);
        return outcome.kind === 'played' && outcome.score === right;
      });
      const { id, name } = await playerNamed(LEAVES);
      await desk.go(`players?panel=player:${encodeURIComponent(id)}`);
      await desk.button(words.player.withdraw).click();
      const dialog = desk.page.getByRole('dialog', { name: words.dialog.withdrawHeading(name) });
      await dialog.getByRole('button', { name: words.dialog.withdraw, exact: true }).click();
      await desk.confirmUntil('withdrawn', async () => (await playerNamed(name)).left !== null);
    });

    it('plays round 4 after the adjourned game was finished', async () => {
      await pair(4);
      await publish(4);
      const { boards } = await roundView(4);
      const byOthers = boards.map(({ board }) => board).slice(KEYBOARD - typed);
      await typeRound(4, byOthers);
      await enterAll(4, byOthers);
      await close(4);
      await desk.go('rounds/3');
      await desk.row(boardOf(await roundView(3), 9), { kind: 'adjourned' }).waitFor();
      await desk.type(9, '1-0');
      await desk.confirmUntil('finished', async () => (await outcomeOf(3, 9)).kind === 'played');
      expect(typed).toBeGreaterThanOrEqual(KEYBOARD);
    });

    it('plays round 5 at two desks and on phones at once, seen everywhere', async () => {
      const { page } = await comes({ language });
      const second = deskOf(page, `${server.address}/event/${http.tournament}`, language);
      await pair(5);
      await publish(5);
      await second.open('rounds/5');
      const screens = await openScreens(5);
      const { boards } = await roundView(5);
      const before = await http.position();

      const delays: number[][] = [];
      for (const { board } of boards.slice(0, ROUND_5.watched)) {
        delays.push(await delaysOf(board, scoreOf(5, board), [second.page, ...screens]));
      }
      // How soon is said: machines are noisy; that it came everywhere is held.
      for (const [index, screen] of SCREENS.entries()) {
        const { median, text } = inShort(delays.map((each) => each[index] ?? Infinity));
        console.log(`${language}: a result written at one desk is on ${screen} after ${text}`);
        expect(Number.isFinite(median), screen).toBe(true);
      }

      const phones = await Promise.all(
        ROUND_5.phones.map(async (to, index) => {
          const range = { from: 1 + ([...ROUND_5.desks, ...ROUND_5.phones][index + 1] ?? 0), to };
          const wish = { name: `Phone ${index + 1}`, role: 'results', boards: range } as const;
          const { path } = await deviceLink(server.address, http.tournament, wish);
          const { page } = await comes({ language, size: PHONE });
          return { range, at: await helpersPhone(page, `${server.address}${path}`, language) };
        }),
      );
      const typeAll = async (at: Desk, index: number): Promise<void> => {
        const from = 1 + ([ROUND_5.watched, ...ROUND_5.desks][index] ?? 0);
        const to = ROUND_5.desks[index] ?? 0;
        for (const { board } of boards) {
          if (board >= from && board <= to) await at.type(board, scoreOf(5, board));
        }
      };
      await Promise.all([
        typeAll(desk, 0),
        typeAll(second, 1),
        ...phones.map(async ({ range, at }) => {
          for (const { board } of boards) {
            if (board >= range.from && board <= range.to) await at.enter(board, scoreOf(5, board));
          }
        }),
      ]);
      const last = ROUND_5.phones.at(-1) ?? 0;
      await enterAll(
        5,
        boards.map(({ board }) => board).filter((board) => board > last),
      );
      await until('all in', isStage(5, 'complete'));
      expect(await http.position()).toBe(before + boards.length);
      const after = await roundView(5);
      for (const { board, outcome } of after.boards) {
        expect(outcome).toEqual(played(scoreOf(5, board)));
      }
      for (const at of [desk, second]) await at.button(at.words.rounds.close).waitFor();
      await close(5);
    });

    it('plays on by the hands of helpers', async () => {
      // Nobody at this desk follows the tournament meanwhile: a chapter of the help is open.
      await leaveFor('/help');
      await desk.page
        .getByRole('status')
        .getByText(desk.words.shell.live)
        .waitFor({ state: 'detached' });
      for (let round = 6; round < ROUNDS; round += 1) {
        await http.do({ type: 'pairRound', round });
        await http.do({ type: 'publishRound', round });
        await http.do({ type: 'startRound', round });
        await enterAll(round);
        await http.do({ type: 'closeRound', round });
      }
      // Come back to, the desk shows what was written while it was away.
      await desk.go('rounds/6');
      await desk.row(boardOf(await roundView(6), 1), played(scoreOf(6, 1))).waitFor();
    });

    it('plays the last round, closes, and goes into the archive', async () => {
      await pair(ROUNDS);
      await publish(ROUNDS);
      await enterAll(ROUNDS);
      await close(ROUNDS);
      const { roundOf, stages } = desk.words.shell;
      await desk.page.getByRole('banner').getByText(roundOf(ROUNDS, ROUNDS)).waitFor();
      await desk.page.getByRole('banner').getByText(stages.closed).waitFor();
      await goHome();
      await desk.button(words.home.archive(NAME)).click();
      await desk.page.getByText(words.home.archived(NAME)).waitFor();
      const listed = await answered<TournamentsAnswer>(fetch(`${server.address}/api/archive`));
      expect(listed.tournaments.map(({ summary }) => summary?.name)).toEqual([NAME]);
    });
  },
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

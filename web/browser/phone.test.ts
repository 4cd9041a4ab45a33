import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { CommandAnswer } from '@ronde/server/api/commands.ts';
import type { NewDeviceAnswer, NewDeviceRequest } from '@ronde/server/api/devices.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byHttp } from './by-http.ts';
import { CHROMIUM, PHONE, type Look, type RunningServer } from './harness.ts';
import { makeSample } from './every-page.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';

/** Asks as whoever sits at the server's computer. */
async function desk<T>(server: RunningServer, path: string, body?: unknown, method = 'POST') {
  const response = await fetch(`${server.address}${path}`, {
    method: body === undefined && method === 'POST' ? 'GET' : method,
    headers: { 'x-ronde': '1', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? null : await response.json()) as T;
}

describe.skipIf(CHROMIUM === null)('phones', () => {
  let event = '';
  let round: RoundView;

  const { server, comes } = opened(async ({ address }) => {
    event = await makeSample(address, 'en');
    round = await current();
  });

  const view = <T>(path: string): Promise<T> => desk<T>(server, `/api/tournaments/${event}${path}`);
  async function current(): Promise<RoundView> {
    const { overview } = await view<OverviewAnswer>('');
    return view<RoundView>(`/rounds/${overview.current ?? 0}`);
  }
  const link = (wish: NewDeviceRequest): Promise<NewDeviceAnswer> =>
    desk<NewDeviceAnswer>(server, `/api/tournaments/${event}/devices`, wish);
  const openBoards = (): number[] =>
    round.boards
      .filter(({ outcome, staff }) => outcome.kind === 'notEntered' && staff?.mark === 'open')
      .map(({ board }) => board);
  async function phone(path: string, look: Look = {}) {
    const one = await comes({ ...look, size: PHONE });
    await one.page.clock.install();
    await one.page.goto(`${server.address}${path}`);
    return one;
  }
  const score = (boards: RoundView, board: number) =>
    boards.boards.find((one) => one.board === board)?.outcome;
  async function typeBoard(page: Page, board: number): Promise<void> {
    const pad = page.getByRole('group', { name: 'Board number' });
    for (const digit of String(board)) {
      await pad.getByRole('button', { name: digit, exact: true }).click();
    }
  }
  it('a helper enters results without a network, reloads, and each is written once', async () => {
    const [first = 0, second = 0, third = 0, , next = 0] = openBoards();
    const { code } = await link({ name: 'Marie', role: 'results', boards: { from: 1, to: 31 } });
    const { context, page } = await phone('/p');
    await page.getByLabel('8-digit code').fill(code);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Type the board number').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const before = (await view<OverviewAnswer>('')).position;

    await context.setOffline(true);
    await typeBoard(page, first);
    await page
      .getByText(round.boards.find(({ board }) => board === first)?.white.name ?? '-')
      .waitFor();
    await page.getByRole('button', { name: /White wins/ }).click();
    await typeBoard(page, second);
    await page.getByRole('button', { name: /Draw/ }).click();
    await page.getByText('2 entries waiting').waitFor();
    await page.reload();
    await page.getByText('2 entries waiting').waitFor();
    await typeBoard(page, third);
    await page.getByRole('button', { name: /Black wins/ }).click();
    await page.getByText('3 entries waiting').waitFor();
    expect((await view<OverviewAnswer>('')).position).toBe(before);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Entries' }).click();
    const sent = page.getByText('✓ Sent');
    await putForwardUntil(page, 'all are sent', async () => (await sent.count()) === 3, 2_000);
    const after = await current();
    expect(score(after, first)).toMatchObject({ score: '1-0' });
    expect(score(after, second)).toMatchObject({ score: '½-½' });
    expect(score(after, third)).toMatchObject({ score: '0-1' });
    expect((await view<OverviewAnswer>('')).position).toBe(before + 3);

    // The last own entry can be put right; a reload writes nothing again.
    await page.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('button', { name: /White wins/ }).click();
    await expect.poll(async () => score(await current(), third)).toMatchObject({ score: '1-0' });
    await page.reload();
    await page.getByText('Type the board number').waitFor();
    // Each in its turn: when the next is written, none before it comes again.
    await typeBoard(page, next);
    await page.getByRole('button', { name: /White wins/ }).click();
    await expect.poll(async () => score(await current(), next)).toMatchObject({ score: '1-0' });
    expect((await view<OverviewAnswer>('')).position).toBe(before + 5);
  });

  it('what somebody else wrote first is shown, and the helper decides', async () => {
    const [, , , board = 0] = openBoards();
    const { path } = await link({ name: 'Paul', role: 'results' });
    const { context, page } = await phone(path);
    await page.getByText('Type the board number').waitFor();
    await context.setOffline(true);
    await typeBoard(page, board);
    await page.getByRole('button', { name: /White wins/ }).click();
    const { position } = await view<OverviewAnswer>('');
    await desk<CommandAnswer>(server, `/api/tournaments/${event}/commands/enter-result`, {
      seen: position,
      key: 'desk-was-faster',
      command: { round: round.round, board, outcome: { kind: 'played', score: '0-1' } },
    });
    await context.setOffline(false);
    const asks = page.getByText('1 entry needs you');
    await putForwardUntil(page, 'the helper is asked', () => asks.isVisible(), 2_000);
    await page.getByRole('button', { name: 'Look' }).click();
    await page.getByRole('button', { name: /Mine was wrong/ }).click();
    await page.getByText('1 entry needs you').waitFor({ state: 'detached' });
    expect(score(await current(), board)).toMatchObject({ score: '0-1' });

    // Another result than the one that stands: both go to the arbiters.
    await page.getByRole('button', { name: 'Enter' }).click();
    await typeBoard(page, board);
    await page.getByText('You see another one?').waitFor();
    expect(await page.getByRole('button', { name: /Black wins/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /Draw/ }).click();
    await page.getByRole('dialog').getByText('keeps it until').waitFor();
    await page.getByRole('button', { name: 'Tell the arbiters' }).click();
    await page.getByText('told to the arbiters').waitFor();
    const told = async () =>
      (await current()).boards.find((one) => one.board === board)?.staff?.questions ?? [];
    await expect.poll(told).toMatchObject([{ outcome: { score: '½-½' } }]);
    expect(score(await current(), board)).toMatchObject({ score: '0-1' });
  });

  it('two players report the same result and it stands', async () => {
    const game = round.boards.find(({ board }) => board === openBoards()[5]);
    if (game === undefined) throw new Error('no open board left');
    const players = [game.white, game.black];
    const phones = await Promise.all(
      players.map(async ({ id, name }, index) => {
        const { path } = await link({ name, role: 'player', player: id });
        return phone(path, { language: index === 0 ? 'en' : 'fr' });
      }),
    );
    const [white, black] = phones.map(({ page }) => page);
    if (white === undefined || black === undefined) throw new Error('two phones');
    await white.getByRole('heading', { name: new RegExp(`Board ${game.board}`) }).waitFor();
    await white.getByText(game.black.name).waitFor();
    await white.getByRole('button', { name: 'I lost' }).click();
    await white.getByRole('button', { name: 'Yes, report it' }).click();
    await white.getByText('Waiting for your opponent to confirm.').waitFor();
    await white.getByRole('button', { name: 'Take back what I said' }).click();
    await white.getByRole('heading', { name: 'Report my result' }).waitFor();
    await white.getByRole('button', { name: 'I lost' }).click();
    await white.getByRole('button', { name: 'Yes, report it' }).click();
    await white.getByText('Waiting for your opponent to confirm.').waitFor();
    await black.getByText('Votre adversaire a annoncé la partie.').waitFor();
    await black.getByRole('button', { name: 'Nulle' }).click();
    await black.getByRole('button', { name: 'Oui, l’annoncer' }).click();
    await white.getByText('You and your opponent say different things').waitFor();
    await black.getByRole('button', { name: 'Changer mon annonce' }).click();
    await black.getByRole('button', { name: 'J’ai gagné' }).click();
    await black.getByRole('button', { name: 'Oui, l’annoncer' }).click();
    await white.getByText('You lost · 0 – 1').waitFor();
    await black.getByText('Vous avez gagné · 0 – 1').waitFor();
    expect(score(await current(), game.board)).toMatchObject({ score: '0-1' });
  });

  it('a revoked phone is cut at once, keeps what was not sent, and goes on with a new code', async () => {
    const board = openBoards()[7] ?? 0;
    const { path, device } = await link({ name: 'Luc', role: 'results' });
    const { context, page } = await phone(path);
    await page.getByText('Type the board number').waitFor();
    await context.setOffline(true);
    await typeBoard(page, board);
    await page.getByRole('button', { name: /Draw/ }).click();
    await page.getByText('1 entry waiting').waitFor();
    await desk(server, `/api/tournaments/${event}/devices/${device.id}`, undefined, 'DELETE');
    await context.setOffline(false);
    const ended = page.getByText('The arbiters have ended this link');
    await putForwardUntil(page, 'the phone is cut', () => ended.isVisible(), 2_000);
    expect(score(await current(), board)).toMatchObject({ kind: 'notEntered' });
    await page.getByText('is kept').waitFor();
    const again = await link({ name: 'Luc', role: 'results' });
    await page.getByLabel('8-digit code').fill(again.code);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect.poll(async () => score(await current(), board)).toMatchObject({ score: '½-½' });
  });

  it('an entry without an answer is told, though the server’s news still come', async () => {
    const board = openBoards()[10] ?? 0;
    const { path } = await link({ name: 'Ada', role: 'results' });
    const { context, page } = await phone(path);
    await page.getByText('Type the board number').waitFor();
    const SENT = '**/commands/enter-result';
    await context.route(SENT, (route) => route.abort());
    await typeBoard(page, board);
    await page.getByRole('button', { name: /Draw/ }).click();
    await page.getByText('1 entry waiting').waitFor();
    await context.unroute(SENT);
    const waiting = page.getByText('1 entry waiting');
    await putForwardUntil(page, 'it is sent', async () => (await waiting.count()) === 0, 2_000);
    expect(score(await current(), board)).toMatchObject({ score: '½-½' });
  });

  it('on a low phone without a network every figure of the keypad stands above the tabs', async () => {
    const board = openBoards()[11] ?? 0;
    const { path } = await link({ name: 'Inès', role: 'results' });
    const { context, page } = await phone(path, { language: 'fr' });
    await page.setViewportSize({ width: 360, height: 640 });
    const keypad = page.getByRole('group', { name: 'Numéro d’échiquier' });
    const below = async (): Promise<number> => {
      const [figures, tabs] = await Promise.all([
        keypad.boundingBox(),
        page.getByRole('navigation').boundingBox(),
      ]);
      return (figures?.y ?? 0) + (figures?.height ?? 0) - (tabs?.y ?? 0);
    };
    await keypad.waitFor();
    await context.setOffline(true);
    const types = async (): Promise<void> => {
      for (const digit of String(board)) {
        await keypad.getByRole('button', { name: digit, exact: true }).click();
      }
    };
    await types();
    await page.getByRole('button', { name: /Nulle/ }).click();
    await page.getByText('1 saisie en attente').waitFor();
    expect(await below()).toBeLessThanOrEqual(0);
    await types();
    await page.getByText('Votre saisie.').waitFor();
    expect(await below()).toBeLessThanOrEqual(0);
    await page.setViewportSize(PHONE);
    expect(await below()).toBeLessThanOrEqual(0);
  });

  it('a check-in opened again lists who was put down as absent, and takes them', async () => {
    const desks = byHttp(server.address, event);
    const next = round.round + 1;
    await desks.do({ type: 'openCheckIn', round: next });
    await desks.do({ type: 'closeCheckIn', round: next });
    await desks.do({ type: 'openCheckIn', round: next });
    const { path } = await link({ name: 'Door', role: 'checkIn' });
    const { page } = await phone(path);
    const late = round.boards[0]?.white.name ?? '';
    await page.getByLabel('Search a name').fill(late);
    await page.getByRole('button', { name: late }).click();
    await page.getByRole('button', { name: late, pressed: true }).waitFor();
    await page.getByLabel('Search a name').fill('');
    await page.getByRole('button', { name: 'Players check in themselves' }).click();
    await page.getByRole('heading', { name: 'Find your name' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByLabel('Search a name').fill(late);
    await page.getByRole('button', { name: late }).click();
    await page.getByText(`${late}, you are checked in already.`).waitFor();
  });
});

// `npm test` goes a shorter way: web/browser/phone.test.ts
import { describe, expect, it } from 'vitest';
import { played } from './desk.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { phonesOfARound } from './phones-of-a-round.ts';
import { putForwardUntil } from './put-forward.ts';

describe.skipIf(CHROMIUM === null)('phones that disagree, wait, or are low', () => {
  const { http, link, phone, players, boards, outcome, typeBoard } = phonesOfARound();

  it('what somebody else wrote first is shown, and the helper decides', async () => {
    const board = 3;
    const { path } = await link({ name: 'Paul', role: 'results' });
    const { context, page } = await phone(path);
    await page.getByText('Type the board number').waitFor();
    await context.setOffline(true);
    await typeBoard(page, board);
    await page.getByRole('button', { name: /White wins/ }).click();
    await http().do({ type: 'enterResult', round: 1, board, outcome: played('0-1') });
    await context.setOffline(false);
    const asks = page.getByText('1 entry needs you');
    await putForwardUntil(page, 'the helper is asked', () => asks.isVisible(), 2_000);
    await page.getByRole('button', { name: 'Look' }).click();
    await page.getByRole('button', { name: /Mine was wrong/ }).click();
    await page.getByText('1 entry needs you').waitFor({ state: 'detached' });
    expect(await outcome(board)).toMatchObject({ score: '0-1' });

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
      (await boards()).find((one) => one.board === board)?.staff?.questions ?? [];
    await expect.poll(told).toMatchObject([{ outcome: { score: '½-½' } }]);
    expect(await outcome(board)).toMatchObject({ score: '0-1' });
  });

  it('two players say different things, think again, and what both say stands', async () => {
    const game = (await boards())[4];
    if (game === undefined) throw new Error('no fifth board');
    const [white, black] = await players(game);
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
    expect(await outcome(game.board)).toMatchObject({ score: '0-1' });
  });

  it('an entry without an answer is told, though the server’s news still come', async () => {
    const board = 10;
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
    expect(await outcome(board)).toMatchObject({ score: '½-½' });
  });

  it('on a low phone without a network every figure of the keypad stands above the tabs', async () => {
    const board = 11;
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
});

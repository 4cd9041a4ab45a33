import { describe, expect, it } from 'vitest';
import { revoke } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { phonesOfARound } from './phones-of-a-round.ts';
import { putForwardUntil } from './put-forward.ts';

describe.skipIf(CHROMIUM === null)('phones', () => {
  const { server, http, position, link, phone, players, boards, outcome, typeBoard } =
    phonesOfARound();

  it('a helper enters results without a network, reloads, and each is written once', async () => {
    const [first, second, third, next] = [6, 7, 13, 14];
    const { code } = await link({ name: 'Marie', role: 'results', boards: { from: 1, to: 31 } });
    const { context, page } = await phone('/p');
    await page.getByLabel('8-digit code').fill(code);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Type the board number').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const before = await position();

    await context.setOffline(true);
    await typeBoard(page, first);
    await page.getByText((await boards())[first - 1]?.white.name ?? '-').waitFor();
    await page.getByRole('button', { name: /White wins/ }).click();
    await typeBoard(page, second);
    await page.getByRole('button', { name: /Draw/ }).click();
    await page.getByText('2 entries waiting').waitFor();
    await page.reload();
    await page.getByText('2 entries waiting').waitFor();
    await typeBoard(page, third);
    await page.getByRole('button', { name: /Black wins/ }).click();
    await page.getByText('3 entries waiting').waitFor();
    expect(await position()).toBe(before);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Entries' }).click();
    const sent = page.getByText('✓ Sent');
    await putForwardUntil(page, 'all are sent', async () => (await sent.count()) === 3, 2_000);
    expect(await outcome(first)).toMatchObject({ score: '1-0' });
    expect(await outcome(second)).toMatchObject({ score: '½-½' });
    expect(await outcome(third)).toMatchObject({ score: '0-1' });
    expect(await position()).toBe(before + 3);

    // The last own entry can be put right; a reload writes nothing again.
    await page.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('button', { name: /White wins/ }).click();
    await expect.poll(() => outcome(third)).toMatchObject({ score: '1-0' });
    await page.reload();
    await page.getByText('Type the board number').waitFor();
    // Each in its turn: when the next is written, none before it comes again.
    await typeBoard(page, next);
    await page.getByRole('button', { name: /White wins/ }).click();
    await expect.poll(() => outcome(next)).toMatchObject({ score: '1-0' });
    expect(await position()).toBe(before + 5);
  });

  it('two players report the same result and it stands', async () => {
    const game = (await boards())[4];
    if (game === undefined) throw new Error('no fifth board');
    const [white, black] = await players(game);
    await white.getByRole('heading', { name: new RegExp(`Board ${game.board}`) }).waitFor();
    await white.getByText(game.black.name).waitFor();
    await white.getByRole('button', { name: 'I lost' }).click();
    await white.getByRole('button', { name: 'Yes, report it' }).click();
    await white.getByText('Waiting for your opponent to confirm.').waitFor();
    await black.getByText('Votre adversaire a annoncé la partie.').waitFor();
    await black.getByRole('button', { name: 'J’ai gagné' }).click();
    await black.getByRole('button', { name: 'Oui, l’annoncer' }).click();
    await white.getByText('You lost · 0 – 1').waitFor();
    await black.getByText('Vous avez gagné · 0 – 1').waitFor();
    expect(await outcome(game.board)).toMatchObject({ score: '0-1' });
  });

  it('a revoked phone is cut at once, keeps what was not sent, and goes on with a new code', async () => {
    const board = 4;
    const { path, device } = await link({ name: 'Luc', role: 'results' });
    const { context, page } = await phone(path);
    await page.getByText('Type the board number').waitFor();
    await context.setOffline(true);
    await typeBoard(page, board);
    await page.getByRole('button', { name: /Draw/ }).click();
    await page.getByText('1 entry waiting').waitFor();
    await revoke(server.address, http().tournament, device.id);
    await context.setOffline(false);
    const ended = page.getByText('The arbiters have ended this link');
    await putForwardUntil(page, 'the phone is cut', () => ended.isVisible(), 2_000);
    expect(await outcome(board)).toMatchObject({ kind: 'notEntered' });
    await page.getByText('is kept').waitFor();
    const again = await link({ name: 'Luc', role: 'results' });
    await page.getByLabel('8-digit code').fill(again.code);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect.poll(() => outcome(board)).toMatchObject({ score: '½-½' });
  });

  it('a check-in opened again lists who was put down as absent, and takes them', async () => {
    const desks = http();
    await desks.do({ type: 'openCheckIn', round: 2 });
    await desks.do({ type: 'closeCheckIn', round: 2 });
    await desks.do({ type: 'openCheckIn', round: 2 });
    const { path } = await link({ name: 'Door', role: 'checkIn' });
    const { page } = await phone(path);
    const late = (await boards())[0]?.white.name ?? '';
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

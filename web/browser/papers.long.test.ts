// `npm test` goes a shorter way: web/browser/papers.test.ts
import { PAPERS } from '@ronde/core/documents/papers/papers.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { PrintsAnswer } from '@ronde/server/api/prints.ts';
import { describe, expect, it } from 'vitest';
import { PAPER_LOOK_WORDS } from '../desk/pages/files/paper-look-words.ts';
import { PAPERS_WORDS } from '../desk/pages/files/papers-words.ts';
import { PRINT_QUEUE_WORDS } from '../desk/pages/files/print-queue-words.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { dialogsIn, keepDialogs, lastDialog } from './print-dialogs.ts';
import { READS_PDF } from './printed.ts';
import { until } from './until.ts';

const papers = PAPERS_WORDS.en;
const queue = PRINT_QUEUE_WORDS.en;

describe.skipIf(CHROMIUM === null)('a paper at the desk', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it.skipIf(!READS_PDF)(
    'the dialog opens on the paper that was asked for, on sheets of the size the event prints on',
    async () => {
      const http = await inventedEvent(server.address, { name: 'Dialog', players: 8, rounds: 3 });
      await beginRound(http, 1);
      const { page } = await comes();
      await keepDialogs(page);
      await page.goto(`${server.address}/event/${http.tournament}/files`);
      const printed = async (name: string): Promise<Awaited<ReturnType<typeof lastDialog>>> => {
        const before = (await dialogsIn(page)).length;
        await page.getByRole('button', { name: papers.printOf(name), exact: true }).click();
        await until('the print dialog', async () => (await dialogsIn(page)).length > before);
        return lastDialog(page);
      };
      const a4 = await printed(PAPERS.pairings.name.en);
      expect(a4.title).toBe('Pairings of round 1 · Dialog');
      expect(a4.size).toContain('(A4)');
      await page.getByLabel(PAPER_LOOK_WORDS.en.format, { exact: true }).selectOption('letter');
      await page.getByText(PAPER_LOOK_WORDS.en.kept).waitFor();
      const letter = await printed(PAPERS['starting-list'].name.en);
      expect(letter.title).toBe('Starting list · Dialog');
      expect(letter.size).toContain('(letter)');
    },
  );

  it('a browser that shows no PDF keeps the file instead, and opens no empty dialog', async () => {
    const http = await inventedEvent(server.address, { name: 'No viewer', players: 8, rounds: 3 });
    await beginRound(http, 1);
    const { page: plain } = await comes();
    await keepDialogs(plain, { viewer: false });
    await plain.goto(`${server.address}/event/${http.tournament}/files`);
    const name = PAPERS.pairings.name.en;
    const [kept] = await Promise.all([
      plain.waitForEvent('download'),
      plain.getByRole('button', { name: papers.printOf(name), exact: true }).click(),
    ]);
    expect(kept.suggestedFilename()).toMatch(/pairings\.pdf$/);
    expect(await dialogsIn(plain)).toEqual([]);
  });

  it('one that became stale is printed again, and after a restart of the page the rest waits', async () => {
    const http = await inventedEvent(server.address, { name: 'Stale', players: 8, rounds: 3 });
    await beginRound(http, 1);
    const { page } = await comes();
    await keepDialogs(page);
    await page.goto(`${server.address}/event/${http.tournament}/files`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByText(queue.left(4)).waitFor();
    await press(queue.printLeft);
    await press(queue.yes);
    await page.getByText(queue.left(0)).waitFor();
    const changes = { name: 'Renamed, Anna' };
    await http.do({ type: 'correctPlayer', player: playerId('p1'), changes });
    await page.getByText(queue.left(4)).waitFor();
    await press(queue.printOf(PAPERS.pairings.name.en));
    await press(queue.yes);
    await page.getByText(queue.left(3)).waitFor();
    await page.reload();
    await page.getByText(queue.left(3)).waitFor();
    const { papers: left } = await http.view<PrintsAnswer>('prints');
    expect(left.filter(({ state }) => state === 'stale')).toHaveLength(3);
  });
});

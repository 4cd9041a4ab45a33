import { PAPERS } from '@ronde/core/documents/papers/papers.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { PrintsAnswer } from '@ronde/server/api/prints.ts';
import { describe, expect, it } from 'vitest';
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

describe.skipIf(CHROMIUM === null)('papers at the desk', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('are looked at, printed one by one or all of a round, and to be printed again once stale', async () => {
    const http = await inventedEvent(server.address, { name: 'Papers', players: 8, rounds: 3 });
    await beginRound(http, 1);
    const { page } = await comes();
    await keepDialogs(page);
    await page.goto(`${server.address}/event/${http.tournament}/files`);
    const states = async (): Promise<readonly string[]> =>
      (await http.view<PrintsAnswer>('prints')).papers.map(({ state }) => state);

    // A preview is a page of its own with the file that is printed.
    const name = PAPERS.pairings.name.en;
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: papers.previewOf(name), exact: true }).click(),
    ]);
    await preview.close();

    // Printed at once: the dialog opens on the file.
    await page.getByRole('button', { name: papers.printOf(name), exact: true }).click();
    await until('the print dialog', async () => (await dialogsIn(page)).length === 1);
    if (READS_PDF) {
      const { title, size } = await lastDialog(page);
      expect([title, size]).toEqual([
        'Pairings of round 1 · Papers',
        expect.stringContaining('(A4)'),
      ]);
    }

    // Everything of the round with one click; it is printed once somebody says so.
    await page.getByText(queue.left(4)).waitFor();
    await page.getByRole('button', { name: queue.printLeft, exact: true }).click();
    await page.getByRole('button', { name: queue.yes, exact: true }).waitFor();
    expect(await dialogsIn(page)).toEqual(['application/pdf', 'application/pdf']);
    expect(await states()).toEqual(['made', 'made', 'made', 'made']);
    await page.getByRole('button', { name: queue.yes, exact: true }).click();
    await page.getByText(queue.left(0)).waitFor();
    expect(await states()).toEqual(['printed', 'printed', 'printed', 'printed']);

    // A correction makes them stale: they are to be printed again.
    const changes = { name: 'Renamed, Anna' };
    await http.do({ type: 'correctPlayer', player: playerId('p1'), changes });
    await page.getByText(queue.left(4)).waitFor();
    expect((await states()).filter((state) => state === 'stale')).toHaveLength(4);
  });
});

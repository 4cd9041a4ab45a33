import { FORM_FACT_NAMES } from '@ronde/core/tournament/words/form-fact-words.ts';
import { describe, it } from 'vitest';
import { WALL_WORDS } from '../desk/pages/wall/wall-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = WALL_WORDS.en;

describe.skipIf(CHROMIUM === null)('papers at the desk', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA 205-213, 959, 8848-8931] a sheet is hung, a correction makes it wrong; what the file asks for is filled in', async () => {
    const http = await inventedEvent(server.address, { name: 'Wall', players: 6, rounds: 5 });
    await beginRound(http, 1);
    await enterResults(http, 1, 3);
    const page = await sits();
    await page.goto(`${server.address}/event/${http.tournament}/wall`);
    const row = page.getByRole('row', { name: /results, round 1/ });
    await row.getByText('to be hung up').waitFor();
    await row.getByRole('button', { name: words.upOf('results, round 1') }).click();
    await row.getByText('hangs', { exact: true }).waitFor();
    await http.do({
      ...{ type: 'enterResult', round: 1, board: 1 },
      outcome: { kind: 'forfeit', winner: 'black' },
    });
    await row.getByText(/no longer right/).waitFor();
    await row.getByRole('button', { name: words.againOf('results, round 1') }).click();
    await row.getByText('hangs', { exact: true }).waitFor();
    await row.getByRole('button', { name: words.downOf('results, round 1') }).click();
    await row.getByText('to be hung up').waitFor();

    // What is filled in is no longer missing.
    await goTo(page, `${server.address}/event/${http.tournament}/dossier`);
    const missing = page.getByText(/Registration number/);
    await missing.first().waitFor();
    const number = page.getByLabel(FORM_FACT_NAMES.en.homologation);
    await number.fill('61234');
    await number.press('Enter');
    await missing.first().waitFor({ state: 'detached' });
  });
});

// `npm test` goes a shorter way: web/browser/needs.test.ts
import { NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { NeedsView } from '@ronde/core/tournament/views/needs.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { describe, expect, it } from 'vitest';
import { NEEDS_PAGE_WORDS } from '../desk/pages/needs/needs-page-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = NEEDS_PAGE_WORDS.en;
const said = NEEDS_WORDS.en;

describe.skipIf(CHROMIUM === null)('needs of players', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[E.01 D.2.1] a move is said in the German words, or why it cannot be', async () => {
    const http = await inventedEvent(server.address, { name: 'Said', players: 4, rounds: 3 });
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/needs`);
    await page.getByLabel(words.move, { exact: true }).fill('Ng1f3');
    await page.getByText('Springer gustav eins felix drei').waitFor();
    await page.getByLabel(words.move, { exact: true }).fill('Nf3');
    await page.getByText('does not say where the piece comes from').waitFor();
    await page.getByLabel(words.before).fill('1. e4 e5');
    await page.getByText('Springer gustav eins felix drei').waitFor();
  });

  it('[LA 7] are noted in the panel of a player too', async () => {
    const http = await inventedEvent(server.address, { name: 'Panel', players: 4, rounds: 3 });
    const [player] = (await http.view<PlayersView>('players')).players;
    if (player === undefined) throw new Error('no player');
    const page = await sits();
    await goTo(
      page,
      `${server.address}/event/${http.tournament}/players?panel=player:${player.id}`,
    );
    await page.getByRole('button', { name: words.note, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.dialogOf(player.name) });
    await dialog.getByRole('checkbox', { name: said.kinds.motor }).check();
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await http.view<NeedsView>('needs')).players[0]?.needs.kinds)
      .toEqual(['motor']);
  });
});

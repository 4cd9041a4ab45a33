import { playerId } from '@ronde/core/rules/identity.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { RETENTION_WORDS } from '../desk/pages/administration/retention-words.ts';
import { faultsIn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = RETENTION_WORDS.fr;
const asks = COMMAND_WORDS.fr;
const SECRET = 'secret-phone-0611223344';

describe.skipIf(CHROMIUM === null)('private data at the desk', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA line 8846] is erased once it may go: the name typed, then two steps', async () => {
    const http = await inventedEvent(server.address, {
      ...{ name: 'Ancien tournoi', players: 4, rounds: 3 },
      settings: { firstDay: '2020-06-20', lastDay: '2020-06-21' },
    });
    await http.do({
      type: 'correctPlayer',
      player: playerId('p1'),
      changes: { private: { birthDate: '1990-04-19', phone: SECRET } },
    });
    const page = await sits({ language: 'fr' });
    await page.goto(`${server.address}/event/${http.tournament}/administration`);
    const section = page.getByRole('region', { name: words.title });
    await section.getByText('LA 5.1').waitFor();
    const erase = section.getByRole('button', { name: words.erase });
    expect(await erase.isDisabled()).toBe(true);
    await section.getByLabel(words.typeName('Ancien tournoi')).fill('Ancien tournoi');
    expect(await faultsIn(section)).toEqual([]);
    await erase.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: asks.goOn }).click();
    await dialog.getByLabel(asks.typeToConfirm(asks.word)).fill(asks.word);
    await dialog.getByRole('button', { name: asks.confirm, exact: true }).click();
    await section.getByText(/Effacées définitivement le/).waitFor();
    await until('nothing is held', async () => {
      const { retention } = await http.view<AdministrationView>('administration');
      return retention.standing === 'erased' && retention.holds.contacts === 0;
    });
    const file = await fetch(
      `${server.address}/api/tournaments/${http.tournament}/export/ronde`,
    ).then((answer) => answer.text());
    expect(file).toContain('privateDataErased');
    expect(file).not.toContain(SECRET);
    await goTo(page, `${server.address}/event/${http.tournament}/history`);
    const history = page.getByRole('region', { name: 'Historique' });
    await history.getByText(/Données personnelles effacées de/).waitFor();
    // What is for ever is not offered, and the page says why.
    await page.getByRole('note').getByText('ni un effacement ne s’annulent').waitFor();
    const undo = page.getByRole('button', { name: HISTORY_WORDS.fr.nothingToUndo });
    expect(await undo.isDisabled()).toBe(true);
  });
});

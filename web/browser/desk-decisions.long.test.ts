// `npm test` goes a shorter way: web/browser/desk-decisions.test.ts
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { INCIDENT_WORDS } from '../desk/pages/incidents/incident-words.ts';
import { PHOTO_WORDS } from '../photos/photo-words.ts';
import { resultText } from '../words/results.ts';
import { decidesAtTheDesk } from './decides-at-the-desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = DECISION_WORDS.en;
const said = INCIDENT_WORDS.en;

describe.skipIf(CHROMIUM === null)('a decision on the desk', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[Laws 7.5.5] an illegal move is ruled, written with its penalty, and its result entered', async () => {
    const { page } = await comes();
    const http = await inventedEvent(server.address, { name: 'Ruled', players: 8, rounds: 3 });
    await beginRound(http, 1);
    const arbiter = decidesAtTheDesk({ page, http, address: server.address });
    const { goes, press, boardOf, newest } = arbiter;
    const { black } = await boardOf(1);
    const place = { round: 1, board: 1, player: playerId(black.id) };
    await http.do({ type: 'enterIncident', kind: 'illegal', ...place, text: 'Two hands' });
    await goes('decide');
    await page.getByLabel(said.board, { exact: true }).selectOption('1');
    await page.getByLabel(said.player, { exact: true }).selectOption(black.id);
    await press(SITUATIONS.illegal.title.en);
    await press(words.ok);
    await press('after the clock was pressed');
    // The first stands in the log: the second is filled in.
    await page.getByText(`${black.name}: 1st written down at`).waitFor();
    expect(await page.getByRole('textbox').last().inputValue()).toBe('2');
    await press(words.ok);
    await press(words.yes);
    await page.getByText(RULING_WORDS.en.outcomes.playerLoses, { exact: true }).first().waitFor();
    await press(words.enterResult(resultText({ kind: 'played', score: '1-0' }, 'en')));
    await expect.poll(async () => (await boardOf(1)).outcome).toMatchObject({ score: '1-0' });
    await press(words.writeDown);
    await page.getByText(words.writtenDown).waitFor();
    expect(await newest()).toMatchObject({ kind: 'illegal', round: 1, board: 1, player: black.id });
    expect((await newest())?.decision?.article).toContain('E.01 7.5.5');
    await page.getByRole('link', { name: 'Notice of a penalty' }).waitFor();
    await page.getByRole('link', { name: 'Form for an appeal' }).waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      ...{ name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    });
    await page.getByText(PHOTO_WORDS.en.faults.notAPicture).waitFor();
  });

  it('[Laws 12.9] an incident is changed and taken back, with the reason', async () => {
    const { page } = await comes();
    const http = await inventedEvent(server.address, { name: 'Changed', players: 8, rounds: 3 });
    await beginRound(http, 1);
    const arbiter = decidesAtTheDesk({ page, http, address: server.address });
    const { goes, presses, dialog, boardOf, newest } = arbiter;
    const { white } = await boardOf(2);
    const place = { round: 1, board: 2, player: playerId(white.id) };
    await http.do({ type: 'enterIncident', kind: 'illegal', ...place, text: 'Talking' });
    await goes('incidents');
    await page.getByRole('row').filter({ hasText: 'Talking' }).click();
    await presses(said.change);
    await dialog().getByLabel(said.text).fill('Talking to a coach');
    await presses(said.save);
    await expect.poll(async () => (await newest())?.text).toBe('Talking to a coach');
    await presses(said.takeBack);
    await dialog().getByLabel(said.reason).fill('appeal');
    await presses(said.takeBack);
    await expect.poll(async () => (await newest())?.takenBack?.reason).toBe('appeal');
  });
});

import { PENALTY_WORDS } from '@ronde/core/decisions/penalties/penalty-words.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import { CLAIM_WORDS } from '@ronde/core/decisions/claims/claim-words.ts';
import type { DossierAnswer } from '@ronde/server/api/dossier.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLAIM_PAGE_WORDS } from '../decisions/claim-page-words.ts';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { INCIDENT_WORDS } from '../desk/pages/incidents/incident-words.ts';
import { resultText } from '../words/results.ts';
import type { ByHttp } from './by-http.ts';
import { decidesAtTheDesk } from './decides-at-the-desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = DECISION_WORDS.en;
const said = INCIDENT_WORDS.en;
const penalties = PENALTY_WORDS.en;

describe.skipIf(CHROMIUM === null)('decisions and incidents on the desk', () => {
  let arbiter: ReturnType<typeof decidesAtTheDesk>;
  let http: ByHttp;
  let page: Page;
  const { sits } = opened(async ({ address }) => {
    page = await sits();
    http = await inventedEvent(address, { name: 'Decided', players: 8, rounds: 3 });
    await beginRound(http, 1);
    arbiter = decidesAtTheDesk({ page, http, address });
  });

  it('[Laws 9.2.2] a threefold claim is proven from French letters, drawn, and in the minutes', async () => {
    const { goes, press, boardOf, newest } = arbiter;
    const { white } = await boardOf(3);
    const claim = CLAIM_PAGE_WORDS.en;
    await goes('decide');
    await page.getByLabel(said.board, { exact: true }).selectOption('3');
    await page.getByLabel(said.player, { exact: true }).selectOption(white.id);
    await page.getByText(claim.heading, { exact: true }).click();
    await page.getByLabel(claim.score).fill('1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8');
    await press(claim.prove);
    const proof = page.getByRole('status', { name: claim.proof });
    await proof.getByText(CLAIM_WORDS.en.repetition.right.split(':')[0] ?? '').waitFor();
    await press(claim.decide);
    for (const question of ['touched', 'notOnMove'] as const) {
      const asked = SITUATIONS.threefold.questions[question]?.ask.en ?? '';
      await page.getByRole('heading', { name: asked }).waitFor();
      await press(words.no);
    }
    await page.getByText(RULING_WORDS.en.outcomes.draw, { exact: true }).first().waitFor();
    await press(words.enterResult(resultText({ kind: 'played', score: '½-½' }, 'en')));
    await expect.poll(async () => (await boardOf(3)).outcome).toMatchObject({ score: '½-½' });
    await press(words.writeDown);
    await page.getByText(words.writtenDown).waitFor();
    // A right claim breaks no article: nobody is handed a penalty; the moves that proved it are kept.
    await page.getByRole('link', { name: said.noticeNames.appeal }).waitFor();
    expect(await page.getByRole('link', { name: said.noticeNames.penalty }).count()).toBe(0);
    expect((await newest())?.score).toContain('4.Ng1 4...Ng8');
    const { minutesOfLog } = await http.view<DossierAnswer>('dossier?lang=en');
    const { title } = SITUATIONS.threefold;
    expect(minutesOfLog).toContain(`R1/3, ${white.name}, ${title.en}:`);
    expect(minutesOfLog).toContain(RULING_WORDS.en.outcomes.draw);
  });

  it('[Laws 12.9] an incident is entered, decided with half a point', async () => {
    const { goes, press, presses, dialog, boardOf, newest } = arbiter;
    const { white } = await boardOf(2);
    await goes('incidents');
    await press(said.enter);
    await dialog().getByLabel(said.board, { exact: true }).selectOption('2');
    await dialog().getByLabel(said.player, { exact: true }).selectOption(white.id);
    await presses(said.save);
    await dialog().getByText(said.textMissing).waitFor();
    await dialog().getByLabel(said.text).fill('Talking to a spectator');
    await presses(said.save);
    await page.getByRole('row').filter({ hasText: 'Talking to a spectator' }).click();
    await presses(said.decide);
    await dialog().getByLabel(said.decisionText, { exact: true }).fill('Half a point less');
    await dialog().getByRole('checkbox', { name: penalties.pointsFromPlayer }).check();
    const figure = words.figureOf(penalties.pointsFromPlayer, words.figures.points);
    await presses(said.save);
    await dialog().getByText(words.badFigure).waitFor();
    await dialog().getByLabel(figure).fill('½');
    await presses(said.save);
    await presses(said.followTexts.adjustPoints(white.name, '−½'));
    // Points are changed after a question, as everywhere.
    await press(COMMAND_WORDS.en.confirm);
    await page.getByText(`(${said.done})`).waitFor();
    expect(await newest()).toMatchObject({
      board: 2,
      player: white.id,
      text: 'Talking to a spectator',
    });
  });
});

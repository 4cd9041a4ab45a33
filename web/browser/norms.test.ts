import { NORM_WORDS } from '@ronde/core/documents/norms/norm-words.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { NormsView } from '@ronde/core/tournament/views/norms.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EVENT_FOR_NORMS_WORDS } from '../desk/pages/norms/event-for-norms-words.ts';
import { NORMS_PAGE_WORDS } from '../desk/pages/norms/norms-words.ts';
import { faultsOn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { CANDIDATE, closedEvent } from './closed-event.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound } from './invented-event.ts';
import { opened } from './opened.ts';

const words = NORMS_PAGE_WORDS.en;

/** The candidate's game of a round ends so, every other one in a draw. */
async function plays(http: ByHttp, round: number, result: 'win' | 'draw'): Promise<void> {
  await beginRound(http, round);
  const { boards } = await http.view<RoundView>(`rounds/${round}`);
  for (const { board, white, black } of boards) {
    const side = white.name === CANDIDATE ? '1-0' : black.name === CANDIDATE ? '0-1' : null;
    const score = result === 'win' && side !== null ? side : '½-½';
    await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
  }
}

describe.skipIf(CHROMIUM === null)('norms at the desk', () => {
  let page: Page;
  const { server, sits } = opened(async () => {
    page = await sits();
  });

  it('[B.01 1.4.8] a norm made in the last round is seen coming two rounds before', async () => {
    const http = await closedEvent(server.address);
    for (const [index, result] of (
      ['win', 'draw', 'draw', 'win', 'draw', 'draw', 'draw'] as const
    ).entries()) {
      await plays(http, index + 1, result);
    }
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    const line = page.locator('ol > li', { hasText: `${CANDIDATE} · ${words.norm('GM')}` });
    // 4½ of 7: 6 of 9 are needed against 2500.
    await line.getByText('1½ of 2 points at least').waitFor();
    await line.getByText(NORM_WORDS.en.running, { exact: true }).waitFor();
    // The board stays open: results come in by themselves.
    await plays(http, 8, 'win');
    await line.getByText('½ of 1 points at least').waitFor();
    await plays(http, 9, 'draw');
    await line.getByText('made', { exact: true }).waitFor();
    await line.locator('summary').click();
    const cells = line.getByRole('row', { name: /^B\.01 1\.4\.8 performance/ });
    expect(await cells.textContent()).toContain('2625');
  });

  it('[B.01 1.1, 1.4.2a] what FIDE asks of the event is said here, and counts everywhere', async () => {
    const http = await closedEvent(server.address);
    for (const player of ['p4', 'p5']) {
      await http.do({
        type: 'correctPlayer',
        player: playerId(player),
        changes: { federation: 'FID' },
      });
    }
    const asked = EVENT_FOR_NORMS_WORDS.en;
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    await page.getByRole('button', { name: asked.heading }).click();
    const dialog = page.getByRole('dialog', { name: asked.heading });
    const flag = dialog.getByRole('textbox', { name: asked.flag('Opponent, Number3') });
    await flag.fill('fid');
    await dialog.getByRole('button', { name: asked.keep }).click();
    await dialog.getByText(asked.notFid).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await flag.fill('aut');
    await dialog.getByLabel(asked.registeredOn).fill('2026-02-20');
    await dialog.getByRole('combobox', { name: asked.kind }).selectOption('zonal');
    await dialog.getByRole('combobox', { name: asked.chiefArbiter }).selectOption('FA');
    await dialog.getByRole('textbox', { name: asked.host }).fill('ger');
    await dialog.getByRole('button', { name: asked.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    // Registered fifteen days before the first: the event bars every norm.
    await page.getByText(NORM_WORDS.en.eventConditions.registration).first().waitFor();
    const view = (): Promise<NormsView> => http.view<NormsView>('norms');
    await expect
      .poll(async () => (await view()).said)
      .toEqual({
        ...{ kind: 'zonal', host: 'GER', chiefArbiter: 'FA', registeredOn: '2026-02-20' },
        registrationAgreed: false,
      });
    await expect
      .poll(async () => (await view()).underFid.map(({ name, federation }) => [name, federation]))
      .toEqual([
        ['Opponent, Number3', 'AUT'],
        ['Opponent, Number4', null],
      ]);
    const { event } = await view();
    const met = Object.fromEntries(event.map(({ name, met: is }) => [name, is]));
    expect(met).toMatchObject({ registration: false, chiefArbiter: true });
  });
});

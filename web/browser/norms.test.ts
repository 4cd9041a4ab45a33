import { NORM_WORDS } from '@ronde/core/documents/norms/norm-words.ts';
import { PAPER_PROBLEMS } from '@ronde/core/documents/papers/paper-problems.ts';
import type { KeptNorm } from '@ronde/core/ratings/titles/player-file.ts';
import { writePlayerFile } from '@ronde/core/ratings/titles/read-player-file.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Title } from '@ronde/core/rules/title.ts';
import type { NormsView } from '@ronde/core/tournament/views/norms.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EVENT_FOR_NORMS_WORDS } from '../desk/pages/norms/event-for-norms-words.ts';
import { NORMS_PAGE_WORDS } from '../desk/pages/norms/norms-words.ts';
import { faultsOn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = NORMS_PAGE_WORDS.en;

type Line = readonly [title: Title | null, federation: string, rating: number];

/** A candidate, and nine opponents of 2500: three grandmasters, five titled, two foreign federations. */
const FIELD: readonly Line[] = [
  ['FM', 'FRA', 2450],
  ['GM', 'GER', 2500],
  ['GM', 'GER', 2500],
  ['GM', 'ESP', 2500],
  ['IM', 'ESP', 2500],
  ['FM', 'FRA', 2500],
  [null, 'FRA', 2500],
  [null, 'FRA', 2500],
  [null, 'FRA', 2500],
  [null, 'FRA', 2500],
];
const CANDIDATE = 'Candidate, Hopeful';

/** A closed event of ten, nothing paired yet. */
async function closedEvent(address: string): Promise<ByHttp> {
  const settings = { system: 'berger', federation: 'FRA' } as const;
  const http = await inventedEvent(address, { name: 'Closed', players: 0, rounds: 9, settings });
  await http.do({
    type: 'enterPlayers',
    players: FIELD.map(([title, federation, rating], index) => ({
      id: playerId(`p${index + 1}`),
      name: index === 0 ? CANDIDATE : `Opponent, Number${index}`,
      sex: 'm' as const,
      federation,
      fideId: String(1_000_000 + index),
      ratings: { fide: rating },
      fromRound: 1,
      ...(title === null ? {} : { title }),
    })),
  });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  return http;
}

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
  const { server } = opened(async (_, comes) => {
    ({ page } = await comes());
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
    const view = await http.view<NormsView>('norms');
    expect(view.said).toEqual({
      ...{ kind: 'zonal', host: 'GER', chiefArbiter: 'FA', registeredOn: '2026-02-20' },
    });
    expect(view.underFid.map(({ name, federation }) => [name, federation])).toEqual([
      ['Opponent, Number3', 'AUT'],
      ['Opponent, Number4', null],
    ]);
    const met = Object.fromEntries(view.event.map(({ name, met: is }) => [name, is]));
    expect(met).toMatchObject({ registration: false, chiefArbiter: true });

    // What is emptied is not known any more; a page of ratings offers the same.
    await goTo(page, `${server.address}/event/${http.tournament}/ratings`);
    await page.getByRole('button', { name: asked.heading }).click();
    await dialog.getByLabel(asked.registeredOn).fill('');
    await dialog.getByRole('combobox', { name: asked.chiefArbiter }).selectOption('');
    await dialog.getByRole('button', { name: asked.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    const after = await http.view<NormsView>('norms');
    expect(after.said).toMatchObject({ kind: 'zonal', chiefArbiter: null, registeredOn: null });
  });

  it('says so when nobody can make one', async () => {
    const wish = { name: 'Short', players: 4, rounds: 3 };
    const http = await inventedEvent(server.address, wish);
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    await page.getByText(words.nobody).waitFor();
  });

  it('[B.01 1.5] an application for a title is made with the file that a player keeps', async () => {
    const http = await closedEvent(server.address);
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    await page.getByRole('button', { name: words.chooseFile }).waitFor();
    const choose = (text: string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles({
        ...{ name: 'titles.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      });
    await choose('{}');
    await page.getByText(PAPER_PROBLEMS.en['paper.notAPlayerFile']).waitFor();
    const norm: KeptNorm = {
      ...{ titles: ['GM'], event: 'Open', firstDay: '2025-07-01', lastDay: '2025-07-09', games: 9 },
      ...{ eightOfNine: false, foreigners: true, singleRoundDays: 9 },
      ...{ swiss: null, otherEvent: false },
    };
    const file = {
      ...{ name: CANDIDATE, highestRating: 2501, ratedGames: 300, ratingReached: '2025-01-01' },
      norms: [norm],
    };
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      choose(writePlayerFile(file)),
    ]);
    expect(kept.suggestedFilename()).toMatch(/title-application\.pdf$/);
  });
});

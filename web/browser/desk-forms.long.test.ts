// `npm test` goes a shorter way: web/browser/desk-forms.test.ts
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { PresetsAnswer } from '@ronde/server/api/presets.ts';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { OWN_PAGE } from '../api/ask.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { PRESET_WORDS } from '../desk/pages/settings/fields/preset-words.ts';
import { TIE_BREAK_WORDS } from '../desk/pages/settings/fields/tie-break-words.ts';
import { DECISION_WORDS } from '../desk/panels/player/decision-words.ts';
import { FORM_WORDS } from '../desk/panels/player/player-form-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { answered, byHttp } from './by-http.ts';
import { deskOf } from './desk.ts';
import { makeSample } from './every-page.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { ITS_OWN, opened } from './opened.ts';
import { until } from './until.ts';

describe.skipIf(CHROMIUM === null)('more forms of the desk', () => {
  let event = '';
  let page: Page;

  // Its own server: presets belong to all its tournaments.
  const { server, sits } = opened(async ({ address }) => {
    event = await makeSample(address, 'en');
  }, ITS_OWN);
  beforeEach(async () => {
    page = await sits();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('changes points by decision, a fee, and whether half-point byes may be asked', async () => {
    const words = DECISION_WORDS.en;
    const http = byHttp(server.address, event);
    const [first] = (await http.view<PlayersView>('players')).players;
    if (first === undefined) throw new Error('an event without players');
    const card = () => http.view<PlayerCard>(`players/${encodeURIComponent(first.id)}`);
    const desk = deskOf(page, `${server.address}/event/${encodeURIComponent(event)}`, 'en');
    await desk.visit(`players?panel=player:${encodeURIComponent(first.id)}`);
    await button(PLAYER_WORDS.en.more).click();
    await page.getByRole('menuitem', { name: PLAYER_WORDS.en.adjust }).click();
    await page.getByLabel(words.points).fill('−½');
    await page.getByLabel(words.reason).fill('Telephone');
    await desk.step(words.change, async () => (await card()).adjustments.length === 1);
    expect((await card()).adjustments[0]).toMatchObject({ points: -5, reason: 'Telephone' });

    await button(PLAYER_WORDS.en.edit).click();
    await page.getByLabel(FORM_WORDS.en.noHalfPointBye).check();
    await button(FORM_WORDS.en.private).click();
    await page.getByLabel(FORM_WORDS.en.feeDue).fill('12,50');
    await desk.step(
      PLAYER_WORDS.en.save,
      async () => (await card()).player.staff?.noHalfPointBye === true,
    );
    expect((await card()).player.staff?.private.feeDue).toBe(1250);
  });

  it('changes public pairings', async () => {
    const http = await inventedEvent(server.address, { name: 'Public', players: 4, rounds: 1 });
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    const boards = async () => (await http.view<RoundView>('rounds/1')).boards;
    const [first, second] = await boards();
    if (first === undefined || second === undefined) throw new Error('two boards');
    const desk = deskOf(page, `${server.address}/event/${http.tournament}`, 'en');
    await desk.visit('rounds/1');
    await button(desk.words.rounds.republish).click();
    await button(first.black.name).click();
    await button(second.black.name).click();
    await desk.step(desk.words.rounds.republish_end, async () =>
      (await boards()).some(
        ({ white, black }) => white.id === first.white.id && black.id === second.black.id,
      ),
    );
  });

  it('takes over a list of tie-breaks that was kept in the wizard, until it is removed', async () => {
    const words = PRESET_WORDS.en;
    const line = 'Friday: BH,BH/C1,SB';
    const kept = async (): Promise<string[]> => {
      const { presets } = await answered<PresetsAnswer>(fetch(`${server.address}/api/presets`));
      return presets.map(({ name, tieBreaks }) => `${name}: ${tieBreaks.join()}`);
    };
    await fetch(`${server.address}/api/presets/Friday`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...OWN_PAGE },
      body: JSON.stringify({ name: 'Friday', tieBreaks: ['BH', 'BH/C1', 'SB'] }),
    });
    expect(await kept()).toEqual([line]);

    await page.goto(`${server.address}/new`);
    await page.getByRole('button', { name: NEW_WORDS.en.steps.tieBreaks }).click();
    await page.getByLabel(TIE_BREAK_WORDS.en.preset).selectOption({ label: 'Friday' });
    await until('taken over', async () => {
      const shown = await page.locator('li[draggable]').allInnerTexts();
      return shown.length === line.split(',').length;
    });
    await button(words.remove).click();
    await until('removed', async () => (await kept()).length === 0);
    await button(words.putBack).click();
    await until('put back', async () => (await kept())[0] === line);
  });
});

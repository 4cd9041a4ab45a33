import type { Language } from '@ronde/core/rules/language.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { BEFORE_START_WORDS } from '../desk/pages/rounds/before-start/before-start-words.ts';
import { DEFAULT_TIME_WORDS } from '../desk/pages/rounds/default-time/default-time-words.ts';
import { IDLE_WORDS } from '../desk/pages/rounds/idle/idle-words.ts';
import { REGULATION_WORDS } from '../desk/pages/settings/fields/regulation-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { spokenIn } from './spoken-languages.ts';

describe.skipIf(CHROMIUM === null)('the regulations of an event', () => {
  const pages = new Map<Language, Page>();
  const { server } = opened(async (_, comes) => {
    for (const language of spokenIn('fr')) pages.set(language, (await comes({ language })).page);
  });
  const sit = async (event: ByHttp, language: Language, path: string): Promise<Desk> => {
    const page = pages.get(language);
    if (page === undefined) throw new Error(`nobody speaks ${language}`);
    const address = `${server.address}/event/${event.tournament}`;
    await goTo(page, `${address}/${path}`);
    return deskOf(page, address, language);
  };

  it.each(spokenIn('fr'))(
    '[E.01 6.7.1] %s: the default time is missed before the start, and set on the page of settings',
    async (language) => {
      const wish = { name: 'Silent', players: 6, rounds: 5 };
      const event = await inventedEvent(server.address, wish);
      const desk = await sit(event, language, 'now');
      await desk.button(NOW_WORDS[language].due.defaultTimeMissing.button).click();
      const words = REGULATION_WORDS[language];
      await desk.page.getByText(words.defaultTimeSilent).waitFor();
      await desk.page.getByLabel(words.defaultTime, { exact: true }).fill('30');
      await desk.page.getByText(words.defaultTimeHint).waitFor();
      await desk.step(SETTINGS_WORDS[language].save, async () => {
        const { overview } = await event.view<OverviewAnswer>('');
        return overview.settings?.regulations.defaultTime === 30;
      });
    },
  );

  it.each(spokenIn('fr'))(
    '[C.04.2 4.4.3] %s: two players left without opponents are paired with each other',
    async (language) => {
      const event = await inventedEvent(server.address, { name: 'Idle', players: 6, rounds: 5 });
      await beginRound(event, 1);
      const words = IDLE_WORDS[language];
      const desk = await sit(event, language, 'rounds/1');
      await desk.page.getByRole('row').nth(1).waitFor();
      expect(await desk.page.getByText(words.title).isVisible()).toBe(false);
      for (const board of [1, 2]) {
        const outcome = { kind: 'forfeit', winner: 'white' } as const;
        await event.do({ type: 'enterResult', round: 1, board, outcome });
      }
      const { boards } = await event.view<RoundView>('rounds/1');
      const [first, second] = boards.map(({ white }) => white.id);
      await desk.page.getByText(words.title).waitFor();
      await desk.step(words.pair, async () => {
        const [board] = (await event.view<RoundView>('rounds/1')).boards;
        return board?.white.id === first && board?.black.id === second;
      });
      await desk.page.getByText(words.title).waitFor({ state: 'detached' });
    },
  );

  it.each(spokenIn('fr'))(
    '[C.05 6.4, E.01 6.7.1] %s: a newcomer before round 1, then an empty chair at its start',
    async (language) => {
      const event = await inventedEvent(server.address, { name: 'Chairs', players: 7, rounds: 5 });
      await event.do({ type: 'pairRound', round: 1 });
      await event.do({ type: 'publishRound', round: 1 });
      const late = { id: playerId('late'), name: 'Zulu, Zoe', ratings: { fide: 1000 } };
      await event.do({ type: 'enterPlayers', players: [{ ...late, fromRound: 2 }] });
      const before = BEFORE_START_WORDS[language];
      const desk = await sit(event, language, 'rounds/1');
      const { page } = desk;
      await page.getByText(before.title).waitFor();
      expect(await faultsIn(page.getByRole('alert').filter({ hasText: before.title }))).toEqual([]);
      const boards = async () => (await event.view<RoundView>('rounds/1')).boards;
      await desk.step(before.change, async () => (await boards()).length === 4);
      await page.getByText(before.title).waitFor({ state: 'detached' });
      await event.do({ type: 'startRound', round: 1 });
      const words = DEFAULT_TIME_WORDS[language];
      await desk.button(words.note).click();
      const dialog = page.getByRole('dialog', { name: words.dialog(1) });
      const name = (await boards())[1]?.black.name ?? '';
      await dialog.getByRole('checkbox', { name }).check();
      expect(await faultsOn(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.save(1) }).click();
      await page.getByText(words.chair(2, name)).waitFor();
      expect(await faultsIn(page.getByRole('region', { name: words.title }))).toEqual([]);
      // Silence in the regulations means zero minutes: the forfeit is offered at once.
      await page.getByRole('button', { name: words.forfeitAt(2) }).click();
      await page.getByText(words.chair(2, name)).waitFor({ state: 'detached' });
      expect((await boards())[1]?.outcome).toEqual({ kind: 'forfeit', winner: 'white' });
    },
  );
});

import type { Language } from '@ronde/core/rules/language.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { IDLE_WORDS } from '../desk/pages/rounds/idle/idle-words.ts';
import { REGULATION_WORDS } from '../desk/pages/settings/fields/regulation-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('the regulations of an event', () => {
  const { server, comes } = opened(() => Promise.resolve());
  const sit = async (event: ByHttp, language: Language): Promise<Desk> => {
    const { page } = await comes({ language });
    return deskOf(page, `${server.address}/event/${event.tournament}`, language);
  };

  it.each(['en', 'fr'] as const)(
    '[E.01 6.7.1] %s: the default time is missed before the start, and set on the page of settings',
    async (language) => {
      const wish = { name: 'Silent', players: 6, rounds: 5 };
      const event = await inventedEvent(server.address, wish);
      const desk = await sit(event, language);
      await desk.open('now');
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

  it.each(['en', 'fr'] as const)(
    '[C.04.2 4.4.3] %s: two players left without opponents are paired with each other',
    async (language) => {
      const event = await inventedEvent(server.address, { name: 'Idle', players: 6, rounds: 5 });
      await beginRound(event, 1);
      const words = IDLE_WORDS[language];
      const desk = await sit(event, language);
      await desk.open('rounds/1');
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
});

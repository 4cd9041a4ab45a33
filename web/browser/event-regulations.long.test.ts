// `npm test` goes a shorter way: web/browser/event-regulations.test.ts
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, it } from 'vitest';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { REGULATION_WORDS } from '../desk/pages/settings/fields/regulation-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('regulations that say nothing of the default time', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it.each(LANGUAGES)(
    '[E.01 6.7.1] %s: it is missed before the start, and set on the page of settings',
    async (language) => {
      const wish = { name: 'Silent', players: 6, rounds: 5 };
      const event = await inventedEvent(server.address, wish);
      const { page } = await comes({ language });
      const desk = deskOf(page, `${server.address}/event/${event.tournament}`, language);
      await desk.open('now');
      await desk.button(NOW_WORDS[language].due.defaultTimeMissing.button).click();
      const words = REGULATION_WORDS[language];
      await page.getByText(words.defaultTimeSilent).waitFor();
      await page.getByLabel(words.defaultTime, { exact: true }).fill('30');
      await page.getByText(words.defaultTimeHint).waitFor();
      await desk.step(SETTINGS_WORDS[language].save, async () => {
        const { overview } = await event.view<OverviewAnswer>('');
        return overview.settings?.regulations.defaultTime === 30;
      });
    },
  );
});

import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { RegulationsAnswer } from '@ronde/server/api/regulations.ts';
import { TERM_NAMES, SIGNATORY_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { REGULATIONS_PAGE_WORDS } from '../desk/pages/regulations/regulations-words.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { spokenIn } from './spoken-languages.ts';

describe.skipIf(CHROMIUM === null)('[LA 5.1] the page of regulations', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it.each(spokenIn('fr'))(
    '%s: from a finding to its field, the text as it is typed, signed, changed since, public',
    async (language) => {
      const words = REGULATIONS_PAGE_WORDS[language];
      const names = TERM_NAMES[language];
      const http = await inventedEvent(server.address, {
        ...{ name: `Written ${language}`, players: 6, rounds: 5 },
      });
      const { page } = await comes({ language });
      await page.goto(`${server.address}/event/${http.tournament}/people`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('Shift+R');
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();

      // One source: the default time typed here is the setting.
      const silent = page.locator('[data-finding="noDefaultTime"]');
      await silent.getByRole('button', { name: words.goTo(names.defaultTime) }).click();
      const minutes = page.getByLabel(names.defaultTime, { exact: true });
      expect(await minutes.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('20');
      await page.keyboard.press('Enter');
      await silent.waitFor({ state: 'detached' });
      const { overview } = await http.view<OverviewAnswer>('');
      expect(overview.settings?.regulations.defaultTime).toBe(20);
      await page
        .getByText(/20 minutes/)
        .first()
        .waitFor();

      await page.getByRole('button', { name: words.usual }).click();
      await page.getByRole('button', { name: words.usual }).waitFor({ state: 'detached' });
      await page.getByLabel(names.feeAdults, { exact: true }).fill('40,50');
      await page.keyboard.press('Tab');
      await page.locator('[data-finding="noFees"]').waitFor({ state: 'detached' });

      const organiser = page.locator('[data-signatory="organiser"]');
      const who = SIGNATORY_NAMES[language].organiser;
      await organiser.getByLabel(words.name(who)).fill('Club, Une');
      await organiser.getByRole('button', { name: words.signAs(who) }).click();
      const { confirm } = COMMAND_WORDS[language];
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await organiser.getByText('Club, Une').waitFor();
      const signed = await http.view<RegulationsAnswer>('regulations?lang=en');
      expect(signed.view.signatures).toMatchObject([{ name: 'Club, Une', changed: [] }]);

      await page.getByLabel(names.feeAdults, { exact: true }).fill('45');
      await page.keyboard.press('Enter');
      await organiser.getByText(words.changed(names.feeAdults)).waitFor();

      await page.goto(`${server.address}/t/${http.tournament}/`);
      const ending = language === 'fr' ? /Règlement/ : /Regulations/;
      await page.getByRole('navigation').getByRole('link', { name: ending }).click();
      await page.getByRole('heading', { level: 2, name: /Article 14/ }).waitFor();
      expect(await page.getByText('Club, Une').count()).toBeGreaterThan(0);
    },
  );
});

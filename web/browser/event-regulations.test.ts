import { TERM_NAMES, SIGNATORY_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { RegulationsAnswer } from '@ronde/server/api/regulations.ts';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { REGULATIONS_PAGE_WORDS } from '../desk/pages/regulations/regulations-words.ts';
import { BEFORE_START_WORDS } from '../desk/pages/rounds/before-start/before-start-words.ts';
import { DEFAULT_TIME_WORDS } from '../desk/pages/rounds/default-time/default-time-words.ts';
import { IDLE_WORDS } from '../desk/pages/rounds/idle/idle-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { deskOf } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { spokenIn } from './spoken-languages.ts';

describe.skipIf(CHROMIUM === null)('the regulations of an event', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it.each(spokenIn('fr'))(
    '[C.05 6.4, E.01 6.7.1, C.04.2 4.4.3] %s: a newcomer before round 1, an empty chair at its start, two left without opponents',
    async (language) => {
      const event = await inventedEvent(server.address, { name: 'Chairs', players: 7, rounds: 5 });
      await event.do({ type: 'pairRound', round: 1 });
      await event.do({ type: 'publishRound', round: 1 });
      const late = { id: playerId('late'), name: 'Zulu, Zoe', ratings: { fide: 1000 } };
      await event.do({ type: 'enterPlayers', players: [{ ...late, fromRound: 2 }] });
      const before = BEFORE_START_WORDS[language];
      const page = await sits({ language });
      const desk = deskOf(page, `${server.address}/event/${event.tournament}`, language);
      await desk.open('rounds/1');
      await page.getByText(before.title).waitFor();
      expect(await faultsIn(page.getByRole('alert').filter({ hasText: before.title }))).toEqual([]);
      const boards = async () => (await event.view<RoundView>('rounds/1')).boards;
      await desk.step(before.change, async () => (await boards()).length === 4);
      await page.getByText(before.title).waitFor({ state: 'detached' });
      await event.do({ type: 'startRound', round: 1 });
      const words = DEFAULT_TIME_WORDS[language];
      await desk.button(words.note).click();
      const dialog = page.getByRole('dialog', { name: words.dialog(1) });
      const [first, second] = await boards();
      const name = second?.black.name ?? '';
      await dialog.getByRole('checkbox', { name }).check();
      expect(await faultsOn(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.save(1) }).click();
      await page.getByText(words.chair(2, name)).waitFor();
      expect(await faultsIn(page.getByRole('region', { name: words.title }))).toEqual([]);
      // Silence in the regulations means zero minutes: the forfeit is offered at once.
      await page.getByRole('button', { name: words.forfeitAt(2) }).click();
      await page.getByText(words.chair(2, name)).waitFor({ state: 'detached' });
      const forfeit = { kind: 'forfeit', winner: 'white' } as const;
      expect((await boards())[1]?.outcome).toEqual(forfeit);

      // Another has no opponent either: the two are paired with each other.
      const idle = IDLE_WORDS[language];
      expect(await page.getByText(idle.title).isVisible()).toBe(false);
      await event.do({ type: 'enterResult', round: 1, board: 1, outcome: forfeit });
      await page.getByText(idle.title).waitFor();
      await desk.step(idle.pair, async () => {
        const [board] = await boards();
        return board?.white.id === first?.white.id && board?.black.id === second?.white.id;
      });
      await page.getByText(idle.title).waitFor({ state: 'detached' });
    },
  );

  it.each(spokenIn('fr'))(
    '[LA 5.1] %s: on their page from a finding to its field, the text as it is typed, signed, changed since, public',
    async (language) => {
      const words = REGULATIONS_PAGE_WORDS[language];
      const names = TERM_NAMES[language];
      const http = await inventedEvent(server.address, {
        ...{ name: `Written ${language}`, players: 6, rounds: 5 },
      });
      const page = await sits({ language });
      await goTo(page, `${server.address}/event/${http.tournament}/people`);
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

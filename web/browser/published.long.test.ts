// `npm test` goes a shorter way: web/browser/published.test.ts
import { playerId } from '@ronde/core/rules/identity.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { PALETTE_WORDS } from '../desk/palette/palette-words.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { opened } from './opened.ts';
import { BEING_PREPARED, heading, isShown, toBePublished } from './to-be-published.ts';
import { until } from './until.ts';

const words = PUBLICATION_WORDS.en;

describe.skipIf(CHROMIUM === null)(
  '[Ronde 13] an event is public by a deed, from the wizard on',
  () => {
    const everybody = opened(() => Promise.resolve());
    const { server, sits } = everybody;
    const { isPublic, prepared, deskIn, readBy, visitorOf } = toBePublished(everybody);

    it(
      'made in the wizard and published with round 1, by the mouse',
      { timeout: 180_000 },
      async () => {
        const page = await sits();
        await page.goto(`${server.address}/new`);
        await page.getByLabel(FIELDS_WORDS.en.name).fill('Coupe des Brumes');
        await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');
        const steps = page.getByRole('navigation', { name: NEW_WORDS.en.stepsLabel });
        await steps.getByText(NEW_WORDS.en.steps.summary).click();
        await page.getByRole('button', { name: NEW_WORDS.en.create, exact: true }).click();
        await page.waitForURL(/\/event\/[^/]+\/now/);
        const id = eventOn(page);
        await page.getByText(words.notYetAbout).waitFor();

        const visitor = await visitorOf(id);
        await heading(visitor, BEING_PREPARED).waitFor();
        expect(await readBy('fr', id)).toContain('Ce tournoi est en préparation');
        expect(await visitor.content()).not.toContain('Coupe');

        const http = byHttp(server.address, id);
        await http.do({ type: 'changeSettings', changes: { initialColour: 'white' } });
        const names = ['Ada', 'Ben', 'Cid', 'Dan'];
        const players = names.map((name) => ({
          id: playerId(name),
          name: `${name}, Invented`,
          ratings: {},
          fromRound: 1,
        }));
        await http.do({ type: 'enterPlayers', players });
        await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
        await http.do({ type: 'pairRound', round: 1 });
        const desk = await deskIn(http);
        await desk.visit('rounds/1');
        await desk.button(desk.words.rounds.publish).click();
        const question = page.getByRole('dialog', { name: words.question });
        await question.getByText(words.players(4)).waitFor();
        await question.getByText(words.never).waitFor();
        await question.getByRole('button', { name: words.withRound(1), exact: true }).click();
        await until('the event is public', () => isPublic(http));
        await isShown(visitor, 'Coupe des Brumes');
        await page.getByText(words.notYet).waitFor({ state: 'detached' });
      },
    );

    it('with round 1 by keys alone, the focus first on the way back', async () => {
      const http = await prepared('By keys');
      const desk = await deskIn(http);
      await desk.visit('now');
      const { page } = desk;
      await page.keyboard.press('Control+k');
      const search = page.getByPlaceholder(PALETTE_WORDS.en.search);
      await search.waitFor();
      await page.keyboard.type(PALETTE_WORDS.en.steps.publish(1));
      await page.getByText(PALETTE_WORDS.en.steps.publish(1), { exact: true }).first().waitFor();
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: words.question });
      const way = (name: string) => question.getByRole('button', { name, exact: true });
      await hasFocus(way(COMMAND_WORDS.en.cancel));
      await page.keyboard.press('Tab');
      await hasFocus(way(words.roundOnly(1)));
      await page.keyboard.press('Tab');
      await hasFocus(way(words.withRound(1)));
      // A question that has only just come is not answered by a key: the press is repeated.
      await until('the event is public', async () => {
        if (await question.isVisible()) await page.keyboard.press('Enter');
        return isPublic(http);
      });
      expect(await readBy('en', http.tournament)).toContain('By keys');
    });

    it('round 1 goes without it where the arbiter says so; then by its own button', async () => {
      const http = await prepared('One by one');
      const desk = await deskIn(http);
      await desk.visit('rounds/1');
      await desk.button(desk.words.rounds.publish).click();
      await desk.button(words.roundOnly(1)).click();
      await until('round 1 is out', async () => {
        const { overview } = await http.view<OverviewAnswer>('');
        return overview.rounds[0]?.stage === 'published';
      });
      expect(await isPublic(http)).toBe(false);
      await desk.visit('now');
      await desk.button(words.publish).click();
      const question = desk.page.getByRole('dialog', { name: words.question });
      await question.getByRole('button', { name: words.publish, exact: true }).click();
      await until('the event is public', () => isPublic(http));
      await desk.page.getByText(words.notYetAbout).waitFor({ state: 'detached' });
    });
  },
);

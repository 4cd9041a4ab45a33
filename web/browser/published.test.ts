import { playerId } from '@ronde/core/rules/identity.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { PALETTE_WORDS } from '../desk/palette/palette-words.ts';
import { HALL_WORDS } from '../hall/words/hall-words.ts';
import { byHttp, deviceLink, type ByHttp } from './by-http.ts';
import { deskOf, eventOn, type Desk } from './desk.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';
import { until } from './until.ts';

const words = PUBLICATION_WORDS.en;

describe.skipIf(CHROMIUM === null)('[Ronde 13] an event is public by a deed', () => {
  const { server, comes, sits } = opened(() => Promise.resolve());

  const isPublic = async (http: ByHttp): Promise<boolean> =>
    (await http.view<OverviewAnswer>('')).overview.published;
  const prepared = async (name: string): Promise<ByHttp> => {
    const http = await inventedEvent(server.address, {
      name,
      players: 6,
      rounds: 3,
      unpublished: true,
    });
    await http.do({ type: 'pairRound', round: 1 });
    return http;
  };
  const deskIn = async ({ tournament }: ByHttp): Promise<Desk> => {
    const page = await sits();
    return deskOf(page, `${server.address}/event/${encodeURIComponent(tournament)}`, 'en');
  };
  /** What a stranger is answered. */
  const readBy = async (language: 'en' | 'fr', id: string): Promise<string> => {
    const headers = { 'x-forwarded-for': '192.0.2.7', 'accept-language': language };
    const answer = await fetch(`${server.address}/t/${encodeURIComponent(id)}/`, { headers });
    return answer.text();
  };
  const visitorOf = async (id: string): Promise<Page> => {
    const { page } = await comes({ stranger: true, size: PHONE });
    await page.clock.install();
    await page.goto(`${server.address}/t/${encodeURIComponent(id)}/`);
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
  const BEING_PREPARED = 'This event is being prepared';
  /** Who waits for publication asks now and then, and who was sent away after a pause. */
  const isShown = (visitor: Page, name: string): Promise<void> =>
    putForwardUntil(visitor, `${name} is shown`, () => heading(visitor, name).isVisible(), 10_000);

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
      const desk = deskOf(page, `${server.address}/event/${encodeURIComponent(id)}`, 'en');
      await http.do({ type: 'pairRound', round: 1 });
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

  it(
    'withheld again: open pages and walls say so, phones go on',
    { timeout: 180_000 },
    async () => {
      const http = await prepared('There and back');
      await http.do({ type: 'publishRound', round: 1 });
      await setScreens(server.address, http.tournament, [
        { code: 'wall', pages: [{ view: 'pairings', round: null }] },
      ]);
      const visitor = await visitorOf(http.tournament);
      await heading(visitor, 'There and back').waitFor();
      const { page: wall } = await comes({ stranger: true });
      await wall.clock.install();
      await wall.goto(`${server.address}/s/wall`);
      await wall.getByText('There and back').first().waitFor();
      const wish = { name: 'p1', role: 'player', player: 'p1' } as const;
      const link = await deviceLink(server.address, http.tournament, wish);
      const { page: phone } = await comes({ stranger: true, size: PHONE });
      await phone.goto(`${server.address}${link.path}`);
      await phone.getByText('There and back').first().waitFor();

      const desk = await deskIn(http);
      await desk.open('settings#publication');
      await desk.step(words.withhold, async () => !(await isPublic(http)));
      await isShown(visitor, BEING_PREPARED);
      expect(await visitor.content()).not.toContain('There and back');
      await isShown(wall, HALL_WORDS.en.prepared);
      await phone.reload();
      await phone.getByText('There and back').first().waitFor();
      await desk.step(words.publish, () => isPublic(http));
      await isShown(visitor, 'There and back');
      const again = wall.getByText('There and back').first();
      await putForwardUntil(wall, 'the wall is back', () => again.isVisible());
    },
  );
});

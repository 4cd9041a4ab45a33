import { describe, expect, it } from 'vitest';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { HALL_WORDS } from '../hall/words/hall-words.ts';
import { deviceLink } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';
import { BEING_PREPARED, heading, isShown, toBePublished } from './to-be-published.ts';
import { until } from './until.ts';

const words = PUBLICATION_WORDS.en;

describe.skipIf(CHROMIUM === null)('[Ronde 13] an event is public by a deed', () => {
  const everybody = opened(() => Promise.resolve());
  const { server, comes } = everybody;
  const { isPublic, prepared, deskIn, readBy, visitorOf } = toBePublished(everybody);

  it(
    'published with round 1, withheld again and published: open pages and walls say so, phones go on',
    { timeout: 180_000 },
    async () => {
      const http = await prepared('There and back');
      const { tournament } = http;
      const visitor = await visitorOf(tournament);
      await heading(visitor, BEING_PREPARED).waitFor();
      expect(await readBy('fr', tournament)).toContain('Ce tournoi est en préparation');
      expect(await visitor.content()).not.toContain('There and back');

      const desk = await deskIn(http);
      await desk.visit('rounds/1');
      await desk.page.getByText(words.notYet).first().waitFor();
      await desk.button(desk.words.rounds.publish).click();
      const question = desk.page.getByRole('dialog', { name: words.question });
      await question.getByText(words.players(6)).waitFor();
      await question.getByText(words.never).waitFor();
      await question.getByRole('button', { name: words.withRound(1), exact: true }).click();
      await until('the event is public', () => isPublic(http));
      await isShown(visitor, 'There and back');
      await desk.page.getByText(words.notYet).waitFor({ state: 'detached' });

      await setScreens(server.address, tournament, [
        { code: 'wall', pages: [{ view: 'pairings', round: null }] },
      ]);
      const { page: wall } = await comes({ stranger: true });
      await wall.clock.install();
      await wall.goto(`${server.address}/s/wall`);
      await wall.getByText('There and back').first().waitFor();
      const wish = { name: 'p1', role: 'player', player: 'p1' } as const;
      const link = await deviceLink(server.address, tournament, wish);
      const { page: phone } = await comes({ stranger: true, size: PHONE });
      await phone.goto(`${server.address}${link.path}`);
      await phone.getByText('There and back').first().waitFor();

      await desk.visit('settings');
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

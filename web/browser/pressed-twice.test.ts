import { fill } from '@ronde/core/rules/sentence.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { DECISION_WORDS } from '../desk/panels/player/decision-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { answered, type ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';
import { stageShown } from './stage-shown.ts';
import { until } from './until.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

const rounds = ROUNDS_WORDS.en;
const everything = inject('sizes').combinations === 'all';

/** A hand that trembles, or waits too short: what was meant once is done once, and nobody is scolded. */
describe.skipIf(CHROMIUM === null)('pressed twice', () => {
  let page: Page;

  const { server, comes, sits } = opened(() => Promise.resolve());
  beforeEach(async () => {
    page = await sits();
  });

  const deskAt = (event: ByHttp): Desk =>
    deskOf(page, `${server.address}/event/${event.tournament}`, 'en');
  const event = (name: string): Promise<ByHttp> =>
    inventedEvent(server.address, { name, players: 8, rounds: 3 });
  const stage = (name: keyof typeof rounds.stages): Locator => stageShown(page, name);
  const refusals = (): Promise<number> => page.getByText(COMMAND_WORDS.en.refused).count();

  /** Each step of a round as the page offers it, and how the round stands after it. */
  const STEPS = [
    [rounds.pair(1), 'draft'],
    [rounds.publish, 'published'],
    [rounds.start, 'playing'],
    [rounds.close, 'closed'],
    [rounds.pair(2), 'draft'],
  ] as const;
  type Press = (button: Locator, comes: Locator) => Promise<void>;
  const PRESSES: readonly (readonly [string, Press])[] = [
    ['with a double click', (button) => button.dblclick()],
    [
      'with Enter twice',
      async (button) => {
        // Gone to by Tab: what the page gave the focus to is not pressed at once.
        await button.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
      },
    ],
    [
      'with a slow double click, whose second meets the next button',
      async (button, comes) => {
        const box = await button.boundingBox();
        if (box === null) throw new Error('no button');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down({ clickCount: 1 });
        await page.mouse.up({ clickCount: 1 });
        await comes.waitFor();
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
      },
    ],
  ];

  /** Each step meets one of the presses, by turns; in the long run all of them. */
  const WALKS: readonly (readonly [string, readonly Press[]])[] = everything
    ? PRESSES.map(([how, press]) => [how, [press]])
    : [['by turns with each press', PRESSES.map(([, press]) => press)]];

  it.each(WALKS)('%s, a step of a round is done once', async (how, presses) => {
    const http = await event(how);
    await deskAt(http).visit('rounds/1');
    for (const [index, [name, comes]] of STEPS.entries()) {
      const press = presses[index % presses.length];
      if (press === undefined) throw new Error('no press');
      const before = await http.position();
      await press(page.getByRole('button', { name, exact: true }), stage(comes));
      await stage(comes).waitFor();
      if (comes === 'playing') {
        expect(await http.position()).toBe(before + 1);
        await enterResults(http, 1, 4);
        await stage('complete').waitFor();
      } else expect(await http.position(), name).toBe(before + 1);
      if (name === rounds.pair(2)) expect(new URL(page.url()).pathname).toMatch(/rounds\/2$/);
    }
    expect(await refusals()).toBe(0);
  });

  it('a key that is held presses no button that comes in the place of the first', async () => {
    const discard = page.getByRole('button', { name: rounds.discard, exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const isFocused = (one: Locator): Promise<boolean> =>
      one.evaluate((element) => element === document.activeElement).catch(() => false);
    /** Whether the next button was given the focus: the heading is, where the first was at work for long. */
    const isGivenOn = async (): Promise<boolean> => {
      await page.getByRole('button', { name: rounds.pair(1), exact: true }).focus();
      await page.keyboard.down('Enter');
      await discard.waitFor();
      await until(
        'the focus is given on',
        async () => (await isFocused(discard)) || (await isFocused(heading)),
      );
      return isFocused(discard);
    };
    let http = await event('Held');
    await deskAt(http).visit('rounds/1');
    // A slow machine takes longer than the focus waits: then once more, in another event.
    for (let tries = 1; !(await isGivenOn()); tries += 1) {
      await page.keyboard.up('Enter');
      expect(tries, 'the next button has the focus').toBeLessThan(8);
      http = await event(`Held, ${tries}`);
      await deskAt(http).visit('rounds/1');
    }
    const paired = await http.position();
    for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await stage('draft').waitFor();
    expect(await http.position()).toBe(paired);
    // Read by now, it does what it says.
    await until('it is pressed', async () => {
      if (await discard.isVisible()) await page.keyboard.press('Enter');
      return (await http.position()) === paired + 1;
    });
  });

  it('a step is busy until the page shows it, and no longer than a moment without a network', async () => {
    const http = await event('Slow views');
    await http.do({ type: 'pairRound', round: 1 });
    ({ page } = await comes());
    await page.clock.install();
    await deskAt(http).open('rounds/1');
    const publish = page.getByRole('button', { name: rounds.publish, exact: true });
    await publish.waitFor();
    const before = await http.position();
    await page.route('**/api/tournaments/*/rounds/1', (route) => route.abort());
    await publish.click();
    await until('published', async () => (await http.position()) === before + 1);
    expect(await publish.isDisabled()).toBe(true);
    await page.clock.fastForward(2_000);
    await until('pressed again', () => publish.isEnabled());
    await page.unroute('**/api/tournaments/*/rounds/1');
    await putForwardUntil(page, 'it is shown', () => stage('published').isVisible());
  });

  it('what is due is done once, and the next of the list is left', async () => {
    const http = await event('Due');
    await beginRound(http, 1);
    await enterResults(http, 1, 4);
    const desk = deskAt(http);
    await desk.visit('now');
    const { closeRound, pairRound } = NOW_WORDS.en.due;
    const before = await http.position();
    const close = desk.button(fill(closeRound.button, { round: 1 }));
    await close.dblclick();
    // The next one may be offered before: it is done when the button is gone.
    await close.waitFor({ state: 'detached' });
    await desk.button(fill(pairRound.button, { round: 2 })).waitFor();
    expect(await http.position()).toBe(before + 1);
    expect(await refusals()).toBe(0);
  });

  it('check-in opens and closes once, and a double click does not check the neighbour in', async () => {
    const words = CHECK_IN_WORDS.en;
    const http = await event('At the door');
    const desk = deskAt(http);
    await desk.visit('check-in');
    const before = await http.position();
    await desk.button(words.open).dblclick();
    await desk.button(words.close).waitFor();
    expect(await http.position()).toBe(before + 1);
    const tiles = page.getByRole('list', { name: words.list }).getByRole('button');
    await tiles.first().dblclick();
    await until('seven are missing', async () => (await tiles.count()) === 7);
    expect(await http.position()).toBe(before + 2);
    expect(await refusals()).toBe(0);
  });

  /** The dialog that takes half a point off, filled in; the question it brings has the focus on its way back. */
  const aboutToTakePoints = async (name: string): Promise<ByHttp> => {
    const words = DECISION_WORDS.en;
    const http = await event(name);
    await beginRound(http, 1);
    await deskAt(http).visit('players?panel=player:p1');
    await page.getByRole('button', { name: PLAYER_WORDS.en.more, exact: true }).click();
    await page.getByRole('menuitem', { name: PLAYER_WORDS.en.adjust }).click();
    await page.getByLabel(words.points).fill('−½');
    await page.getByLabel(words.reason).fill('Telephone');
    return http;
  };
  const isTakenOnce = async (http: ByHttp): Promise<void> => {
    await deskAt(http).confirmUntil(
      'the dialog is gone',
      async () => (await page.getByRole('dialog').count()) === 0,
    );
    const { adjustments } = await http.view<PlayerCard>('players/p1');
    expect(adjustments).toHaveLength(1);
  };

  const ENTERS: readonly (readonly [string, (cancel: Locator) => Promise<void>])[] = [
    [
      'held',
      async (cancel) => {
        await page.keyboard.down('Enter');
        await hasFocus(cancel);
        // Goes down again without having come up: as of a key that is held.
        for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
    ],
    [
      'pressed twice',
      async (cancel) => {
        await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
        await hasFocus(cancel);
      },
    ],
  ];

  it.each(everything ? ENTERS : ENTERS.slice(0, 1))(
    'the question that Enter %s brings is not answered by it, and is by Enter once it is read',
    async (how, press) => {
      const http = await aboutToTakePoints(`Points, ${how}`);
      const before = await http.position();
      const question = page.getByRole('dialog', { name: COMMAND_WORDS.en.heading[3] });
      const way = (name: string): Locator => question.getByRole('button', { name, exact: true });
      await press(way(COMMAND_WORDS.en.cancel));
      expect(await way(COMMAND_WORDS.en.cancel).isVisible()).toBe(true);
      expect(await http.position()).toBe(before);
      const confirm = way(COMMAND_WORDS.en.confirm);
      await confirm.focus();
      await until('it is answered', async () => {
        if (await confirm.isVisible()) await page.keyboard.press('Enter');
        return (await http.position()) === before + 1;
      });
      await isTakenOnce(http);
    },
  );

  it('one sample and one tournament are made by a double click', async () => {
    const made = async (): Promise<number> => {
      const listed = await answered<TournamentsAnswer>(fetch(`${server.address}/api/tournaments`));
      return listed.total;
    };
    const before = await made();
    const goes = async (address: string): Promise<void> => {
      if (!(await goWithinTheDesk(page, address))) await page.goto(address);
    };
    await goes(`${server.address}/`);
    await page.getByRole('button', { name: HOME_WORDS.en.cards.sample.button }).dblclick();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    expect(await made()).toBe(before + 1);
    await goes(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Once');
    await page.getByRole('button', { name: NEW_WORDS.en.createNow }).dblclick();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    expect(await made()).toBe(before + 2);
  });
});

import { playerId } from '@ronde/core/rules/identity.ts';
import { USUAL_INITIAL_ORDER } from '@ronde/core/tournament/default-settings.ts';
import { presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';
import type { CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { ReadinessView } from '@ronde/core/tournament/views/readiness.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, inject, it } from 'vitest';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { REGISTER_WORDS } from '../desk/pages/licences/register-words.ts';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { ESTIMATE_WORDS } from '../desk/pages/settings/fields/estimate-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { REGULATION_WORDS } from '../desk/pages/settings/fields/regulation-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { LICENCE_WORDS } from '../desk/parts/licences/licence-words.ts';
import { faultsOn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

/** These pages are seen by axe among all others: what they show here, in the long run. */
const everyLook = inject('sizes').seenInEveryLook === 'all';

describe.skipIf(CHROMIUM === null)('before round 1', () => {
  const { server, sits } = opened(() => Promise.resolve());
  const sit = async (event: ByHttp): Promise<Desk> => {
    const page = await sits({ language: 'fr' });
    return deskOf(page, `${server.address}/event/${event.tournament}`, 'fr');
  };
  const settingsOf = async (event: ByHttp) =>
    (await event.view<OverviewAnswer>('')).overview.settings;
  /** Saves, and waits until nothing is left to save. */
  const saves = async (desk: Desk, isSo: () => Promise<boolean>): Promise<void> => {
    const { save } = SETTINGS_WORDS.fr;
    await desk.step(save, isSo);
    await desk.button(save).waitFor({ state: 'detached' });
  };

  it('[LA 5.1, C.04.2 2.2, C.07 4.1] order of the list, estimates, edition of a list, licences, the door', async () => {
    const event = await inventedEvent(server.address, {
      name: 'Licences',
      players: 5,
      rounds: 5,
      settings: { federation: 'FRA' },
    });
    await event.do({
      type: 'enterPlayers',
      players: [
        { id: playerId('n'), name: 'Alpha, Ada', ratings: { national: 2900 }, fromRound: 1 },
        {
          ...{ id: playerId('u'), name: 'Zulu, Zoe', ratings: {}, fromRound: 1 },
          private: { birthDate: '1990', feeDue: 3000 },
        },
      ],
    });
    const lineOf = async (id: string) =>
      (await event.view<PlayersView>('players')).players.find((line) => line.id === id);
    const ratingOf = async (id: string) => (await lineOf(id))?.rating;
    const seenOf = async (id: string) => (await lineOf(id))?.staff?.licenceCheck?.seen ?? null;
    const desk = await sit(event);
    const { page } = desk;

    // FIDE alone leaves a national rating out; FIDE, else national, counts it.
    expect(await ratingOf('n')).toBe(2900);
    const initialOrder = { ...USUAL_INITIAL_ORDER, method: 'FIDE' } as const;
    await event.do({ type: 'changeSettings', changes: { initialOrder } });
    expect(await ratingOf('n')).toBe(0);
    await desk.visit('settings');
    await page.getByLabel(FIELDS_WORDS.fr.initialOrder).selectOption('FIDON');
    await page.getByLabel('Seniors (Sen)').fill('1399');
    await page.getByLabel(ESTIMATE_WORDS.fr.source).fill('table du club');
    await page.getByLabel(REGULATION_WORDS.fr.checkedAndPaid).check();
    await saves(desk, async () => {
      const regulations = (await settingsOf(event))?.regulations;
      return (
        regulations?.estimates?.source === 'table du club' &&
        regulations.checkedAndPaidFirst === true
      );
    });
    expect(await ratingOf('n')).toBe(2900);

    // A list of 2003 under the rules of today is told, and its edition pinned by one press.
    const old = presetsFor('dutch', 'individual').find(({ edition }) => edition === 'tb-2003');
    await event.do({ type: 'changeSettings', changes: { tieBreaks: old?.descriptors ?? [] } });
    await desk.step(
      SETTINGS_WORDS.fr.pinListEdition,
      async () => (await event.view<OverviewAnswer>('')).overview.editions.tieBreaks === 'tb-2003',
    );
    await desk.button(SETTINGS_WORDS.fr.pinListEdition).waitFor({ state: 'detached' });

    await desk.visit('now');
    await desk.step(
      NOW_WORDS.fr.due.estimatesToGive.button,
      async () => (await ratingOf('u')) === 1399,
    );
    await desk.visit('players');
    await page.getByText('1399 E', { exact: true }).waitFor();

    // By its key; two presses for a refusal, one for a licence that is shown, one for all others.
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    const words = LICENCE_WORDS.fr;
    await page.getByRole('heading', { name: words.heading, level: 1 }).waitFor();
    await desk.button(words.otherOf('Alpha, Ada')).click();
    await page.getByRole('menuitem', { name: words.choices.refused }).click();
    await until('refused', async () => (await seenOf('n')) === 'refused');
    const second = (await lineOf('p2'))?.name ?? '';
    await desk.button(words.shownOf(second)).click();
    await until('shown', async () => (await seenOf('p2')) === 'shown');
    await page.getByText(REGISTER_WORDS.fr.toSettle(6), { exact: true }).click();
    await desk.button(words.shownOf(second)).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: second }).waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(7);
    if (everyLook) expect(await faultsOn(page)).toEqual([]);
    await desk.button(words.allShown(5)).click();
    await until('all shown', async () => (await seenOf('u')) === 'shown');
    expect(await seenOf('n')).toBe('refused');
    await page.getByText(REGISTER_WORDS.fr.toSettle(1), { exact: true }).waitFor();

    // Who was refused and who owes the fee are held back, until an arbiter lets them in.
    const held = async () =>
      (await event.view<ReadinessView>('readiness')).out
        .filter(({ why }) => why === 'heldBack')
        .map(({ player }) => player.id)
        .sort()
        .join();
    await desk.visit('check-in');
    await desk.step(CHECK_IN_WORDS.fr.everybody, async () => {
      const { players } = await event.view<CheckInView>('check-in');
      return players.every(({ present }) => present);
    });
    await desk.button(CHECK_IN_WORDS.fr.close).click();
    await page.getByText(words.heldBackAbout).waitFor();
    expect(await held()).toBe('n,u');
    if (everyLook) expect(await faultsOn(page)).toEqual([]);
    await desk.button(words.letInOf('Alpha, Ada')).click();
    await until('let in', async () => (await held()) === 'u');
  });
});

// `npm test` goes a shorter way: web/desk/pages/settings/fields/keizer-fields.test.tsx
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { KEIZER_WORDS } from '../desk/pages/settings/fields/keizer-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { faultsOn } from './axe-faults.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('before a season', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('a club fixes what Keizer’s system counts', async () => {
    const event = await inventedEvent(server.address, {
      name: 'Keizer',
      players: 0,
      rounds: 5,
      settings: { system: 'keizer' },
    });
    const { page } = await comes({ language: 'fr' });
    const desk = deskOf(page, `${server.address}/event/${event.tournament}`, 'fr');
    const words = KEIZER_WORDS.fr;
    const settingsOf = async () => (await event.view<OverviewAnswer>('')).overview.settings;
    await desk.visit('settings');
    await page.getByLabel(words.firstValue).fill('60');
    await page.getByLabel(words.shares.loss).selectOption('1');
    await page.getByLabel(words.values).selectOption('ofTheEvening');
    await page.getByLabel(words.excusedMost).fill('');
    await page.getByLabel(words.ownValue).uncheck();
    expect(await faultsOn(page)).toEqual([]);
    await desk.step(
      SETTINGS_WORDS.fr.save,
      async () => (await settingsOf())?.keizer.firstValue === 60,
    );
    expect((await settingsOf())?.keizer).toMatchObject({
      ...{ loss: 1, values: 'ofTheEvening', excusedMost: null, ownValue: false },
      ...{ bye: 4, roundsBetween: 6 },
    });
  });
});

// `npm test` goes a shorter way: web/browser/scheveningen-match.test.ts
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SIDES_FIELD_WORDS } from '../desk/pages/settings/fields/sides-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { WHO_IS_PAIRED_WORDS } from '../desk/pages/settings/fields/who-is-paired-words.ts';
import { faultsIn } from './axe-faults.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const system = SYSTEM_WORDS.en;

describe.skipIf(CHROMIUM === null)('a Scheveningen match of two teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.1] is made by the wizard, which says that its rounds follow from the lists', async () => {
    const { page } = await comes();
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Brume against Val');
    await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');
    await page
      .getByRole('navigation', { name: NEW_WORDS.en.stepsLabel })
      .getByText(NEW_WORDS.en.steps.system)
      .click();
    await page.getByLabel(WHO_IS_PAIRED_WORDS.en.kind, { exact: true }).selectOption('team');
    await page.getByLabel(system.system, { exact: true }).selectOption('sides');
    await page.getByText(SIDES_FIELD_WORDS.en.roundsOfTeams).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await page.getByRole('button', { name: NEW_WORDS.en.createNow, exact: true }).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    const http = byHttp(server.address, eventOn(page));
    const { overview } = await http.view<OverviewAnswer>('');
    expect(overview.settings).toMatchObject({ kind: 'team', system: 'scheveningen' });
  });
});

import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { NEW_WORDS, type Step } from '../desk/pages/new/new-words.ts';
import { SYSTEM_ADVICE_WORDS } from '../desk/pages/new/system-advice-words.ts';
import { PRIZE_STEP_WORDS } from '../desk/pages/new/prize-words.ts';
import { startingScheme } from '../desk/pages/prizes/starting-schemes.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { TIME_WORDS } from '../desk/pages/settings/fields/time-words.ts';
import { faultsIn } from './axe-faults.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const words = NEW_WORDS.en;
const time = TIME_WORDS.en;
const system = SYSTEM_WORDS.en;
const advice = SYSTEM_ADVICE_WORDS.en;

describe.skipIf(CHROMIUM === null)('the wizard', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[issue 16.9] compares systems, makes a double round robin with cups, and asks before it starts over', async () => {
    const page = await sits();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const step = (name: Step) =>
      page.getByRole('navigation', { name: words.stepsLabel }).getByText(words.steps[name]).click();
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Never');
    await button(words.startOver).click();
    await page.getByRole('dialog').getByRole('button', { name: words.startOver }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel(FIELDS_WORDS.en.name).inputValue()).toBe('');
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Masters');
    await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');

    await step('system');
    // Systems are compared as a picture and as figures, for so many players and rounds.
    const compared = page.getByRole('region', { name: advice.heading });
    await compared.getByLabel(advice.players, { exact: true }).fill('6');
    await compared.getByLabel(advice.rounds).fill('5');
    await compared.getByRole('button', { name: advice.ask }).click();
    const title = '6 players, 5 rounds, from 20 events a system';
    await compared.getByRole('img', { name: title }).waitFor();
    const table = compared.getByRole('table', { name: title });
    expect(await table.getByRole('row').count()).toBe(5);
    await table.getByText(advice.needs(10)).waitFor();
    expect(await faultsIn(compared)).toEqual([]);
    await page.getByLabel(system.system, { exact: true }).selectOption('double');
    await page.getByLabel(system.expected).fill('6');
    await page.getByText(system.cycle(6, 10)).waitFor();

    await step('time');
    const rate = page.getByRole('combobox', { name: time.timeControl, exact: true });
    const ratings = page.getByLabel(time.ratingKind).locator('option:checked');
    await rate.fill('an hour or so');
    await page.getByText(time.notATimeControl).waitFor();
    expect(await ratings.innerText()).toBe(time.unreadRate(time.classes.standard));
    await rate.fill('20/15 SD 5 +5');
    await page.getByText(`${time.sixtyMoves(25)}.`).waitFor();
    expect(await ratings.innerText()).toBe(time.byRateOfPlay(time.classes.rapid));

    await step('prizes');
    await page.getByLabel(PRIZE_STEP_WORDS.en.schemes.cups.name, { exact: true }).check();
    await button(words.startOver).click();
    await page.getByRole('dialog').getByRole('button', { name: words.keepIt }).click();
    await step('summary');
    await page.getByText(words.lines.prizeLists(3, 5)).waitFor();
    await page.getByText(system.systems.double.name).waitFor();
    await button(words.create).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    const { overview } = await byHttp(server.address, eventOn(page)).view<OverviewAnswer>('');
    expect(overview.settings).toMatchObject({
      name: 'Masters',
      system: 'berger-reversed',
      rounds: 10,
      timeControl: '20/15 SD 5 +5',
      prizes: startingScheme('cups', '2026-11-20'),
    });
  });
});

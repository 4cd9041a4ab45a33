import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { PREPARE_WORDS } from '../desk/pages/check-in/prepare/prepare-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { ENTRIES_WORDS } from '../desk/pages/players/entries-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { resultSpoken } from '../words/results.ts';
import { byHttp } from './by-http.ts';
import { countedSteps, type Steps } from './counted-steps.ts';
import { eventOn, played } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { entriesFile, inventedPlayers } from './invented-players.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

interface Job {
  readonly name: string;
  readonly taken: Steps;
  /** Clicks and keys together, at most. */
  readonly most: number;
}

const words = ROUNDS_WORDS.en;

describe.skipIf(CHROMIUM === null)('the commonest jobs', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('take no more clicks and keys than docs/reference/desk-jobs.md says', async () => {
    const page = await sits();
    const steps = countedSteps(page);
    const jobs: Job[] = [];
    const done = (name: string, most: number): void => {
      jobs.push({ name, taken: steps.taken(), most });
    };
    const button = (name: string | RegExp): Locator =>
      page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

    await page.goto(server.address);
    await steps.click(button(HOME_WORDS.en.cards.create.button));
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Counted');
    await steps.click(button(NEW_WORDS.en.createNow));
    await page.waitForURL(/\/event\/[^/]+\/now/);
    done('A new event, its name typed', 2);

    const http = byHttp(server.address, eventOn(page));
    const event = `${server.address}/event/${http.tournament}`;
    await goTo(page, `${event}/players`);
    await steps.click(button(PLAYERS_WORDS.en.importEntries));
    const file = entriesFile(inventedPlayers(12));
    await steps.choose(page.locator('input[type="file"]'), 'entries.csv', file);
    await steps.click(button(ENTRIES_WORDS.en.confirm(12, 0)));
    await until('everybody is entered', async () => {
      const { overview } = await http.view<OverviewAnswer>('');
      return overview.players.entered === 12;
    });
    done('Players from a file', 3);

    await goTo(page, `${event}/check-in`);
    await steps.click(button(CHECK_IN_WORDS.en.everybody));
    await steps.click(button(/is here: take back/));
    await page
      .getByText(/1 not seen|11/)
      .first()
      .waitFor();
    await steps.click(button(CHECK_IN_WORDS.en.close));
    await page.getByText(`${PREPARE_WORDS.en.out.absent} (1)`).waitFor();
    done('Check-in with one absent', 3);

    await steps.click(button(PREPARE_WORDS.en.publish));
    await page.waitForURL(/rounds\/1$/);
    const first = await http.view<RoundView>('rounds/1');
    expect(first.stage).toBe('published');
    expect(first.unpaired.map(({ reason }) => reason).sort()).toEqual(['absent', 'odd']);
    done('Round 1 paired and published, from the check-in closed', 2);

    await button(words.start).click();
    const cell = (board: number): Locator => button(new RegExp(`Result of board ${board}:`));
    const choice = (outcome: GameOutcome): Locator =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: resultSpoken(outcome, 'en') })
        .first();
    const cursorOn = (board: number): Promise<void> =>
      page.locator('tr[aria-current="true"]', { hasText: new RegExp(`^${board}\\D`) }).waitFor();
    const kindOf = async (board: number): Promise<string | undefined> => {
      const { boards } = await http.view<RoundView>('rounds/1');
      return boards[board - 1]?.outcome.kind;
    };
    const has = (board: number, kind: string): Promise<void> =>
      until(`board ${board} is ${kind}`, async () => (await kindOf(board)) === kind);

    await cell(1).waitFor();
    await page.keyboard.press('1');
    await cursorOn(1);
    await steps.press('+');
    await has(1, 'played');
    done('A result, by keys', 1);

    await steps.click(cell(2));
    await steps.click(choice(played('½-½')));
    await has(2, 'played');
    done('A result, by mouse', 2);

    await cursorOn(3);
    await steps.press('f');
    await page.getByRole('dialog').waitFor();
    await steps.press('1');
    await has(3, 'forfeit');
    done('A forfeit, by keys', 2);

    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await steps.click(cell(4));
    await steps.click(choice({ kind: 'forfeit', winner: 'black' }));
    await has(4, 'forfeit');
    done('A forfeit, by mouse', 3);

    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await cursorOn(5);
    await page.keyboard.press('=');
    await has(5, 'played');
    await steps.press('Control+z');
    await has(5, 'notEntered');
    done('The last step taken back', 1);

    await page.keyboard.press('5');
    await cursorOn(5);
    await page.keyboard.press('=');
    await has(5, 'played');
    await steps.press('w');
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
    done('Why these two meet', 1);

    await steps.click(button(words.close));
    await steps.click(button(words.pair(2)));
    await page.waitForURL(/rounds\/2/);
    await steps.click(button(words.publish));
    await until('round 2 is public', async () => {
      const { overview } = await http.view<OverviewAnswer>('');
      return overview.rounds[1]?.stage === 'published';
    });
    done('A later round, from the last result to its publication', 3);

    for (const { name, taken, most } of jobs) {
      expect(taken.clicks + taken.keys, name).toBeLessThanOrEqual(most);
    }
    await expect(asPage(jobs)).toMatchFileSnapshot('../../docs/reference/desk-jobs.md');
  });
});

const asPage = (jobs: readonly Job[]): string =>
  [
    '# What the commonest jobs take',
    '',
    'Clicks and keys of the desk, counted by a browser that does each job (`web/browser/desk-jobs.test.ts`). A job begins on its page;',
    'what is typed into a field is not counted. The test fails above the last column.',
    '',
    '| job | clicks | keys | at most |',
    '| --- | --- | --- | --- |',
    ...jobs.map(
      ({ name, taken, most }) => `| ${name} | ${taken.clicks} | ${taken.keys} | ${most} |`,
    ),
    '',
  ].join('\n');

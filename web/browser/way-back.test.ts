import type { Language } from '@ronde/core/rules/language.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { RestorePointsAnswer, StepsAnswer } from '@ronde/server/api/overview.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { STEP_WORDS } from '../desk/pages/rounds/steps/step-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { resultText } from '../words/results.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played, type Desk } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { spokenIn } from './spoken-languages.ts';

describe.skipIf(CHROMIUM === null)('what was done, and the way back', () => {
  let event: ByHttp;
  let changed = { was: played('1-0'), is: played('1-0') };

  const { server, sits } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'Way back', players: 8, rounds: 2 });
    await event.do({ type: 'markRestorePoint', name: 'before lunch' });
    await beginRound(event, 1);
    await enterResults(event, 1, 4);
    await event.do({ type: 'pairRound', round: 2 });
    const { boards } = await event.view<RoundView>('rounds/1');
    const was = boards[2]?.outcome ?? played('1-0');
    const is = resultText(was, 'en') === '½ – ½' ? played('0-1') : played('½-½');
    const wish = { name: 'Second desk', role: 'deputy' } as const;
    const { cookie } = await deviceSession(address, event.tournament, wish);
    const other = byHttp(address, event.tournament, cookie);
    await other.do({ type: 'enterResult', round: 1, board: 3, outcome: is });
    changed = { was, is };
  });
  const sit = async (language: Language, path: string): Promise<Desk> => {
    const page = await sits({ language });
    const desk = deskOf(page, `${server.address}/event/${event.tournament}`, language);
    await desk.visit(path);
    return desk;
  };
  const dialog = (page: Page): Locator => page.getByRole('dialog');

  it.each(spokenIn('en'))(
    '[Ronde 4] %s: an outdated draft names the result that changed under it, and who changed it',
    async (language) => {
      const { page } = await sit(language, 'rounds/2');
      const [was, is] = [changed.was, changed.is].map((one) => resultText(one, language));
      const notice = page.getByRole('alert');
      await notice.getByText(STEP_WORDS[language].changed(1, 3, was ?? '', is ?? '')).waitFor();
      await notice.getByText(/Second desk/).waitFor();
    },
  );

  it('the button of the history asks as the key does before it takes back another’s entry', async () => {
    const { page } = await sit('en', 'history');
    const { undo } = await event.view<StepsAnswer>('steps?lang=en');
    const position = await event.position();
    const button = page.getByRole('button', { name: HISTORY_WORDS.en.undo(undo?.what ?? '') });
    await button.click();
    await dialog(page)
      .getByText(/Second desk/)
      .waitFor();
    await dialog(page).getByRole('button', { name: SHELL_WORDS.en.keep, exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await event.position()).toBe(position);
  });

  it.each(spokenIn('en'))(
    '[Ronde 6] %s: going back says to when, after what, how much goes, and that it can be undone',
    async (language) => {
      const { page } = await sit(language, 'history');
      const words = COMMAND_WORDS[language];
      const back = HISTORY_WORDS[language].goBackTo('before lunch');
      await page.getByRole('button', { name: back }).click();
      const text = dialog(page).getByRole('listitem');
      const { restorePoints } = await event.view<RestorePointsAnswer>('restore-points');
      const since = (await event.position()) - (restorePoints[0]?.position ?? 0);
      await text.filter({ hasText: words.setAside(since) }).waitFor();
      expect(await text.innerText()).toContain('before lunch');
    },
  );
});

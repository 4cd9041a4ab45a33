import type { Language } from '@ronde/core/rules/language.ts';
import type { Page } from 'playwright-core';
import { HELPER_WORDS } from '../phone/helper/helper-words.ts';
import { resultText } from '../words/results.ts';
import { played, type Played } from './desk.ts';

/** The phone of somebody who collects results: a thumb on the keypad. */
export interface HelpersPhone {
  readonly page: Page;
  enter(board: number, score: Played): Promise<void>;
}

/** @param link where the QR code of the device leads */
export async function helpersPhone(
  page: Page,
  link: string,
  language: Language,
): Promise<HelpersPhone> {
  const words = HELPER_WORDS[language];
  await page.goto(link);
  const keypad = page.getByRole('group', { name: words.keypad });
  await keypad.waitFor();
  return {
    page,
    enter: async (board, score) => {
      for (const digit of String(board)) {
        await keypad.getByRole('button', { name: digit, exact: true }).click();
      }
      await page.getByRole('button', { name: words.results[score] }).click();
      const entered = words.entered(board, resultText(played(score), language));
      await page.getByRole('status').getByText(entered).waitFor();
    },
  };
}

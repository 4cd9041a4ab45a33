import type { Page } from 'playwright-core';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';

type Pressed = (page: Page) => Promise<void>;

/** Presses keys on the page of a round. */
export const keys =
  (...strokes: readonly string[]): Pressed =>
  async (page) => {
    await page.getByRole('row').nth(1).waitFor();
    for (const stroke of strokes) await page.keyboard.press(stroke);
  };

export const keysToDialog =
  (...strokes: readonly string[]): Pressed =>
  async (page) => {
    await keys(...strokes)(page);
    await page.getByRole('dialog').first().waitFor();
  };

/** The name of the button that replaces a result, whatever the new one is. */
export const replaceButton = (language: Language): RegExp =>
  new RegExp(`^${ROUNDS_WORDS[language].overwriteWrite('')}`);

/** Types another result on a board that has one, and confirms that it replaces it. */
export const keysOver =
  (...strokes: readonly string[]): Pressed =>
  async (page) => {
    await keysToDialog(...strokes)(page);
    const title = ROUNDS_WORDS.en.overwriteTitle(Number(strokes[0]));
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: replaceButton('en') }).click();
    await dialog.waitFor({ state: 'detached' });
  };

/** The same, up to the next question. */
export const keysOverToDialog =
  (...strokes: readonly string[]): Pressed =>
  async (page) => {
    await keysOver(...strokes)(page);
    await page.getByRole('dialog').first().waitFor();
  };

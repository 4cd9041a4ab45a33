import type { Language } from '@ronde/core/rules/language.ts';
import type { Page } from 'playwright-core';
import type { PageToSee } from './every-page.ts';

/** From a page as it opens to the state. */
export type Act = (page: Page, language: Language) => Promise<void>;

/** Presses the first button of this name. */
export const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click();
};

/** Presses a button, and waits for what it asks. */
export const pressToDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await press(page, name);
  await page.getByRole('dialog').first().waitFor();
};

/** Pages of the desk of a tournament. */
export const deskAt =
  (address: string) =>
  (event: string, name: string, path: string, act?: Act): PageToSee => ({
    name,
    kind: 'desk',
    address: () => `${address}/event/${encodeURIComponent(event)}/${path}`,
    ...(act === undefined ? {} : { act }),
  });

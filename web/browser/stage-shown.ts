import type { Locator, Page } from 'playwright-core';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';

const { stages } = ROUNDS_WORDS.en;

/** The stage of a round as its page says it: once it is seen, the page knows. */
export const stageShown = (page: Page, stage: keyof typeof stages): Locator =>
  page.locator('li[aria-current="step"]').getByText(stages[stage], { exact: true });

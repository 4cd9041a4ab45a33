import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Locator, Page } from 'playwright-core';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';

/** A helper whose link is opened in the arbiter's own browser. */
export const A_HELPER = { name: 'Table 1', role: 'results' } as const;

/** Who the desk's own pages are for the server. */
export const deskIs = async (page: Page, tournament: string) => {
  const answer = await page.evaluate(
    (path) => fetch(path).then((response) => response.json() as Promise<unknown>),
    `/api/tournaments/${tournament}`,
  );
  const { role, via } = (answer as OverviewAnswer).me;
  return { role, via };
};

/** The tabs of somebody whom the phone knows. */
export const tabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: PHONE_WORDS.en.navigation });

/** Opens what only an arbiter sees, and writes there. */
export async function marksFromTheDesk(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/history`);
  await page.getByRole('heading', { name: HISTORY_WORDS.en.heading, exact: true }).waitFor();
  await page.getByLabel(HISTORY_WORDS.en.markName, { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByText(name).first().waitFor();
}

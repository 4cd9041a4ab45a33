import type { Page } from 'playwright-core';
import { deviceLink, type ByHttp } from './by-http.ts';
import { PHONE } from './harness.ts';
import type { Comes } from './opened.ts';

/** The phone of a team's captain, opened by a link, once it says this. */
export async function captainsPhone(
  comes: Comes,
  address: string,
  { tournament }: ByHttp,
  team: string,
  heading: string,
): Promise<Page> {
  const wish = { name: team, role: 'captain', team } as const;
  const { page } = await comes({ size: PHONE });
  await page.goto(`${address}${(await deviceLink(address, tournament, wish)).path}`);
  await page.getByRole('heading', { name: heading }).waitFor();
  return page;
}

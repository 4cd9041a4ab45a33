import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Locator, Page } from 'playwright-core';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import type { Opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';

export const BEING_PREPARED = 'This event is being prepared';

/** An event that is not public yet, at its desk and before those who wait for it. */
export interface ToBePublished {
  readonly isPublic: (http: ByHttp) => Promise<boolean>;
  /** Round 1 is paired. */
  readonly prepared: (name: string) => Promise<ByHttp>;
  readonly deskIn: (http: ByHttp) => Promise<Desk>;
  /** What a stranger is answered. */
  readonly readBy: (language: 'en' | 'fr', id: string) => Promise<string>;
  readonly visitorOf: (id: string) => Promise<Page>;
}

export const toBePublished = ({ server, comes, sits }: Opened): ToBePublished => ({
  isPublic: async (http) => (await http.view<OverviewAnswer>('')).overview.published,
  prepared: async (name) => {
    const http = await inventedEvent(server.address, {
      name,
      players: 6,
      rounds: 3,
      unpublished: true,
    });
    await http.do({ type: 'pairRound', round: 1 });
    return http;
  },
  deskIn: async ({ tournament }) => {
    const page = await sits();
    return deskOf(page, `${server.address}/event/${encodeURIComponent(tournament)}`, 'en');
  },
  readBy: async (language, id) => {
    const headers = { 'x-forwarded-for': '192.0.2.7', 'accept-language': language };
    const answer = await fetch(`${server.address}/t/${encodeURIComponent(id)}/`, { headers });
    return answer.text();
  },
  visitorOf: async (id) => {
    const { page } = await comes({ stranger: true, size: PHONE });
    await page.clock.install();
    await page.goto(`${server.address}/t/${encodeURIComponent(id)}/`);
    return page;
  },
});

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, level: 1 });

/** Who waits for publication asks now and then, and who was sent away after a pause. */
export const isShown = (visitor: Page, name: string): Promise<void> =>
  putForwardUntil(visitor, `${name} is shown`, () => heading(visitor, name).isVisible(), 10_000);

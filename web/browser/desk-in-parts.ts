import type { Page, Route } from 'playwright-core';
import { afterEach } from 'vitest';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import type { ByHttp } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { forgetting, opened, type Opened } from './opened.ts';

/** The server of a newer build does not have the part: it says so itself. */
export const asAfterAnUpdate = (route: Route): Promise<void> =>
  route.continue({
    url: route
      .request()
      .url()
      .replace(/-[A-Z0-9]{8}\.js$/, '-00000000.js'),
  });

/** A desk in round 1, with a screen, that fetches nothing ahead: a part is asked for when somebody goes to it. */
export interface DeskInParts extends Opened {
  readonly at: () => { readonly event: ByHttp; readonly page: Page };
  /** Opens a page of the event; each time the desk is loaded anew. */
  readonly open: (path: string) => Promise<void>;
}

export function deskInParts(): DeskInParts {
  let made: { readonly event: ByHttp; readonly page: Page } | null = null;
  const at: DeskInParts['at'] = () => {
    if (made === null) throw new Error('the desk is made before the first test');
    return made;
  };
  const desks = opened(async ({ address }, come) => {
    const { page } = await come();
    await forgetting(page);
    const event = await inventedEvent(address, { name: 'In parts', players: 8, rounds: 3 });
    await beginRound(event, 1);
    await setScreens(address, event.tournament, [{ code: event.tournament, pages: [] }]);
    made = { event, page };
  });
  afterEach(() => at().page.unrouteAll({ behavior: 'ignoreErrors' }));
  return {
    ...desks,
    at,
    open: async (path) => {
      const { event, page } = at();
      await page.goto(`${desks.server.address}/event/${event.tournament}/${path}`);
      await page.getByRole('status').getByText(SHELL_WORDS.en.live).waitFor();
    },
  };
}

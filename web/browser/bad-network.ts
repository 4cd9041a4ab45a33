import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import type { RunningServer } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';

/** A desk whose network comes and goes, and whose clock is put forward. */
export interface BadNetwork {
  readonly event: ByHttp;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly desk: Desk;
  readonly outcomes: (...boards: readonly number[]) => Promise<(GameOutcome | undefined)[]>;
  /** What is said of results that wait. */
  readonly kept: (results: number) => Locator;
  /** What is done again after a pause. */
  readonly soon: (what: string, isSo: () => Promise<boolean>) => Promise<void>;
  /** Until the desk hears the server, which it asks again after a pause. */
  readonly hears: () => Promise<void>;
  /** A round whose boards nobody has touched on this page: gone to from the page of what is due. */
  readonly visitRound: () => Promise<void>;
}

/** One desk for the tests of a file, in round 1 of thirty; each test begins with a network. */
export function onABadNetwork(): {
  readonly server: RunningServer;
  readonly at: () => BadNetwork;
} {
  let made: BadNetwork | null = null;
  const at = (): BadNetwork => {
    if (made === null) throw new Error('the desk is opened before the first test');
    return made;
  };
  const { server } = opened(async ({ address }, comes) => {
    const event = await inventedEvent(address, { name: 'Bad network', players: 30, rounds: 5 });
    await beginRound(event, 1);
    const { context, page } = await comes();
    await page.clock.install();
    const desk = deskOf(page, `${address}/event/${event.tournament}`, 'en');
    // Where the network will be missed, the page of what is due has been seen.
    await desk.open('now');
    const soon: BadNetwork['soon'] = (what, isSo) => putForwardUntil(page, what, isSo);
    made = {
      event,
      context,
      page,
      desk,
      outcomes: async (...boards) => {
        const round = await event.view<RoundView>('rounds/1');
        return boards.map((board) => round.boards.find((one) => one.board === board)?.outcome);
      },
      kept: (results) => page.getByText(COMMAND_WORDS.en.unsent(results), { exact: true }),
      soon,
      hears: () => {
        const live = page.getByRole('status').getByText(desk.words.shell.live);
        return soon('the desk hears the server', () => live.isVisible());
      },
      visitRound: async () => {
        await desk.visit('now');
        await desk.visit('rounds/1');
        await page.getByRole('row').nth(1).waitFor();
      },
    };
  });
  beforeEach(async () => {
    const { context, page, hears } = at();
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await hears();
  });
  return { server, at };
}

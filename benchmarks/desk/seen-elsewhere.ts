import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { CommandAnswer } from '@ronde/server/api/commands.ts';
import type { Page } from 'playwright-core';
import { byHttp } from '../../web/browser/by-http.ts';
import { deskOf } from '../../web/browser/desk.ts';
import { setScreens } from '../../web/browser/hall-screens.ts';
import { launch, person, PHONE, PROJECTOR, type Look } from '../../web/browser/harness.ts';
import { seenAt } from '../../web/browser/seen-at.ts';
import { openBenchHall, percentile, TOURNAMENT } from '../server/hall/bench-hall.ts';

export const name = 'a result seen elsewhere, 64 players';

const EVENT = { players: 64, played: 4, rounds: 9 };
const ROUND = EVENT.played + 1;
const RESULTS = 10;
const SCORE = '1-0';

/** From a result in the log, typed at one desk, to the screens of everybody else. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const hall = await openBenchHall('SQLite', EVENT);
  const browser = await launch();
  try {
    const event = `${hall.address}/event/${TOURNAMENT}`;
    const http = byHttp(hall.address, TOURNAMENT);
    await http.do({ type: 'startRound', round: ROUND });
    await setScreens(hall.address, TOURNAMENT, [
      { code: 'hall', pages: [{ view: 'pairings', round: null }] },
    ]);
    const opens = async (address: string, look: Look = {}): Promise<Page> => {
      const { page } = await person(browser, { language: 'en', ...look });
      // What runs this file names its functions by a helper that a page does not have.
      await page.addInitScript('globalThis.__name = (one) => one');
      await page.goto(address);
      await page.getByRole('row').nth(1).waitFor();
      return page;
    };
    const desk = deskOf(await opens(`${event}/rounds/${ROUND}`), event, 'en');
    const round = `${hall.address}/t/${TOURNAMENT}/round-${ROUND}.html`;
    const elsewhere: readonly (readonly [string, Page])[] = [
      ['the other desk', await opens(`${event}/rounds/${ROUND}`)],
      ['the hall screen', await opens(`${hall.address}/s/hall`, { size: PROJECTOR })],
      ['the public page', await opens(round, { size: PHONE })],
    ];
    const { boards } = await http.view<RoundView>(`rounds/${ROUND}`);
    const open = boards.filter(({ outcome }) => outcome.kind === 'notEntered').slice(0, RESULTS);
    if (open.length < RESULTS)
      throw new Error(`round ${ROUND} has only ${open.length} open boards`);
    const delays = elsewhere.map((): number[] => []);
    for (const { board } of open) {
      const seen = elsewhere.map(([, page]) => seenAt(page, board, SCORE));
      const [answer] = await Promise.all([
        desk.page.waitForResponse((response) => response.url().endsWith('/enter-result')),
        desk.type(board, SCORE),
      ]);
      const { entry } = (await answer.json()) as CommandAnswer;
      if (entry === null) throw new Error(`nothing was written for board ${board}`);
      const written = Date.parse(entry.at);
      for (const [index, instant] of (await Promise.all(seen)).entries()) {
        delays[index]?.push(instant - written);
      }
    }
    const figures = elsewhere.flatMap(([screen], index) => [
      {
        label: `on ${screen}, median of ${RESULTS}`,
        milliseconds: percentile(delays[index] ?? [], 0.5),
        target: 1_000,
      },
      { label: `on ${screen}, at worst`, milliseconds: Math.max(...(delays[index] ?? [])) },
    ]);
    return { figures };
  } finally {
    await browser.close();
    await hall.close();
  }
}

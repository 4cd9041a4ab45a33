import type { Browser } from 'playwright-core';
import type { Figure } from '../../scripts/bench/benchmark.ts';
import { launch, person, PHONE } from '../../web/browser/harness.ts';
import { openBenchHall, percentile, TOURNAMENT } from '../server/hall/bench-hall.ts';

export const name = 'first load at 1.6 Mbit/s, 150 ms';

const EVENT = { players: 60, played: 4, rounds: 9 };
const TRIES = 3;
/** A phone far from the mast. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** What stands there when the page can be used, and what its first load may weigh, in kB. */
const PAGES = [
  { page: 'desk, first page', path: '/', usable: 'main h1', weighs: 350 },
  { page: 'desk, now', path: `/event/${TOURNAMENT}/now`, usable: 'main h1', weighs: 350 },
  {
    page: 'desk, round',
    path: `/event/${TOURNAMENT}/rounds`,
    usable: 'main tbody tr',
    weighs: 350,
  },
  { page: 'phone', path: '/p', usable: 'main, form', weighs: 70 },
  { page: 'hall screens', path: '/s', usable: 'main', weighs: 70 },
  { page: 'public page', path: `/t/${TOURNAMENT}/`, usable: 'main', weighs: 70 },
] as const;

interface Load {
  readonly milliseconds: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** Everything a browser that has never been there fetches until the page can be used. */
async function firstLoad(browser: Browser, url: string, usable: string): Promise<Load> {
  const { context, page } = await person(browser, { size: PHONE });
  const session = await context.newCDPSession(page);
  let [bytes, requests] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  const begin = performance.now();
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator(usable).first().waitFor({ timeout: 60_000 });
  const load = { milliseconds: performance.now() - begin, kilobytes: bytes / 1_000, requests };
  await context.close();
  return load;
}

/** Pages on a slow line, packed by the build and split: what is fetched, and when they can be used. */
export async function run(): Promise<{ figures: Figure[] }> {
  const hall = await openBenchHall('SQLite', EVENT);
  const browser = await launch();
  const figures: Figure[] = [];
  try {
    for (const { page, path, usable, weighs } of PAGES) {
      const loads: Load[] = [];
      for (let turn = 0; turn < TRIES; turn += 1) {
        loads.push(await firstLoad(browser, `${hall.address}${path}`, usable));
      }
      const median = (of: keyof Load): number =>
        percentile(
          loads.map((load) => load[of]),
          0.5,
        );
      figures.push(
        { label: `${page}: fetched`, kilobytes: median('kilobytes'), target: weighs },
        { label: `${page}: requests`, requests: median('requests') },
        { label: `${page}: usable, median of ${TRIES}`, milliseconds: median('milliseconds') },
      );
    }
  } finally {
    await browser.close();
    await hall.close();
  }
  return { figures };
}

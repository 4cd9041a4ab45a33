import { openBenchHall, percentile, TOURNAMENT } from '../server/hall/bench-hall.ts';
import { launch, person } from '../../web/browser/harness.ts';

export const name = 'desk, 500 players';

const EVENT = { players: 500, played: 6, rounds: 9 };
const TRIES = 5;

/** `g` then the key opens the page; rows of a table are what it is opened for. */
const PAGES = [
  { page: 'players', key: 'p' },
  { page: 'round', key: 'r' },
  { page: 'standings', key: 's' },
  { page: 'crosstable', key: 'c' },
] as const;

/** Milliseconds from the key to ten rows on the screen, painted. */
const OPENS = `(key) => new Promise((opened) => {
  const begin = performance.now();
  const look = () => {
    if (document.querySelectorAll('main tbody tr').length >= 10) {
      requestAnimationFrame(() => requestAnimationFrame(() => opened(performance.now() - begin)));
    } else requestAnimationFrame(look);
  };
  for (const one of ['g', key]) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: one, code: 'Key' + one.toUpperCase(), bubbles: true }));
  }
  look();
})`;

/** Times between frames while the list goes from its top to its end, two screens a second. */
const SCROLLS = `() => new Promise((done) => {
  const list = [...document.querySelectorAll('main *')].find(
    (one) => one.scrollHeight > one.clientHeight + 200 && one.querySelector('tbody') !== null,
  );
  const times = [];
  let last = performance.now();
  const step = (now) => {
    times.push(now - last);
    list.scrollTop += (2 * list.clientHeight * Math.min(100, now - last)) / 1000;
    last = now;
    if (times.length < 240 && list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
      requestAnimationFrame(step);
    } else done(times.slice(1));
  };
  requestAnimationFrame(step);
})`;

/** Pages of the desk with a large event: how soon they open and how smoothly they scroll. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const hall = await openBenchHall('SQLite', EVENT);
  const browser = await launch();
  const { page } = await person(browser, { language: 'en' });
  const figures = [];
  try {
    for (const { page: path, key } of PAGES) {
      const opens: number[] = [];
      for (let turn = 0; turn < TRIES; turn += 1) {
        await page.goto(`${hall.address}/event/${TOURNAMENT}/now`);
        await page.locator('main h1').waitFor();
        opens.push(await page.evaluate<number>(`(${OPENS})('${key}')`));
      }
      const frames = await page.evaluate<number[]>(`(${SCROLLS})()`);
      figures.push(
        {
          label: `${path} opens, median of ${TRIES}`,
          milliseconds: percentile(opens, 0.5),
          target: 1_000,
        },
        { label: `${path} scrolls, a frame in the median`, milliseconds: percentile(frames, 0.5) },
        { label: `${path} scrolls, a frame at p95`, milliseconds: percentile(frames, 0.95) },
      );
    }
  } finally {
    await browser.close();
    await hall.close();
  }
  return { figures };
}

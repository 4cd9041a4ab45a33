import { followLive, type Sight } from '../live/live-stream.ts';
import { openFinder } from './finder.ts';
import { takeOver } from './fresh-page.ts';
import { offerNotices } from './offer-notices.ts';
import { sayReaderTimes } from './reader-time.ts';
import { openRing, type Ring } from './ring.ts';

/** Readers ask again within this time, each at a moment of their own. */
const SPREAD = 800;
const RETRY = 5_000;

const told: Partial<Record<string, string>> =
  (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const { tournament, position, lost, prepared } = told;

const notice = document.createElement('p');
notice.className = 'lost';
notice.setAttribute('role', 'status');
document.body.prepend(notice);

const news = document.createElement('p');
news.className = 'news';
news.setAttribute('role', 'alert');
document.body.prepend(news);

const finder = tournament === undefined ? null : openFinder(tournament);
const bell = document.querySelector<HTMLButtonElement>('.finder .notice');
const ring: Ring | null = bell === null ? null : openRing(bell);

if (bell !== null && ring !== null && tournament !== undefined) {
  offerNotices(bell, ring, tournament).catch(() => undefined);
}

/** Said and, where somebody asked for it, rung. */
function pairingsOut(round: number): void {
  if (bell === null || ring?.isOn !== true) return;
  const said = bell.closest<HTMLElement>('.finder')?.dataset['out'] ?? '';
  news.textContent = said.replace('{round}', String(round));
  ring.ring();
}

/** Who waits to be rung keeps the connection, even with another page in front. */
const sight: Sight = {
  get hidden() {
    return document.hidden && ring?.isOn !== true;
  },
  addEventListener: (type, listener) => {
    document.addEventListener(type, listener);
  },
  removeEventListener: (type, listener) => {
    document.removeEventListener(type, listener);
  },
};

let waiting: ReturnType<typeof setTimeout> | null = null;

/** Several changes within a moment are one. */
function refreshSoon(milliseconds: number): void {
  waiting ??= setTimeout(() => {
    waiting = null;
    refresh().catch(() => {
      refreshSoon(RETRY);
    });
  }, milliseconds);
}

async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  // A page that is no longer published is replaced by the one that says so.
  if (!response.ok && response.status !== 404) throw new Error(String(response.status));
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (fresh.querySelector('script[data-prepared]') !== null) {
    location.reload();
    return;
  }
  sayReaderTimes(fresh);
  takeOver(fresh);
  finder?.refreshed(fresh);
}

/** Asks until there is something to see, each at a moment of their own. */
function waitUntilPublished(): void {
  setTimeout(
    () => {
      fetch(location.href, { method: 'HEAD', headers: { accept: 'text/html' } }).then(({ ok }) => {
        if (ok) location.reload();
        else waitUntilPublished();
      }, waitUntilPublished);
    },
    RETRY * (1 + Math.random()),
  );
}

sayReaderTimes(document);
if (prepared !== undefined) waitUntilPublished();

if (tournament !== undefined) {
  followLive(
    tournament,
    {
      news: ({ facts }) => {
        for (const fact of facts ?? []) {
          if (fact.type === 'roundPublished') pairingsOut(fact.round);
        }
        if (facts === undefined || facts.length > 0) refreshSoon(Math.random() * SPREAD);
      },
      reset: () => {
        refreshSoon(Math.random() * SPREAD);
      },
      ended: () => {
        refreshSoon(0);
      },
      status: (status) => {
        notice.textContent = status === 'lost' ? (lost ?? '') : '';
        // Nothing tells a stream that is refused from one that broke: the page itself is asked.
        if (status === 'lost') refreshSoon(RETRY);
      },
    },
    undefined,
    Number(position ?? 0),
    sight,
  );
}

import { followLive } from '../live/live-stream.ts';
import { takeOver } from './fresh-page.ts';
import { sayReaderTimes } from './reader-time.ts';

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
  );
}

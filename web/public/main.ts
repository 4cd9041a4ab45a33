import { followLive } from '../live/live-stream.ts';
import { takeOver } from './fresh-page.ts';
import { sayReaderTimes } from './reader-time.ts';

/** Readers ask again within this time, each at a moment of their own. */
const SPREAD = 800;
const RETRY = 5_000;

const { tournament, position, lost } = (document.currentScript as HTMLScriptElement | null)
  ?.dataset ?? { tournament: undefined, position: undefined, lost: undefined };

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
  sayReaderTimes(fresh);
  takeOver(fresh);
}

sayReaderTimes(document);

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
      status: (status) => {
        notice.textContent = status === 'lost' ? (lost ?? '') : '';
      },
    },
    undefined,
    Number(position ?? 0),
  );
}

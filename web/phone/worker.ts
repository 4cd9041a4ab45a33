/** The part of a service worker we use: the page's own library of types does not know it. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as Worker;

/** Put in by the build: another build, another store. */
declare const BUILD: string;
/** Put in by the build: what the app needs without a network. Its script comes first. */
declare const FILES: readonly string[];
const STORE = `ronde-phone-${BUILD}`;
const PAGE = '/p';
/** A hall's network may be there and say nothing. */
const PATIENCE = 3_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([PAGE, ...FILES].map((path) => new Request(path, FRESH))))
      .then(() => worker.skipWaiting()),
  );
});

const FRESH: RequestInit = { cache: 'reload', credentials: 'same-origin' };

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('ronde-phone-') && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) event.respondWith(page(request));
  } else if (FILES.includes(pathname)) {
    event.respondWith(file(request));
  }
});

/** The newest page in the reader's language; without a network the last one. */
async function page(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok && (await isOurs(answer.clone()))) await store.put(PAGE, answer.clone());
    return answer;
  } catch {
    return (await store.match(PAGE)) ?? Response.error();
  }
}

/** The page of a newer build names files that only its own worker will keep. */
async function isOurs(answer: Response): Promise<boolean> {
  const html = await answer.text();
  return FILES.slice(0, 1).every((script) => html.includes(script));
}

/** Files of this build never change. */
async function file(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  return (await store.match(request, { ignoreSearch: true })) ?? fetch(request);
}

import type { Notice } from '@ronde/server/api/push.ts';

/** The part of a service worker we use: the page's own library of types does not know it. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Extendable {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  // Sealed for this browser by our own server: nobody else can have written it.
  const notice = event.data?.json() as Notice | undefined;
  if (notice === undefined) return;
  const { title, body, tag, opens, language } = notice;
  event.waitUntil(
    worker.registration.showNotification(title, {
      ...{ body, tag, lang: language, icon: '/assets/ronde-192.png', data: opens },
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const opens = new URL(String(event.notification.data), location.origin);
  if (opens.origin === location.origin) event.waitUntil(show(opens.href));
});

/** The page of the event that is open comes to the front; else it is opened. */
async function show(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url.startsWith(address));
  await (open === undefined ? worker.clients.openWindow(address) : open.focus());
}

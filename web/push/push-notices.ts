import type { PushAnswer, PushEnd, PushWish } from '@ronde/server/api/push.ts';
import { ask } from '../api/ask.ts';

/** What became of a press. */
export type Turned = 'on' | 'off' | 'refused';

/** Notices of one event to this browser, also when no page is open. */
export interface PushNotices {
  readonly isOn: boolean;
  /** Asks the reader and the push service, or gives the subscription back. */
  turn(on: boolean): Promise<Turned>;
}

/** What a browser has for it; tests bring their own. */
export interface PushBrowser {
  /** The reader lets notices come. */
  allowed(): Promise<boolean>;
  subscription(): Promise<PushSubscription | null>;
  subscribe(key: string): Promise<PushSubscription>;
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** It serves no page: it only shows notices. */
const WORKER = { script: '/assets/push-worker.js', scope: '/push/' } as const;

/** Null where browsers have none: without https, and on phones that want the page installed first. */
export function pushBrowser(): PushBrowser | null {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!window.isSecureContext || !able) return null;
  const { script, scope } = WORKER;
  const registered = (): Promise<ServiceWorkerRegistration> =>
    navigator.serviceWorker.register(script, { scope });
  return {
    allowed: async () => (await Notification.requestPermission()) === 'granted',
    subscription: async () =>
      (await (
        await navigator.serviceWorker.getRegistration(scope)
      )?.pushManager.getSubscription()) ?? null,
    subscribe: async (key) => {
      const { pushManager } = await awake(await registered());
      // One that was made for another key is of no use to anybody.
      const before = await pushManager.getSubscription();
      if (before !== null && keyOf(before) !== key) await before.unsubscribe();
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    },
    memory: localStorage,
  };
}

/** A browser subscribes only with a worker that runs. */
function awake(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return Promise.resolve(registration);
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (registration.active !== null) resolve(registration);
    });
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null where this browser or this server cannot. */
export async function openPushNotices(
  tournament: string,
  wish: Pick<PushWish, 'language' | 'page'>,
  browser: PushBrowser | null = pushBrowser(),
): Promise<PushNotices | null> {
  if (browser === null) return null;
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/push`;
  const { key } = await ask<PushAnswer>(path);
  if (key === null) return null;
  const kept = `ronde-push-${tournament}`;
  const { memory } = browser;

  const begin = async (): Promise<Turned> => {
    if (!(await browser.allowed())) return 'refused';
    const { endpoint, keys } = (await browser.subscribe(key)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'refused';
    const body: PushWish = { endpoint, keys: { p256dh, auth }, ...wish };
    await ask(path, { method: 'POST', body });
    memory.setItem(kept, 'on');
    return 'on';
  };

  const end = async (): Promise<Turned> => {
    memory.removeItem(kept);
    const held = await browser.subscription();
    // Other events of this house may still want it: the browser keeps its subscription.
    if (held !== null) {
      const body: PushEnd = { endpoint: held.endpoint };
      await ask(`${path}/end`, { method: 'POST', body });
    }
    return 'off';
  };

  return {
    get isOn() {
      return memory.getItem(kept) === 'on';
    },
    // A hall without the Internet, a service that refuses: the open page still rings.
    turn: (on) => (on ? begin() : end()).catch(() => (on ? 'refused' : 'off')),
  };
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPushNotices, type PushBrowser } from './push-notices.ts';

const ADDRESS = 'https://push.example/phone';
const asked: { path: string; body: unknown }[] = [];
let key: string | null = 'KEY';

beforeEach(() => {
  asked.length = 0;
  key = 'KEY';
  vi.stubGlobal('fetch', (path: string, { method, body }: { method?: string; body?: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json({ key }));
    asked.push({ path, body: JSON.parse(body ?? '') as unknown });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function browserWith(changes: Partial<PushBrowser> = {}): PushBrowser {
  const kept = new Map<string, string>();
  const keys = { p256dh: 'point', auth: 'secret' };
  const subscription = {
    endpoint: ADDRESS,
    toJSON: () => ({ endpoint: ADDRESS, keys }),
  } as unknown as PushSubscription;
  return {
    allowed: () => Promise.resolve(true),
    subscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve(subscription),
    memory: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    ...changes,
  };
}

const open = (browser: PushBrowser | null) =>
  openPushNotices('open', { language: 'fr', page: 'phone' }, browser);

it('is offered neither by a browser without it nor by a server without https', async () => {
  expect(await open(null)).toBeNull();
  key = null;
  expect(await open(browserWith())).toBeNull();
});

it('tells the server where this browser is reached, and no more when it is turned off', async () => {
  const browser = browserWith();
  const notices = await open(browser);
  expect(notices?.isOn).toBe(false);
  expect(await notices?.turn(true)).toBe('on');
  expect(notices?.isOn).toBe(true);
  // Remembered for the next visit, for this event alone.
  expect((await open(browser))?.isOn).toBe(true);
  expect(browser.memory.getItem('ronde-push-blitz')).toBeNull();
  expect(await notices?.turn(false)).toBe('off');
  expect(notices?.isOn).toBe(false);
  expect(asked).toEqual([
    {
      path: '/api/tournaments/open/push',
      body: {
        ...{ endpoint: ADDRESS, keys: { p256dh: 'point', auth: 'secret' } },
        ...{ language: 'fr', page: 'phone' },
      },
    },
    { path: '/api/tournaments/open/push/end', body: { endpoint: ADDRESS } },
  ]);
});

it.each([
  ['the reader says no', { allowed: () => Promise.resolve(false) }],
  ['no push service answers', { subscribe: () => Promise.reject(new Error('offline')) }],
])('%s: nothing is kept and nothing is sent', async (_, changes) => {
  const notices = await open(browserWith(changes));
  expect(await notices?.turn(true)).toBe('refused');
  expect(notices?.isOn).toBe(false);
  expect(asked).toEqual([]);
});

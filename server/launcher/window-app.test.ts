import { beforeEach, describe, expect, it } from 'vitest';
import { WINDOW_HEADER, type WindowAnswer } from '../api/window.ts';
import { assetOf, type Asset } from '../assets.ts';
import { windowApp, type WindowHands } from './window-app.ts';

const SECRET = 'a-secret-that-nobody-guesses';
const HOST = 'localhost:49152';
const SERVING: WindowAnswer = {
  kind: 'serving',
  version: '0.1.0',
  address: 'http://localhost:8064',
  folder: '/data',
  nextFolder: null,
  phones: { open: false, fixed: null, addresses: [] },
  warnings: [],
};

let done: string[] = [];
beforeEach(() => {
  done = [];
});
const does = <T>(what: string, answer: T): T => {
  done.push(what);
  return answer;
};

const file = (name: string, text: string, type: string): readonly [string, Asset] => [
  name,
  assetOf(name, new TextEncoder().encode(text), type),
];

const hands: WindowHands = {
  language: 'fr',
  secret: SECRET,
  assets: new Map([
    file('window.fr.html', '<html lang="fr">', 'text/html; charset=utf-8'),
    file('window.en.html', '<html lang="en">', 'text/html; charset=utf-8'),
    file('window-AB12CD34.js', '1;', 'text/javascript; charset=utf-8'),
  ]),
  look: () => Promise.resolve(does('look', SERVING)),
  open: (what) => Promise.resolve(does(`open ${what}`, what !== 'help')),
  letPhonesIn: (open) =>
    Promise.resolve(does(`phones ${open}`, { turned: false, code: 'network.fixed', address: '' })),
  chooseNext: (folder) => does(`next ${folder}`, { kept: true, folder, synchronised: false }),
  stop: () => {
    done.push('stop');
  },
  told: () => undefined,
};
const app = windowApp(hands);

interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As the window itself asks, but for what a test says otherwise. */
const ask = async (path: string, asking: Asking = {}): Promise<Response> => {
  const { method = 'GET', body, from = '127.0.0.1', headers = {} } = asking;
  const writes = method === 'GET' ? {} : { 'x-ronde': '1', origin: `http://${HOST}` };
  const incoming = { socket: { remoteAddress: from }, httpVersion: '1.1' };
  return app.request(
    path,
    {
      method,
      headers: {
        host: HOST,
        [WINDOW_HEADER]: SECRET,
        'sec-fetch-site': 'same-origin',
        ...writes,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming },
  );
};
const post = (path: string, body: unknown, asking: Asking = {}): Promise<Response> =>
  ask(path, { ...asking, method: 'POST', body });

describe('the window of the launcher', () => {
  it('is a page in the language of the system, with its own files and nothing else', async () => {
    const page = await ask('/', { headers: { 'accept-language': 'en', 'sec-fetch-site': 'none' } });
    expect([page.status, await page.text()]).toEqual([200, '<html lang="fr">']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect((await ask('/assets/window-AB12CD34.js')).status).toBe(200);
    for (const path of [
      '/assets/desk.en.html',
      '/assets/..%2Fserver.js',
      '/api/tournaments',
      '/t',
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('shows how things stand, and does what its buttons say', async () => {
    expect(await (await ask('/api/window')).json()).toEqual(SERVING);
    expect(await (await post('/api/open', { what: 'desk' })).json()).toEqual({ opened: true });
    expect(await (await post('/api/open', { what: 'help' })).json()).toEqual({ opened: false });
    await post('/api/phones', { open: true });
    await post('/api/next-folder', { folder: '/Échecs' });
    expect((await post('/api/stop', {})).status).toBe(204);
    expect(done).toEqual(['look', 'open desk', 'open help', 'phones true', 'next /Échecs', 'stop']);
  });

  it.each([
    ['/api/open', { what: 'C:\\Windows\\calc.exe' }],
    ['/api/open', { what: 'desk', address: 'http://example.org' }],
    ['/api/phones', { open: 'yes' }],
    ['/api/next-folder', { folder: '' }],
    ['/api/next-folder', { folder: 'x'.repeat(5_000) }],
  ])('%s refuses %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
    expect(done).toEqual([]);
  });
});

const EVERYTHING = [
  ['GET', '/api/window', undefined],
  ['POST', '/api/open', { what: 'folder' }],
  ['POST', '/api/phones', { open: true }],
  ['POST', '/api/next-folder', { folder: '/Échecs' }],
  ['POST', '/api/stop', {}],
] as const;

const FOREIGN = 'https://example.org';
const OTHERS: readonly (readonly [string, number, Asking])[] = [
  ['somebody on the network', 403, { from: '192.168.1.77' }],
  [
    'somebody on the network by our own address',
    421,
    { from: '192.168.1.77', headers: { host: '192.168.1.5:49152' } },
  ],
  [
    'a name rebound to this computer',
    421,
    { headers: { host: 'example.org:49152', origin: 'http://example.org:49152' } },
  ],
  ['a request that was passed on', 403, { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a page of another site', 403, { headers: { origin: FOREIGN, 'sec-fetch-site': 'cross-site' } }],
  [
    'a page of another port here',
    403,
    { headers: { origin: 'http://localhost:8064', 'sec-fetch-site': 'same-site' } },
  ],
  [
    'an old browser that names the page alone',
    403,
    { headers: { origin: FOREIGN, 'sec-fetch-site': 'none' } },
  ],
  ['a program here without the secret', 401, { headers: { [WINDOW_HEADER]: '' } }],
  ['a program here that guesses', 401, { headers: { [WINDOW_HEADER]: `${SECRET.slice(1)}x` } }],
];

describe('nobody else works it', () => {
  it.each(OTHERS)('%s: %i', async (_, status, asking) => {
    for (const [method, path, body] of EVERYTHING) {
      const answer = await ask(path, {
        ...asking,
        method,
        ...(body === undefined ? {} : { body }),
      });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('access-control-allow-origin')).toBe(null);
    }
    expect(done).toEqual([]);
  });

  it('a write without the header of our own pages is a form of somebody else', async () => {
    expect((await post('/api/stop', {}, { headers: { 'x-ronde': '' } })).status).toBe(403);
    expect(
      (await ask('/api/stop', { method: 'OPTIONS' })).headers.has('access-control-allow-headers'),
    ).toBe(false);
    expect(done).toEqual([]);
  });
});

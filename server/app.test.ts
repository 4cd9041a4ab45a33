import { failure, type Result } from '@ronde/core/rules/result.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import type { Store } from '@ronde/store/store.ts';
import { databaseFailure, type StoreError } from '@ronde/store/store-error.ts';
import { describe, expect, it } from 'vitest';
import type { TournamentsAnswer } from './api/listing.ts';
import type { Logger } from './logging/logger.ts';
import { openHall, openHallStore, STRANGER } from './testing/hall.ts';

function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  store: Store = openHallStore(),
  logger?: Logger,
) {
  const policy = { anyAddress: () => false };
  const hall = openHall({ store, policy, ...(logger === undefined ? {} : { logger }) });
  return hall.ask(path, { headers });
}

/** A store of which lists and counts are answered so. */
function answering(answer: () => Promise<Result<never, StoreError>>): Store {
  const store = openHallStore();
  return { ...store, count: answer, summaries: { ...store.summaries, page: answer } };
}

describe('the language of the page', () => {
  it.each([
    ['no wish', {}, 'en'],
    ['French', { 'accept-language': 'fr' }, 'fr'],
    ['Canadian French', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr'],
    ['English before French', { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' }, 'en'],
    ['French before English, written last', { 'accept-language': 'en;q=0.3, fr;q=0.7' }, 'fr'],
    ['French refused', { 'accept-language': 'fr;q=0, de' }, 'en'],
    ['neither', { 'accept-language': 'de, it;q=0.5' }, 'en'],
    ['neither first, French second', { 'accept-language': 'br, fr;q=0.5' }, 'fr'],
    ['remembered', { 'accept-language': 'en', cookie: 'ronde-language=fr' }, 'fr'],
    ['a cookie we did not write', { 'accept-language': 'fr', cookie: 'ronde-language=xx' }, 'fr'],
  ])('%s', async (_, headers, language) => {
    const response = await ask('/', headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain(`<html lang="${language}">`);
  });

  it('the switch wins over everything and is remembered', async () => {
    const headers = { 'accept-language': 'en', cookie: 'ronde-language=en' };
    const response = await ask('/?lang=fr', headers);
    expect(await response.text()).toContain('<html lang="fr">');
    expect(response.headers.get('set-cookie')).toContain('ronde-language=fr');
    expect(response.headers.get('set-cookie')).toContain('HttpOnly');
  });

  it('a switch to an unknown language is no switch', async () => {
    const response = await ask('/?lang=xx', { 'accept-language': 'fr' });
    expect(response.headers.get('content-language')).toBe('fr');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('GET /api/tournaments', () => {
  const created = { at: '2026-03-01T09:00:00.000Z' };

  it('lists what the store holds with its summary, without the archive', async () => {
    const log = openHallStore();
    const event = new PlayedEvent({ name: 'Open de Rennes' }, 4).pairs(1, 'a-b c-d').scores(1, '1');
    await log.create('open', created, event.ledger.entries);
    await log.create('gone', created, []);
    await log.remove('gone');
    const response = await ask('/api/tournaments', {}, log);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { tournaments } = (await response.json()) as TournamentsAnswer;
    expect(tournaments).toHaveLength(1);
    expect(tournaments[0]).toMatchObject({
      id: 'open',
      position: event.ledger.entries.length,
      createdAt: created.at,
      lastAt: event.at,
      problem: null,
      summary: {
        name: 'Open de Rennes',
        players: 4,
        current: { round: 1, stage: 'playing', boards: 2, results: 1 },
      },
    });
  });

  it('a log that cannot be understood does not hide the others', async () => {
    const log = openHallStore();
    const foreign = { at: created.at, by: 'later', events: [{ type: 'fromTheFuture' }] };
    await log.create('future', created, [foreign]);
    await log.create('empty', created, []);
    await log.create('open', created, new PlayedEvent().ledger.entries);
    const response = await ask('/api/tournaments', {}, log);
    expect(await response.json()).toMatchObject({
      tournaments: [
        { id: 'open', summary: { name: 'Open' }, problem: null },
        { id: 'empty', summary: null, problem: null },
        { id: 'future', summary: null, problem: 'unknownEvent' },
      ],
      total: 3,
      next: null,
    });
  });

  it('a failure of the store is a problem with a code', async () => {
    const log = answering(() =>
      Promise.resolve(failure(databaseFailure('store.locked', 'ronde.db'))),
    );
    for (const path of ['/api/tournaments', '/healthz']) {
      const response = await ask(path, {}, log);
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toEqual({
        code: 'store.locked',
        params: { file: 'ronde.db' },
      });
    }
  });

  it('where things are kept is not for the network', async () => {
    const log = answering(() =>
      Promise.resolve(failure(databaseFailure('store.locked', '/home/a/ronde.db'))),
    );
    const hall = openHall({ store: log });
    const response = await hall.ask('/api/tournaments', STRANGER);
    expect(await response.json()).toEqual({ code: 'store.locked', params: {} });
  });

  it('an error nobody expected is told to the terminal, not to the page', async () => {
    const told: unknown[] = [];
    const log = answering(() => Promise.reject(new Error('secret')));
    const logger: Logger = { log: () => undefined, fault: (error) => told.push(error) };
    const response = await ask('/api/tournaments', {}, log, logger);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'server.internal', params: {} });
    expect(told).toEqual([new Error('secret')]);
  });
});

describe('guards', () => {
  it.each([
    'localhost',
    'LOCALHOST:8064',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:8064',
    'salle.example:1',
  ])('answers to %s', async (host) => {
    expect((await ask('/healthz', { host })).status).toBe(200);
  });

  it.each([
    'example.org',
    'localhost.example.org',
    '127.0.0.1.example.org:8064',
    '[::2]',
    '0.0.0.0',
  ])('does not answer to %s (DNS rebinding)', async (host) => {
    const response = await ask('/api/tournaments', { host });
    expect(response.status).toBe(421);
    expect(await response.json()).toMatchObject({ code: 'server.unknownHost' });
  });

  it('does not answer without a host', async () => {
    expect((await ask('/', { host: '' })).status).toBe(421);
  });

  it.each(['/', '/api/tournaments', '/assets/desk-AB12CD34.js', '/nowhere'])(
    '%s carries strict headers',
    async (path) => {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );
});

describe('assets', () => {
  const SCRIPT = '/assets/desk-AB12CD34.js';
  const WORKER = '/assets/phone-worker.js';

  it.each([
    ['nothing said', {}, null, '1;'],
    ['an old proxy', { 'accept-encoding': 'gzip' }, 'gzip', 'gzip'],
    ['a browser', { 'accept-encoding': 'gzip, deflate, br, zstd' }, 'br', 'br'],
    ['a wish', { 'accept-encoding': 'br;q=0.2, gzip;q=0.5' }, 'gzip', 'gzip'],
    ['a refusal', { 'accept-encoding': 'br;q=0, gzip;q=0' }, null, '1;'],
  ])('%s: come with their type, packed as asked for', async (_, asked, packing, body) => {
    const response = await ask(SCRIPT, asked);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe(packing);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  it('each packing has a tag of its own, and whoever has it is not sent it again', async () => {
    const headers = ['br', 'gzip', 'identity'].map((coding) => ({ 'accept-encoding': coding }));
    const tags = await Promise.all(
      headers.map(async (asked) => (await ask(SCRIPT, asked)).headers.get('etag') ?? ''),
    );
    expect(new Set(tags).size).toBe(3);
    for (const [index, tag] of tags.entries()) {
      for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const response = await ask(SCRIPT, { ...headers[index], 'if-none-match': held });
        expect(response.status).toBe(304);
        expect(response.headers.get('etag')).toBe(tag);
        expect(await response.text()).toBe('');
      }
    }
    const [packed = ''] = tags;
    const other = await ask(SCRIPT, { 'accept-encoding': 'gzip', 'if-none-match': packed });
    expect(other.status).toBe(200);
  });

  it('are kept for good under a name with a hash, and asked for again under any other', async () => {
    const kept = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await kept(SCRIPT)).toBe('public, max-age=31536000, immutable');
    expect(await kept(WORKER)).toBe('no-cache');
    expect(await kept('/assets/flag-fra.svg')).toBe('public, max-age=604800');
    expect(await kept('/assets/none-AB12CD34.js')).toBe('no-store');
    expect(await kept('/')).toBe('no-cache');
  });

  it('the head alone says as much', async () => {
    const hall = openHall();
    const asking = { headers: { 'accept-encoding': 'br' } };
    const [whole, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => hall.ask(SCRIPT, { ...asking, method })),
    );
    expect(Object.fromEntries(head?.headers ?? [])).toEqual(
      Object.fromEntries(whole?.headers ?? []),
    );
    expect(await head?.text()).toBe('');
  });

  it('a page is sent once while it stays the same, and keeps the number it was let in by', async () => {
    const first = await ask('/');
    const policy = first.headers.get('content-security-policy') ?? '';
    const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(await first.text()).toContain(`content="${nonce}"`);
    const again = await ask('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    const french = { 'accept-language': 'fr', 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await ask('/', french)).status).toBe(200);
  });

  it.each([
    '/assets/other.js',
    '/assets/desk-AB12CD34.js.br',
    '/assets/..%2Fpackage.json',
    '/assets/%2e%2e/app.ts',
    '/nowhere',
  ])('%s is not there', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'server.notFound' });
  });
});

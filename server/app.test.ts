import { failure, type Result } from '@ronde/core/rules/result.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import type { TournamentSummary } from '@ronde/store/event-log.ts';
import { openMemoryStore } from '@ronde/store/memory.ts';
import type { Store } from '@ronde/store/store.ts';
import { databaseFailure, type StoreError } from '@ronde/store/store-error.ts';
import { describe, expect, it } from 'vitest';
import type { TournamentsAnswer } from './api/listing.ts';
import type { Logger } from './logging/logger.ts';
import { openHall, STRANGER } from './testing/hall.ts';
import { tournamentListings } from './tournament-listings.ts';

function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  store: Store = openMemoryStore(),
  logger?: Logger,
) {
  const policy = { anyAddress: false };
  const hall = openHall({ store, policy, ...(logger === undefined ? {} : { logger }) });
  return hall.ask(path, { headers });
}

const listing = (list: () => Promise<Result<readonly TournamentSummary[], StoreError>>): Store => ({
  ...openMemoryStore(),
  list,
});

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
    const log = openMemoryStore();
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

  it('sees a log that has grown', async () => {
    const log = openMemoryStore();
    const event = new PlayedEvent({ name: 'Before' });
    await log.create('open', created, event.ledger.entries);
    const listings = tournamentListings(log);
    const nameNow = async () => {
      const listed = await listings(() => 'staff');
      return listed.ok ? listed.value[0]?.summary?.name : listed.error;
    };
    expect(await nameNow()).toBe('Before');
    expect(await nameNow()).toBe('Before');
    event.does({ type: 'changeSettings', changes: { name: 'After' } });
    const [entry] = event.ledger.entries.slice(-1);
    if (entry) await log.append('open', entry.position - 1, entry);
    expect(await nameNow()).toBe('After');
  });

  it('a log that cannot be understood does not hide the others', async () => {
    const log = openMemoryStore();
    const foreign = { at: created.at, by: 'later', events: [{ type: 'fromTheFuture' }] };
    await log.create('future', created, [foreign]);
    await log.create('empty', created, []);
    await log.create('open', created, new PlayedEvent().ledger.entries);
    const response = await ask('/api/tournaments', {}, log);
    expect(await response.json()).toMatchObject({
      tournaments: [
        { id: 'future', summary: null, problem: 'unknownEvent' },
        { id: 'empty', summary: null, problem: null },
        { id: 'open', summary: { name: 'Open' }, problem: null },
      ],
    });
  });

  it('a failure of the store is a problem with a code', async () => {
    const log = listing(() =>
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
    const log = listing(() =>
      Promise.resolve(failure(databaseFailure('store.locked', '/home/a/ronde.db'))),
    );
    const hall = openHall({ store: log });
    const response = await hall.ask('/api/tournaments', STRANGER);
    expect(await response.json()).toEqual({ code: 'store.locked', params: {} });
  });

  it('an error nobody expected is told to the terminal, not to the page', async () => {
    const told: unknown[] = [];
    const log = listing(() => Promise.reject(new Error('secret')));
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

  it.each(['/', '/api/tournaments', '/assets/desk.js', '/nowhere'])(
    '%s carries strict headers',
    async (path) => {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );
});

describe('assets', () => {
  it('come with their type, and only once while they stay the same', async () => {
    const first = await ask('/assets/desk.js');
    expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const tag = first.headers.get('etag') ?? '';
    expect((await ask('/assets/desk.js', { 'if-none-match': tag })).status).toBe(304);
  });

  it.each(['/assets/other.js', '/assets/..%2Fpackage.json', '/assets/%2e%2e/app.ts', '/nowhere'])(
    '%s is not there',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'server.notFound' });
    },
  );
});

import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PushAnswer } from '../api/push.ts';
import { openHall, openHallStore, playedHall, STRANGER, TOURNAMENT } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';
import { openPushService, pushReader, type PushService } from '../testing/push-service.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { HAS_OPENSSL, selfSigned } from '../testing/self-signed.ts';
import { memoryShelf } from '@ronde/store/memory.ts';
import { isPushAddress, OPEN_INTERNET, sendTo } from './push-service.ts';

const PUSH = `/api/tournaments/${TOURNAMENT}/push`;
const HTTPS = { publicUrl: 'https://ronde.example' };
const wishOf = (endpoint: string, keys = pushReader().keys, page = 'public') => ({
  ...{ endpoint, keys, language: 'fr', page },
});
const asks = (body: object) => ({ ...STRANGER, method: 'POST', body });

describe('where a notice may be sent', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com:443/wpush/v2/x',
  ])('%s', (address) => {
    expect(isPushAddress(address, OPEN_INTERNET)).toBe(true);
  });

  it.each([
    ...['http://fcm.googleapis.com/x', 'https://user:pw@push.example/x', 'ftp://push.example/'],
    ...['https://push.example:8064/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/'],
    ...['https://192.168.1.5/', 'https://2130706433/', 'https://169.254.169.254/latest', 'x', ''],
    `https://push.example/${'x'.repeat(1_000)}`,
  ])('never %s', (address) => {
    expect(isPushAddress(address, OPEN_INTERNET)).toBe(false);
  });
});

describe('strangers who ask to be told', () => {
  it('are offered nothing without https, and nothing of theirs is kept', async () => {
    const hall = openHall();
    await playedHall(hall);
    expect(await (await hall.ask(PUSH, STRANGER)).json()).toEqual({ key: null });
    const wish = wishOf('https://push.example.org/a');
    expect(await refusal(hall.ask(PUSH, asks(wish)))).toBe('409 push.notOffered');
    expect(await hall.store.subscriptions.count(TOURNAMENT)).toMatchObject({ value: 0 });
  });

  it('name a push service and real keys, and not without end', async () => {
    const hall = openHall({ policy: HTTPS });
    await playedHall(hall);
    const good = wishOf('https://push.example.org/a');
    for (const wish of [
      { ...good, endpoint: 'https://192.168.1.1/router' },
      { ...good, endpoint: 'https://localhost/' },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { ...good, keys: { ...good.keys, p256dh: good.keys.auth } },
    ]) {
      expect(await refusal(hall.ask(PUSH, asks(wish)))).toBe('422 push.badAddress');
    }
    expect((await hall.ask(PUSH, asks(good))).status).toBe(204);
    let last = 204;
    for (let number = 0; number < 500 && last === 204; number += 1) {
      last = (await hall.ask(PUSH, asks({ ...good, endpoint: `${good.endpoint}${number}` })))
        .status;
    }
    expect(last).toBe(429);
    const elsewhere = { ...asks(good), from: '192.168.1.78' };
    expect((await hall.ask(PUSH, elsewhere)).status).toBe(204);
  });

  it('are told no more when they say so, and when the event is put away', async () => {
    const hall = openHall({ policy: HTTPS });
    await playedHall(hall);
    const count = async () => (await hall.store.subscriptions.count(TOURNAMENT)) as object;
    const [a, b] = ['a', 'b'].map((name) => wishOf(`https://push.example.org/${name}`));
    for (const wish of [a, b]) await hall.ask(PUSH, asks(wish ?? {}));
    expect(await count()).toMatchObject({ value: 2 });
    const end = asks({ endpoint: a?.endpoint ?? '' });
    expect((await hall.ask(`${PUSH}/end`, end)).status).toBe(204);
    expect(await count()).toMatchObject({ value: 1 });
    await hall.ask(`/api/tournaments/${TOURNAMENT}`, { method: 'DELETE' });
    expect(await count()).toMatchObject({ value: 0 });
  });

  it('see nothing of an event that is being prepared', async () => {
    const hall = openHall({ policy: HTTPS });
    await playedHall(hall);
    await hall.does('withholdTournament', {}, { withholdsEvent: 'confirmed' });
    expect(await refusal(hall.ask(PUSH, STRANGER))).toBe('404 view.beingPrepared');
    const wish = asks(wishOf('https://push.example.org/a'));
    expect(await refusal(hall.ask(PUSH, wish))).toBe('404 view.beingPrepared');
  });
});

describe.skipIf(!HAS_OPENSSL)('pairings are out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-push-'));
  let service: PushService;
  beforeAll(async () => {
    service = await openPushService(selfSigned(folder, 'push', 'DNS:localhost,IP:127.0.0.1'));
  });
  afterEach(() => {
    service.received.length = 0;
    service.statuses.clear();
  });
  afterAll(async () => {
    await service.close();
    await removeFolder(folder);
  });

  async function publishRound2(hall: ReturnType<typeof openHall>): Promise<void> {
    for (const board of [2, 3]) {
      const outcome = { kind: 'played', score: '1-0' };
      await hall.does('enterResult', { round: 1, board, outcome });
    }
    await hall.does('closeRound', { round: 1 });
    await hall.does('pairRound', { round: 2 });
    await hall.notices.settled();
    expect(service.received).toEqual([]);
    await hall.does('publishRound', { round: 2 });
    await hall.notices.settled();
  }

  it('[RFC 8291, RFC 8292] every browser reads its notice, in its language, signed by this house', async () => {
    const hall = openHall({ policy: HTTPS, reach: service.reach });
    await playedHall(hall);
    const [reader, other] = [pushReader(), pushReader()];
    const english = { ...wishOf(`${service.address}/b`, other.keys, 'phone'), language: 'en' };
    await hall.ask(PUSH, asks(wishOf(`${service.address}/a`, reader.keys)));
    await hall.ask(PUSH, asks(english));
    await publishRound2(hall);
    const sent = new Map(service.received.map((one) => [one.path, one]));
    expect([...sent.keys()].sort()).toEqual(['/a', '/b']);
    expect(reader.read(sent.get('/a')?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Open de Rennes',
      body: 'Les appariements de la ronde 2 sont affichés.',
      ...{ opens: '/t/open/', tag: TOURNAMENT, language: 'fr' },
    });
    expect(other.read(sent.get('/b')?.body ?? Buffer.alloc(0))).toMatchObject({
      ...{ body: 'The pairings of round 2 are out.', opens: '/p', language: 'en' },
    });
    const headers = sent.get('/a')?.headers ?? {};
    expect(headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' });
    const { key } = (await (await hall.ask(PUSH, STRANGER)).json()) as PushAnswer;
    const [, token = '', shown] =
      /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    expect(shown).toBe(key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key ?? '', 'base64url');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: service.address,
      exp: Date.parse('2026-03-07T14:00:00Z') / 1_000 + 12 * 60 * 60,
      sub: HTTPS.publicUrl,
    });
  });

  it('whoever is gone is forgotten; whoever fails for once is kept, and nothing is followed', async () => {
    const hall = openHall({ policy: HTTPS, reach: service.reach });
    await playedHall(hall);
    for (const [name, status] of [
      ['gone', 410],
      ['unknown', 404],
      ['busy', 503],
      ['elsewhere', 307],
    ] as const) {
      service.statuses.set(`/${name}`, status);
      await hall.ask(PUSH, asks(wishOf(`${service.address}/${name}`)));
    }
    // A push service that is not there at all.
    await hall.ask(PUSH, asks(wishOf('https://localhost:1/none')));
    await publishRound2(hall);
    expect(service.received).toHaveLength(4);
    const kept = await hall.store.subscriptions.list(TOURNAMENT);
    expect(kept.ok && kept.value.map(({ endpoint }) => endpoint.split('/').at(-1)).sort()).toEqual([
      'busy',
      'elsewhere',
      'none',
    ]);
  });

  it('of two servers on a database one tells', async () => {
    const shelf = memoryShelf();
    const [here, there] = [openHallStore(shelf), openHallStore(shelf)].map((store) =>
      openHall({ policy: HTTPS, reach: service.reach, store }),
    ) as [ReturnType<typeof openHall>, ReturnType<typeof openHall>];
    await playedHall(here);
    await there.ask(PUSH, asks(wishOf(`${service.address}/a`)));
    await publishRound2(here);
    // The other one hears of it too.
    await there.ask(`/api/tournaments/${TOURNAMENT}`);
    await there.notices.settled();
    expect(service.received).toHaveLength(1);
  });

  it('a name that leads into the hall is never asked, whatever was kept', async () => {
    const signal = AbortSignal.timeout(20_000);
    const sending = { headers: {}, body: new Uint8Array(), signal };
    const within = { ...service.reach, mayAsk: OPEN_INTERNET.mayAsk };
    expect(await sendTo(`${service.address}/a`, sending, within)).toBeNull();
    expect(service.received).toEqual([]);
    expect(await sendTo(`${service.address}/a`, sending, service.reach)).toBe(201);
  });
});

import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewDeviceAnswer } from './api/devices.ts';
import { readCertificate, secureAddresses } from './certificate.ts';
import { CONSOLE_WORDS } from './console-words.ts';
import type { AccessPolicy } from './house.ts';
import { listen } from './listen.ts';
import type { Listening } from './listening.ts';
import { readSettings } from './settings.ts';
import { openHall, playedHall, TOURNAMENT, type Hall } from './testing/hall.ts';
import { removeFolder } from './testing/remove-folder.ts';
import { HAS_OPENSSL, selfSigned, type SelfSigned } from './testing/self-signed.ts';

const folder = mkdtempSync(join(tmpdir(), 'ronde-https-'));
let own: SelfSigned;
let listening: Listening | null = null;
afterAll(() => removeFolder(folder));
afterEach(async () => {
  await listening?.close();
  listening = null;
});

async function serve(
  policy: Partial<AccessPolicy> = {},
): Promise<{ readonly hall: Hall; readonly port: number }> {
  const hall = openHall({ policy });
  await playedHall(hall);
  const opened = await listen(hall, 0, '0.0.0.0', own);
  if (!opened.ok) throw new Error(opened.error);
  listening = opened.value;
  return { hall, port: opened.value.port };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

function ask(scheme: 'http' | 'https', options: RequestOptions, body?: object): Promise<Answer> {
  const whole = { host: '127.0.0.1', agent: false, ...options };
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => {
      let text = '';
      response.on('data', (bytes: Buffer) => (text += bytes.toString()));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    };
    const asked =
      scheme === 'http'
        ? askPlainly(whole, answered)
        : askSecurely({ ...whole, rejectUnauthorized: false }, answered);
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe('what cannot be listened on', () => {
  const refused = async (port: number, host: string): Promise<unknown> => {
    const opened = await listen(openHall(), port, host);
    if (opened.ok) await opened.value.close();
    return opened;
  };

  it('an address that is not ours, and it is named', async () => {
    expect(await refused(0, '192.0.2.1')).toEqual({ ok: false, error: 'hostUnknown' });
    expect(CONSOLE_WORDS.en.hostUnknown('192.0.2.1')).toContain(
      'HOST 192.0.2.1 is no address of this computer',
    );
    expect(CONSOLE_WORDS.fr.hostUnknown('192.0.2.1')).toContain('192.0.2.1');
  });

  it('a port that is taken', async () => {
    const opened = await listen(openHall(), 0, '127.0.0.1');
    if (!opened.ok) throw new Error(opened.error);
    listening = opened.value;
    expect(await refused(listening.port, '127.0.0.1')).toEqual({ ok: false, error: 'portTaken' });
    for (const { portTaken } of Object.values(CONSOLE_WORDS)) {
      expect(portTaken(8064)).toMatch(/8064.*PORT=\d+ npm start/);
    }
  });
});

const WRITES = { 'x-ronde': '1', 'content-type': 'application/json' };

describe.skipIf(!HAS_OPENSSL)('https of our own', () => {
  beforeAll(() => {
    own = selfSigned(folder, 'own', 'DNS:ronde.example.org,IP:192.168.1.5,DNS:*.example.org');
  });

  it('answers the health check, a page and the live stream', async () => {
    const { hall, port } = await serve();
    expect(JSON.parse((await ask('https', { port, path: '/healthz' })).text)).toMatchObject({
      status: 'ok',
    });
    const page = await ask('https', { port, path: '/p' });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);

    const stream = askSecurely({
      host: '127.0.0.1',
      port,
      path: `/api/live?tournament=${TOURNAMENT}&after=0`,
      rejectUnauthorized: false,
      agent: false,
    });
    stream.end();
    const [response] = (await once(stream, 'response')) as [IncomingMessage];
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(first.toString()).toContain('event: hello');
    const ended = once(response, 'close');
    hall.close();
    await ended;
  });

  it('gives cookies that travel over TLS only, and plain ones over plain http', async () => {
    const { port } = await serve();
    const path = `/api/tournaments/${TOURNAMENT}/devices`;
    const wish = { name: 'Marie', role: 'results' };
    const made = await ask('http', { port, path, method: 'POST', headers: WRITES }, wish);
    const { code } = JSON.parse(made.text) as NewDeviceAnswer;
    const enter = { port, path: '/api/session/code', method: 'POST', headers: WRITES };
    const secure = await ask('https', enter, { code });
    expect(secure.status).toBe(204);
    expect(secure.headers['set-cookie']?.join()).toContain('Secure');
    const plain = await ask('http', enter, { code });
    expect(plain.headers['set-cookie']?.join()).not.toContain('Secure');
  });

  it('this computer is trusted by either way, its own pages only', async () => {
    const { port } = await serve();
    const me = async (scheme: 'http' | 'https', origin: string): Promise<string> => {
      const headers = { host: `localhost:${port}`, origin: `${origin}://localhost:${port}` };
      const { text } = await ask(scheme, { port, path: '/api/session', headers });
      return (JSON.parse(text) as { me: { via: string } }).me.via;
    };
    expect(await me('http', 'http')).toBe('localhost');
    expect(await me('https', 'https')).toBe('localhost');
    expect(await me('https', 'http')).toBe('anonymous');
    expect(await me('http', 'https')).toBe('anonymous');
  });

  it('http from elsewhere, or on a hosted server, is sent on to https', async () => {
    const { port } = await serve({ trustsThisComputer: false });
    const headers = { host: `ronde.example.org:${port}` };
    const { status, headers: answered } = await ask('http', { port, path: '/p?x=1', headers });
    expect(status).toBe(307);
    expect(answered.location).toBe(`https://ronde.example.org:${port}/p?x=1`);
    const odd = await ask('http', { port, path: '/p', headers: { host: 'a b' } });
    expect(odd.status).toBe(400);
  });

  it('http over the network is sent on to https, though this computer is trusted', async () => {
    const [address] = Object.values(networkInterfaces())
      .flatMap((ones) => ones ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    const { port } = await serve();
    if (address === undefined) return;
    expect((await ask('http', { host: address.address, port, path: '/p' })).status).toBe(307);
  });

  it('broken beginnings harm nobody, and stopping does not wait for silent ones', async () => {
    const { port } = await serve();
    for (const bytes of ['\x16\x03\x01nonsense', '\x00\x01\x02', 'NONSENSE\r\n\r\n', '']) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (bytes !== '') socket.write(bytes, 'latin1');
    }
    expect((await ask('https', { port, path: '/healthz' })).status).toBe(200);
    await listening?.close(50);
    listening = null;
  });
});

describe.skipIf(!HAS_OPENSSL)('the files of a certificate', () => {
  const given = (certificateFile: string | null, keyFile: string | null) =>
    readCertificate({ certificateFile, keyFile });
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('none: plain http', () => {
    expect(given(null, null)).toEqual({ ok: true, value: null });
  });

  it('both: with the names they are for', () => {
    const read = given(own.certificateFile, own.keyFile);
    expect(read.ok && read.value?.names).toEqual([
      'ronde.example.org',
      '192.168.1.5',
      '*.example.org',
    ]);
  });

  it('says what is wrong with them', () => {
    const other = selfSigned(folder, 'other', 'DNS:other.example.org');
    const missing = join(folder, 'missing.pem');
    const text = file('text.pem', 'nothing of the kind');
    const cases = [
      [own.certificateFile, null, { code: 'certificateAlone' }],
      [null, own.keyFile, { code: 'keyAlone' }],
      [missing, own.keyFile, { code: 'unreadableFile', file: missing, reason: 'ENOENT' }],
      [own.certificateFile, missing, { code: 'unreadableFile', file: missing, reason: 'ENOENT' }],
      [text, own.keyFile, { code: 'notCertificate', file: text }],
      [own.certificateFile, text, { code: 'notKey', file: text }],
      [
        own.certificateFile,
        other.keyFile,
        { code: 'keyOfAnother', certificate: own.certificateFile, key: other.keyFile },
      ],
    ] as const;
    for (const [certificate, key, error] of cases) {
      expect(given(certificate, key)).toEqual({ ok: false, error });
    }
  });
});

describe('the settings of https', () => {
  it.each([
    [{}, [], null, null],
    [{ RONDE_TLS_CERT: 'a', RONDE_TLS_KEY: 'b' }, [], 'a', 'b'],
    [{ RONDE_TLS_CERT: '', RONDE_TLS_KEY: '' }, [], null, null],
    [{}, ['--lan', '--cert', 'a', '--key', 'b'], 'a', 'b'],
    [{ RONDE_TLS_CERT: 'a' }, ['--cert', 'c'], 'c', null],
  ])('%j %j', (env, args, certificateFile, keyFile) => {
    expect(readSettings(env, args)).toMatchObject({ certificateFile, keyFile });
  });

  it.each([
    [
      ['ronde.example.org', '192.168.1.5'],
      ['https://ronde.example.org:8064', 'https://192.168.1.5:8064'],
    ],
    [['*.example.org', 'localhost'], ['https://192.168.1.5:8064']],
    [['10.0.0.1'], ['https://192.168.1.5:8064']],
  ])('a certificate for %j is found at %j', (names, addresses) => {
    expect(secureAddresses({ names }, ['192.168.1.5'], 8064)).toEqual(addresses);
  });

  it.each(['en', 'fr'] as const)('failures name the file, in %s', (language) => {
    const words = CONSOLE_WORDS[language];
    expect(words.certificateAlone).toMatch(/--cert FI\w+ --key FI\w+/);
    expect(words.unreadableFile('/x.pem', 'ENOENT')).toContain('/x.pem');
    expect(words.keyOfAnother('/c.pem', '/k.pem')).toMatch(/\/k\.pem.*\/c\.pem/);
  });
});

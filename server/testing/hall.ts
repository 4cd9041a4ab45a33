import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import type { CommandType } from '@ronde/core/tournament/command.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { memoryShelf, openMemoryStore, type MemoryShelf } from '@ronde/store/memory.ts';
import type { Store } from '@ronde/store/store.ts';
import { commandPath, type CommandAnswer } from '../api/commands.ts';
import type { NewDeviceAnswer, NewDeviceRequest } from '../api/devices.ts';
import { ownWorkshop, type Workshop } from '../answers/workshop.ts';
import { createApp, type App } from '../app.ts';
import { assetOf, type Asset, type Assets } from '../assets.ts';
import { openBackups } from '../backups/backups.ts';
import type { ConnectionLimits } from '../connections/connections.ts';
import type { AccessPolicy } from '../house.ts';
import { fixedDoor, type NetworkDoor } from '../network/network-door.ts';
import { SILENT, type Logger } from '../logging/logger.ts';
import type { Printer } from '../papers/printer.ts';
import { placesIn } from '../places.ts';
import type { Reach } from '../push/push-service.ts';
import type { OwnProgram } from '../processes/own-program.ts';
import { plainPrinter } from './plain-printer.ts';

const LIST_IMPORTER: OwnProgram = {
  file: fileURLToPath(new URL('../lists/import-process.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
};
/** Never made: what a test does not ask for leaves nothing behind. */
const NOWHERE = join(tmpdir(), 'ronde-hall-without-folder');
const LIST_LIMIT = 5_000_000;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const page = (app: string, language: string): readonly [string, Asset] => {
  const name = `${app}.${language}.html`;
  const html = `<html lang="${language}"><meta name="style-nonce" content="{{nonce}}">`;
  return [name, assetOf(name, bytes(html), 'text/html; charset=utf-8')];
};
const script = (name: string): readonly [string, Asset] => {
  // What they are packed into is the build's business; here each says what it is.
  const packed = new Map([
    ['br', bytes('br')],
    ['gzip', bytes('gzip')],
  ] as const);
  return [name, assetOf(name, bytes('1;'), 'text/javascript; charset=utf-8', packed)];
};

const assets: Assets = new Map([
  ...['desk', 'hall', 'phone'].flatMap((app) => ['en', 'fr'].map((one) => page(app, one))),
  ...['desk-AB12CD34.js', 'public-EF56GH78.js', 'phone-worker.js', 'flag-fra.svg'].map(script),
]);

const LAPTOP: AccessPolicy = {
  trustsThisComputer: true,
  publicUrl: null,
  hosts: () => ['salle.example'],
  anyAddress: () => true,
  addresses: () => ['http://192.168.1.5:8064'],
};

export interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the connection comes from; this computer by default. */
  readonly from?: string;
  readonly httpVersion?: string;
  readonly cookie?: string;
}

/** Somebody on the hall's network whom nobody knows. */
export const STRANGER: Asking = { from: '192.168.1.77', headers: { host: '192.168.1.5:8064' } };

/** A server under test, asked without a network. */
export interface Hall extends App {
  readonly store: Store;
  ask(path: string, asking?: Asking): Promise<Response>;
  command(
    type: CommandType,
    command: object,
    rest?: Asking & {
      readonly seen?: number;
      readonly key?: string;
      readonly confirmations?: object;
      readonly asksBack?: true;
    },
  ): Promise<Response>;
  /** A command of the chief arbiter, everything seen, that must succeed. */
  does(type: CommandType, command: object, confirmations?: object): Promise<CommandAnswer>;
  /** Lets time pass. */
  pass(seconds: number): void;
  /** Puts the clock forward, or back, without any time passing. */
  putClock(seconds: number): void;
  /** A device that has followed its link: how to ask as it. */
  device(wish: NewDeviceRequest): Promise<Asking & { readonly id: string }>;
}

export const TOURNAMENT = 'open';
/** A store as the server opens it: with summaries beside the logs. */
export const openHallStore = (shelf: MemoryShelf = memoryShelf()): Store =>
  openMemoryStore(shelf, { summariser: SUMMARISER });

let keys = 0;
export const newKey = (): string => `key-${String((keys += 1)).padStart(8, '0')}`;

export function openHall(
  options: {
    readonly policy?: Partial<AccessPolicy>;
    readonly door?: NetworkDoor;
    readonly store?: Store;
    readonly logger?: Logger;
    /** For lists, uploads and copies. */
    readonly folder?: string;
    readonly workshop?: Workshop;
    /** Prints values as they are, unless a test wants the real thing. */
    readonly printer?: Printer;
    readonly limits?: Partial<ConnectionLimits>;
    /** The program built for it starts sooner than its source. */
    readonly listImporter?: OwnProgram;
    readonly reach?: Reach;
  } = {},
): Hall {
  let now = Date.parse('2026-03-07T14:00:00.000Z');
  let passed = 0;
  const store = options.store ?? openHallStore();
  const places = placesIn(options.folder ?? NOWHERE);
  const clock = (): Date => new Date(now);
  const server = createApp({
    store,
    assets,
    policy: { ...LAPTOP, ...options.policy },
    door: options.door ?? fixedDoor(true, 'started'),
    clock,
    elapsed: () => passed,
    logger: options.logger ?? SILENT,
    places,
    listImporter: options.listImporter ?? LIST_IMPORTER,
    listLimit: LIST_LIMIT,
    backups: openBackups(store, {
      backups: places.backups,
      database: null,
      now: clock,
      automatic: false,
    }),
    workshop: options.workshop ?? ownWorkshop(),
    printer: options.printer ?? plainPrinter(),
    limits: { connections: 1_000, streamsPerAddress: 1_000, ...options.limits },
    ...(options.reach === undefined ? {} : { reach: options.reach }),
  });
  const ask = async (path: string, asking: Asking = {}): Promise<Response> => {
    const { method = 'GET', body, raw, from = '127.0.0.1', cookie } = asking;
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const write = method !== 'GET';
    const headers = {
      host: 'localhost:8064',
      ...(write ? { 'x-ronde': '1' } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...asking.headers,
    };
    const incoming = {
      socket: { remoteAddress: from },
      httpVersion: asking.httpVersion ?? '1.1',
    };
    return server.app.request(
      path,
      { method, headers, ...(sent === undefined ? {} : { body: sent }) },
      { incoming },
    );
  };
  const command: Hall['command'] = (type, asked, rest = {}) => {
    const { seen = 0, key = newKey(), confirmations, asksBack, ...asking } = rest;
    const body = {
      ...{ seen, key, command: asked },
      ...(confirmations ? { confirmations } : {}),
      ...(asksBack ? { asksBack } : {}),
    };
    return ask(commandPath(TOURNAMENT, type), { ...asking, method: 'POST', body });
  };
  const does: Hall['does'] = async (type, asked, confirmations = {}) => {
    const position = await store.position(TOURNAMENT);
    const seen = position.ok ? position.value : 0;
    const response = await command(type, asked, { seen, confirmations });
    if (response.status !== 200) throw new Error(`${type}: ${await response.text()}`);
    return (await response.json()) as CommandAnswer;
  };
  const device: Hall['device'] = async (wish) => {
    const made = await ask(`/api/tournaments/${TOURNAMENT}/devices`, {
      method: 'POST',
      body: wish,
    });
    if (made.status !== 201) throw new Error(await made.text());
    const { code, device: link } = (await made.json()) as NewDeviceAnswer;
    const entered = await ask('/api/session/code', { ...STRANGER, method: 'POST', body: { code } });
    return { ...STRANGER, cookie: cookieOf(entered), id: link.id };
  };
  return {
    ...server,
    store,
    ask,
    command,
    does,
    pass: (seconds) => {
      now += seconds * 1_000;
      passed += seconds * 1_000;
    },
    putClock: (seconds) => {
      now += seconds * 1_000;
    },
    device,
  };
}

/** The cookie a browser would send back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Puts a tournament of six players into the store, round 1 published with one result of three. */
export async function playedHall(hall: Hall): Promise<PlayedEvent> {
  const event = new PlayedEvent({ name: 'Open de Rennes', rounds: 5, initialColour: 'white' }, 6)
    .pairs(1, 'a-d b-e c-f')
    .scores(1, '1');
  await hall.store.create(TOURNAMENT, { at: '2026-03-01T09:00:00.000Z' }, event.ledger.entries);
  return event;
}

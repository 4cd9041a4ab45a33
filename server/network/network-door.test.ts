import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { NetworkAnswer } from '../api/network.ts';
import type { ListenFailure, Listening } from '../listening.ts';
import { openHall, STRANGER, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { keepDoor, readDoor } from './kept-door.ts';
import { fixedDoor, openDoor, type NetworkDoor } from './network-door.ts';

const folder = mkdtempSync(join(tmpdir(), 'ronde-door-'));
afterAll(() => removeFolder(folder));

let addresses: string[] = [];
let taken: string[] = [];
let heard: string[] = [];
let door: NetworkDoor;

const listenOn = (address: string): Promise<Result<Listening, ListenFailure>> => {
  if (taken.includes(address)) return Promise.resolve(failure('portTaken'));
  heard.push(address);
  const close = (): Promise<void> => {
    heard = heard.filter((one) => one !== address);
    return Promise.resolve();
  };
  return Promise.resolve(success({ port: 8064, close }));
};

beforeEach(() => {
  addresses = ['192.168.1.5', '10.0.0.7'];
  taken = [];
  heard = [];
  door = openDoor({ addresses: () => addresses, listenOn });
});

describe('the door to the network', () => {
  it('is closed until it is opened, and listens on every address while it is open', async () => {
    expect([door.isOpen, heard]).toEqual([false, []]);
    expect(await door.turn(true)).toEqual({ ok: true, value: null });
    expect([door.isOpen, heard]).toEqual([true, ['192.168.1.5', '10.0.0.7']]);
    await door.turn(true);
    expect(heard).toHaveLength(2);
    await door.turn(false);
    await door.stop();
    expect([door.isOpen, heard]).toEqual([false, []]);
  });

  it('follows a laptop from one network to another, and to none', async () => {
    await door.turn(true);
    addresses = ['172.16.0.9'];
    await door.follow();
    expect(heard).toEqual(['172.16.0.9']);
    addresses = [];
    await door.follow();
    expect([door.isOpen, heard]).toEqual([true, []]);
    await door.turn(false);
    addresses = ['172.16.0.9'];
    await door.follow();
    expect(heard).toEqual([]);
  });

  it('a taken port is named; one way in is enough', async () => {
    taken = ['192.168.1.5'];
    expect((await door.turn(true)).ok).toBe(true);
    expect(heard).toEqual(['10.0.0.7']);
    await door.turn(false);
    await door.stop();
    taken = ['192.168.1.5', '10.0.0.7'];
    const error = { code: 'portTaken', address: '192.168.1.5' };
    expect(await door.turn(true)).toEqual({ ok: false, error });
    expect(door.isOpen).toBe(false);
  });
});

describe('what is remembered', () => {
  it('the last word, in a file of its owner; closed where nothing readable says otherwise', () => {
    const file = join(folder, 'kept', 'door.json');
    expect(readDoor(file)).toBe(false);
    for (const open of [true, false, true]) {
      expect(keepDoor(file, open)).toBe(true);
      expect(readDoor(file)).toBe(open);
    }
    expect(readdirSync(join(folder, 'kept'))).toEqual(['door.json']);
    for (const text of ['', '{', '{"open":"yes"}', 'null', '[true]']) {
      writeFileSync(file, text);
      expect(readDoor(file)).toBe(false);
    }
    expect(keepDoor(join(file, 'door.json'), true)).toBe(false);
  });
});

describe('the switch of the desk', () => {
  const turn = (hall: Hall, open: unknown, asking: object = {}): Promise<Response> =>
    hall.ask('/api/network', { ...asking, method: 'PUT', body: { open } });
  const open = (given: NetworkDoor, places: string = folder): Hall =>
    openHall({
      door: given,
      folder: places,
      policy: { addresses: () => (given.isOpen ? ['http://192.168.1.5:8064'] : []) },
    });

  it('opens and closes, says the address with its code, and is remembered', async () => {
    const hall = open(door);
    const shown = async (response: Response): Promise<NetworkAnswer> =>
      (await response.json()) as NetworkAnswer;
    expect(await shown(await hall.ask('/api/network'))).toEqual({
      open: false,
      fixed: null,
      addresses: [],
    });
    const opened = await shown(await turn(hall, true));
    expect(opened).toMatchObject({
      open: true,
      addresses: [{ address: 'http://192.168.1.5:8064', phone: 'http://192.168.1.5:8064/p' }],
    });
    expect(opened.addresses[0]?.qr).toMatch(/^<svg /);
    expect(readDoor(join(folder, 'door.json'))).toBe(true);
    expect(await shown(await turn(hall, false))).toMatchObject({ open: false, addresses: [] });
    expect(readFileSync(join(folder, 'door.json'), 'utf8')).toBe('{"open":false}\n');
    expect(heard).toEqual([]);
  });

  it('is for the chief arbiter of the house alone', async () => {
    const hall = open(door);
    expect((await turn(hall, true, STRANGER)).status).toBe(401);
    expect((await hall.ask('/api/network', STRANGER)).status).toBe(401);
    expect((await turn(hall, 'yes')).status).toBe(400);
    const foreign = { headers: { 'x-ronde': '0' } };
    expect((await turn(hall, true, foreign)).status).toBe(403);
    expect(door.isOpen).toBe(false);
  });

  it.each(['started', 'hosted'] as const)('turns nothing where it is fixed: %s', async (fixed) => {
    const hall = open(fixedDoor(true, fixed));
    expect(await (await hall.ask('/api/network')).json()).toMatchObject({ open: true, fixed });
    expect(await refusal(turn(hall, false))).toBe('409 network.fixed');
  });

  it('says what is in the way', async () => {
    taken = [...addresses];
    const refused = await turn(open(door), true);
    expect(await refused.json()).toEqual({
      code: 'network.unreachable',
      params: { address: '192.168.1.5' },
    });
    taken = [];
    writeFileSync(join(folder, 'no-folder'), '');
    const unwritten = turn(open(door, join(folder, 'no-folder')), true);
    expect(await refusal(unwritten)).toBe('507 network.notKept');
    expect(door.isOpen).toBe(true);
  });
});

import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '@ronde/store/sqlite/driver.ts';
import { MIGRATIONS } from '@ronde/store/sqlite/migrations/index.ts';
import type { FindingCode, LookedAt, Verdict } from './doctor/finding.ts';
import { lookAtClock } from './doctor/look-at-clock.ts';
import { ENOUGH, judgeDisk, lookAtFolder, TOO_LITTLE } from './doctor/look-at-folder.ts';
import { lookAtLists } from './doctor/look-at-lists.ts';
import { lookAtPort } from './doctor/look-at-port.ts';
import { lookAtVersion, OLDEST_NODE } from './doctor/look-at-version.ts';
import { openTerminal, type Ran, type Terminal } from './testing/terminal.ts';

const CORPUS = fileURLToPath(new URL('../corpus/older-stores/', import.meta.url));
const KNOWN = MIGRATIONS.length;

interface Told {
  readonly verdict: Verdict;
  readonly findings: readonly {
    readonly about: LookedAt;
    readonly code: FindingCode;
    readonly verdict: Verdict;
    readonly sentence: string;
  }[];
}

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const told = (ran: Ran): Told => ran.json() as Told;
const found = (ran: Ran, about: LookedAt): readonly FindingCode[] =>
  told(ran).findings.flatMap((one) => (one.about === about ? [one.code] : []));

function put(schema: number): string {
  const file = terminal.at('data/ronde.db');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gunzipSync(readFileSync(`${CORPUS}schema-${schema}.db.gz`)));
  return file;
}

describe('ronde doctor', () => {
  it('makes nothing where there is nothing, and says what comes', async () => {
    const ran = await terminal.ronde(['doctor', '--json']);
    expect(ran.code).toBe(0);
    expect(found(ran, 'folder')).toEqual(['folderNotYet']);
    expect(found(ran, 'store')).toEqual(['storeNotYet']);
    expect(found(ran, 'lists')).toEqual(['noLists']);
    expect(statSync(terminal.at('data'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('finds a store of today sound, and asks for a copy', async () => {
    await terminal.ronde(['new', 'Club', '--rounds', '5']);
    const ran = await terminal.ronde(['doctor', '--json']);
    expect(ran.code).toBe(0);
    expect(found(ran, 'store')).toEqual(['store']);
    expect(found(ran, 'copies')).toEqual(['noCopies']);
    await terminal.ronde(['backup']);
    expect(found(await terminal.ronde(['doctor', '--json']), 'copies')).toEqual(['copies']);
    const french = await terminal.ronde(['doctor'], { language: 'fr' });
    expect(french.out.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      '1 tournoi, 1 entrée, le tout intact',
    );
  });

  it('says of an older store that the next start changes it, and leaves it', async () => {
    const file = put(KNOWN - 1);
    const before = readFileSync(file);
    const ran = await terminal.ronde(['doctor', '--json']);
    expect(found(ran, 'store')).toEqual(['storeOlder']);
    expect(told(ran).findings.find(({ about }) => about === 'store')?.sentence).toContain(
      `schema ${KNOWN - 1}`,
    );
    // Imported in November 2026, and the clock of this terminal says March.
    expect(found(ran, 'clock')).toEqual(['clockBehindLog']);
    expect(ran.code).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(terminal.at('data'))).toEqual(['ronde.db']);
  });

  it('says in words that a store is of a newer program, and touches nothing', async () => {
    const file = put(KNOWN - 1);
    const db = new Database(file);
    db.pragma(`user_version = ${KNOWN + 1}`);
    db.close();
    const before = readFileSync(file);
    const ran = await terminal.ronde(['doctor'], { language: 'fr' });
    expect(ran.code).toBe(1);
    expect(ran.out.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      'Rien n’a été changé : mettez Ronde à jour.',
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(terminal.at('data'))).toEqual(['ronde.db']);
  });

  it('names a damaged log, a damaged file and what is no database', async () => {
    const file = put(KNOWN - 1);
    const db = new Database(file);
    db.exec(`DROP TRIGGER entries_are_never_changed; UPDATE entries SET by_whom = 'somebody'`);
    db.close();
    const log = await terminal.ronde(['doctor', '--json']);
    expect(log.code).toBe(1);
    expect(found(log, 'store')).toContain('logDamaged');
    for (const [bytes, words] of [
      [readFileSync(file).fill(7, 100, 9000), 'is damaged'],
      [Buffer.from('a letter to the club'), 'is damaged'],
    ] as const) {
      writeFileSync(file, bytes);
      const ran = await terminal.ronde(['doctor', '--json']);
      expect(ran.code).toBe(1);
      expect(found(ran, 'store')).toEqual(['storeRefused']);
      expect(ran.out).toContain(words);
      expect(ran.out).toContain(file.replaceAll('\\', '\\\\'));
    }
  });

  it('reads a store that is in use', async () => {
    await terminal.ronde(['new', 'Club', '--rounds', '5']);
    const db = new Database(terminal.at('data/ronde.db'));
    db.exec('UPDATE summaries SET visible = visible');
    try {
      const ran = await terminal.ronde(['doctor', '--json']);
      expect(found(ran, 'store')).toEqual(['store']);
    } finally {
      db.close();
    }
  });
});

describe('what the doctor looks at', () => {
  it('a folder where nothing can be written, and one that a service copies', () => {
    // A file stands where the folder should be: no right of anybody helps.
    const file = terminal.at('stick');
    writeFileSync(file, '');
    expect(lookAtFolder(file).map(({ code }) => code)).toEqual(['folderReadOnly']);
    const copied = terminal.at('OneDrive/Échecs 2026');
    mkdirSync(copied, { recursive: true });
    expect(lookAtFolder(copied).map(({ code }) => code)).toEqual(['folderSynchronised']);
    expect(readdirSync(copied)).toEqual([]);
  });

  it.each([
    [TOO_LITTLE - 1, 'diskFull'],
    [TOO_LITTLE, 'diskSmall'],
    [ENOUGH - 1, 'diskSmall'],
    [ENOUGH, 'disk'],
  ])('%d bytes free: %s', (bytes, code) => {
    expect(judgeDisk(bytes).code).toBe(code);
  });

  it.each([
    [null, [], 'clock'],
    ['2026-03-07T08:59:00Z', ['2026-03', '2026-04'], 'clock'],
    ['2026-03-07T09:04:00Z', [], 'clock'],
    ['2026-03-07T09:06:00Z', [], 'clockBehindLog'],
    ['2026-03-07T08:59:00Z', ['2025-12', '2026-05'], 'clockBehindList'],
  ])('a clock at 9 on 7 March 2026, an entry at %s, lists of %j: %s', (last, months, code) => {
    expect(lookAtClock(new Date('2026-03-07T09:00:00Z'), last, months).code).toBe(code);
  });

  it.each([
    [[], ['noLists']],
    [[['fide', '2026-03']], ['lists']],
    [[['fide', '2026-01']], ['lists']],
    [[['fide', '2025-12']], ['listOld']],
    [
      [
        ['fide', '2025-01'],
        ['fide', '2026-02'],
        ['ffe', '2025-09'],
      ],
      ['lists', 'listOld'],
    ],
  ] as const)('lists %j in March 2026: %j', (lists, codes) => {
    const named = lists.map(([source, month]) => ({ source, month }));
    const looked = lookAtLists(named, new Date('2026-03-07T09:00:00Z'));
    expect(looked.map(({ code }) => code)).toEqual(codes);
  });

  it('a port that is free, taken, or none', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const look = async (asked: string): Promise<FindingCode> =>
      (await lookAtPort(terminal.at('data'), asked)).code;
    expect(await look(String(port))).toBe('portTaken');
    other.close();
    await once(other, 'close');
    expect(await look('0')).toBe('portFree');
    expect(await look('70000')).toBe('notAPort');
    expect(await look('chess')).toBe('notAPort');
  });

  it('the Node that package.json asks for', () => {
    const manifest = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { engines: { node: string } };
    expect(manifest.engines.node).toBe(`>=${OLDEST_NODE}`);
    expect(lookAtVersion('20.18.3').code).toBe('oldNode');
    expect(lookAtVersion('20.19.0').code).toBe('version');
    expect(lookAtVersion('22.2.0').code).toBe('version');
  });
});

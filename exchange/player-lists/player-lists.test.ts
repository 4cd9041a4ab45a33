import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  inventedPlayers,
  TEXT_HEADER,
  textPlayer,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import {
  NOTHING_LISTED,
  type ListedPlayer,
} from '@ronde/core/formats/player-list/listed-player.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { importFideList, importPlayers, type FideListImport } from './import-list.ts';
import { PlayerLists } from './player-lists.ts';
import { zipOf } from './testing/zip-of.ts';

const AT = '2026-11-15T09:00:00Z';
/** Several pieces of a file: an import can be stopped between two. */
const COUNT = 2_500;
const PLAYERS = [...inventedPlayers(COUNT, 11)];
const XML = Buffer.from(XML_START + PLAYERS.map(xmlPlayer).join('') + XML_END);
const TEXT = Buffer.from(TEXT_HEADER + PLAYERS.map(textPlayer).join(''));

let folder: TemporaryFolder;
let lists: PlayerLists;
beforeEach(async () => {
  folder = await temporaryFolder();
  lists = new PlayerLists(folder.file('lists'));
});
afterEach(async () => {
  lists.close();
  await folder.dispose();
});

function request(bytes: Uint8Array, more: Partial<FideListImport> = {}): FideListImport {
  const file = folder.file('download');
  writeFileSync(file, bytes);
  return { folder: folder.file('lists'), source: 'fide', month: '2026-11', at: AT, file, ...more };
}

const codeOf = async (bytes: Uint8Array, more: Partial<FideListImport> = {}): Promise<string> => {
  const imported = await importFideList(request(bytes, more));
  return imported.ok ? 'taken' : imported.error.code;
};

describe('importing FIDE’s list', () => {
  it.each([
    ['XML', XML],
    ['text', TEXT],
    ['zipped XML', zipOf([{ name: 'players_list_xml.xml', bytes: XML }])],
    ['stored XML', zipOf([{ name: 'a/b.xml', bytes: XML, method: 0 }])],
    [
      'zipped text beside a note',
      zipOf([
        { name: 'readme.pdf', bytes: XML },
        { name: 'list.txt', bytes: TEXT },
      ]),
    ],
  ])('takes every player of %s', async (_, bytes) => {
    const seen: number[] = [];
    const imported = await importFideList(
      request(bytes, { progress: ({ players }) => seen.push(players) }),
    );
    expect(imported).toMatchObject({ ok: true, value: { players: COUNT, problems: [] } });
    expect(seen.at(-1)).toBe(COUNT);
    expect(lists.lists()).toEqual([
      {
        source: 'fide',
        month: '2026-11',
        players: COUNT,
        file: 'download',
        importedAt: AT,
        problems: 0,
      },
    ]);
    for (const player of PLAYERS.slice(0, 200)) {
      const hit = lists.byFideId(player.fideId ?? '', { source: 'fide' });
      expect(hit?.player).toEqual(player);
    }
  });

  it.skipIf(process.platform === 'win32')('keeps the list for its owner alone', async () => {
    await importFideList(request(XML));
    expect(statSync(folder.file('lists/fide-2026-11.db')).mode & 0o777).toBe(0o600);
  });

  it('takes a player whose name a damaged download has a stray U+0000 in', async () => {
    const [player] = PLAYERS;
    if (player === undefined) throw new Error('nobody');
    const bytes = Buffer.from(XML.toString().replace(player.name, `\0${player.name}\0`));
    expect(await codeOf(bytes)).toBe('taken');
    expect(lists.byFideId(player.fideId ?? '', { source: 'fide' })?.player).toEqual(player);
  });

  it('goes on after a stop, and leaves the list before it in use until then', async () => {
    await importFideList(request(zipOf([{ name: 'x.xml', bytes: XML }]), { month: '2026-10' }));
    const stop = new AbortController();
    const zip = zipOf([{ name: 'x.xml', bytes: XML }]);
    const stopped = await importFideList(
      request(zip, {
        signal: stop.signal,
        progress: () => {
          stop.abort();
        },
      }),
    );
    expect(stopped).toMatchObject({ ok: false, error: { code: 'list.cancelled' } });
    expect(lists.lists().map(({ month }) => month)).toEqual(['2026-10']);
    const resumed = await importFideList(request(zip));
    if (!resumed.ok) throw new Error(resumed.error.message);
    expect(resumed.value.players).toBe(COUNT);
    expect(resumed.value.resumedAt).toBeGreaterThan(0);
    expect(resumed.value.resumedAt).toBeLessThan(COUNT);
    const missing = PLAYERS.filter(
      ({ fideId }) => lists.byFideId(fideId ?? '', { source: 'fide', month: '2026-11' }) === null,
    );
    expect(missing).toEqual([]);
  });

  it('goes on with the index when it was stopped there', async () => {
    const stop = new AbortController();
    const stopped = await importFideList(
      request(XML, {
        signal: stop.signal,
        progress: ({ phase }) => {
          if (phase === 'indexing') stop.abort();
        },
      }),
    );
    expect(stopped).toMatchObject({ ok: false, error: { code: 'list.cancelled' } });
    expect(await importFideList(request(XML))).toMatchObject({
      ok: true,
      value: { players: COUNT, resumedAt: COUNT },
    });
  });

  it('begins anew when another file is given, or what was left is damaged', async () => {
    const stop = new AbortController();
    const signal = stop.signal;
    await importFideList(
      request(XML, {
        signal,
        progress: () => {
          stop.abort();
        },
      }),
    );
    expect(await importFideList(request(TEXT))).toMatchObject({
      ok: true,
      value: { resumedAt: 0 },
    });
    writeFileSync(folder.file('lists/fide-2026-12.partial'), 'not a database at all, but longer');
    expect(await codeOf(XML, { month: '2026-12' })).toBe('taken');
  });

  it('keeps the last three months, and takes the newest', async () => {
    for (const month of ['2026-08', '2026-11', '2026-09', '2026-10']) {
      const listed = PLAYERS.slice(0, 20).map((player) => ({ ...player, name: `Zz, ${month}` }));
      const bytes = Buffer.from(XML_START + listed.map(xmlPlayer).join('') + XML_END);
      expect(await codeOf(bytes, { month })).toBe('taken');
    }
    expect(lists.lists().map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(lists.search('zz')[0]?.player.name).toBe('Zz, 2026-11');
    expect(lists.byFideId('100013', { source: 'fide', month: '2026-09' })?.player.name).toBe(
      'Zz, 2026-09',
    );
  });

  it('takes a list anew while it is being searched', async () => {
    await importFideList(request(XML));
    expect(lists.search('Neu').map(({ player }) => player.name)).not.toContain('Neu, Anna');
    const other = { ...NOTHING_LISTED, fideId: '999', name: 'Neu, Anna' };
    await importFideList(request(Buffer.from(XML_START + xmlPlayer(other) + XML_END)));
    expect(lists.search('Neu').map(({ player }) => player.name)).toEqual(['Neu, Anna']);
  });
});

describe('what is refused', () => {
  const zeros = Buffer.alloc(20_000_000);

  it.each([
    ['a bomb by its ratio', zipOf([{ name: 'a.xml', bytes: zeros }]), 'list.zipBomb'],
    [
      'a bomb that lies about its size',
      zipOf([{ name: 'a.xml', bytes: zeros, declared: 1_000 }]),
      'list.zipBomb',
    ],
    ['no list inside', zipOf([{ name: 'a.exe', bytes: XML }]), 'list.zipEmpty'],
    ['nothing inside', zipOf([]), 'list.zipEmpty'],
    ['a password', zipOf([{ name: 'a.xml', bytes: XML, encrypted: true }]), 'list.zipEncrypted'],
    ['another method', zipOf([{ name: 'a.xml', bytes: XML, method: 12 }]), 'list.zipMethod'],
    ['a wrong checksum', zipOf([{ name: 'a.xml', bytes: XML, damaged: true }]), 'list.zipDamaged'],
    [
      'a zip cut short',
      zipOf([{ name: 'a.xml', bytes: XML }]).subarray(0, 5_000),
      'list.zipDamaged',
    ],
    ['a list cut short', XML.subarray(0, XML.length / 2), 'list.unreadable'],
    ['another file', Buffer.from('%PDF-1.7 something else altogether'), 'list.unreadable'],
    ['an empty file', Buffer.alloc(0), 'list.unreadable'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
    expect(lists.lists()).toEqual([]);
  });

  it('a file beyond the limits', async () => {
    const limits = { packed: 1e6, unpacked: 1_000, ratio: 100 };
    expect(await codeOf(XML.subarray(0, 2_000), { limits })).toBe('list.tooLarge');
    const zip = zipOf([{ name: 'a.xml', bytes: XML.subarray(0, 2_000) }]);
    expect(await codeOf(zip, { limits })).toBe('list.zipBomb');
  });

  it.each([
    ['../evil', '2026-11', 'list.badSource'],
    ['fide', '2026-13', 'list.badMonth'],
    ['fide', '../../x', 'list.badMonth'],
  ])('source %s, month %s', async (source, month, code) => {
    expect(await codeOf(XML, { source, month })).toBe(code);
  });

  it('a missing file', async () => {
    const missing = { ...request(XML), file: folder.file('nowhere') };
    expect(await importFideList(missing)).toMatchObject({ error: { code: 'list.noFile' } });
  });

  it('never writes what an archive names', async () => {
    const name = '../../../../evil.xml';
    expect(await codeOf(zipOf([{ name, bytes: XML }]))).toBe('taken');
    expect(readdirSync(folder.path).sort()).toEqual(['download', 'lists']);
    expect(readdirSync(folder.file('lists'))).toEqual(['fide-2026-11.db']);
    expect(existsSync(folder.file('../evil.xml'))).toBe(false);
  });
});

describe('searching', () => {
  const person = (name: string, more: Partial<ListedPlayer> = {}): ListedPlayer => ({
    ...NOTHING_LISTED,
    name,
    ...more,
  });
  const rated = (rating: number) => ({ rating, origin: 'fide' as const, games: null, k: null });
  const PEOPLE = [
    person('Dupont, Jean', { fideId: '600123', standard: rated(1800) }),
    person('Dupont, Jean-Pierre', { fideId: '600124', rapid: rated(2100) }),
    person('Dupontel, Jeanne', { fideId: '601999', standard: rated(2400) }),
    person('Lefèvre, Zoë', { fideId: '62', nationalId: 'B12345' }),
    person('Mueller, Karl', { nationalId: 'B12399' }),
    person("O'Dee, Anne"),
    person('Ким, Пак'),
    person('El-Amrani, Paul', { standard: rated(2500) }),
    person('Amrani El, Palu', { standard: rated(1500) }),
    person("N'Guyen, Ly"),
    person('Robert"; DROP TABLE players; --, NEAR'),
  ];

  beforeEach(async () => {
    const batch = { players: PEOPLE, problems: [], checkpoint: null, done: 1 };
    const into = { folder: folder.file('lists'), source: 'test', month: '2026-11', at: AT };
    const imported = await importPlayers({ ...into, name: 'people', fingerprint: 'people' }, () => [
      batch,
    ]);
    expect(imported.ok).toBe(true);
  });

  const found = (text: string): string[] => lists.search(text).map(({ player }) => player.name);

  it.each([
    ['dupont', ['Dupont, Jean-Pierre', 'Dupont, Jean', 'Dupontel, Jeanne']],
    ['dup jean', ['Dupontel, Jeanne', 'Dupont, Jean-Pierre', 'Dupont, Jean']],
    ['jean dupont', ['Dupont, Jean-Pierre', 'Dupont, Jean', 'Dupontel, Jeanne']],
    ['LEFEVRE', ['Lefèvre, Zoë']],
    ['zoé lefè', ['Lefèvre, Zoë']],
    ['odee', ["O'Dee, Anne"]],
    ['кИм', ['Ким, Пак']],
    ['6001', ['Dupont, Jean', 'Dupont, Jean-Pierre']],
    ['601999', ['Dupontel, Jeanne']],
    ['b123', ['Lefèvre, Zoë', 'Mueller, Karl']],
    ['B12399', ['Mueller, Karl']],
    ['nguyen', ["N'Guyen, Ly"]],
    ['n guyen', ["N'Guyen, Ly"]],
    ['du pont jean', ['Dupontel, Jeanne', 'Dupont, Jean-Pierre', 'Dupont, Jean']],
    ['paul el am rani', ['El-Amrani, Paul']],
    ['elamrani paul', ['El-Amrani, Paul']],
    ['el-amrani', ['El-Amrani, Paul', 'Amrani El, Palu']],
    ['', []],
    ['   ', []],
    ['xyzzy', []],
    ['"', []],
    ['robert" OR 1', []],
    ['NEAR', ['Robert"; DROP TABLE players; --, NEAR']],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    ['dupnot jean', 'Dupont, Jean'],
    ['dupon jaen', 'Dupont, Jean'],
    ['dpuont', 'Dupont, Jean'],
    ['lefebvre', 'Lefèvre, Zoë'],
    ['Müller', 'Mueller, Karl'],
    ['lefrv', 'Lefèvre, Zoë'],
  ])('forgives a slip: %s', (text, name) => {
    const hits = lists.search(text);
    const hit = hits.find(({ player }) => player.name === name);
    expect(hit?.slips).toBeGreaterThan(0);
    expect(hit?.list).toEqual({ source: 'test', month: '2026-11' });
  });

  it('puts the nearest first, though another is stronger', () => {
    expect(lists.search('amrnai palu').map(({ player, slips }) => [player.name, slips])).toEqual([
      ['Amrani El, Palu', 1],
      ['El-Amrani, Paul', 2],
    ]);
  });

  it('looks in one source, or in all', async () => {
    await importFideList(request(XML));
    const { name } = PLAYERS[0] ?? { name: '' };
    expect(lists.search(name, { source: 'test' })).toEqual([]);
    expect(lists.search(name).map(({ player }) => player.name)).toContain(name);
    expect(lists.search('dupont', { limit: 1 })).toHaveLength(1);
  });
});

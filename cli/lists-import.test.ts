import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { NOTHING_LISTED } from '@ronde/core/formats/player-list/listed-player.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { papiTables, type PapiRow } from '@ronde/exchange/access-file/testing/papi-tables.ts';
import { writeAccess } from '@ronde/exchange/access-file/write-access.ts';
import { wordsOf } from './cli.ts';
import { run } from './program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-cli-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string): string => join(folder, name);

function written(name: string, content: string | Uint8Array): string {
  writeFileSync(inFolder(name), content);
  return inFolder(name);
}

async function ronde(args: readonly string[], language: Language = 'en') {
  let [out, err] = ['', ''];
  const code = await run(
    {
      language,
      words: wordsOf(language),
      out: (text) => (out += text),
      err: (text) => (err += text),
      now: () => new Date('2026-11-15T09:00:00Z'),
      env: { RONDE_DATA: inFolder('data') },
    },
    args,
  );
  return { code, out, err, json: (): unknown => JSON.parse(out) };
}

const PEOPLE = [
  ...inventedPlayers(50, 9),
  {
    ...NOTHING_LISTED,
    ...{ fideId: '699001', name: 'Lefevre, Zoe', federation: 'FRA', birth: '1999' },
    standard: { rating: 1812, origin: 'fide' as const, games: 0, k: 20 },
  },
];
const LIST = XML_START + PEOPLE.map(xmlPlayer).join('') + XML_END;

const imported = () =>
  ronde([
    ...['lists', 'import', written('list.xml', LIST)],
    ...['--source', 'fide', '--month', '2026-11'],
  ]);

describe('ronde lists', () => {
  it('imports, tells how far it is, and says what there is', async () => {
    expect((await ronde(['lists', 'info'])).out).toContain('No lists yet');
    const done = await imported();
    expect([done.code, done.out]).toEqual([0, 'Imported: fide 2026-11, 51 players.\n']);
    expect(done.err).toContain('indexing 100 %');
    expect((await ronde(['lists', 'info'])).out).toMatch(/fide +2026-11 +51 +2026-11-15/);
  });

  it('finds people as they are typed', async () => {
    await imported();
    for (const text of ['zoé lefè', '699001', 'lefevre zoe', 'lefvere']) {
      expect((await ronde(['lists', 'search', ...text.split(' ')])).out).toContain('Lefevre, Zoe');
    }
    const nobody = await ronde(['lists', 'search', 'xyzzy']);
    expect([nobody.code, nobody.out]).toEqual([1, 'Nobody found.\n']);
  });

  it.each([
    [['nowhere.xml', '--source', 'fide', '--month', '2026-11'], 5],
    [['x.xml', '--source', 'FIDE!', '--month', '2026-11'], 3],
    [['x.xml', '--source', 'fide', '--month', 'november'], 3],
    [['x.xml', '--source', 'fide', '--month', '2026-11', '--kind', 'slow'], 3],
    [['x.xml', '--source', 'fide', '--month', '2026-11', '--column', 'name'], 3],
    [['x.xml', '--source', 'fide', '--month', '2026-11', '--columns', 'name=B,club'], 3],
    [['x.xml', '--source', 'fide', '--month', '2026-11'], 3],
  ])('refuses %j with words', async (args, code) => {
    written('x.xml', '<html>Error 500, try again later</html>');
    const [file = '', ...others] = args;
    const refused = await ronde(['lists', 'import', inFolder(file), ...others], 'fr');
    expect(refused.code).toBe(code);
    expect(refused.err).not.toBe('');
  });
});

const INFO = { Nom: 'Open', NbrRondes: '3', DateDebut: '14/11/2026', Dep1: 'Solkoff' };
const PAPI: PapiRow[] = [
  { values: { Ref: 2, Nom: 'ARAD', Prenom: 'A', Elo: 2000, Fide: 'F' }, rounds: [['B', 4, 3]] },
  { values: { Ref: 3, Nom: 'BRO', Prenom: 'B', Elo: 1900, Fide: 'F' }, rounds: [['N', 5, 2]] },
  { values: { Ref: 4, Nom: 'CHAR', Prenom: 'C', Elo: 1800, Fide: 'F' }, rounds: [['N', 2, 1]] },
  { values: { Ref: 5, Nom: 'DRU', Prenom: 'D', Elo: 1700, Fide: 'F' }, rounds: [['B', 3, 2]] },
];

describe('ronde import', () => {
  it('takes over a .papi file, its rounds paired again', async () => {
    const file = written('open.papi', writeAccess(papiTables(INFO, PAPI)));
    const done = await ronde(['import', file, '--out', inFolder('open.ronde')]);
    expect(done.code).toBe(0);
    expect(done.out).toContain('(4 players, 1 rounds recorded)');
    expect(done.out).toContain('Paired again: 1 rounds, 0 otherwise than recorded.');
    const standings = await ronde(['info', inFolder('open.ronde'), '--json']);
    expect(standings.code).toBe(0);
  });

  it.each([
    ['a.papi', 'no database', 'no .papi file'],
    ['b.papi', writeAccess([]).subarray(0, 8200), 'no .papi file|damaged|not of Papi'],
    ['c.papi', writeAccess(papiTables({ ...INFO, NbrRondes: '99' }, PAPI)), 'number of rounds'],
  ])('refuses %s in words', async (name, content, words) => {
    const refused = await ronde(['import', written(name, content)]);
    expect(refused.code).toBe(3);
    expect(refused.err).toMatch(new RegExp(words));
  });

  it('takes over a report file into the database, every round paired again', async () => {
    const packed = readFileSync(new URL('../corpus/dutch-2026.ndjson.gz', import.meta.url));
    const [line = ''] = gunzipSync(packed).toString('utf8').split('\n');
    const { trf } = JSON.parse(line) as { trf: string };
    const done = await ronde(['import', written('golden.trf', trf), '--id', 'golden']);
    expect(done.code).toBe(0);
    expect(done.out).toMatch(/Paired again: \d+ rounds, 0 otherwise than recorded/);
    expect((await ronde(['info', 'golden'])).code).toBe(0);
  });

  it('takes entries over, looked up in the lists', async () => {
    await imported();
    const csv =
      'Nom;Prénom;Fed;Naissance;Elo;Courriel\n' +
      'LEFÈVRE;Zoë;BEL;1999;1700;z@example.org\n' +
      'LEFÈVRE;Zoë;;;;\n' +
      'INCONNU;Jean;FRA;1980;1500;\n';
    const file = written('entries.csv', csv);
    expect((await ronde(['import', file])).code).toBe(3);
    const args = ['import', file, '--name', 'Open', '--rounds', '5', '--out', inFolder('o.ronde')];
    const done = await ronde(args);
    expect(done.code).toBe(0);
    expect(done.out).toContain('Entries: 1 found in the lists, 1 in doubt, 1 not found.');
    expect(done.out).toContain('line 4: INCONNU, Jean is in no list');
    const text = readFileSync(inFolder('o.ronde'), 'utf8');
    expect(text).toContain('"list":"fide","month":"2026-11"');
    expect(text).toContain('file:entries.csv');
    expect((await ronde(args)).code).toBe(3);
  });

  it.each([
    [
      'en',
      'Line 3, LEFEVRE, Zoe: the same FIDE number as on line 2; the line is left out.',
      'Line 5, Roy, Jo: the same name as on line 4; both are entered.',
    ],
    [
      'fr',
      'Ligne 3, LEFEVRE, Zoe\u00a0: Même numéro FIDE qu’à la ligne 2\u00a0: la ligne est laissée de côté.',
      'Ligne 5, Roy, Jo\u00a0: Même nom qu’à la ligne 4\u00a0: les deux sont inscrits.',
    ],
  ] as const)('tells in %s who stands in a table twice', async (language, number, name) => {
    const csv = 'Nom;FIDE ID\nLefèvre, Zoé;600001\nLEFEVRE Zoe;600001\nJo Roy;\nRoy, Jo;\n';
    const file = written('twice.csv', csv);
    const args = ['import', file, '--name', 'Open', '--rounds', '5', '--out', inFolder('t.ronde')];
    const done = await ronde(args, language);
    expect(done.code).toBe(0);
    expect(done.out).toContain(number);
    expect(done.out).toContain(name);
    expect(done.out).toContain('[entries.twiceByFideNumber]');
    expect(done.out).toMatch(/\(3 (?:players|joueurs)/);
  });
});

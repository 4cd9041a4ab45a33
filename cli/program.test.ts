import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EDITIONS } from '@ronde/core/rules/editions/registry.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { wordsOf } from './cli.ts';
import { readEngineArguments } from './engine/arguments.ts';
import { EXAMPLES } from './examples.ts';
import { buildProgram, run } from './program.ts';
import { ENGLISH } from './words/en.ts';
import { FRENCH } from './words/fr.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-cli-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string): string => join(folder, name);

async function ronde(args: readonly string[], language: Language = 'en') {
  let out = '';
  let err = '';
  const code = await run(
    {
      language,
      words: wordsOf(language),
      out: (text) => (out += text),
      err: (text) => (err += text),
      now: () => new Date('2026-03-07T09:00:00Z'),
      env: { RONDE_DATA: inFolder('data') },
    },
    args,
  );
  return { code, out, err, json: (): unknown => JSON.parse(out) };
}

function goldenTrf(): string {
  const packed = readFileSync(new URL('../corpus/dutch-2026.ndjson.gz', import.meta.url));
  const [line = ''] = gunzipSync(packed).toString('utf8').split('\n');
  const file = inFolder('golden.trf');
  writeFileSync(file, (JSON.parse(line) as { trf: string }).trf);
  return file;
}

describe('ronde editions', () => {
  it('prints every edition, and those in force on a day', async () => {
    const all = await ronde(['editions', '--json']);
    expect(all.json()).toHaveProperty('editions.length', EDITIONS.length);
    const then = await ronde(['editions', '--on', '2022-03-05', '--chapter', 'swiss']);
    expect(then.out).toContain('swiss-2017');
    expect(then.out).not.toContain('swiss-2026');
  });

  it('says what is wrong in the language of the person', async () => {
    const bad = await ronde(['editions', '--on', '30/02/2022'], 'fr');
    expect([bad.code, bad.err]).toEqual([
      3,
      '« 30/02/2022 » n’est pas un jour. Écrivez AAAA-MM-JJ.\n',
    ]);
  });
});

describe('ronde new', () => {
  it('creates in the database, and never twice', async () => {
    const args = ['new', 'Open de Fougères', '--rounds', '7', '--first-day', '2026-03-07'];
    expect((await ronde(args)).out).toBe('Created: open-de-fougeres\n');
    expect((await ronde(args)).code).toBe(3);
    const listed = await ronde(['info']);
    expect(listed.out).toContain('Open de Fougères');
  });

  it('[LA 3.1, 3.3] asks for no rounds where they follow from the entrants', async () => {
    for (const [system, ...more] of [
      ['cup', '--games', '2'],
      ['scheveningen', '--side-a', 'club:Fougères'],
    ]) {
      const made = await ronde(['new', `By ${system}`, '--system', system ?? '', ...more]);
      expect([made.code, made.out]).toEqual([0, `Created: by-${system}\n`]);
    }
    const none = await ronde(['new', 'Open', '--system', 'dubov']);
    expect([none.code, none.err]).toEqual([3, expect.stringContaining('--rounds <n> is needed')]);
    for (const side of ['Fougères', 'club:', 'numbers:A1', 'town:Brest']) {
      const odd = await ronde(['new', 'Odd', '--system', 'scheveningen', '--side-a', side], 'fr');
      expect([odd.code, odd.err]).toEqual([3, expect.stringContaining('Écrivez numbers:1-4')]);
    }
  });

  it('is listed a page at a time, searched by words', async () => {
    for (let number = 1; number <= 51; number += 1) {
      await ronde([
        'new',
        `Été ${number}`,
        '--rounds',
        '5',
        '--place',
        number === 7 ? 'Brest' : 'Rennes',
      ]);
    }
    const first = await ronde(['info']);
    expect(first.out.match(/^ete-/gm)).toHaveLength(50);
    expect(first.out).toContain('51 tournaments in all; the next with “--from 51”');
    const rest = await ronde(['info', '--from', '51', '--json']);
    expect(rest.json()).toMatchObject({ total: 51, next: null, tournaments: { length: 1 } });
    expect((await ronde(['info', '--search', 'ete brest'])).out).toContain('ete-7');
    expect(await ronde(['info', '--from', '0'])).toMatchObject({ code: 3 });
    expect((await ronde(['info', '--search', 'nowhere'], 'fr')).out).toContain('Aucun tournoi');
  });

  it('pins the editions asked for, and refuses points that cannot be', async () => {
    const file = inFolder('club.ronde');
    await ronde(['new', 'Club', '--rounds', '5', '--edition', 'swiss-2017', '--file', file]);
    expect((await ronde(['info', file, '--json'])).json()).toMatchObject({
      summary: { editions: { swiss: 'swiss-2017', tieBreaks: 'tb-2026-03' } },
    });
    const odd = await ronde(['new', 'Odd', '--rounds', '5', '--scoring', '1-1-0']);
    expect([odd.code, odd.err]).toEqual([3, expect.stringContaining('FIDE')]);
    const long = await ronde(['new', 'Long', '--rounds', '5', '--scoring', '3-1-0-0']);
    expect([long.code, long.err]).toEqual([3, expect.stringContaining('3-1-0-0')]);
  });

  it.each(['*', 'Open', 'x'.repeat(81)])('refuses the id %j, in a file too', async (id) => {
    for (const where of [[], ['--file', inFolder('club.ronde')]]) {
      const odd = await ronde(['new', 'Club', '--rounds', '5', '--id', id, ...where]);
      expect([odd.code, odd.err]).toEqual([3, expect.stringContaining('open-2026')]);
    }
  });

  it('does not overwrite a file', async () => {
    const file = inFolder('club.ronde');
    writeFileSync(file, 'mine');
    const again = await ronde(['new', 'Club', '--rounds', '5', '--file', file]);
    expect([again.code, readFileSync(file, 'utf8')]).toEqual([3, 'mine']);
  });
});

describe('ronde convert', () => {
  it('takes a report through .ronde and the database and back', async () => {
    const trf = goldenTrf();
    expect((await ronde(['convert', trf, inFolder('event.ronde')])).code).toBe(0);
    expect(
      (await ronde(['convert', inFolder('event.ronde'), '--to', 'store', '--as', 'open'])).code,
    ).toBe(0);
    expect((await ronde(['convert', 'open', inFolder('back.trf'), '--to', 'trf16'])).code).toBe(0);
    const rounds = (file: string) =>
      readFileSync(file, 'utf8')
        .split(/[\r\n]+/)
        .filter((line) => line.startsWith('001'))
        .map((line) => line.slice(91).trimEnd());
    expect(rounds(inFolder('back.trf'))).toEqual(rounds(trf));
  });

  it.each([
    'FIDE_DOUBLEROUNDROBIN',
    'FIDE_SCHEVENINGEN_G3',
    'CUSTOM_SCHEVENINGEN',
    'FIDE_DUBOV',
    'FIDE_BURSTEIN',
  ])('[TRF26 192] %s comes in and goes out unchanged', async (code) => {
    const trf = inFolder('type.trf');
    const player = (number: number) =>
      `001 ${String(number).padStart(4)}      Player ${number}`.padEnd(80) +
      ` 0.0 ${String(number).padStart(4)}`;
    const head = ['012 Club', '042 2026/03/07', '142 6', `192 ${code}`];
    writeFileSync(trf, [...head, player(1), player(2), player(3), player(4), ''].join('\n'));
    expect((await ronde(['import', trf, '--id', 'club'])).code).toBe(0);
    const codeIn = (file: string): string | undefined =>
      /^192 (.*)$/m.exec(readFileSync(inFolder(file), 'utf8'))?.[1]?.trim();
    const form = ['--format', 'trf26', '--out', inFolder('exported.trf')];
    expect((await ronde(['export', 'club', ...form])).code).toBe(0);
    expect((await ronde(['convert', trf, inFolder('club.ronde')])).code).toBe(0);
    const log = inFolder('club.ronde');
    expect((await ronde(['convert', log, inFolder('converted.trf')])).code).toBe(0);
    await ronde(['convert', log, inFolder('older.trf'), '--to', 'trf16']);
    await ronde(['convert', inFolder('older.trf'), inFolder('older.ronde')]);
    await ronde(['convert', inFolder('older.ronde'), inFolder('back.trf')]);
    const files = ['exported.trf', 'converted.trf', 'back.trf'];
    expect(files.map(codeIn)).toEqual([code, code, code]);
  });

  it('names what TRF16 has no place for, once, in the language of the person', async () => {
    const trf = inFolder('ties.trf');
    const lines = readFileSync(goldenTrf(), 'utf8').split(/\r?\n/);
    writeFileSync(trf, ['202 BH/C1,SB', ...lines].join('\n'));
    const file = inFolder('ties.ronde');
    await ronde(['convert', trf, file]);
    const back = inFolder('ties-16.trf');
    const said = await ronde(['convert', file, back, '--to', 'trf16', '--force'], 'fr');
    expect(said.err).toMatch(/laissé de côté\s: départages \(202\), /);
    expect(said.err.match(/départages/g)).toHaveLength(1);
    const told = await ronde(['convert', file, back, '--to', 'trf16', '--force', '--json']);
    expect(told.json()).toMatchObject({ leftOut: ['tieBreaks', 'program'] });
    const read = await ronde(['convert', back, inFolder('again.ronde')]);
    expect(read.err).toContain('[report.tieBreaks.missing]');
    const modern = await ronde(['convert', file, inFolder('26.trf')]);
    expect(modern.err).toBe(`Written: ${inFolder('26.trf')}\n`);
  });

  it('refuses a defective file and names the place', async () => {
    const file = inFolder('bad.trf');
    const line = (n: number, rest: string) =>
      `001 ${String(n).padStart(4)}      Player ${n}                          2000                             1.0    ${n}  ${rest}\n`;
    writeFileSync(file, line(1, '   2 w 1') + line(2, '   1 b 1'));
    const bad = await ronde(['convert', file, inFolder('out.ronde')]);
    expect(bad.code).toBe(3);
    expect(bad.err).toMatch(/error \d+:\d+ /);
  });

  it('says when it cannot tell what to write, or what to read', async () => {
    expect((await ronde(['convert', goldenTrf(), 'somewhere'])).code).toBe(3);
    const missing = await ronde(['info', 'nothing-here'], 'fr');
    expect(missing.code).toBe(5);
    expect(missing.err).toContain('« nothing-here »');
  });
});

describe('ronde log', () => {
  it('tells who did what', async () => {
    await ronde(['new', 'Open', '--rounds', '5']);
    const shown = await ronde(['log', 'open', '--json']);
    expect(shown.json()).toMatchObject({
      log: [{ position: 1, what: 'tournamentCreated', by: 'ronde new', inForce: true }],
    });
    expect((await ronde(['log', goldenTrf()])).code).toBe(3);
  });
});

describe('ronde pair', () => {
  it('[C.04.3 1.4.3] answers with boards, White, Black and the bye', async () => {
    const folderOf = new URL('../corpus/zero-point-bye/', import.meta.url);
    for (const name of ['pab0.0_c_21_9_20_r6', 'pab0.0_c_21_9_21_r6', 'pab0.0_c_21_9_22_r7']) {
      const file = fileURLToPath(new URL(`${name}.trf`, folderOf));
      const paired = await ronde(['pair', file, '--edition', 'swiss-2026', '--json']);
      const { pairs, bye } = paired.json() as {
        pairs: { board: number; white: number; black: number }[];
        bye: number;
      };
      expect(pairs.map(({ board }) => board)).toEqual(pairs.map((_, index) => index + 1));
      const lines = [...pairs.map(({ white, black }) => `${white} ${black}`), `${bye} 0`];
      const expected = readFileSync(new URL(`${name}.expected`, folderOf), 'utf8').trim();
      expect([String(lines.length), ...lines].join('\n')).toBe(expected);
    }
  });

  it('refuses a round the file cannot have', async () => {
    const late = await ronde(['pair', goldenTrf(), '--round', '99']);
    expect([late.code, late.err]).toEqual([
      3,
      expect.stringMatching(/\nRound 7 comes first, not round 99\.\n$/),
    ]);
  });

  it('[C.04.3 1.9.3] says who cannot be placed when no pairing is legal', async () => {
    const line = (n: number, points: string, rest: string) =>
      `001 ${String(n).padStart(4)}      Player ${n}                          2000                             ${points}    ${n}  ${rest}\n`;
    const file = inFolder('stuck.trf');
    writeFileSync(file, `${line(1, '1.0', '   2 w 1')}${line(2, '0.0', '   1 b 0')}142 5\n`);
    const stuck = await ronde(['pair', file, '--edition', 'swiss-2026']);
    expect(stuck.code).toBe(1);
    expect(stuck.err).toContain('Player 1');
    expect(stuck.err).toContain('1.9.3');
  });
});

describe('ronde check', () => {
  it('finds a round that was paired otherwise, and says what and by which article', async () => {
    const file = goldenTrf();
    const right = await ronde(['check', file, '--edition', 'swiss-2026']);
    expect([right.code, right.out]).toEqual([0, '1 files, 6 rounds checked, 0 discrepancies\n']);
    // Two games of round 1 trade opponents: 1-8, 2-9 become 1-9, 2-8.
    const swapped = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => {
        const number = Number(line.slice(4, 8));
        const other = new Map([
          [1, '   9'],
          [2, '   8'],
          [8, '   2'],
          [9, '   1'],
        ]).get(number);
        const colour =
          new Map([
            [8, 'b'],
            [9, 'w'],
          ]).get(number) ?? line.slice(96, 97);
        if (!line.startsWith('001') || other === undefined) return line;
        return `${line.slice(0, 91)}${other} ${colour}${line.slice(97)}`;
      });
    writeFileSync(file, swapped.join('\n'));
    const wrong = await ronde(['check', file, '--edition', 'swiss-2026']);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/: round 1: recorded .* expected .*8-1 .*\(C\.04\.3 3\.8\)/);
  });
});

describe('ronde generate --dialect', () => {
  const identifiers = async (...asked: string[]): Promise<Set<string>> => {
    const file = inFolder('generated.trf');
    const field = ['--players', '12', '--rounds', '3', '--seed', '7', '--out', file, '--force'];
    expect((await ronde(['generate', ...field, ...asked])).code).toBe(0);
    expect((await ronde(['check', file])).out).toContain('rounds checked, 0 discrepancies');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return new Set(lines.map((line) => line.slice(0, 3)));
  };
  const OLD = ['012', '062', '072', 'XXR', 'XXC', '092', '001'];
  const NEW = ['012', '062', '072', '142', '152', '192', '001'];

  it.each([
    [['--edition', 'swiss-2017'], OLD],
    [['--edition', 'swiss-2026'], NEW],
    [['--edition', 'swiss-2017', '--dialect', 'trf26'], NEW],
    [['--edition', 'swiss-2026', '--dialect', 'trf16'], OLD],
  ])('%s writes what its engines read', async (asked, tags) => {
    expect([...(await identifiers(...asked))]).toEqual(tags);
  });

  it.each([
    [['--scoring', '3-1-0'], 'BBW'],
    [['--acceleration', 'baku'], 'XXA'],
  ])('%s is said in %s lines for the engines of 2017', async (asked, tag) => {
    const field = ['--edition', 'swiss-2017', '--players', '41', '--rounds', '9'];
    const tags = await identifiers(...field, ...asked);
    const records = [...tags].filter((one) => /^\d{3}$/.test(one));
    expect(records).toEqual(['012', '062', '072', '092', '001']);
    expect(tags).toContain(tag);
  });

  it('refuses another form', async () => {
    const field = ['generate', '--players', '12', '--rounds', '3', '--dialect', 'trf06'];
    expect(await ronde(field, 'fr')).toMatchObject({
      code: 3,
      err: '« trf06 » n’est pas une forme de fichier TRF. Écrivez l’une de trf16, trf26.\n',
    });
  });
});

describe('acceleration', () => {
  it.each(['swiss-2017', 'swiss-2026'])(
    '[C.04.7 1] a file that only names Baku is paired as one with the points written out (%s)',
    async (edition) => {
      const file = inFolder('baku.trf');
      const asked = ['--players', '41', '--rounds', '9', '--seed', '11', '--edition', edition];
      asked.push('--dialect', 'trf26');
      await ronde(['generate', ...asked, '--acceleration', 'baku', '--out', file]);
      const written = readFileSync(file, 'utf8');
      expect(written).toMatch(/^250 /m);
      expect((await ronde(['check', file])).code).toBe(0);
      const named = written.replace(/^250 .*\n/gm, '').replace(/^192 .*$/m, '$&_BAKU');
      writeFileSync(file, named);
      expect((await ronde(['check', file])).out).toBe(
        '1 files, 9 rounds checked, 0 discrepancies\n',
      );
      writeFileSync(file, named.replace('_BAKU', ''));
      expect((await ronde(['check', file])).code).toBe(1);
    },
  );
});

describe('ronde standings', () => {
  const line = (n: number, points: string, rest: string) =>
    `001 ${String(n).padStart(4)}      Player ${n}`.padEnd(48) +
    `2000${' '.repeat(28)}${points}    ${n}  ${rest}`;
  const event = (): string => {
    const file = inFolder('standings.trf');
    const lines = [
      '042 2026/03/07',
      line(1, ' 1.5', '   3 w 1     2 b ='),
      line(2, ' 1.5', '   4 b 1     1 w ='),
      line(3, ' 1.0', '   1 b 0     4 w 1'),
      line(4, ' 0.0', '   2 w 0     3 b 0'),
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };

  it('[C.07 8.1] gives rank, points and each tie-break by its code', async () => {
    const ranked = await ronde(['standings', event(), '--tiebreaks', 'BH,BH/C1', '--json']);
    expect(ranked.json()).toEqual({
      standings: [
        { rank: 1, tpn: 1, name: 'Player 1', points: 1.5, tiebreaks: { BH: 2.5, 'BH/C1': 1.5 } },
        { rank: 2, tpn: 2, name: 'Player 2', points: 1.5, tiebreaks: { BH: 1.5, 'BH/C1': 1.5 } },
        { rank: 3, tpn: 3, name: 'Player 3', points: 1, tiebreaks: { BH: 1.5, 'BH/C1': 1.5 } },
        { rank: 4, tpn: 4, name: 'Player 4', points: 0, tiebreaks: { BH: 2.5, 'BH/C1': 1.5 } },
      ],
    });
  });

  it('takes the names arbiters use, in either language', async () => {
    const named = await ronde([
      'standings',
      event(),
      '--tiebreaks',
      'Brésilien, Buchholz',
      '--json',
    ]);
    expect(named.json()).toMatchObject({
      standings: [{ tiebreaks: { 'BH/C1': 1.5, BH: 2.5 } }, {}, {}, {}],
    });
  });

  it('shows the working of one player, in French too', async () => {
    const why = await ronde(['standings', event(), '--tiebreaks', 'SB', '--why', '1'], 'fr');
    expect(why.out).toContain('ronde 2, 2 Player 2\u00a0: ½ × 1½ = 0,75');
  });

  it('stands as of an earlier round, and as CSV', async () => {
    const early = await ronde(['standings', event(), '--round', '1', '--csv']);
    expect(early.out.split('\r\n')[1]).toBe('1,1,Player 1,1');
  });

  it('[C.07 4.2] draws lots that anybody can draw again', async () => {
    const once = await ronde(['standings', event(), '--lots', 'dice 4 2 6', '--json']);
    const again = await ronde(['standings', event(), '--lots', 'dice 4 2 6', '--json']);
    expect(once.out).toBe(again.out);
    expect(once.json()).toMatchObject({
      standings: [{ rank: 1 }, { rank: 2 }, { rank: 3 }, { rank: 4 }],
      lots: [{ seed: 'dice 4 2 6', rank: 1 }],
    });
  });

  it('shows the crosstable and the scores round by round', async () => {
    const grid = await ronde(['standings', event(), '--tiebreaks', 'BH', '--view', 'crosstable']);
    expect(grid.out.split('\n')[1]).toBe('1     Player 1  3w1  2b=  1½');
    const curve = await ronde(['standings', event(), '--tiebreaks', 'BH', '--view', 'progress']);
    expect(curve.out.split('\n')[3]).toBe('3     Player 3  0  1');
    expect((await ronde(['standings', event(), '--view', 'pie'])).code).toBe(3);
  });

  it('ranks by category without telling a birth date', async () => {
    const file = event();
    const text = readFileSync(file, 'utf8').replace(/^(001    3.{61}).{10}/m, '$12014/06/01');
    writeFileSync(file, text);
    const young = await ronde(['standings', file, '--by', 'ffe']);
    expect(young.out).toContain('Player 3');
    expect(young.out).not.toContain('2014');
  });

  it('[C.07 8] refuses what is no tie-break, with the remedy', async () => {
    const wrong = await ronde(['standings', event(), '--tiebreaks', 'XYZ']);
    expect([wrong.code, wrong.err.includes('“XYZ”')]).toEqual([3, true]);
  });
});

describe('ronde prizes', () => {
  const line = (n: number, points: string, rest: string) =>
    `001 ${String(n).padStart(4)}      Player ${n}`.padEnd(48) +
    `${2100 - 100 * n}${' '.repeat(28)}${points}    ${n}  ${rest}`;
  const event = (): string => {
    const file = inFolder('prizes.trf');
    const lines = [
      '042 2026/03/07',
      line(1, ' 1.0', '   3 w 1'),
      line(2, ' 1.0', '   4 b 1'),
      line(3, ' 0.0', '   1 b 0'),
      line(4, ' 0.0', '   2 w 0'),
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const scheme = (value: unknown): string => {
    const file = inFolder('scheme.json');
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const HORT = {
    currency: 'EUR',
    rule: 'hort',
    lists: [{ id: 'main', name: { en: 'Main list', fr: 'Général' }, prizes: [100, 50] }],
  };

  it('[Livre 5.3] shares half by place and half among the tied, and adds up to the fund', async () => {
    const shared = await ronde([
      'prizes',
      event(),
      '--scheme',
      scheme(HORT),
      '--tiebreaks',
      'TPN',
      '--json',
    ]);
    // Pool 150: 50 + 37.50 for the first, 25 + 37.50 for the second.
    expect(shared.json()).toMatchObject({
      awards: [
        { tpn: 1, amount: 8750 },
        { tpn: 2, amount: 6250 },
      ],
      totals: { fund: 15000, awarded: 15000, unawarded: 0 },
    });
  });

  it('tells what changes if a board ends otherwise', async () => {
    const told = await ronde(['prizes', event(), '--scheme', scheme(HORT), '--what-if', '1=0-1']);
    expect(told.out).toContain('1 Player 1');
    expect(told.out).toContain('nothing');
    const wrong = await ronde(
      ['prizes', event(), '--scheme', scheme(HORT), '--what-if', '9=2-0'],
      'fr',
    );
    expect([wrong.code, wrong.err.includes('3=½-½')]).toEqual([3, true]);
  });

  it('refuses a scheme that cannot be followed and names the place', async () => {
    const bad = await ronde(['prizes', event(), '--scheme', scheme({ ...HORT, rule: 'raffle' })]);
    expect([bad.code, bad.err.includes('rule')]).toEqual([3, true]);
  });
});

describe('ronde explain of a round robin', () => {
  /** Four players after one round; the file names the system. */
  function robin(system = 'BERGER_ROUNDROBIN'): string {
    const file = inFolder('robin.trf');
    writeFileSync(
      file,
      [
        '012 Four',
        '142 3',
        `192 ${system}`,
        ...[
          ['Alpha', '4 w 1'],
          ['Bravo', '3 w 1'],
          ['Charlie', '2 b 0'],
          ['Delta', '1 b 0'],
        ].map(([name = '', game = ''], index) => {
          const [opponent = '', colour = '', result = ''] = game.split(' ');
          const line = `001 ${String(index + 1).padStart(4)}      ${name.padEnd(33)} 2000`;
          const points = result === '1' ? '1.0' : '0.0';
          return `${line.padEnd(80)}${points.padStart(4)} ${String(index + 1).padStart(4)}  ${opponent.padStart(4)} ${colour} ${result}`;
        }),
        '',
      ].join('\n'),
    );
    return file;
  }

  it('[C.05 annex 1] draws the table, marks the round and says the rule of each game', async () => {
    const told = await ronde(['explain', robin(), '--round', '2']);
    expect(told.code).toBe(0);
    expect(told.out).toContain('Round 2 is line 2 of the Berger table for 4');
    expect(told.out).toContain('→  2.  4-3  1-2\n');
    expect(told.out).toContain(
      'Alpha (1) and Bravo (2): 1\u00a0+\u00a02\u00a0=\u00a03, less 1 is line 2.',
    );
    const one = await ronde(['explain', robin(), '--round', '2', '--player', 'Delta'], 'fr');
    expect(one.out).not.toContain('Alpha (1) et');
    expect(one.out).toContain('Delta a les Blancs');
    const json = await ronde(['explain', robin(), '--round', '2', '--json']);
    expect(json.json()).toMatchObject({
      round: 2,
      pairs: [
        { board: 1, white: 4, black: 3 },
        { board: 2, white: 1, black: 2 },
      ],
      bye: null,
      table: { size: 4, double: false, rounds: [{ round: 1, line: 1 }, { line: 2 }, { line: 3 }] },
    });
  });

  it('[C.05 annex 1] says in which round two players meet', async () => {
    const args = ['explain', robin(), '--round', '2', '--why-not', '2', '4'];
    expect((await ronde(args)).out).toBe(
      'By the table Bravo (2) and Delta (4) meet in round 3 (2–4) (C.05 annex 1).\n',
    );
    expect((await ronde([...args, '--json'])).json()).toMatchObject({
      round: 2,
      players: [2, 4],
      why: { reason: 'table', meetings: [{ round: 3, white: 2, black: 4 }] },
    });
    expect((await ronde(['explain', robin(), '--why-not', '2'])).code).toBe(3);
  });

  it('a name that two players have, and a round 0, are refused with what could be meant', async () => {
    // Alpha, Bravo and Delta have an a.
    const several = await ronde(['explain', robin(), '--round', '2', '--player', 'a']);
    expect([several.code, several.err]).toEqual([3, expect.stringContaining('1 Alpha, 2 Bravo')]);
    const none = await ronde(['explain', robin(), '--round', '0']);
    expect([none.code, none.err]).toEqual([3, expect.stringContaining('“0” is not a round')]);
  });

  it('[C.04.4.1] pairs and explains by the Dubov system, and says why not', async () => {
    const file = robin('FIDE_DUBOV');
    // 1 and 2 had White and are shifted from the middle by number: 1, who meets 2.
    expect((await ronde(['pair', file, '--json'])).json()).toMatchObject({
      round: 2,
      pairs: [
        { white: 2, black: 1 },
        { white: 3, black: 4 },
      ],
    });
    const told = await ronde(['explain', file]);
    expect(told.out).toContain('G2 is larger, changing sides: ');
    expect(told.out).toContain('(3.2.4)');
    const steps = JSON.stringify((await ronde(['explain', file, '--json'])).json());
    expect(steps).toContain('"type":"transposition"');
    const apart = await ronde(['explain', file, '--why-not', '1', '4', '--json']);
    expect(apart.json()).toMatchObject({ players: [1, 4], why: { reason: 'absolute' } });
  });

  it('tells the facts of boards of a system that is only recorded', async () => {
    const file = robin('CUSTOM_SWISS');
    const told = await ronde(['explain', file, '--round', '1', '--player', 'Bravo']);
    expect([told.code, told.out.split('\n').slice(2)]).toEqual([
      0,
      [
        '2. Bravo – Charlie',
        '  Both have 0 points: one score group.',
        '  Neither has had a colour yet.',
        '  They have not met before.',
        '',
      ],
    ]);
    const pair = await ronde(['explain', file, '--round', '1', '--why-not', '1', '2'], 'fr');
    expect(pair.out).toContain('Ils ne se sont pas encore rencontrés.');
    expect((await ronde(['explain', file, '--round', '1', '--json'])).json()).toMatchObject({
      round: 1,
      system: 'swiss',
      boards: [{ white: 'Alpha' }, { white: 'Bravo' }],
    });
    // The next round is not recorded, so nothing is known of it.
    expect((await ronde(['explain', file])).code).toBe(3);
  });
});

describe('ronde draw berger', () => {
  it('[C.05 annex 1] prints every round, colours included', async () => {
    const drawn = await ronde(['draw', 'berger', '4', '--json']);
    expect(drawn.json()).toEqual({
      rounds: [
        [
          { board: 1, white: 1, black: 4 },
          { board: 2, white: 2, black: 3 },
        ],
        [
          { board: 1, white: 4, black: 3 },
          { board: 2, white: 1, black: 2 },
        ],
        [
          { board: 1, white: 2, black: 4 },
          { board: 2, white: 3, black: 1 },
        ],
      ],
    });
    expect((await ronde(['draw', 'berger', '1'])).code).toBe(3);
  });

  it.each([['9999'], ['1002'], ['502', '--double'], ['99999999']])(
    'refuses %j, which nobody can play, without drawing it',
    async (...players) => {
      const drawn = await ronde(['draw', 'berger', ...players.flat()], 'fr');
      expect([drawn.code, drawn.out]).toEqual([4, '']);
      expect(drawn.err).toMatch(/ils joueraient \d+ rondes, et aucun tournoi n’en a plus de 1000/);
    },
  );

  it('draws the longest table an event can have', async () => {
    const drawn = await ronde(['draw', 'berger', '1000']);
    expect([drawn.code, drawn.out.trimEnd().split('\n').length]).toEqual([0, 999]);
  });
});

const SPOKEN = await buildProgram({
  language: 'en',
  words: wordsOf('en'),
  out: () => undefined,
  err: () => undefined,
  now: () => new Date(0),
  env: {},
});

describe('help', () => {
  it.each(SPOKEN.commands.map((command) => command.name()))(
    'of %s has examples that name real commands and options',
    async (name) => {
      const shown = await ronde([name, '--help']);
      expect(shown.code).toBe(0);
      const examples = EXAMPLES[name] ?? [];
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        expect(shown.out).toContain(example);
        const words = example.match(/"[^"]*"|\S+/g) ?? [];
        const command = SPOKEN.commands.find((one) => one.name() === words[1]);
        const spoken = [command, ...(command?.commands ?? [])];
        const known = spoken.flatMap((one) => one?.options.map((option) => option.long) ?? []);
        // The engine's words are read by a grammar of their own (engine/arguments.ts).
        if (name === 'engine') expect(readEngineArguments(words.slice(2))).not.toBeNull();
        else for (const word of words) if (word.startsWith('--')) expect(known).toContain(word);
      }
    },
  );

  it('speaks French to a French terminal and documents the exit codes', async () => {
    const shown = await ronde(['--help'], 'fr');
    expect(shown.out).toContain('Codes de sortie :');
    expect(shown.out).toContain('Commandes :');
  });

  it('is the reference page', async () => {
    const names = ['', ...SPOKEN.commands.map((command) => command.name())];
    const pages: string[] = ['# The command line', ''];
    for (const name of names) {
      const { out } = await ronde(name === '' ? ['--help'] : [name, '--help']);
      pages.push(`## ronde ${name}`.trimEnd(), '', '```', out.trimEnd(), '```', '');
    }
    await expect(pages.join('\n')).toMatchFileSnapshot('../docs/reference/cli.md');
  });

  it('refuses what it does not know with exit code 3', async () => {
    expect((await ronde(['frobnicate'])).code).toBe(3);
    expect((await ronde(['new', 'X'])).code).toBe(3);
  });

  it('has the same figures in both languages', () => {
    const holes = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const key of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
      // The store speaks English itself.
      if (key === 'store') continue;
      expect(holes(FRENCH[key])).toEqual(holes(ENGLISH[key]));
    }
  });
});

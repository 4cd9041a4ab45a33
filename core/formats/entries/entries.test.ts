import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withGuard } from '../csv/formula-guard.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { NOTHING_LISTED, type ListedPlayer } from '../player-list/listed-player.ts';
import { guessColumns } from './column-map.ts';
import { differences, matchEntries, type Candidate, type ListSearch } from './match-entries.ts';
import { birthOf } from './entry-cells.ts';
import { readEntries } from './read-entries.ts';
import { separatedValues, separatorOf } from './separated-values.ts';

describe('separatedValues', () => {
  it.each([
    ['a;b;c\n1;2;3', ';'],
    ['a,b\n"x;y",2\n', ','],
    ['a\tb\tc\r\n1\t2\t3', '\t'],
    ['Nom;Elo\n"Dupont, Jean";1500', ';'],
    ['Nom|Elo\nx|1', '|'],
    // As many columns either way: the semicolon is the usual one where a comma parts the name.
    ['Nom;Elo,FIDE\nx;1,2', ';'],
  ])('%j is parted by %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it.each([
    [
      'a;b\n"x ""y"" z";2',
      [
        ['a', 'b'],
        ['x "y" z', '2'],
      ],
    ],
    [
      'a;b\n"two\nlines";2\n',
      [
        ['a', 'b'],
        ['two\nlines', '2'],
      ],
    ],
    [
      '\ufeffa;b\r\n;\r\n1;',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['a;b\n"never closed;2', [['a', 'b'], ['never closed;2']]],
    ['a;b\n"never ""closed""', [['a', 'b'], ['never "closed"']]],
    ['a;b\r1;2\n3;4\r\n5;6', ['ab', '12', '34', '56'].map((row) => Array.from(row))],
    ['a\n1;2;3\n', [['a'], ['1', '2', '3']]],
    [
      '5" nails;6\n"a"b;c',
      [
        ['5" nails', '6'],
        ['"a"b', 'c'],
      ],
    ],
    ['Zoé;♞𝄞\n;;\n \n', [['Zoé', '♞𝄞']]],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(separatedValues(text, ';')).toEqual(rows);
  });

  it('reads back whatever our own CSV says', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '𝄞', '"', ';', ',', '\n', '\r', ' ', "'", '=', '\ufeff'),
    });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom(';', ','), fc.boolean(), (table, separator, mark) => {
        const filled = table.map((row) => ['x', ...row]);
        const text = writeCsv(filled, { separator, byteOrderMark: mark });
        expect(separatedValues(text, separator)).toEqual(filled);
      }),
    );
  });

  it('never throws', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '"', '"', ';', '\n', '\r', ' ', '\0', '\ud800'),
    });
    fc.assert(
      fc.property(text, (any) => {
        expect(() => separatedValues(any)).not.toThrow();
        expect(() => separatedValues(any, ';')).not.toThrow();
      }),
    );
  });

  it('reads back whatever is written with quotes', () => {
    const rows = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (table) => {
        const filled = table.map((row) => ['x', ...row]);
        const text = filled
          .map((row) => row.map((cell) => `"${withGuard(cell).replace(/"/g, '""')}"`).join(';'))
          .join('\r\n');
        expect(separatedValues(text, ';')).toEqual(filled);
      }),
    );
  });
});

describe('guessColumns', () => {
  it.each([
    ['Nom;Prénom;N° Licence;Elo', { lastName: 0, firstName: 1, nationalId: 2, rating: 3 }],
    ['Name,FIDE ID,Fed,Rating', { name: 0, fideId: 1, federation: 2, rating: 3 }],
    ['NOM;Club;Date de naissance', { name: 0, club: 1, birth: 2 }],
    ['Last name;First name;Gender;E-mail', { lastName: 0, firstName: 1, sex: 2, email: 3 }],
    ['Joueur;Elo Rapide (F/N/E);Téléphone', { name: 0, rapid: 1, phone: 2 }],
    ['x;y', {}],
  ])('%s', (headings, map) => {
    expect(guessColumns(headings.split(/[;,]/))).toEqual(map);
  });
});

describe('readEntries', () => {
  const read = (text: string, options = {}) => readEntries(separatedValues(text), options);

  it('reads French entries', () => {
    const { entries, problems } = read(
      'Nom;Prénom;Sexe;Né(e) le;Licence;Elo;Titre;Ligue;Courriel\n' +
        'DUPONT;Jean;H;06/05/2001;a12345;1520 N;MF;bre;j@example.org\n',
    );
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      {
        line: 2,
        email: 'j@example.org',
        player: {
          ...{ name: 'DUPONT, Jean', sex: 'm', birth: '2001-05-06', nationalId: 'A12345' },
          ...{ standard: { rating: 1520, origin: 'national' }, title: 'FM', league: 'BRE' },
        },
      },
    ]);
  });

  it.each([
    ['Jean DUPONT', 'DUPONT, Jean'],
    ['VAN DER BERG Anna', 'VAN DER BERG, Anna'],
    ['Dupont ,Jean', 'Dupont, Jean'],
    ['Jean Dupont', 'Jean Dupont'],
    ['J. DUPONT', 'DUPONT, J.'],
  ])('takes the name %s for %s', (written, name) => {
    expect(readEntries([['Name'], [written]]).entries[0]?.player.name).toBe(name);
  });

  it('lets a person say which column is what', () => {
    const table = [
      ['A', 'B', 'Rating'],
      ['1234', 'Dupont, Jean', '1500'],
    ];
    expect(readEntries(table).problems).toMatchObject([{ code: 'entries.noNames' }]);
    const chosen = readEntries(table, { columns: { name: 1, rating: null, rapid: 2 } });
    expect(chosen.entries).toMatchObject([
      { player: { name: 'Dupont, Jean', standard: null, rapid: { rating: 1500 } } },
    ]);
  });

  it.each([
    ['00612345', '612345'],
    ['612345.0', '612345'],
    ['0', null],
    ['-', null],
  ])('reads the FIDE number %s as %s', (written, fideId) => {
    const { entries, problems } = read(`Name;FIDE ID\nDupont, Jean;${written}\n`);
    expect(entries[0]?.player.fideId).toBe(fideId);
    expect(problems).toEqual([]);
  });

  it('tells what it cannot read, by line, and takes the rest', () => {
    const { entries, problems } = read(
      'Name;FIDE ID;Rating;Birth\nDupont, Jean;12x;none;soon\n;1;2;3\nMartin, Zoé;;0;1999\n',
    );
    expect(entries.map(({ player }) => player.name)).toEqual(['Dupont, Jean', 'Martin, Zoé']);
    expect(problems.map(({ code, line }) => `${line} ${code}`).sort()).toEqual([
      '2 entries.FIDE number',
      '2 entries.birth date',
      '2 entries.rating',
      '3 entries.noName',
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (table) => {
        expect(() => readEntries([['Nom', 'Elo', 'Naissance'], ...table])).not.toThrow();
      }),
    );
  });

  it.each([
    ['2001', '2001'],
    ['2001-5-6', '2001-05-06'],
    ['06.05.2001', '2001-05-06'],
    ['2001.00.00', '2001'],
    ['32/05/2001', null],
    ['31/12/2001', '2001-12-31'],
    ['06/13/2001', null],
    ['2001-13-06', null],
    ['2001-12-32', null],
    ['30/02/2001', null],
    ['2001.13.00', null],
    ['2001.00.32', null],
    ['1801-01-01', null],
  ])('takes the birth %s for %s', (text, birth) => {
    expect(birthOf(text)).toBe(birth);
  });
});

describe('matchEntries', () => {
  const list = { source: 'fide', month: '2026-11' };
  const listed = (name: string, more: Partial<ListedPlayer> = {}): Candidate => ({
    list,
    player: { ...NOTHING_LISTED, name, ...more },
  });
  const PEOPLE = [
    listed('Dupont, Jean', { fideId: '601', birth: '1980', federation: 'FRA' }),
    listed('Dupont, Jean', { fideId: '602', birth: '2001', federation: 'BEL' }),
    listed('Martin, Zoe', { fideId: '603', nationalId: 'A12345', birth: '1999' }),
    listed('Nowak, Ewa', { fideId: '604' }),
  ];
  const search: ListSearch = {
    byFideId: (id) => PEOPLE.filter(({ player }) => player.fideId === id),
    byNationalId: (id) => PEOPLE.find(({ player }) => player.nationalId === id) ?? null,
    byName: (name) => PEOPLE.filter(({ player }) => player.name.slice(0, 3) === name.slice(0, 3)),
  };
  const match = (name: string, more: Partial<ListedPlayer> = {}) => {
    const player = { ...NOTHING_LISTED, name, ...more };
    const entry = { line: 2, player, email: '', phone: '', comment: '', team: '', board: '' };
    return matchEntries([entry], search)[0]?.match;
  };

  it.each([
    ['by FIDE number', match('Dupond, J', { fideId: '602' }), 'fideId', '602'],
    ['by licence', match('MARTIN, Zoé', { nationalId: 'A12345' }), 'nationalId', '603'],
    ['by a name only one bears', match('Nowak, Ewa'), 'name', '604'],
    ['by name and birth year', match('Dupont, Jean', { birth: '2001-03-04' }), 'name', '602'],
    ['by name and federation', match('Dupont, Jean', { federation: 'FRA' }), 'name', '601'],
  ])('is certain %s', (_, found, by, fideId) => {
    expect(found).toMatchObject({ kind: 'certain', by, candidate: { player: { fideId } } });
  });

  it('shows where the entry and the list differ', () => {
    expect(
      match('Dupond, Jean', { fideId: '602', federation: 'FRA', birth: '2001-01-01' }),
    ).toMatchObject({
      differences: [
        { field: 'name', entered: 'Dupond, Jean', listed: 'Dupont, Jean' },
        { field: 'federation', entered: 'FRA', listed: 'BEL' },
      ],
    });
  });

  it('a birth year and a day of that year do not differ, whichever says more', () => {
    const [year, day, other] = ['2001', '2001-05-06', '2002'].map((birth) => ({
      ...NOTHING_LISTED,
      name: 'Dupont, Jean',
      birth,
    }));
    if (!year || !day || !other) throw new Error('three are compared');
    expect([differences(year, day), differences(day, year)]).toEqual([[], []]);
    expect(differences(other, day)).toEqual([
      { field: 'birth', entered: '2002', listed: '2001-05-06' },
    ]);
  });

  it('leaves doubt to a person', () => {
    expect(match('Dupont, Jean')).toMatchObject({ kind: 'candidates', candidates: { length: 2 } });
    expect(match('Nowak, Ewa', { fideId: '603' })).toMatchObject({
      kind: 'candidates',
      candidates: [{ player: { fideId: '603' } }, { player: { fideId: '604' } }],
    });
    expect(match('Nobody, Else')).toEqual({ kind: 'none' });
  });
});

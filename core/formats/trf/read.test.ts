import { describe, expect, it } from 'vitest';
import { recordsOf } from './document.ts';
import { file, playerLine } from './lines-for-tests.ts';
import { parseTrf, parseTrfBytes } from './read.ts';
import { writeTrf, writeTrfAsIs } from './write.ts';

const GAME = [
  playerLine({ number: 1, name: 'Noël, Zoé', points: '1.0', rounds: ['   2 w 1'] }),
  playerLine({ number: 2, name: 'Señor, Ángel', points: '0.0', rounds: ['   1 b 0'] }),
];

const EVENT = ['012 Fête de Besançon', ...GAME];

describe('lines', () => {
  it.each([
    ['CR', '\r'],
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ] as const)('may end with %s', (_name, lineEnd) => {
    const text = EVENT.map((line) => line + lineEnd).join('');
    const { document, problems } = parseTrf(text);
    expect(problems).toEqual([]);
    expect(document.lineEnd).toBe(lineEnd);
    expect(document.records.map(({ tag, line }) => [tag, line])).toEqual([
      ['012', 1],
      ['001', 2],
      ['001', 3],
    ]);
    expect(writeTrfAsIs(document).text).toBe(text);
    expect(writeTrf(document, { edition: 'trf-16', lineEnd: '\r' }).text).toBe(
      EVENT.map((line) => `${line}\r`).join(''),
    );
  });

  it('may end in several ways; the most frequent is written', () => {
    const { document } = parseTrf('012 a\r\n022 b\r\n032 c\r042 2026/01/01\n');
    expect(document.records).toHaveLength(4);
    expect(document.lineEnd).toBe('\r\n');
  });

  it('may lack an end on the last line', () => {
    expect(parseTrf('012 a\n022 b').document).toEqual(parseTrf('012 a\n022 b\n').document);
  });

  it('are none in an empty file', () => {
    expect(parseTrf('')).toEqual({ document: { records: [], lineEnd: '\n' }, problems: [] });
    expect(writeTrfAsIs(parseTrf('').document).text).toBe('');
  });

  it('do not end at the other line breaks of Unicode', () => {
    expect(parseTrf('012 a\u2028b\u0085c\u000bd\n').document.records).toHaveLength(1);
  });
});

describe('lines that are no record', () => {
  const lines = [
    '###',
    '### MPA @ Round 2   ',
    '',
    '   ',
    '999 from the future  ',
    'hello',
    ' 012 not from column 1',
    '101    7      Player 7',
    'ab',
  ];

  it('survive a round trip letter by letter, in their places', () => {
    const text = file(...lines.slice(0, 4), ...GAME, ...lines.slice(4));
    const { document } = parseTrf(text);
    expect(writeTrfAsIs(document).text).toBe(text);
    for (const edition of ['trf-16', 'trf-26'] as const) {
      expect(writeTrf(document, { edition, lineEnd: '\n' }).text).toBe(text);
    }
  });

  it('are reported, comments and blank lines apart', () => {
    const { document, problems } = parseTrf(file(...lines));
    expect(problems.map(({ line, code, record }) => [line, code, record])).toEqual([
      [5, 'trf.line.unknown', '999'],
      [6, 'trf.line.unknown', ''],
      [7, 'trf.line.unknown', ''],
      [8, 'trf.line.unknown', '101'],
      [9, 'trf.line.unknown', ''],
    ]);
    expect(document.records.map(({ tag }) => tag)).toEqual([
      '###',
      '###',
      'blank',
      'blank',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });
});

describe('accents', () => {
  const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));

  it('survive from UTF-8, with or without a byte order mark', () => {
    for (const mark of ['', '\ufeff']) {
      const parsed = parseTrfBytes(new TextEncoder().encode(mark + file(...EVENT)));
      expect(parsed.problems).toEqual([]);
      expect(parsed.encoding).toBe('utf-8');
      expect(writeTrfAsIs(parsed.document).text).toBe(file(...EVENT));
    }
  });

  it('survive from Latin-1, with a note', () => {
    const parsed = parseTrfBytes(latin1(file(...EVENT)));
    expect(parsed.encoding).toBe('latin-1');
    expect(parsed.problems.map(({ code }) => code)).toEqual(['text.encoding.latin1']);
    expect(recordsOf(parsed.document, '001').map(({ name }) => name)).toEqual([
      'Noël, Zoé',
      'Señor, Ángel',
    ]);
    expect(writeTrfAsIs(parsed.document).text).toBe(file(...EVENT));
  });
});

describe('national rating support', () => {
  it('reads the federation where other records have their number', () => {
    const lines = [
      GAME[0] ?? '',
      GAME[1] ?? '',
      'FRA    1    A Noël, Zoé                         2634 BRE      L01854 1987/07/05',
    ];
    const { document, problems } = parseTrf(file(...lines));
    expect(problems).toEqual([]);
    expect(recordsOf(document, 'NRS')).toEqual([
      {
        tag: 'NRS',
        line: 3,
        federation: 'FRA',
        number: 1,
        sex: null,
        classification: 'A',
        name: 'Noël, Zoé',
        rating: 2634,
        origin: 'BRE',
        nationalId: 'L01854',
        birth: '1987-07-05',
      },
    ]);
    expect(writeTrfAsIs(document).text).toBe(file(...lines));
  });

  it.each([
    ['THE tournament was fine', 'unknown'],
    ['PAB    1', 'unknown'],
    ['FRA    0', 'unknown'],
    ['FRAX   1', 'unknown'],
    ['FRA    1 mA   Name                              2634x', 'faulty'],
  ])('is not %s', (line, tag) => {
    const { document, problems } = parseTrf(file(line));
    expect(document.records[0]?.tag).toBe(tag);
    expect(problems.length).toBeGreaterThan(0);
    expect(writeTrfAsIs(document).text).toBe(file(line));
  });
});

describe('TRF06', () => {
  it('reads a file of its time: dates with dots, short titles, teams by 013', () => {
    const { document, problems } = parseTrf(
      file(
        '012 Old Open',
        '042 28. 07. 2005',
        '052 31.07.2005',
        playerLine({ number: 1, title: 'g', points: '1.0', rounds: ['   2 w +'] }),
        playerLine({ number: 2, title: 'wf', points: '0.0', rounds: ['   1 b -'] }),
        `013 ${'Reds'.padEnd(32)}   1    2`,
      ),
    );
    expect(problems.map(({ severity, code }) => [severity, code])).toEqual([
      ['note', 'trf.date.otherForm'],
      ['note', 'trf.date.otherForm'],
    ]);
    expect(recordsOf(document, '042', '052').map(({ date }) => date)).toEqual([
      '2005-07-28',
      '2005-07-31',
    ]);
    expect(recordsOf(document, '001').map(({ title }) => title)).toEqual(['GM', 'WFM']);
    expect(recordsOf(document, '013').map(({ players }) => players)).toEqual([[1, 2]]);
  });
});

describe('problems', () => {
  it('come in the order of the lines, whatever found them', () => {
    const { problems } = parseTrf(
      file(
        playerLine({ number: 1, points: '9.0', rounds: ['   2 w 1'] }),
        '142 x',
        playerLine({ number: 2, points: '0.0', rounds: ['   1 w 0'] }),
        'what?',
      ),
    );
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'trf.colour.same'],
      [1, 'trf.points.notTheSum'],
      [2, 'trf.number.notANumber'],
      [4, 'trf.line.unknown'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { points } from '../../rules/points.ts';
import { recordsOf } from './document.ts';
import { file, playerLine, type PlayerLineFields } from './lines-for-tests.ts';
import type { TrfPlayer } from './player-record.ts';
import { parseTrf } from './read.ts';
import { writeTrfAsIs } from './write.ts';

function read(line: string) {
  const { document, problems } = parseTrf(file(line));
  const [player] = recordsOf(document, '001');
  return { document, player, problems, written: writeTrfAsIs(document).text };
}

const codes = (line: string): string[] => read(line).problems.map(({ code }) => code);

/** Rounds read from one line; what other lines would have to say is not looked at. */
const roundsOf = (...rounds: string[]): TrfPlayer['rounds'] =>
  read(playerLine({ number: 1, rounds })).player?.rounds ?? [];

const FULL: PlayerLineFields = {
  number: 12,
  sex: 'w',
  title: 'WGM',
  name: 'Žluťoučká, Kůň-Éloïse de la Brière',
  rating: '2431',
  federation: 'CZE',
  fideId: '12345678901',
  birth: '1987/05/23',
  points: '11.5',
  rank: '1042',
};

describe('001, columns of TRF16 and TRF26', () => {
  it('reads every field from its columns', () => {
    const name = 'Žluťoučká, Kůň-Éloïse de la Brièr';
    const line = playerLine({ ...FULL, name });
    expect(line.indexOf('12345678901')).toBe(57);
    const { player, problems } = read(line);
    expect(problems.map(({ code }) => code)).toEqual(['trf.points.notTheSum']);
    expect(player).toEqual({
      tag: '001',
      line: 1,
      number: 12,
      sex: 'w',
      title: 'WGM',
      name,
      rating: 2431,
      federation: 'CZE',
      fideId: '12345678901',
      birth: '1987-05-23',
      points: points(11.5),
      rank: 1042,
      rounds: [],
    });
  });

  it('writes every field back into its columns', () => {
    const line = playerLine({ ...FULL, name: 'Brière, Éloïse', rounds: ['4321 w 1', '0000 - U'] });
    expect(read(line).written).toBe(`${line}\n`);
  });

  it('counts characters, not bytes or UTF-16 units', () => {
    const name = '𝔐𝔑, 👩 Éé';
    const spelled = playerLine({ ...FULL, name: 'x'.repeat(Array.from(name).length) });
    const line = spelled.replace(/x+/, name);
    const { player, problems, written } = read(line);
    expect(problems.map(({ code }) => code)).toEqual(['trf.points.notTheSum']);
    expect(player).toMatchObject({ name, rating: 2431, points: points(11.5) });
    expect(written).toBe(`${line}\n`);
  });

  it('leaves blank fields empty', () => {
    expect(read(playerLine({ number: 3 })).player).toMatchObject({
      sex: null,
      title: null,
      name: '',
      rating: null,
      federation: '',
      fideId: '',
      birth: null,
      rank: null,
    });
  });

  // spec/current-rules.md 5.1 and the short forms in corpus/swiss-example-trf
  it.each([
    ['GM', 'GM'],
    [' GM', 'GM'],
    ['gm', 'GM'],
    ['g', 'GM'],
    ['IM', 'IM'],
    ['m', 'IM'],
    ['f', 'FM'],
    ['c', 'CM'],
    ['wg', 'WGM'],
    ['wm', 'WIM'],
    ['wf', 'WFM'],
    ['wc', 'WCM'],
    ['WIM', 'WIM'],
  ])('reads the title "%s" as %s and writes the long form', (title, expected) => {
    const { player, problems, written } = read(playerLine({ number: 1, title }));
    expect(problems).toEqual([]);
    expect(player?.title).toBe(expected);
    expect(written.slice(10, 13)).toBe(expected.padStart(3));
  });

  it.each([
    ['1987/05/23', '1987-05-23', '1987/05/23', []],
    ['1987/00/00', '1987', '1987/00/00', []],
    ['1987/05/00', '1987-05', '1987/05/00', []],
    ['1987', '1987', '1987/00/00', []],
    ['0000/00/00', null, '          ', []],
    ['1987-05-23', '1987-05-23', '1987/05/23', ['trf.date.otherForm']],
    ['23.05.1987', '1987-05-23', '1987/05/23', ['trf.date.otherForm']],
    ['05/23/1987', '1987-05-23', '1987/05/23', ['trf.date.otherForm']],
    ['05/05/1987', '1987-05-05', '1987/05/05', ['trf.date.otherForm']],
    ['05/06/1987', null, '05/06/1987', ['trf.date.ambiguous']],
    ['87/05/23', null, '87/05/23  ', ['trf.date.ambiguous']],
    ['1987/13/01', null, '1987/13/01', ['trf.date.malformed']],
    ['1987/13/00', null, '1987/13/00', ['trf.date.malformed']],
    ['1987/02/30', null, '1987/02/30', ['trf.date.malformed']],
    ['yesterday', null, 'yesterday ', ['trf.date.malformed']],
  ])('reads the birth date "%s" as %s', (birth, expected, writtenAs, reported) => {
    const { player, problems, written } = read(playerLine({ number: 1, birth }));
    expect(player?.birth).toBe(expected);
    expect(problems.map(({ code }) => code)).toEqual(reported);
    expect(written.slice(69, 79)).toBe(writtenAs);
  });
});

describe('001, round columns', () => {
  it.each([
    ['   2 w 1', 'white', 'win'],
    ['   2 b =', 'black', 'draw'],
    ['   2 b 0', 'black', 'loss'],
    ['   2 w W', 'white', 'shortWin'],
    ['   2 w d', 'white', 'shortDraw'],
    ['   2 B l', 'black', 'shortLoss'],
    ['   2 w +', 'white', 'forfeitWin'],
    ['   2 b -', 'black', 'forfeitLoss'],
    ['   2 - +', null, 'forfeitWin'],
    ['   2 w ?', 'white', 'adjourned'],
    ['   2 w  ', 'white', 'notEntered'],
    ['0002 W 1', 'white', 'win'],
  ] as const)('reads "%s" with its opponent', (round, colour, outcome) => {
    expect(roundsOf(round)).toEqual([{ opponent: 2, colour, outcome }]);
  });

  it.each([
    ['0000 - H', null, 'halfPointBye'],
    ['0000 - f', null, 'fullPointBye'],
    ['0000 - U', null, 'pairingAllocatedBye'],
    ['0000 - z', null, 'zeroPointBye'],
    ['     - Z', null, 'zeroPointBye'],
    ['       H', null, 'halfPointBye'],
    ['0000    ', null, 'zeroPointBye'],
    ['   0 -  ', null, 'zeroPointBye'],
    ['0000 - +', null, 'forfeitWin'],
    ['0000 - -', null, 'forfeitLoss'],
    ['0000 w +', 'white', 'forfeitWin'],
  ] as const)('reads "%s" without an opponent', (round, colour, outcome) => {
    expect(roundsOf(round, '0000 - Z').at(0)).toEqual({ opponent: null, colour, outcome });
  });

  it('[TRF16] keeps a blank round, equivalent to Z, apart from a written Z and from no round', () => {
    const lines = [
      playerLine({ number: 1, rounds: ['        ', '0000 - Z'] }),
      playerLine({ number: 2, rounds: ['0000 - Z'] }),
      playerLine({ number: 3 }),
    ];
    const { document, problems } = parseTrf(file(...lines));
    const bye = { opponent: null, colour: null, outcome: 'zeroPointBye' };
    expect(problems).toEqual([]);
    expect(recordsOf(document, '001').map(({ rounds }) => rounds)).toEqual([
      ['blank', bye],
      [bye],
      [],
    ]);
    expect(writeTrfAsIs(document).text).toBe(file(...lines));
  });

  it.each([
    ['   2 w Q', 'trf.result.unknown', 99],
    ['   2 x 1', 'trf.colour.unknown', 97],
    ['  2x w 1', 'trf.opponent.notANumber', 92],
    ['   2ww 1', 'trf.columns.strayText', 96],
    ['   2 w 11', 'trf.columns.strayText', 100],
    ['   2 w H', 'trf.opponent.withBye', 92],
    ['0000 - 1', 'trf.opponent.missing', 92],
    ['0000 - =', 'trf.opponent.missing', 92],
    ['0000 - ?', 'trf.opponent.missing', 92],
  ])('refuses "%s" with %s at column %i', (round, code, column) => {
    const line = playerLine({ number: 1, rounds: [round] });
    const { player, problems, written } = read(line);
    expect(problems[0]).toMatchObject({ severity: 'error', line: 1, column, record: '001', code });
    expect(problems[0]?.message).toContain(`Line 1, column ${column}: `);
    expect(player?.rounds[0]).toBe('unreadable');
    expect(written).toBe(`${line}\n`);
  });

  it.each([
    ['   2 - 1', 'trf.colour.missing'],
    ['0000 w Z', 'trf.colour.withoutOpponent'],
  ])('warns of "%s" with %s and keeps the line', (round, code) => {
    const line = playerLine({ number: 1, rounds: [round] });
    expect(read(line).problems[0]).toMatchObject({ severity: 'warning', code });
    expect(read(line).player?.raw).toBe(line);
  });

  it('notes a game without a result', () => {
    expect(read(playerLine({ number: 1, rounds: ['   2 w  '] })).problems[0]).toMatchObject({
      severity: 'note',
      code: 'trf.result.missing',
      column: 99,
    });
  });
});

describe('001, what cannot be read', () => {
  it.each<[string, PlayerLineFields, string, number]>([
    ['a rating', { number: 1, rating: '2x00' }, 'trf.number.notANumber', 49],
    ['points', { number: 1, points: 'abc' }, 'trf.points.notANumber', 81],
    ['points of two decimals', { number: 1, points: '1.25' }, 'trf.points.notANumber', 81],
    ['a rank', { number: 1, rank: 'last' }, 'trf.number.notANumber', 86],
    ['a sex', { number: 1, sex: 'x' }, 'trf.sex.unknown', 10],
    ['a title', { number: 1, title: 'NM' }, 'trf.title.unknown', 11],
  ])('reports %s and writes the line back untouched', (_name, fields, code, column) => {
    const line = playerLine({ ...fields, name: 'Kept' });
    const { player, problems, written } = read(line);
    expect(problems).toMatchObject([{ line: 1, column, record: '001', code }]);
    expect(player).toMatchObject({ number: 1, name: 'Kept', raw: line });
    expect(written).toBe(`${line}\n`);
  });

  it.each([
    ['no number', '', 'trf.value.missing'],
    ['letters', 'abc', 'trf.number.notANumber'],
    ['a nought', '0', 'trf.number.outOfRange'],
  ])('does not make a player of a line with %s', (_name, number, code) => {
    const line = playerLine({ number, name: 'Nobody' });
    const { document, player, written } = read(line);
    expect(codes(line)).toEqual([code]);
    expect(player).toBeUndefined();
    expect(document.records).toEqual([{ tag: 'faulty', line: 1, record: '001', text: line }]);
    expect(written).toBe(`${line}\n`);
  });

  it('does not trust a field beside text that has no column', () => {
    // one blank too many before the birth date: its last figure stands in column 80
    const line = playerLine({ ...FULL, name: 'Shifted', birth: ' 1987/05/1' }).replace(
      '1987/05/1 ',
      '1987/05/12',
    );
    const { player, problems } = read(line);
    expect(problems.map(({ code, column }) => [code, column])).toEqual([
      ['trf.columns.strayText', 80],
    ]);
    expect(player).toMatchObject({ birth: null, points: null, rank: 1042, raw: line });
  });

  it('does not trust a number whose first figure stands in column 4', () => {
    expect(read('00112345      Someone').document.records[0]?.tag).toBe('faulty');
  });

  it('warns of a line that ends before the points', () => {
    expect(read('001    1      Short').problems).toMatchObject([
      { severity: 'warning', code: 'trf.line.tooShort', column: 19 },
    ]);
  });

  it('warns of rounds without points', () => {
    const line = playerLine({ number: 1, points: '', rounds: ['0000 - Z'] });
    expect(codes(line)).toEqual(['trf.points.missing']);
  });
});

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Problem } from '../../rules/problem.ts';
import type { ListedPlayer } from '../player-list/listed-player.ts';
import { FideListReader, type FideListOptions } from './read-fide-list.ts';
import {
  inventedPlayers,
  TEXT_HEADER,
  textPlayer,
  XML_END,
  XML_START,
  xmlPlayer,
} from './testing/invented-list.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Read {
  readonly players: ListedPlayer[];
  readonly problems: Problem[];
  readonly failed: boolean;
}

function read(bytes: Uint8Array, size = 4096, options: FideListOptions = {}): Read {
  const reader = new FideListReader(options);
  const players: ListedPlayer[] = [];
  const problems: Problem[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const piece = reader.feed(bytes.subarray(at, at + size));
    players.push(...piece.players);
    problems.push(...piece.problems);
  }
  const last = reader.finish();
  return {
    players: [...players, ...last.players],
    problems: [...problems, ...last.problems],
    failed: last.failed,
  };
}

const PLAYERS = [...inventedPlayers(600, 5)];
const XML = XML_START + PLAYERS.map(xmlPlayer).join('') + XML_END;
const TEXT = TEXT_HEADER + PLAYERS.map(textPlayer).join('');

describe.each([
  ['XML', XML],
  ['text', TEXT],
])('a list in %s', (_, list) => {
  it.each([1 << 20, 4096, 17])('is read whole in pieces of %d bytes', (size) => {
    const { players, ...others } = read(bytesOf(list), size);
    if (!isDeepStrictEqual(players, PLAYERS)) expect(players).toEqual(PLAYERS);
    expect(others).toEqual({ problems: [], failed: false });
  });

  it('goes on from any checkpoint as if never interrupted', () => {
    const bytes = bytesOf(list);
    fc.assert(
      fc.property(fc.integer({ min: 16, max: bytes.length }), (stop) => {
        const first = new FideListReader();
        const before = first.feed(bytes.subarray(0, stop)).players;
        const from = first.checkpoint();
        if (from === null) throw new Error('the form is known after 16 bytes');
        const after = read(bytes.subarray(from.offset), 5000, { from });
        const both = [...before, ...after.players];
        if (!isDeepStrictEqual(both, PLAYERS)) expect(both).toEqual(PLAYERS);
        expect(after.failed).toBe(false);
      }),
      { numRuns: 20 * inject('sizes').shareOfCases },
    );
  });
});

describe('the fixed-width list', () => {
  // peers-and-users §4.3: over-long other titles move the columns of some people.
  it('is read where other titles push the columns to the right', () => {
    const long = PLAYERS.filter(({ otherTitles }) => (otherTitles?.length ?? 0) > 14);
    expect(long.length).toBeGreaterThan(0);
    const { players } = read(bytesOf(TEXT_HEADER + long.map(textPlayer).join('')));
    expect(players).toEqual(long);
  });

  it('is read where nothing parts the other titles from the next column', () => {
    const header = 'ID Number Name      Fed Sex Tit WTit OTit   FOA SRtng SGm SK B-day Flag\r\n';
    const row = '100013    Arad, Bo  FRA M   GM       IA,FA,NA,FT    2500   9   10 1990  i   \r\n';
    expect(read(bytesOf(header + row)).players).toMatchObject([
      { otherTitles: 'IA,FA,NA,FT', standard: { rating: 2500, games: 9, k: 10 }, inactive: true },
    ]);
  });

  it('takes noughts for an unknown birth year', () => {
    const header = 'ID Number Name      Fed Sex Tit WTit OTit   FOA SRtng SGm SK B-day Flag\r\n';
    const row = '100013    Arad, Bo  FRA M   GM       IA,FA,NA,FT    2500   9   10 0000  i   \r\n';
    expect(read(bytesOf(header + row)).players).toMatchObject([{ name: 'Arad, Bo', birth: null }]);
  });

  it('takes the column of the month for the rating of a list of one kind', () => {
    const header =
      'ID Number      Name      Fed Sex Tit  WTit OTit    FOA NOV26 Gms K  B-day  Flag\r\n';
    const row =
      '100013         Arad, Bo  FRA M   WH                    1789  0   20 1990   w   \r\n';
    const listed = { rating: 1789, games: 0, k: 20 };
    expect(read(bytesOf(header + row)).players).toMatchObject([{ title: 'WH', standard: listed }]);
    expect(read(bytesOf(header + row), 4096, { unnamed: 'blitz' }).players).toMatchObject([
      { standard: null, blitz: listed },
    ]);
  });

  it('leaves out a line that fits no column, with its number', () => {
    const bad = `${'x'.repeat(170)}\r\n`;
    const { players, problems, failed } = read(bytesOf(TEXT + bad));
    expect(players).toHaveLength(PLAYERS.length);
    expect(failed).toBe(false);
    expect(problems).toMatchObject([
      { code: 'fideList.faultyRecord', severity: 'warning', line: PLAYERS.length + 2 },
    ]);
  });
});

describe('the XML list', () => {
  const one = (inside: string): string =>
    `${XML_START}<player><fideid>100013</fideid>${inside}</player>${XML_END}`;

  it.each([
    ['an entity', '<name>O&apos;Dee &amp; Co, A&#233;</name>', "O'Dee & Co, Aé"],
    ['CDATA', '<name><![CDATA[Dee <b>]]></name>', 'Dee <b>'],
    ['a comment', '<!-- <name>x</name> --><name>Dee, A</name>', 'Dee, A'],
    ['an attribute', '<name lang="fr">Dee, A</name>', 'Dee, A'],
    ['an empty element', '<title/><name>Dee, A</name>', 'Dee, A'],
    ['a bare ampersand', '<name>Smith & Co, A&B &amp C</name>', 'Smith & Co, A&B &amp C'],
    ['an ampersand in CDATA', '<name><![CDATA[Smith & Co]]></name>', 'Smith & Co'],
    ['an entity nobody declared', '<name>Dee &lol; A</name>', 'Dee &lol; A'],
  ])('reads %s', (_, inside, name) => {
    expect(read(bytesOf(one(inside))).players).toMatchObject([{ name }]);
  });

  // Billion laughs: https://en.wikipedia.org/wiki/Billion_laughs_attack
  it('follows no entity that the list declares', () => {
    const doctype = `<!DOCTYPE playerslist [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const bomb = one('<name>Dee &a;&b;&c;</name>').replace(
      '<playerslist',
      `${doctype}<playerslist`,
    );
    expect(bomb).toContain(doctype);
    expect(read(bytesOf(bomb)).players).toMatchObject([{ name: 'Dee &a;&b;&c;' }]);
  });

  it.each([
    ['a comment without end', '<!-- <name>Dee, A</name>'],
    ['CDATA without end', '<name><![CDATA[Dee, A</name>'],
    ['an attribute without end', '<name lang="fr>Dee, A</name>'],
    ['a tag without end', '<name'],
  ])('leaves out a record with %s, and reads the next', (_, inside) => {
    const [next] = PLAYERS;
    if (next === undefined) throw new Error('there are players');
    const list = one(inside).replace(XML_END, xmlPlayer(next) + XML_END);
    const { players, problems, failed } = read(bytesOf(list));
    expect(players).toEqual([next]);
    expect(problems).toMatchObject([{ code: 'fideList.faultyRecord', severity: 'warning' }]);
    expect(failed).toBe(false);
  });

  it('reads the name beside an element that another one closes', () => {
    expect(read(bytesOf(one('<name>Dee, A</name><title>GM</titel>'))).players).toMatchObject([
      { name: 'Dee, A' },
    ]);
  });

  it('reads Latin-1 where a list is not UTF-8', () => {
    const bytes = Uint8Array.from(one('<name>Lef\u00e8vre, Zo\u00eb</name>'), (c) =>
      c.charCodeAt(0),
    );
    expect(read(bytes).players).toMatchObject([{ name: 'Lefèvre, Zoë' }]);
  });

  it.each([
    ['a number that is none', '<name>Dee, A</name><fideid>1e9</fideid>', 'fideId'],
    ['no name', '', 'name'],
    ['a rating that is none', '<name>Dee, A</name><rating>24O0</rating>', 'standard'],
    ['a rating beyond reason', '<name>Dee, A</name><rapid_rating>9999</rapid_rating>', 'rapid'],
  ])('leaves out a record with %s', (_, inside, field) => {
    const { players, problems } = read(bytesOf(one(inside)));
    expect(players).toEqual([]);
    expect(problems[0]?.message).toContain(field);
  });

  it('takes a padded number as the number it is', () => {
    const padded = one('<name>Dee, A</name>').replace('100013', '00612345');
    const { players, problems } = read(bytesOf(padded));
    expect(players).toMatchObject([{ fideId: '612345' }]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['<birthday>May</birthday>', 'May', 'birth'],
    ['<sex>X</sex>', 'X', 'sex'],
    ['<rating>2000</rating><k>20x</k>', '20x', 'standard'],
    ['<rapid_rating>2000</rapid_rating><rapid_games>?</rapid_games>', '?', 'rapid'],
  ])('takes a record without a value it cannot read, and names it: %s', (inside, value, field) => {
    const { players, problems } = read(bytesOf(one(`<name>Dee, A</name>${inside}`)));
    expect(players).toHaveLength(1);
    expect(problems).toMatchObject([
      { code: 'fideList.unreadValue', record: '100013', params: { value, field } },
    ]);
  });

  it('describes a hundred values that cannot be read and counts the others', () => {
    const bad = one('<name>Dee, A</name><sex>X</sex>')
      .replace(XML_START, '')
      .replace(XML_END, '')
      .repeat(250);
    const { players, problems } = read(bytesOf(XML_START + bad + XML_END));
    expect(players).toHaveLength(250);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toContain('250');
  });

  it('describes a hundred faulty records and counts the others', () => {
    const bad = '<player><fideid>x</fideid></player>'.repeat(250);
    const { problems } = read(bytesOf(XML_START + PLAYERS.map(xmlPlayer).join('') + bad + XML_END));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toContain('250');
  });
});

describe('what is no list', () => {
  it.each([
    ['an empty file', '', 'unknownForm'],
    ['another file', '%PDF-1.7 and so on and on', 'unknownForm'],
    ['a page of the web', '<!doctype html><html><body>Error</body></html>', 'cutShort'],
    ['an empty list', XML_START + XML_END, 'noPlayers'],
    ['a header alone', TEXT_HEADER, 'noPlayers'],
    ['a header without columns', 'ID Number and nothing more\r\n', 'noHeader'],
    ['a list cut short', XML.slice(0, XML.length / 2), 'cutShort'],
    ['a line without end', XML_START + 'x'.repeat(70_000), 'notAList'],
  ])('is refused: %s', (_, text, code) => {
    const { failed, problems } = read(bytesOf(text));
    expect(failed).toBe(true);
    expect(problems.map((problem) => problem.code)).toContain(`fideList.${code}`);
  });

  it('never throws', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<player>', '</player>', '<name>', '<', '>', '&#x110000;', '<!--', ']]>'),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, xml) => {
        const start = xml ? XML_START : TEXT_HEADER;
        expect(() => read(bytesOf(start + pieces.join('')), 7)).not.toThrow();
      }),
    );
  });
});

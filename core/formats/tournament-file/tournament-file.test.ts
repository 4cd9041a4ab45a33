import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { CHARACTERS, characterAt, placeOfCharacter } from '../testing/characters.ts';
import { fuzzTournamentFile } from './fuzz-tournament-file.ts';
import type { TournamentLog } from './log-entry.ts';
import { parseTournamentFile } from './parse-tournament-file.ts';
import { fileChecksum, writeTournamentFile } from './write-tournament-file.ts';

const LOG: TournamentLog = {
  id: 'winter-open',
  createdAt: '2026-11-14T18:00:00Z',
  entries: [
    { position: 1, at: '2026-11-14T18:00:00Z', by: 'chief', events: [{ type: 'created' }] },
    {
      position: 2,
      at: '2026-11-15T09:30:00Z',
      by: 'chief',
      events: [{ type: 'a' }, { type: 'b' }],
    },
    {
      position: 3,
      at: '2026-11-15T11:02:00+01:00',
      by: 'adjoint',
      events: [{ type: 'resultEntered', board: 7, score: '½-½' }],
      accepted: [{ code: 'alreadyEntered' }],
    },
  ],
};
const TEXT = writeTournamentFile(LOG);
const LINES = TEXT.trimEnd().split('\n');

/** The file with its lines changed, closed again with a right count and checksum. */
function resealed(lines: readonly string[]): string {
  const entries = lines.length - 1;
  const end = { end: 'ronde-tournament', entries, sha256: fileChecksum(lines) };
  return `${[...lines, JSON.stringify(end)].join('\n')}\n`;
}

const header = (change: object): string =>
  JSON.stringify({ ...(JSON.parse(LINES[0] ?? '') as object), ...change });

const found = (text: string): string[] =>
  parseTournamentFile(text).problems.map(
    ({ severity, line, code }) => `${severity} ${line} ${code}`,
  );

describe('writeTournamentFile', () => {
  it('writes a header, an entry a line, and a last line with count and checksum', () => {
    expect(TEXT).toBe(
      [
        '{"format":"ronde-tournament","version":1,"id":"winter-open","createdAt":"2026-11-14T18:00:00Z","entries":3}',
        '{"position":1,"at":"2026-11-14T18:00:00Z","by":"chief","events":[{"type":"created"}]}',
        '{"position":2,"at":"2026-11-15T09:30:00Z","by":"chief","events":[{"type":"a"},{"type":"b"}]}',
        '{"position":3,"at":"2026-11-15T11:02:00+01:00","by":"adjoint","events":[{"type":"resultEntered","board":7,"score":"½-½"}],"accepted":[{"code":"alreadyEntered"}]}',
        // sha256sum of the four lines above.
        '{"end":"ronde-tournament","entries":3,"sha256":"751f9253148884996b3de84a37105e91163f846d30ff871feea3efe5417dd679"}',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['an unusable id', { ...LOG, id: '' }],
    ['no instant of creation', { ...LOG, createdAt: 'today' }],
    ['a gap', { ...LOG, entries: LOG.entries.slice(1) }],
    ['an unfit entry', { ...LOG, entries: [{ position: 1, at: '', by: '', events: [] }] }],
  ])('throws on a log with %s', (_, log) => {
    expect(() => writeTournamentFile(log)).toThrow(TypeError);
  });
});

describe('parseTournamentFile', () => {
  it('reads back what was written', () => {
    expect(parseTournamentFile(TEXT)).toEqual({ log: LOG, stranded: [], problems: [] });
  });

  it('keeps the keys of requests', () => {
    const keyed = { ...LOG, entries: LOG.entries.map((entry, n) => ({ ...entry, key: `k${n}` })) };
    const text = writeTournamentFile(keyed);
    expect(parseTournamentFile(text)).toEqual({ log: keyed, stranded: [], problems: [] });
  });

  it('reads a tournament without entries', () => {
    const log = { ...LOG, entries: [] };
    expect(parseTournamentFile(writeTournamentFile(log))).toEqual({
      log,
      stranded: [],
      problems: [],
    });
  });

  it('takes what mail programs do to a text, and tells', () => {
    const text = `\ufeff${TEXT.replaceAll('\n', '\r\n')}\r\n`;
    expect(parseTournamentFile(text).log).toEqual(LOG);
    expect(found(text)).toEqual([
      'note 1 tournamentFile.byteOrderMark',
      'note 1 tournamentFile.carriageReturn',
      'warning 6 tournamentFile.blankLine',
    ]);
  });

  it.each([
    ['nothing', '', 'error 0 tournamentFile.empty'],
    ['another file', '012 Winter Open\n', 'error 1 tournamentFile.header.missing'],
    ['a JSON list', '[]', 'error 1 tournamentFile.header.missing'],
    [
      'a newer version',
      resealed([header({ version: 4 })]),
      'error 1 tournamentFile.header.version',
    ],
    ['no version', resealed([header({ version: '1' })]), 'error 1 tournamentFile.header.version'],
    ['no id', resealed([header({ id: ' ' })]), 'error 1 tournamentFile.header.id'],
    [
      'no creation',
      resealed([header({ createdAt: 1 })]),
      'error 1 tournamentFile.header.createdAt',
    ],
    ['no count', resealed([header({ entries: -1 })]), 'error 1 tournamentFile.header.entries'],
  ])('refuses %s', (_, text, problem) => {
    expect(found(text)).toEqual([problem]);
    expect(parseTournamentFile(text).log).toBeNull();
  });

  it('says which version it found and that the program should be updated', () => {
    const { problems } = parseTournamentFile(resealed([header({ version: 4 })]));
    expect(problems[0]?.message).toMatch(/version 4.*reads version 3.*Update Ronde/);
  });

  it('keeps the entries of a file whose first line is damaged', () => {
    const { log, stranded } = parseTournamentFile(['{"for', ...LINES.slice(1)].join('\n'));
    expect(log).toBeNull();
    expect(stranded).toEqual(LOG.entries);
  });

  it('does not read the entries of a version it does not know', () => {
    const text = [header({ version: 9 }), ...LINES.slice(1)].join('\n');
    expect(parseTournamentFile(text).stranded).toEqual([]);
  });

  it('returns every entry before the place where a file was cut off, wherever that is', () => {
    const ends = LINES.map((_, index) => LINES.slice(0, index + 1).join('\n').length);
    for (let length = ends[0] ?? 0; length < TEXT.length - 1; length++) {
      const { log, problems } = parseTournamentFile(TEXT.slice(0, length));
      const whole = ends.slice(1, 4).filter((end) => end <= length).length;
      expect(log?.entries).toEqual(LOG.entries.slice(0, whole));
      expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    }
  });

  it('names the line where the file stops, and how much of it there is', () => {
    const { problems } = parseTournamentFile(LINES.slice(0, 3).join('\n'));
    expect(problems).toEqual([
      {
        severity: 'error',
        line: 3,
        column: 0,
        record: 'end',
        code: 'tournamentFile.end.missing',
        message:
          'The file stops after line 3 without its last line: it was cut off. 2 of 3 entries are in it. ' +
          'Export the tournament again, or take another copy of the file.',
      },
    ]);
  });

  it('does not need the last line feed', () => {
    expect(parseTournamentFile(TEXT.trimEnd()).problems).toEqual([]);
  });

  it.each([
    ['an entry is lost', [0, 1, 3], [1], [3], 'error 3 tournamentFile.entry.position'],
    [
      'an entry is repeated',
      [0, 1, 2, 2, 3],
      [1, 2, 3],
      [2],
      'error 4 tournamentFile.entry.position',
    ],
    ['entries are exchanged', [0, 2, 1, 3], [1], [2, 3], 'error 2 tournamentFile.entry.position'],
  ])('notices that %s', (_, order, kept, stranded, problem) => {
    const parsed = parseTournamentFile(resealed(order.map((line) => LINES[line] ?? '')));
    expect(parsed.log?.entries.map(({ position }) => position)).toEqual(kept);
    expect(parsed.stranded.map(({ position }) => position)).toEqual(stranded);
    expect(
      parsed.problems.map(({ severity, line, code }) => `${severity} ${line} ${code}`),
    ).toContain(problem);
  });

  it('tells a damaged line once, and strands what follows it', () => {
    const text = TEXT.replace('"events":[{"type":"a"}', '"events":[{"type":');
    const parsed = parseTournamentFile(text);
    expect(parsed.log?.entries).toEqual(LOG.entries.slice(0, 1));
    expect(parsed.stranded).toEqual(LOG.entries.slice(2));
    expect(found(text)).toEqual([
      'error 3 tournamentFile.entry.unreadable',
      'error 5 tournamentFile.end.checksum',
    ]);
  });

  it.each([
    ['an instant', '09:30:00Z', '99:30:00Z'],
    ['an author', '"by":"adjoint"', '"by":""'],
    ['events', '"events":[{"type":"created"}]', '"events":{}'],
    ['a number beyond all', '"board":7', '"board":1e999'],
    ['a bottomless value', '"board":7', `"board":${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('refuses an entry with an unusable value for %s', (_, from, to) => {
    const lines = LINES.slice(0, 4).map((line) => line.replace(from, to));
    expect(found(resealed(lines))[0]).toMatch(/^error \d tournamentFile.entry.unreadable$/);
  });

  it('notices one changed figure', () => {
    expect(found(TEXT.replace('"board":7', '"board":1'))).toEqual([
      'error 5 tournamentFile.end.checksum',
    ]);
  });

  it.each([
    ['the count in the header', '"entries":3}\n', '"entries":4}\n', 'end.count'],
    ['the count at the end', '"entries":3,', '"entries":2,', 'end.count'],
    ['the last line', '{"end":"ronde-tournament"', '{"end":"ronde-', 'end.unreadable'],
    ['the checksum', '"sha256":"', '"sha256":"0', 'end.checksum'],
  ])('notices damage to %s', (_, from, to, code) => {
    expect(found(TEXT.replace(from, to)).at(-1)).toMatch(new RegExp(` tournamentFile.${code}$`));
  });

  it('does not read past the end', () => {
    expect(found(TEXT + TEXT)).toEqual(['error 6 tournamentFile.end.more']);
  });

  it('leaves out fields it does not know, and tells', () => {
    const lines = LINES.slice(0, 4).map((line) =>
      line.replace('"by":"adjoint"', '"by":"adjoint","mood":1'),
    );
    expect(parseTournamentFile(resealed(lines)).log).toEqual(LOG);
    expect(found(resealed(lines))).toEqual(['warning 4 tournamentFile.entry.unknownField']);
  });

  it('[property] parse(write(log)) is the log', () => {
    const character = fc.nat({ max: CHARACTERS - 1 }).map(characterAt, placeOfCharacter);
    const bodies = fc.array(fc.array(fc.jsonValue({ maxDepth: 4, stringUnit: character })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(bodies, (list) => {
        const entries = list.map((events, index) => {
          const readable = JSON.parse(JSON.stringify(events)) as unknown[];
          return { position: index + 1, at: '2026-11-15T09:30:00Z', by: 'a', events: readable };
        });
        const log = { ...LOG, entries };
        const back = parseTournamentFile(writeTournamentFile(log));
        const expected = { log, stranded: [], problems: [] };
        if (!isDeepStrictEqual(back, expected)) expect(back).toEqual(expected);
      }),
      { numRuns: 100 * inject('sizes').shareOfCases },
    );
  });
});

describe('fuzzTournamentFile', () => {
  it('finds no broken promise in damaged files', () => {
    const files = 2_000 * inject('sizes').shareOfCases;
    const report = fuzzTournamentFile(20261115, files);
    expect(report.failures).toEqual([]);
    // Both kinds of damage occur: some that is told and some that changes nothing.
    expect(report.salvaged).toBeGreaterThan(files / 4);
    expect(report.taken).toBeGreaterThan(files / 40);
  });

  it('is deterministic', () => {
    expect(fuzzTournamentFile(7, 50)).toEqual(fuzzTournamentFile(7, 50));
  });
});

describe('pictures of the walls', () => {
  const picture = {
    ...{ id: 'a'.repeat(32), name: 'Garage', mediaType: 'image/png' },
    ...{ width: 3, height: 2, content: 'AP8K' },
  };
  const log = { id: 'winter-open', createdAt: '2026-11-14T18:00:00Z', entries: [] };
  const text = writeTournamentFile({ ...log, pictures: [picture, { ...picture, name: 'Bar' }] });
  const codes = (of: string): string[] =>
    parseTournamentFile(of).problems.map(({ severity, code }) => `${severity} ${code}`);

  it('come back as they were, in a file that older programs say they cannot read', () => {
    expect(text).toContain('"version":2,');
    const { log: read, problems } = parseTournamentFile(text);
    expect(read).toEqual({ ...log, pictures: [picture, { ...picture, name: 'Bar' }] });
    expect(problems).toEqual([]);
    expect(writeTournamentFile(read ?? log)).toBe(text);
    expect(writeTournamentFile({ ...log, pictures: [] })).toContain('"version":1,');
  });

  it('are missed when they are lost, changed or no pictures', () => {
    const lines = text.split('\n');
    expect(codes(lines.toSpliced(1, 1).join('\n'))).toEqual([
      'error tournamentFile.picture.count',
      'error tournamentFile.end.checksum',
    ]);
    expect(codes(text.replace('AP8K', 'AP8L'))).toEqual(['error tournamentFile.end.checksum']);
    for (const [one, other] of [
      ['image/png', 'text/html'],
      ['"width":3', '"width":80000'],
      ['AP8K', '<svg>'],
    ] as const) {
      expect(codes(text.replace(one, other))).toContain('error tournamentFile.picture.unreadable');
    }
  });

  it('too heavy for the file are named by their number', () => {
    expect(codes(writeTournamentFile({ ...log, picturesLeftOut: 2 }))).toEqual([
      'warning tournamentFile.picture.leftOut',
    ]);
  });
});

describe('games', () => {
  const game = {
    ...{ text: '[White "A"]\n\n1. e4 *\n', white: 'p1', black: 'p2', vouched: false },
    ...{ by: 'Chief arbiter', at: '2026-11-15T09:30:00Z' },
  };
  const games = [
    { round: 1, board: 1, kept: game, replaced: null },
    { round: 1, board: 2, kept: null, replaced: { ...game, vouched: true } },
  ];
  const log = { id: 'winter-open', createdAt: '2026-11-14T18:00:00Z', entries: [] };
  const text = writeTournamentFile({ ...log, games });
  const codes = (of: string): string[] =>
    parseTournamentFile(of).problems.map(({ severity, code }) => `${severity} ${code}`);

  it('come back as they were, after the pictures', () => {
    expect(text).toContain('"version":3,');
    const { log: read, problems } = parseTournamentFile(text);
    expect(read).toEqual({ ...log, games });
    expect(problems).toEqual([]);
    const picture = {
      ...{ id: 'a'.repeat(32), name: 'Garage', mediaType: 'image/png' },
      ...{ width: 3, height: 2, content: 'AP8K' },
    };
    const both = { ...log, pictures: [picture], games };
    expect(parseTournamentFile(writeTournamentFile(both))).toMatchObject({
      ...{ log: both, problems: [] },
    });
    expect(writeTournamentFile({ ...log, games: [] })).toContain('"version":1,');
  });

  it('are missed when they are lost, changed or no games', () => {
    const lines = text.split('\n');
    expect(codes(lines.toSpliced(1, 1).join('\n'))).toEqual([
      'error tournamentFile.game.count',
      'error tournamentFile.end.checksum',
    ]);
    expect(codes(text.replace('1. e4', '1. d4'))).toEqual(['error tournamentFile.end.checksum']);
    for (const [one, other] of [
      ['"board":1', '"board":0'],
      ['"vouched":false', '"vouched":"no"'],
      ['2026-11-15T09:30:00Z', 'yesterday'],
      ['"replaced":null', '"replaced":7'],
    ] as const) {
      expect(codes(text.replace(one, other))).toContain('error tournamentFile.game.unreadable');
    }
    expect(codes(text.replace('"games":2', '"games":-1'))).toEqual([
      'error tournamentFile.header.games',
    ]);
  });

  it('too long for the file are named by their number', () => {
    expect(codes(writeTournamentFile({ ...log, gamesLeftOut: 2 }))).toEqual([
      'warning tournamentFile.game.leftOut',
    ]);
  });
});

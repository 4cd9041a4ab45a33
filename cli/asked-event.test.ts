import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const line = (number: number, points: string, rounds = '', rank = number): string =>
  `001 ${String(number).padStart(4)}      Player ${number}`.padEnd(48) +
  `${2400 - 10 * number}`.padEnd(32) +
  `${points.padStart(4)} ${String(rank).padStart(4)}  ${rounds}`;

function file(name: string, ...lines: readonly string[]): string {
  writeFileSync(terminal.at(name), [...lines, ''].join('\n'));
  return terminal.at(name);
}

const FIRST_ROUND = [
  line(1, '1.0', '   3 w 1', 1),
  line(2, '0.5', '   4 b =', 2),
  line(3, '0.0', '   1 b 0', 4),
  line(4, '0.5', '   2 w =', 2),
];

/** A golden event with one more round to come. */
function golden(): string {
  const packed = readFileSync(new URL('../corpus/dutch-2026.ndjson.gz', import.meta.url));
  const [first = ''] = gunzipSync(packed).toString('utf8').split('\n');
  return file('golden.trf', '142 9', '042 2026/03/07', (JSON.parse(first) as { trf: string }).trf);
}

describe.each([
  ['pair', []],
  ['pair', ['--round', '3']],
  ['check', []],
  ['explain', ['--round', '5']],
  ['explain', ['--round', '5', '--why-not', '1', '2']],
  ['standings', ['--tiebreaks', 'BH/C1,SB']],
  ['standings', ['--view', 'crosstable', '--round', '4']],
] as const)('ronde %s %j', (command, options) => {
  it('says the same of a report file, of a tournament file and of a stored tournament', async () => {
    const [trf, ronde] = [golden(), terminal.at('golden.ronde')];
    await terminal.ronde(['convert', trf, ronde]);
    await terminal.ronde(['convert', trf, '--to', 'store', '--as', 'golden']);
    const told = [];
    for (const event of [trf, ronde, 'golden']) {
      const { code, out, err } = await terminal.ronde([command, event, ...options]);
      told.push({ code, out, err });
    }
    expect(told[0]).toMatchObject({ code: 0, err: '' });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });
});

const COMMANDS = [['pair'], ['check'], ['explain'], ['standings'], ['engine', '--dutch', '-c']];

describe.each(COMMANDS)('ronde %s', (...command) => {
  it.each([
    ['an empty file', ''],
    ['a page of text', '# Ronde\n\nThe arbiter’s workbench.\n'],
  ])('refuses %s', async (_, text) => {
    writeFileSync(terminal.at('no.trf'), text);
    const ran = await terminal.ronde([
      command[0] ?? '',
      terminal.at('no.trf'),
      ...command.slice(1),
    ]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.said).toContain('[report.noPlayers]');
  });
});

describe.each([['pair'], ['explain'], ['engine', '-p', '--dutch']])('ronde %s', (...command) => {
  it.each([
    [
      'an open round',
      ['142 5', line(1, '0.0', '   2 w  '), line(2, '0.0', '   1 b  ')],
      'Round 1 is not over. Boards without a result: 1.',
    ],
    [
      'a round after an open one',
      [
        '142 5',
        line(1, '1.0', '   2 w       3 b 1'),
        line(2, '0.0', '   1 b       4 w 0'),
        line(3, '1.0', '   4 b 1     1 w 0'),
        line(4, '1.0', '   3 w 0     2 b 1'),
      ],
      'Round 1 is not over. Boards without a result: ',
    ],
    ['a round beyond the last', ['142 1', ...FIRST_ROUND], 'All 1 declared rounds are paired.'],
    [
      'points that the results do not bring',
      ['142 5', line(1, '1.5', '   3 w 1'), ...FIRST_ROUND.slice(1)],
      'the points are 1.5 but the rounds bring 1.0',
    ],
    [
      'points of another scoring than the declared one',
      ['142 5', '162  W 3.0    D 1.0', ...FIRST_ROUND],
      'the points are 1.0 but the rounds bring 3.0',
    ],
    [
      'an event without players',
      ['062 0', '142 5'],
      'Players have no pairing numbers yet. Assign them first.',
    ],
  ])('refuses %s', async (_, lines, sentence) => {
    const ran = await terminal.ronde([
      command[0],
      file('event.trf', ...lines),
      ...command.slice(1),
    ]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.said).toContain(sentence);
  });
});

it('a refusal has the code and the article of the server', async () => {
  const ran = await terminal.ronde(['pair', file('event.trf', '142 1', ...FIRST_ROUND), '--json']);
  expect(JSON.parse(ran.err)).toMatchObject({
    error: { detail: { refusal: { code: 'roundsExhausted', article: 'C.04.1 1' } } },
  });
});

it('[C.04.2 4.1] a recorded round is not paired anew while one before it is open', async () => {
  const lines = [
    '142 5',
    line(1, '1.0', '   2 w       3 b 1'),
    line(2, '0.0', '   1 b       4 w 0'),
    line(3, '1.0', '   4 b 1     1 w 0'),
    line(4, '1.0', '   3 w 0     2 b 1'),
  ];
  const ran = await terminal.ronde(['pair', file('event.trf', ...lines), '--round', '2']);
  expect(ran).toMatchObject({ code: 3, out: '' });
  expect(ran.said).toContain('Round 1 is not over.');
});

describe('a file scored 3-1-0 that does not say so', () => {
  /** TRF16, position 81-84: with 3-1-0 the points are those of 3-1-0. */
  const THREE_POINTS = [
    line(1, '3.0', '   3 w 1', 1),
    line(2, '1.0', '   4 b =', 3),
    line(3, '0.0', '   1 b 0', 5),
    line(4, '1.0', '   2 w =', 3),
    line(5, '3.0', '0000 - U', 1),
  ];
  const declared = (): string => file('said.trf', '142 5', '162  W 3.0    D 1.0', ...THREE_POINTS);

  it.each([
    [['pair', '--json'], 'json'],
    [['engine', '-p', '--dutch'], 'text'],
    [['standings', '--json'], 'json'],
    [['check', '--quiet'], 'text'],
  ])('%j infers it and says so', async ([command = '', ...options]) => {
    const silent = file('silent.trf', '142 5', ...THREE_POINTS);
    const ran = await terminal.ronde([command, silent, ...options]);
    expect(ran.code).toBe(0);
    expect(ran.said).toContain('3-1-0, with 3 for the pairing-allocated bye');
    expect(ran.said).toContain('[trf.scoring.inferred]');
    const told = await terminal.ronde([command, declared(), ...options]);
    expect(told.err).toBe('');
    expect(ran.out).toBe(told.out);
    const french = await terminal.ronde([command, silent, ...options], { language: 'fr' });
    expect(french.said).toContain('3-1-0, avec 3 pour l’exempt');
  });

  it('is refused where two scorings explain the points', async () => {
    const draws = [line(1, '1.0', '   2 w ='), line(2, '1.0', '   1 b =')];
    const ran = await terminal.ronde(['pair', file('draws.trf', '142 5', ...draws)]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.said).toContain('[trf.points.notTheSum]');
  });
});

it('points that the results do not bring are told', async () => {
  const lines = ['142 5', line(1, '2.5', '   2 w 1'), line(2, '0.0', '   1 b 0')];
  const ran = await terminal.ronde(['standings', file('event.trf', ...lines)]);
  expect(ran.said).toContain('[trf.points.notTheSum]');
});

it('numbers that a file leaves out stay left out', async () => {
  const lines = [
    line(1, '1.0', '   6 w 1'),
    line(3, '0.5', '   7 b ='),
    line(6, '0.0', '   1 b 0'),
    line(7, '0.5', '   3 w ='),
  ];
  const event = file('event.trf', '142 5', ...lines);
  const { pairs } = (await terminal.ronde(['pair', event, '--json'])).json() as {
    pairs: readonly { white: number; black: number }[];
  };
  expect(pairs.flatMap(({ white, black }) => [white, black]).sort()).toEqual([1, 3, 6, 7]);
  expect((await terminal.ronde(['check', event, '--json'])).json()).toMatchObject({
    rounds: 1,
    discrepancies: 0,
  });
  const ranked = await terminal.ronde(['standings', event, '--json']);
  expect(ranked.json()).toMatchObject({
    standings: [{ tpn: 1 }, { tpn: 3 }, { tpn: 7 }, { tpn: 6 }],
  });
});

describe('a round robin of teams', () => {
  const team = (number: number, name: string, players: string): string =>
    `310 ${String(number).padStart(3)} ${name.padEnd(65)}${players}`;
  const teams = (): string =>
    file(
      'teams.trf',
      '042 2026/03/07',
      '142 3',
      '192 BERGER_TEAM_ROUNDROBIN',
      '352 WB',
      ...[1, 2, 3, 4, 5, 6].map((number) => line(number, '0.0')),
      team(1, 'Ash', '   1    2'),
      team(2, 'Oak', '   3    4'),
      team(3, 'Elm', '   5    6'),
    );

  it('[C.05 annex 1] is paired team by team', async () => {
    const paired = await terminal.ronde(['pair', teams(), '--json']);
    expect(paired.json()).toEqual({ round: 1, pairs: [{ board: 1, white: 2, black: 3 }], bye: 1 });
    expect((await terminal.ronde(['pair', teams()])).out).toContain('2 Oak');
  });

  it('is drafted match by match where it is kept', async () => {
    await terminal.ronde(['import', teams(), '--id', 'trees']);
    const drafted = await terminal.ronde(['draft', 'trees']);
    expect(drafted).toMatchObject({ code: 0, err: '' });
    expect(drafted.out).toMatch(/Player 3 .*Player 5/);
  });

  it('[C.05 annex 1] is checked by the table, match by match', async () => {
    await terminal.ronde(['import', teams(), '--id', 'trees']);
    await terminal.ronde(['draft', 'trees']);
    await terminal.ronde(['publish', 'trees', '--without-event']);
    const checked = await terminal.ronde(['check', 'trees']);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain('1 rounds checked, 0 discrepancies');
  });
});

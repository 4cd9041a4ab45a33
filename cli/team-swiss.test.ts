import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});

const player = (number: number, points: string, rounds: string): string =>
  `001 ${String(number).padStart(4)}      Player ${number}`.padEnd(48) +
  `${2400 - 10 * number}`.padEnd(32) +
  `${points.padStart(4)} ${String(number).padStart(4)}  ${rounds}`;

const team = (number: number, name: string, players: readonly number[]): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(32)} ${''.padEnd(5)} ${''.padEnd(18)}      ` +
  players.map((one) => String(one).padStart(4)).join(' ');

/** Four teams of two boards after round 1: 1 beat 3 by 2-0, 4 drew with 2. */
const EVENT = [
  '012 Team Swiss',
  '142 3',
  '152 W',
  '192 FIDE_TEAM_TYPEB_MP_GP',
  '362 TW  2.0   TD  1.0   TL  0.0',
  player(1, '1.0', '   5 w 1'),
  player(2, '1.0', '   6 b 1'),
  player(3, '0.5', '   7 b ='),
  player(4, '0.5', '   8 w ='),
  player(5, '0.0', '   1 b 0'),
  player(6, '0.0', '   2 w 0'),
  player(7, '0.5', '   3 w ='),
  player(8, '0.5', '   4 b ='),
  team(1, 'Alpha', [1, 2]),
  team(2, 'Bravo', [3, 4]),
  team(3, 'Charlie', [5, 6]),
  team(4, 'Delta', [7, 8]),
  '',
].join('\n');

const file = terminal.at('teams.trf');
writeFileSync(file, EVENT);

describe('[C.04.6] team files on the command line', () => {
  it('ronde pair pairs the next round of teams', async () => {
    // 1 alone with two points takes up 2 before 4; 2 and 4 have met, so 3 meets 4.
    const paired = await terminal.ronde(['pair', file, '--json']);
    expect(paired.code).toBe(0);
    expect(paired.json()).toEqual({
      round: 2,
      pairs: [
        { board: 1, white: 2, black: 1 },
        { board: 2, white: 3, black: 4 },
      ],
      bye: null,
    });
  });

  it('ronde explain says why, in both languages, and why not', async () => {
    const told = await terminal.ronde(['explain', file]);
    expect(told.out).toContain('upfloaters, so that everybody has an opponent: 2 Bravo (1)');
    expect(told.out).toContain('(4.3.3)');
    const french = await terminal.ronde(['explain', file], { language: 'fr' });
    expect(french.out).toContain('2 Bravo');
    expect(french.out).not.toMatch(/[{}]/);
    const whyNot = await terminal.ronde(['explain', file, '--why-not', '1', '4']);
    expect(whyNot.out).toContain('3.5.4');
  });

  it('ronde check pairs recorded rounds of teams again', async () => {
    const same = await terminal.ronde(['check', file]);
    expect([same.code, same.out]).toEqual([0, expect.stringContaining('1')]);
    const turned = terminal.at('turned.trf');
    const swapped: Readonly<Record<string, string>> = { w: 'b', b: 'w' };
    writeFileSync(
      turned,
      EVENT.replace(/^(001.*)([wb])( [01=])$/gm, (_, head: string, colour: string, end: string) =>
        [head, swapped[colour], end].join(''),
      ),
    );
    const other = await terminal.ronde(['check', turned]);
    expect(other.code).not.toBe(0);
    expect(other.out).toContain('1-3');
  });

  it('ronde engine --teamSwiss answers as engines do', async () => {
    const { out, code } = await terminal.ronde(['engine', '--teamSwiss', file, '-p']);
    expect([code, out]).toEqual([0, '2\n2 1\n3 4\n']);
    expect((await terminal.ronde(['engine', '--teamSwiss', '-g', '-o', file])).code).toBe(3);
  });
});

/** Eight teams of one board after round 1, accelerated: 3, 4, 5 and 6 beat 1, 2, 7 and 8. */
const accelerated = (code: string, records: readonly string[]): string =>
  [
    '012 Accelerated',
    '142 5',
    '152 W',
    `192 ${code}`,
    '362 TW  2.0   TD  1.0   TL  0.0',
    player(1, '0.0', '   3 w 0'),
    player(2, '0.0', '   4 b 0'),
    player(3, '1.0', '   1 b 1'),
    player(4, '1.0', '   2 w 1'),
    player(5, '1.0', '   7 w 1'),
    player(6, '1.0', '   8 b 1'),
    player(7, '0.0', '   5 b 0'),
    player(8, '0.0', '   6 w 0'),
    ...Array.from({ length: 8 }, (_, index) => team(index + 1, `Team ${index + 1}`, [index + 1])),
    ...records,
    '',
  ].join('\n');

/** Two match points for the upper half in rounds 1 and 2, as Baku gives them too (C.04.7). */
const GIVEN = ['250  2.0      001 002    1    4'];

describe('[C.04.6 1.7, TRF26 250] acceleration leaves the colour preferences of a file alone', () => {
  // After round 1: 3 and 4 have 4 points, 1 (White), 2 (Black), 5 (White) and 6 (Black) have 2.
  // Type B: everybody prefers the other colour, so C8 asks for 1-6 and 2-5, and 4.3.3 grants both.
  const B = ['3-4', '6-1', '2-5', '7-8'];
  // Type A: nobody has a preference after one match, so the first pairing of 3.6 stands, 1-5 and 2-6.
  // 4.3.8 alternates the colour of the first-team: 5 and 6, with more game points (4.2.2).
  const A = ['3-4', '1-5', '6-2', '7-8'];
  // No preferences, no secondary score: the first-teams are 1 and 2 (4.2.3).
  const NONE = ['3-4', '5-1', '2-6', '7-8'];

  it.each([
    ['FIDE_TEAM_TYPEB_MP_BAKU', GIVEN, B],
    ['FIDE_TEAM_TYPEB_MP', GIVEN, B],
    ['FIDE_TEAM_TYPEB_MP_BAKU', [], B],
    ['FIDE_TEAM_BAKU', GIVEN, A],
    ['FIDE_TEAM_MP_BAKU', GIVEN, NONE],
  ])('%s with %j', async (code, records, pairs) => {
    const from = terminal.at('accelerated.trf');
    writeFileSync(from, accelerated(code, records));
    const paired = await terminal.ronde(['pair', from, '--json']);
    const answer = paired.json() as { pairs: { white: number; black: number }[] };
    expect(answer.pairs.map(({ white, black }) => `${white}-${black}`)).toEqual(pairs);
  });

  it('goes into a .ronde file and out again', async () => {
    const [from, kept] = [terminal.at('accelerated.trf'), terminal.at('accelerated.ronde')];
    writeFileSync(from, accelerated('FIDE_TEAM_TYPEB_MP_BAKU', GIVEN));
    await terminal.ronde(['convert', from, kept, '--force']);
    const exported = await terminal.ronde(['convert', kept, '-', '--to', 'trf26']);
    expect(exported.out).toContain('192 FIDE_TEAM_TYPEB_MP_BAKU');
    expect(exported.out).toContain('250  2.0        1   2    1    4');
  });
});

describe('[C.04.6 1.2.1, 1.7] ronde set states the rules for colours', () => {
  const typeOf = async (event: string): Promise<string | undefined> => {
    const { out } = await terminal.ronde(['convert', event, '-', '--to', 'trf26']);
    return /^192 (\S+)/m.exec(out)?.[1];
  };
  const begun = async (name: string): Promise<string> => {
    const event = terminal.at(name);
    const settings = ['--rounds', '5', '--system', 'teamSwiss', '--file', event, '--force'];
    await terminal.ronde(['new', 'Schools', ...settings]);
    return event;
  };

  it.each([
    [[], 'FIDE_TEAM'],
    [['--colour-preferences', 'B'], 'FIDE_TEAM_TYPEB_MP_GP'],
    [['--colour-preferences', 'none', '--secondary-score', 'no'], 'FIDE_TEAM_MP'],
    [['--colour-preferences', 'a', '--primary', 'game'], 'FIDE_TEAM_TYPEA_GP_MP'],
  ])('%j: 192 says %s', async (options, code) => {
    const event = await begun('schools.ronde');
    if (options.length > 0) expect((await terminal.ronde(['set', event, ...options])).code).toBe(0);
    expect(await typeOf(event)).toBe(code);
  });

  it('says what can be written', async () => {
    const event = await begun('schools.ronde');
    const typed = await terminal.ronde(['set', event, '--colour-preferences', 'C']);
    expect(typed.said).toContain('A, B or none');
    const french = await terminal.ronde(['set', event, '--colour-preferences', 'C'], {
      language: 'fr',
    });
    expect(french.said).toContain('A, B ou none');
  });
});

import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from '../testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const entries = terminal.at('entries.csv');

/** Fourteen players of four federations, with a town nobody but this table knows. */
const FIELD = ['FRA', 'FRA', 'FRA', 'FRA', 'FRA', 'GER', 'GER', 'GER', 'GER', 'ITA', 'ITA', 'ESP'];

const tableOf = (federations: readonly string[]): string =>
  [
    'Name;Federation;Ville',
    ...federations.map(
      (fed, index) => `Player ${index + 10};${fed};${index % 2 ? 'Brest' : 'Lyon'}`,
    ),
  ].join('\n');

beforeAll(() => {
  writeFileSync(entries, tableOf([...FIELD, 'POL', 'SWE']));
});

describe('ronde draw varma', () => {
  it('[LA 3.1, lines 4890-4918] holds the draw of fourteen step by step, and proves it', async () => {
    const drawn = await ronde(['draw', 'varma', entries, '--by', 'federation', '--seed', '7']);
    expect(drawn.code).toBe(0);
    expect(drawn.out).toContain('envelope A  4 5 6 11 12');
    expect(drawn.out).toMatch(/1\. +Player 10 \(FRA\) chooses envelope A, out of A\./);
    expect(drawn.out).toContain('Nobody meets the own group in the last 3 rounds.');
    const data = await ronde([
      'draw',
      'varma',
      entries,
      '--by',
      'federation',
      '--seed',
      '7',
      '--json',
    ]);
    expect(data.json()).toMatchObject({ seed: '7', players: 14, last: 3, crowded: [] });
    expect(data.json()).toHaveProperty('rounds.12.6.board', 7);
    expect(data.json()).toHaveProperty('steps.0.kind', 'choose');
  });

  it('goes by any column, and draws a seed where none is given', async () => {
    const drawn = await ronde(['draw', 'varma', entries, '--by', 'ville'], { language: 'fr' });
    expect(drawn.code).toBe(0);
    expect(drawn.out).toMatch(/^Graine\s: [\da-f]{32}$/mu);
    expect(drawn.out).toContain('aucune enveloppe n’en contient autant');
  });

  it('points to restricted where the tables end', async () => {
    const many = terminal.at('many.csv');
    writeFileSync(many, tableOf([...FIELD, ...FIELD, 'POL']));
    const refused = await ronde(['draw', 'varma', many, '--by', 'federation']);
    expect([refused.code, refused.out]).toEqual([3, '']);
    expect(refused.said).toContain(`ronde draw restricted ${many} --by federation --last 3`);
    const drawn = await ronde(['draw', 'restricted', many, '--by', 'federation', '--last', '3']);
    expect([drawn.code, drawn.out.includes('proof') || drawn.out.includes('Proof')]).toEqual([
      0,
      true,
    ]);
  });
});

describe('ronde draw restricted', () => {
  it('[LA 3.1, lines 4654-4712] makes groups of the sizes asked for', async () => {
    const drawn = await ronde([
      'draw',
      'restricted',
      '20',
      '--last',
      '5',
      '--groups',
      '6,5,4',
      '--json',
    ]);
    const { groups } = drawn.json() as {
      groups: { numbers: number[]; meetings: { round: number }[] }[];
    };
    expect(groups.slice(0, 3).map(({ numbers }) => numbers.length)).toEqual([6, 5, 4]);
    expect(
      Math.max(...groups.flatMap(({ meetings }) => meetings.map(({ round }) => round))),
    ).toBeLessThanOrEqual(14);
  });
});

describe('a restricted draw, bad input', () => {
  it.each([
    [['varma', 'nowhere.csv', '--by', 'club'], 5, 'nowhere.csv'],
    [['varma', 'ENTRIES', '--by', 'league'], 3, 'Name, Federation, Ville'],
    [['varma', 'ENTRIES'], 3, '--by'],
    [['restricted', 'ENTRIES', '--last', '3'], 3, '--by'],
    [['restricted', '20', '--last', '20'], 3, 'from 1 to 19'],
    [['restricted', '20', '--last', 'x'], 3, '“x”'],
    [['restricted', '1', '--last', '1'], 3, 'from 2'],
    [['restricted', '2.5', '--last', '1'], 3, 'from 2'],
    [['restricted', '500', '--last', '3'], 4, '200'],
    [['restricted', '20', '--last', '3', '--groups', '0'], 3, '6,5,4'],
    [['restricted', '10', '--last', '3', '--groups', '9,9'], 3, '18'],
    [['restricted', '10', '--last', '4', '--groups', '9'], 1, 'smaller groups'],
    [['restricted', '10', '--last', '4', '--by', 'club'], 3, 'table of players'],
  ])('%j ends with %i and a way on', async (args, code, said) => {
    const drawn = await ronde(['draw', ...args.map((arg) => (arg === 'ENTRIES' ? entries : arg))]);
    expect([drawn.code, drawn.out]).toEqual([code, '']);
    expect(drawn.said).toContain(said);
  });
});

import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal } from '../testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});

const file = (name: string, lines: readonly string[]): string => {
  const path = terminal.at(`${name}.csv`);
  writeFileSync(path, lines.join('\n'));
  return path;
};

const HEAD = 'Équipe;Poule;Club;Salle;Numéro;Domicile;Extérieur';
const pool = (name: string, teams: number): string[] =>
  Array.from({ length: teams }, (_, index) => `${name} ${index + 1};${name};;;;;`);
let teams = '';

beforeAll(() => {
  teams = file('teams', [
    HEAD,
    'Rennes 1;N1;Rennes;1;;1;',
    'Rennes 2;N1;Rennes;;;;',
    ...pool('N1', 10),
    'Rennes 3;N2;Rennes;;4;;2',
    ...pool('N2', 6),
  ]);
});

describe('ronde draw calendar', () => {
  it('[LA 3.1, lines 4622-4650] gives numbers by wishes, home and away, and the gathering last', async () => {
    const drawn = await terminal.ronde(['draw', 'calendar', teams, '--seed', '7', '--json']);
    expect(drawn.code).toBe(0);
    const value = drawn.json() as {
      pools: { pool: string; teams: { team: string }[]; calendar: { line: number }[] }[];
    };
    expect(value).toMatchObject({ seed: '7', order: 'gathering' });
    expect(value.pools.map((one) => [one.pool, one.teams.length])).toEqual([
      ['N1', 12],
      ['N2', 7],
    ]);
    expect(value.pools[0]?.calendar.map(({ line }) => line)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1,
    ]);
    expect(value.pools[1]?.teams[3]?.team).toBe('Rennes 3');
    const text = await terminal.ronde(['draw', 'calendar', teams, '--seed', '7', '--reversed']);
    expect(text.out).toContain('Round 11, gathering on neutral ground');
    expect(text.out).toContain('free date: ');
  });

  it('names what could not be given, in French too', async () => {
    const crowded = file('crowded', [HEAD, 'A;;;;1;;', 'B;;;;1;;', 'C;;;;;;', 'D;;;;;;']);
    const drawn = await terminal.ronde(['draw', 'calendar', crowded], { language: 'fr' });
    expect(drawn.out).toContain('1 vœu non satisfait');
    expect(drawn.out).toContain('n’a pas le numéro 1');
  });

  it.each([
    [['Ville', 'Rennes'], [], 'No column'],
    [[HEAD], [], 'no team'],
    [[HEAD, 'A;P'], [], 'one team alone'],
    [[HEAD, 'A;P', 'A;P'], [], 'Line 3'],
    [[HEAD, 'A;P;;;9', 'B;P'], [], '1 to 2'],
    [[HEAD, 'A;P;;;;x', 'B;P'], [], '“x”'],
    [[HEAD, 'A;P;;;;9', 'B;P'], [], 'no round 9'],
    [[HEAD, 'A;P;;;;1', 'B;P'], [], 'gathering'],
    [[HEAD, 'A;P;X;big', 'B;P'], [], '“big”'],
    [[HEAD, 'A;P;;1', 'B;P'], [], 'names none'],
    [[HEAD, 'A;P;X;1', 'B;P;X;2'], [], 'Line 3'],
    [[HEAD, 'A;P', 'B;P'], ['--double', '--reversed'], '--no-gathering'],
  ])('refuses %j with %j and says how to go on', async (lines, options, said) => {
    const refused = await terminal.ronde(['draw', 'calendar', file('bad', lines), ...options]);
    expect([refused.code, refused.out]).toEqual([3, '']);
    expect(refused.said).toContain(said);
  });
});

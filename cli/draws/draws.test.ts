import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from '../testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

describe('ronde draw berger', () => {
  it('[LA 3.1, lines 4550-4632] shows the properties of the table', async () => {
    const { out } = await ronde(['draw', 'berger', '16', '--properties']);
    expect(out).toMatch(/^14 +15 +15$/m);
    expect(out).toMatch(/^3 +8 +11$/m);
    const drawn = await ronde(['draw', 'berger', '5', '--properties', '--json']);
    expect(drawn.json()).toHaveProperty('properties.numbers.2.complementary', null);
  });

  it('gives names their numbers by published lots, in as many cycles as asked for', async () => {
    writeFileSync(terminal.at('names.txt'), 'Ann\nBob\n\nCleo\nDan\n');
    const asked = ['draw', 'berger', '4', '--names', terminal.at('names.txt'), '--cycles', '3'];
    const listed = (await ronde([...asked, '--json'])).json();
    expect(listed).toHaveProperty('rounds.8.1.board', 2);
    expect(listed).toHaveProperty('numbers.0.name', 'Ann');
    const lots = await ronde([...asked, '--lots', '7', '--json']);
    expect(lots.json()).toEqual((await ronde([...asked, '--lots', '7', '--json'])).json());
    expect((await ronde([...asked, '--lots'])).out).toMatch(/^Seed: [\da-f]{32}$/m);
  });
});

describe('ronde draw rutsch', () => {
  it('[LA 3.1, lines 4187-4190] seats seven, and says that it is for friendly events', async () => {
    const drawn = await ronde(['draw', 'rutsch', '7']);
    const [first = ''] = drawn.out.split('\n');
    expect(first.split(/ {2,}/)).toEqual(['1.', '5-4', '3-6', '7-2', '1 bye']);
    expect(drawn.out).toContain('ronde draw berger 7');
  });

  it('[LA 3.1, lines 4207-4210] gives rounds, seats and moves as data', async () => {
    const drawn = await ronde(['draw', 'rutsch', '8', '--seats', '--json']);
    expect(drawn.json()).toMatchObject({
      rounds: [
        [
          { board: 1, white: 1, black: 8 },
          { board: 2, white: 7, black: 2 },
          { board: 3, white: 3, black: 6 },
          { board: 4, white: 5, black: 4 },
        ],
        {},
        {},
        {},
        {},
        {},
        {},
      ],
      seats: [
        {
          round: 1,
          tables: [{ table: 1, first: 1, second: 8, white: 'first' }, {}, {}, {}],
          free: null,
        },
        {},
        {},
        {},
        {},
        {},
        { round: 7, moves: [] },
      ],
    });
    expect(drawn.json()).toHaveProperty('seats.0.moves.0', {
      player: 1,
      from: { table: 1, row: 'first' },
      to: { table: 2, row: 'first' },
    });
  });

  it('[LA 3.1, line 4493] draws the tables of Rutsch-Berger as they stand', async () => {
    const { out } = await ronde(['draw', 'rutsch-berger', '10', '--seats'], { language: 'fr' });
    expect(out).toMatch(/Ronde 1\ntable +1 +2 +3 +4 +5\n1re rangée +10 +5\* +9 +4\* +8\n/);
    expect(out).toContain('celles de la table de Berger');
  });

  it('[bulletin of tables, line 190] is refused as the system of an event', async () => {
    for (const system of ['rutsch', 'rutsch-berger']) {
      const made = await ronde(['new', 'X', '--rounds', '7', '--system', system]);
      expect(made.code).toBe(3);
      expect(made.said).toContain('Say --system berger');
    }
  });
});

describe('ronde draw scheveningen', () => {
  it('[LA 3.1, lines 4930-4935] draws four a side as printed', async () => {
    const { out } = await ronde(['draw', 'scheveningen', '4']);
    expect(out.split('\n')[0]).toBe('1.  A1-B1  A2-B2  B3-A3  B4-A4');
  });

  it('names who is free where the sides are unequal', async () => {
    const drawn = await ronde(['draw', 'scheveningen', '2', '3', '--json']);
    expect(drawn.json()).toMatchObject({ free: [['B3'], ['B1'], ['B2']] });
    expect((await ronde(['draw', 'scheveningen', '2', '3'])).out).toContain('free: B3');
  });
});

describe('ronde draw molter', () => {
  const asked = (teams: number, players: number, rounds: number): string[] => [
    ...['draw', 'molter', '--teams', `${teams}`, '--players', `${players}`],
    ...['--rounds', `${rounds}`],
  ];

  it('[LA 3.2] draws seven teams of six in three rounds as data', async () => {
    const value = (await ronde([...asked(7, 6, 3), '--json'])).json();
    expect(value).toMatchObject({ table: '17/6', status: 'derived', boards: 21 });
    expect(value).toHaveProperty('rounds.0.length', 21);
    expect(value).toHaveProperty('rounds.0.0.white', 'A1');
    expect(value).toHaveProperty('statuses.2', { round: 'a', status: 'derived' });
  });

  it('shows rounds with their status, grids, empty boards and the pack for missing teams', async () => {
    const told = await ronde([...asked(8, 4, 3), '--grids', '--pack', '--short', 'c=3'], {
      language: 'fr',
    });
    expect(told.out).toMatch(/^Tableau 20\s: 8 équipes de 4, 16 échiquiers$/m);
    expect(told.out).toMatch(/^ronde 2\s: 20 R2, perdue à l’impression, rétablie/m);
    expect(told.out).toMatch(/C4 manque, \w+ a le point/);
    expect(told.out).toMatch(/^Tableau 17\/4\s: 7 équipes de 4/m);
    expect(told.out).toMatch(/^Tableau 11\s: 6 équipes de 4/m);
    expect(told.out).toMatch(/^A +ronde 1 +ronde 2 +ronde 3$/m);
    const pack = (await ronde([...asked(7, 6, 6), '--pack', '--json'])).json();
    expect(pack).toHaveProperty('pack.0.teams', 6);
    expect(pack).toHaveProperty('pack.0.rounds.length', 3);
    expect(pack).toHaveProperty('pack.1.teams', 5);
  });

  it.each([
    [asked(14, 6, 2), '3 to 13'],
    [asked(6, 5, 2), 'even number'],
    [asked(6, 4, 4), 'play 1, 2, 3'],
    [asked(12, 4, 2), '12 × 4'],
    [[...asked(6, 4, 2), '--short', 'K=2'], '“K=2”'],
    [[...asked(6, 4, 2), '--short', 'C=4'], 'fewer than 4'],
    [['draw', 'molter', '--teams', '0', '--players', '4', '--rounds', '2'], '--teams'],
    [['draw', 'molter', '--teams', '6', '--players', 'x', '--rounds', '2'], '“x”'],
  ])('%j is refused with a way on', async (args, said) => {
    const drawn = await ronde(args);
    expect([drawn.code, drawn.out]).toEqual([3, '']);
    expect(drawn.said).toContain(said);
  });
});

describe('ronde draw, bad input', () => {
  it.each([
    [['berger', '1'], 3, 'from 2'],
    [['berger', 'twelve'], 3, '“twelve”'],
    [['berger', '1e3'], 3, 'from 2'],
    [['berger', '6', '--cycles', '0'], 3, '“0”'],
    [['berger', '6', '--cycles', '3', '--double'], 3, '--double'],
    [['berger', '300', '--cycles', '9'], 4, 'rounds'],
    [['berger', '6', '--names', 'package.json'], 3, 'one name a line'],
    [['berger', '120', '--properties'], 4, '100'],
    [['rutsch', '0'], 3, 'from 2'],
    [['rutsch', '301'], 4, 'ronde draw berger 301'],
    [['rutsch-berger', '-4'], 3, '-4'],
    [['scheveningen', '0'], 3, 'from 1'],
    [['scheveningen', '1'], 3, 'match'],
    [['scheveningen', '4', '2.5'], 3, '“2.5”'],
    [['scheveningen', '99999999'], 4, 'too many'],
  ])('%j ends with %i and a way on', async (args, code, said) => {
    const drawn = await ronde(['draw', ...args]);
    expect([drawn.code, drawn.out]).toEqual([code, '']);
    expect(drawn.said).toContain(said);
  });
});

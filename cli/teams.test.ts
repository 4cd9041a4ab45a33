import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type TypedIn } from './testing/terminal.ts';

const terminal = openTerminal();
const ronde = (args: readonly string[], typed?: TypedIn) => terminal.ronde(args, typed);
const at = (name: string): string => terminal.at(name);
afterAll(() => {
  terminal.remove();
});

const EVENT = at('league.ronde');
/** Invented persons; boards out of order and a reserve. */
const TABLE = [
  'Team;Board;Name;Rating',
  'Tour;2;Deux, Ada;1700',
  ';1;Un, Bob;1900',
  ';R;Trois, Cam;1500',
  'Roi;1;Quatre, Dan;2000',
  ';2;Cinq, Eva;',
].join('\n');

beforeAll(async () => {
  const made = ['new', 'League', '--team', '--system', 'teamSwiss', '--rounds', '3'];
  expect((await ronde([...made, '--file', EVENT])).code).toBe(0);
  const table = at('teams.csv');
  writeFileSync(table, TABLE);
  const entered = await ronde(['enter-team', EVENT, table]);
  expect([entered.code, entered.said]).toEqual([0, '']);
});

interface Listed {
  readonly teams: readonly {
    readonly number: number;
    readonly name: string;
    readonly captain: string | null;
    readonly rating: { readonly value: number };
    readonly players: readonly { readonly name: string }[];
    readonly lack: string | null;
    readonly left: number | null;
  }[];
}
const listed = async (): Promise<Listed['teams']> =>
  ((await ronde(['teams', EVENT, '--json'])).json() as Listed).teams;

describe('ronde teams', () => {
  it('lists what a table brought, with ratings and what is to be looked at', async () => {
    // Means of those there: (1900 + 1700 + 1500) / 3, and (2000 + 0) / 2.
    expect(
      (await listed()).map(({ number, name, rating }) => [number, name, rating.value]),
    ).toEqual([
      [1, 'Tour', 1700],
      [2, 'Roi', 1000],
    ]);
    expect((await listed())[0]?.players.map(({ name }) => name)).toEqual([
      ...['Un, Bob', 'Deux, Ada', 'Trois, Cam'],
    ]);
    const { out } = await ronde(['teams', EVENT], { language: 'fr' });
    expect(out).toContain('Tour : moins de joueurs que d’échiquiers'.replace(' :', '\u00a0:'));
    const csv = (await ronde(['teams', EVENT, '--csv'])).out.split('\r\n');
    expect(csv[1]).toBe('1,Tour,,,,1700,1,"Un, Bob",1900');
  });

  it('changes a team; how its captain is reached is told to nobody here', async () => {
    const said = ['--captain', 'Cap, Ann', '--phone', '555-0100', '--club', 'Tour Club'];
    const players = ['--players', 'deux; un; trois'];
    expect((await ronde(['team', EVENT, 'tour', ...said, ...players])).code).toBe(0);
    const [tour] = await listed();
    expect([tour?.captain, tour?.players[0]?.name]).toEqual(['Cap, Ann', 'Deux, Ada']);
    const told = [await ronde(['teams', EVENT]), await ronde(['teams', EVENT, '--json'])];
    expect(told.map(({ out }) => out).join('')).not.toContain('555-0100');
  });

  it('enters one by its name, numbers them, withdraws and brings back', async () => {
    expect((await ronde(['enter-team', EVENT, 'Dame', '--strength', '2500'])).code).toBe(0);
    expect((await ronde(['number-teams', EVENT])).code).toBe(0);
    expect((await listed()).map(({ name }) => name)).toEqual(['Dame', 'Tour', 'Roi']);
    await ronde(['number-teams', EVENT, '--order', 'roi; dame; tour']);
    expect((await listed()).map(({ name }) => name)).toEqual(['Roi', 'Dame', 'Tour']);
    expect((await ronde(['team', EVENT, 'dame', '--withdraw'])).code).toBe(0);
    expect((await listed())[1]?.left).toBe(1);
    expect((await ronde(['team', EVENT, 'dame', '--return'])).code).toBe(0);
    expect((await listed())[1]?.left).toBeNull();
  });

  it.each([
    [['team', EVENT, 'nobody', '--withdraw'], 'No team is “nobody”'],
    [['team', EVENT, 'tour'], 'team'],
    [['team', EVENT, 'tour', '--strength', 'strong'], '“strong” is no rating of a team'],
    [['enter-team', EVENT, 'TOUR'], 'The team Tour is entered already.'],
    [['enter-team', EVENT, 'Fou', '--players', 'un'], 'Un, Bob plays for Tour already'],
    [['number-teams', EVENT, '--lots', '7', '--order', 'tour'], 'two ways to number teams'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, said } = await ronde(args);
    expect(code).not.toBe(0);
    expect(said).toContain(sentence);
  });

  it('refuses a table without a column of teams, and an event of individuals', async () => {
    const table = at('no-teams.csv');
    writeFileSync(table, 'Name;Rating\nSix, Fay;1500\n');
    expect((await ronde(['enter-team', EVENT, table])).said).toContain('holds teams');
    const open = at('open.ronde');
    await ronde(['new', 'Open', '--rounds', '3', '--file', open]);
    expect((await ronde(['teams', open])).said).toContain('one of individuals');
  });
});

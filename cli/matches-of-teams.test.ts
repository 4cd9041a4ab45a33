import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
const ronde = (...args: string[]) => terminal.ronde(args);
afterAll(() => {
  terminal.remove();
});

const EVENT = terminal.at('match.ronde');
/** Two teams of five invented persons, `A1` to `B5`, on four boards. */
const TABLE = ['A', 'B'].flatMap((team) =>
  [1, 2, 3, 4, 5].map((board) => `${team};${board};${team}${board}, Kim;${2000 - 10 * board}`),
);

async function entered(event: string): Promise<void> {
  const made = ['new', 'Match', '--team', '--system', 'teamSwiss', '--rounds', '1'];
  expect((await ronde(...made, '--file', event)).code).toBe(0);
  const table = terminal.at('teams.csv');
  writeFileSync(table, ['Team;Board;Name;Rating', ...TABLE].join('\n'));
  expect((await ronde('enter-team', event, table)).code).toBe(0);
}

beforeAll(() => entered(EVENT));

interface Seated {
  readonly boards: readonly { readonly board: number; readonly player: string | null }[];
}
const seated = (answer: unknown) => (answer as Seated).boards.map(({ player }) => player);

describe('matches of teams in a terminal', () => {
  it('[LA 6.9 VII 1] hands in line-ups: by name with an empty board, late, and as the last time', async () => {
    const chosen = await ronde('line-up', EVENT, 'A', '--boards', 'A2; A1; -; A5', '--json');
    expect([chosen.code, chosen.said]).toEqual([0, '']);
    expect(seated(chosen.json())).toEqual(['A2, Kim', 'A1, Kim', null, 'A5, Kim']);
    const late = await ronde('line-up', EVENT, 'B', '--late', '--json');
    expect(seated(late.json())).toEqual(['B1, Kim', 'B2, Kim', 'B3, Kim', 'B4, Kim']);
    expect(late.out).toContain('LA 6.9 VII 1');
    expect((await ronde('line-up', EVENT, 'A', '--last')).said).toContain('no line-up before');
  });

  it('[003 UV1bis V.5] takes boards and points by decision', async () => {
    const drafted = await ronde('draft', EVENT, '--initial-colour', 'white');
    expect([drafted.code, drafted.said]).toEqual([0, '']);
    const published = await ronde('publish', EVENT, '--confirm', 'publishesEvent');
    expect([published.code, published.said]).toEqual([0, '']);
    const irregular = await ronde('forfeit-boards', EVENT, 'A', '--irregular', '2');
    expect([irregular.code, irregular.out]).toEqual([0, expect.stringContaining('board 2')]);
    const unconfirmed = ['team-points', EVENT, 'B', '--match-points', '-1', '--reason', 'late'];
    expect((await ronde(...unconfirmed)).code).not.toBe(0);
    const taken = await ronde(...unconfirmed, '--confirm', 'adjustsPoints');
    expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('−1 match points')]);
  });

  it('[LA 6.9 VII 1] gives all late teams the first of their lists at once', async () => {
    const event = terminal.at('late.ronde');
    await entered(event);
    expect((await ronde('draft', event, '--initial-colour', 'white')).code).toBe(0);
    const opened = await ronde('open-line-ups', event, '--late', '--round', '1');
    expect([opened.code, opened.said]).toEqual([0, '']);
    expect(opened.out.match(/LA 6\.9 VII 1/g)).toHaveLength(2);
  });

  it.each([
    [['line-up', EVENT, 'A', '--round', '1'], 'one of --boards, --last and --late'],
    [
      ['line-up', EVENT, 'A', '--round', '1', '--late', '--last'],
      'one of --boards, --last and --late',
    ],
    [
      ['line-up', EVENT, 'A', '--round', '1', '--boards', 'A1;A2;A3;A4;A5'],
      '5 players for 4 boards',
    ],
    [
      ['line-up', EVENT, 'A', '--round', '1', '--boards', 'B1'],
      'B1, Kim is not on the roster of A.',
    ],
    [['forfeit-boards', EVENT, 'A', '--irregular', 'x'], 'x'],
    [['team-points', EVENT, 'A', '--reason', 'r'], '--match-points or --game-points'],
    [['team-points', EVENT, 'A', '--match-points', 'ten', '--reason', 'r'], '“ten”'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, said } = await ronde(...args);
    expect(code).not.toBe(0);
    expect(said).toContain(sentence);
  });
});

describe('[LA 3.1] a Scheveningen match of two teams in a terminal', () => {
  const MATCH = terminal.at('sides.ronde');

  it('follows from the lists: rounds, boards and places; it is explained and checked', async () => {
    const made = ['new', 'Sides', '--team', '--system', 'scheveningen', '--file', MATCH];
    expect((await ronde(...made)).code).toBe(0);
    expect((await ronde('draft', MATCH)).said).toContain('two teams');
    const table = terminal.at('sides.csv');
    writeFileSync(table, ['Team;Board;Name;Rating', ...TABLE.slice(0, 9)].join('\n'));
    expect((await ronde('enter-team', MATCH, table)).code).toBe(0);
    const drafted = await ronde('draft', MATCH);
    expect([drafted.code, drafted.said]).toEqual([0, '']);
    const told = await ronde('explain', MATCH);
    expect(told.out).toContain('line 1 of the Scheveningen table for 5 against 4');
    const french = await terminal.ronde(['explain', MATCH], { language: 'fr' });
    expect(french.out).toContain('ligne 1 de la table de Scheveningen, 5 contre 4');
    const together = await ronde('explain', MATCH, '--why-not', 'A1', 'A2');
    expect(together.out).toContain('both on side A');
    expect((await ronde('publish', MATCH, '--confirm', 'publishesEvent')).code).toBe(0);
    expect((await ronde('line-up', MATCH, 'A', '--late')).said).toContain(
      'table of the match stands',
    );
    expect((await ronde('check', MATCH)).code).not.toBe(2);
  });
});

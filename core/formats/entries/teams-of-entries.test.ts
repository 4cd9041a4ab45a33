import { describe, expect, it } from 'vitest';
import { teamsOfEntries } from './teams-of-entries.ts';

/** `team|board|name` a line, from line 2 on. */
const read = (...lines: readonly string[]) => {
  const { teams, problems } = teamsOfEntries(
    lines.map((text, index) => {
      const [team = '', board = '', name = ''] = text.split('|');
      return { line: index + 2, team, board, name };
    }),
  );
  return {
    teams: teams.map(({ name, members }) => `${name}: ${members.map((one) => one.name).join(' ')}`),
    problems: problems.map(({ line, code }) => `${line} ${code}`),
  };
};

describe('the teams of a table of players', () => {
  it.each([
    ['in the order of the lines', ['A||a', 'A||b', 'B||c'], ['A: a b', 'B: c'], []],
    ['by board, reserves last', ['A|R|d', 'A|2|b', 'A|1|a', 'A||e'], ['A: a b d e'], []],
    ['reserves with places', ['A|R2|c', 'A|Res. 1|b', 'A|1|a'], ['A: a b c'], []],
    ['boards in words', ['A|Ech. 2|b', 'A|Board 1|a', 'A|3.0|c'], ['A: a b c'], []],
    [
      'the team of the line above, as merged cells',
      ['A||a', '||b', 'B||c'],
      ['A: a b', 'B: c'],
      [],
    ],
    ['names that differ by case and accents', ['Évry|1|a', 'EVRY|2|b'], ['Évry: a b'], []],
    ['blocks that come back', ['A||a', 'B||b', 'A||c'], ['A: a c', 'B: b'], []],
    ['nobody’s team', ['||a', 'B||b'], ['B: b'], ['2 entries.noTeam']],
    ['a board that is none', ['A|?|a', 'A|1|b'], ['A: b a'], ['2 entries.board']],
    ['a board twice', ['A|1|a', 'A|1|b'], ['A: a b'], ['3 entries.boardTwice']],
  ])('%s', (_, lines, teams, problems) => {
    expect(read(...lines)).toEqual({ teams, problems });
  });
});

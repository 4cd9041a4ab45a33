import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';
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

describe('[LA 6.9 VII] what a table says of a team beside its players', () => {
  const CLUB = 'Évry Échecs';
  const teamsIn = (...lines: readonly string[]) => {
    const table = lines.map((line) => line.split('|'));
    const { entries, problems } = readEntries(table);
    const members = entries.map((entry) => ({ ...entry, name: entry.player.name }));
    const { teams } = teamsOfEntries(members);
    return { details: teams.map(({ details }) => details), problems };
  };

  it.each<[string, readonly string[], object]>([
    ['a name in every line', ['Capitaine', 'Dr Who', 'Dr Who'], { captain: 'Dr Who' }],
    ['a name in the first line', ['Captain', 'Dr Who', ''], { captain: 'Dr Who' }],
    ['a mark beside a player', ['Capitaine', '', 'x'], { captain: 'Beth' }],
    ['no mark at all', ['Capitaine', 'non', '-'], {}],
    ['the phone', ['Téléphone du capitaine', '06 1', ''], { phone: '06 1' }],
    ['the e-mail', ['Captain’s e-mail', '', 'a@b.org'], { email: 'a@b.org' }],
    ['the phone in another order', ['Captain phone', '06 1', '06 2'], { phone: '06 1' }],
    ['the club', ['Club de l’équipe', CLUB, CLUB], { club: CLUB }],
  ])('%s', (_, [heading = '', first = '', second = ''], expected) => {
    const read = teamsIn(`Équipe|Nom|Prénom|${heading}`, `A|Anna||${first}`, `A|Beth||${second}`);
    expect(read.problems).toEqual([]);
    expect(read.details).toEqual([expected]);
  });
});

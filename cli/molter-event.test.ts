import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
const ronde = (...args: string[]) => terminal.ronde(args);
afterAll(() => {
  terminal.remove();
});

/** Teams A, B … of invented persons, `A1, Kim` on the first seat of A. */
async function eventOf(name: string, teams: string, players: number, rounds: number) {
  const file = terminal.at(`${name}.ronde`);
  const made = ['--system', 'molter', '--boards', String(players), '--rounds', String(rounds)];
  expect((await ronde('new', name, ...made, '--file', file)).code).toBe(0);
  const lines = Array.from(teams).flatMap((team) =>
    Array.from(
      { length: players },
      (_, index) => `${team};${index + 1};${team}${index + 1}, Kim;${2000 - index}`,
    ),
  );
  const table = terminal.at(`${name}.csv`);
  writeFileSync(table, ['Team;Board;Name;Rating', ...lines].join('\n'));
  expect((await ronde('enter-team', file, table)).code).toBe(0);
  return file;
}

describe('an event by Molter tables in a terminal', () => {
  it('[LA 3.2] is paired, published, checked and written', async () => {
    const event = await eventOf('three', 'ABC', 4, 2);
    const paired = await ronde('pair', event, '--round', '1');
    expect([paired.code, paired.said]).toEqual([0, '']);
    // Line 5066, players 1 to 4.
    for (const [white, black] of ['A1 C1', 'C2 B1', 'B2 A2', 'A3 B3', 'B4 C3', 'C4 A4'].map((one) =>
      one.split(' '),
    )) {
      const line = new RegExp(`${white} ${white}, Kim +${black} ${black}, Kim`);
      expect(paired.out).toMatch(line);
    }
    const drafted = await ronde('draft', event);
    expect([drafted.code, drafted.said]).toEqual([0, '']);
    const published = await ronde('publish', event, '--confirm', 'publishesEvent');
    expect([published.code, published.said]).toEqual([0, '']);
    const checked = await ronde('check', event);
    expect([checked.code, checked.said]).toEqual([0, '']);
    const file = terminal.at('three.trf');
    expect((await ronde('export', event, '--format', 'trf26', '--out', file)).code).toBe(0);
    const again = await ronde('check', file);
    expect([again.code, again.out]).toEqual([0, expect.not.stringContaining('differs')]);
  });

  it.each<[string, string, number, number, string]>([
    ['fourteen', 'ABCDEFGHIJKLMN', 4, 2, 'no Molter table for 14 teams'],
    ['odd', 'ABCDEF', 5, 2, 'an even number of players a team, not 5'],
    ['four rounds', 'ABCDEF', 4, 4, 'has no 4 rounds: play 1, 2, 3'],
  ])('refuses %s and changes nothing', async (name, teams, players, rounds, sentence) => {
    const event = await eventOf(name, teams, players, rounds);
    const before = readFileSync(event, 'utf8');
    for (const command of [
      ['pair', event, '--round', '1'],
      ['draft', event],
    ]) {
      const refused = await ronde(...command);
      expect(refused.code).not.toBe(0);
      expect(refused.said).toContain(sentence);
    }
    expect(readFileSync(event, 'utf8')).toBe(before);
  });
});

import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from '../testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const event = terminal.at('closed.ronde');

const FIELD = ['FRA', 'FRA', 'FRA', 'FRA', 'FRA', 'FRA', 'GER', 'GER', 'ITA', 'ESP'];
const names = FIELD.map((_, index) => `Player ${String.fromCharCode(65 + index)}`);

beforeAll(async () => {
  const lines = FIELD.map((fed, index) => `${names[index] ?? ''};${fed};${2500 - 10 * index}`);
  writeFileSync(terminal.at('field.csv'), ['Name;Federation;Rating', ...lines].join('\n'));
  await ronde(['new', 'Closed', '--rounds', '9', '--system', 'berger', '--file', event]);
  expect((await ronde(['enter', event, terminal.at('field.csv')])).code).toBe(0);
});

const numbers = async (): Promise<string[]> => {
  const { players } = (await ronde(['players', event, '--json'])).json() as {
    players: { tpn: number; name: string }[];
  };
  return players.toSorted((a, b) => a.tpn - b.tpn).map(({ name }) => name);
};

const hand = (lines: readonly string[]): string => {
  writeFileSync(terminal.at('drawn.txt'), lines.join('\n'));
  return terminal.at('drawn.txt');
};

describe('numbers of an event by lot', () => {
  it('[LA 3.1, lines 4890-4918] tells a contingent too large before the draw, and keeps the others apart', async () => {
    const asked = ['number', event, '--lots', '7', '--keep-apart', 'federation'];
    const refused = await ronde(asked);
    expect([refused.code, refused.said.includes('last rounds')]).toEqual([6, true]);
    const drawn = await ronde([...asked, '--confirm', 'drawnToMeetLate']);
    expect(drawn.code).toBe(0);
    const first = await numbers();
    expect(first.toSorted()).toEqual(names);
    const log = await ronde(['log', event, '--all', '--json']);
    expect(log.out).toMatch(/"player": "p1",\s+"number": \d+/);
  });

  it('draws within groups of the initial order', async () => {
    expect((await ronde(['number', event, '--lots', '3', '--groups', '4,4'])).code).toBe(0);
    const given = await numbers();
    expect(given.slice(0, 4).toSorted()).toEqual(names.slice(0, 4));
    expect(given.slice(4, 8).toSorted()).toEqual(names.slice(4, 8));
  });

  it('takes numbers as they were drawn by hand', async () => {
    const lines = names.map((name, index) => `${10 - index} ${name}`);
    const drawn = await ronde(['number', event, '--drawn', hand(lines)]);
    expect([drawn.code, drawn.out]).toEqual([0, expect.stringMatching(/^1 +Player J$/m)]);
    expect(await numbers()).toEqual(names.toReversed());
  });

  it.each([
    [['--keep-apart', 'club'], [], 3, '--lots'],
    [['--lots', '--groups', '4', '--keep-apart', 'club'], [], 3, 'one of'],
    [['--lots', '--keep-apart', 'town'], [], 3, '“town”'],
    [['--lots', '--groups', '4,x'], [], 3, '“4,x”'],
    [['--lots', '--groups', '9,9'], [], 3, '9, 9'],
    [['--drawn'], ['Player A'], 3, '1 line'],
    [['--drawn'], names.map((name) => `11 ${name}`), 3, 'from 1 to 10'],
    [['--drawn'], names.map((name) => `1 ${name}`), 3, 'Line 2'],
    [['--drawn'], names.map(() => 'Player A'), 3, 'Player A has a number'],
  ])('%j with %j ends with %i and a way on', async (options, lines, code, said) => {
    const given = lines.length === 0 ? options : [...options, hand(lines)];
    const refused = await ronde(['number', event, ...given]);
    expect(refused.code).toBe(code);
    expect(refused.said).toContain(said);
  });
});

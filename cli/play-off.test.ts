import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const event = terminal.at('blitz.ronde');

const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** Four players, one round, two winners. */
beforeAll(async () => {
  await ronde(['new', 'Blitz', '--rounds', '1', '--file', event]);
  for (const [index, name] of PLAYERS.entries()) {
    await ronde(['enter', event, name, '--rating', String(2400 - 100 * index)]);
  }
  await ronde(['number', event]);
  await ronde(['draft', event, '--draw-colour', '7']);
  await ronde(['publish', event, '--confirm', 'publishesEvent']);
  expect((await ronde(['result', event, '1', '1-0', '2', '1-0'])).code).toBe(0);
});

describe('ronde play-off', () => {
  it('[LA 5.2 1.h, 1.j, 1.k] says who plays, when, and with which colours', async () => {
    const shown = await ronde(['play-off', event, '--seed', '7', '--ended', '17:40']);
    expect([shown.code, shown.said]).toEqual([0, '']);
    expect(shown.out).toContain('Match: at 18:10 at the earliest, some 20 minutes');
    expect(shown.out).toContain('3 min + 2 s');
    expect(shown.out).toContain('To be played now');
    expect((await ronde(['play-off', event], { language: 'fr' })).out).toContain('À jouer');
  });

  it('goes on game by game, and writes the decided order with its games', async () => {
    const asked = ['play-off', event, '--seed', '7', '--armageddon-after', '0'];
    const drawn = await ronde([...asked, '--results', '=,=', '--json']);
    expect(drawn.json()).toMatchObject({ steps: null, next: [{ kind: 'armageddon' }] });
    const early = await ronde([...asked, '--results', '=,=', '--record']);
    expect([early.code, early.said.includes('1 game is')]).toEqual([3, true]);
    const recorded = await ronde([...asked, '--results', '=,=,=', '--record']);
    expect(recorded.code).toBe(0);
    const run = (await ronde([...asked, '--results', '=,=,=', '--json'])).json() as {
      steps: string[][];
    };
    const names = run.steps.flat().map((id) => PLAYERS[Number(id.slice(1)) - 1] ?? '');
    const { out } = await ronde(['standings', event]);
    const [winner = -1, loser = -1] = names.map((name) => out.indexOf(name));
    expect([names.length, winner > 0, winner < loser]).toEqual([2, true, true]);
    const log = await ronde(['log', event, '--all', '--json']);
    expect(log.out).toMatch(/"(\w+ ½-½ \w+)"/);
  });

  it.each([
    [['1', '2', '3', '4'], 3, 'same points'],
    [['--seed', '7', '--results', '2-0'], 3, '“2-0”'],
    [['--seed', '7', '--results', '1-0,=,='], 3, 'decided after 2'],
    [['--results', '1-0'], 3, '--seed'],
    [['--armageddon-after', 'x'], 3, '“x”'],
    [['--ended', '25:00'], 3, '25:00'],
  ])('%j ends with %i and a way on', async (args, code, said) => {
    const refused = await ronde(['play-off', event, ...args]);
    expect([refused.code, refused.out]).toEqual([code, '']);
    expect(refused.said).toContain(said);
  });
});

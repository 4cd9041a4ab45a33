import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from './exit-code.ts';
import { beginLeague } from './testing/league.ts';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
const ronde = (...args: string[]) => terminal.ronde(args);
afterAll(() => {
  terminal.remove();
});

const EVENT = terminal.at('league.ronde');

beforeAll(() =>
  beginLeague(terminal, EVENT, [
    ...['--match-points', '3-1-0', '--player-order', 'rating:100'],
    ...['--line-up-deadline', '30'],
  ]),
);

interface Calendar {
  readonly calendar: {
    readonly rounds: readonly {
      readonly published: boolean;
      readonly matches: readonly { readonly day: string | null; readonly place: string | null }[];
    }[];
  };
}

describe('a season of teams in a terminal', () => {
  it('arranges a match: its day, its hour, its place, and back', async () => {
    const first = await ronde('calendar', EVENT);
    expect(first.out).toContain('(not public yet)');
    const moved = ['--day', '2026-10-11', '--time', '10:00', '--place', 'Salle Colas'];
    expect((await ronde('arrange', EVENT, '1', ...moved)).code).toBe(0);
    const { calendar } = (await ronde('calendar', EVENT, '--json')).json() as Calendar;
    expect(calendar.rounds.map(({ published }) => published)).toEqual([true, false, false]);
    expect(calendar.rounds[0]?.matches[0]).toMatchObject({
      day: '2026-10-11',
      place: 'Salle Colas',
    });
    expect((await ronde('arrange', EVENT, '1', '--day', 'open')).out).toContain('to be agreed');
    expect((await ronde('arrange', EVENT, '1')).out).toContain('as its round');
  });

  it.each([
    [['arrange', EVENT, 'x'], 'Not a table: x'],
    [['arrange', EVENT, '1', '--day', 'monday'], 'monday'],
    [['set', EVENT, '--board-colours', 'WBWB'], 'Not colours of 2 boards'],
    [['set', EVENT, '--match-points', 'many'], 'won-drawn-lost'],
    [['set', EVENT, '--primary', 'board'], 'match or game'],
    [['set', EVENT, '--player-order', 'fixed:9'], 'rating:100'],
    [['set', EVENT, '--colour-preferences', 'B'], 'Only a Swiss for teams'],
    [['set', EVENT, '--secondary-score', 'no'], 'Only a Swiss for teams'],
    [['set', EVENT, '--promoted', 'all'], 'all'],
    [['fixed-players', EVENT, '--after', 'often'], 'often'],
    [['set', EVENT, '--colour-preferences', 'B'], 'Swiss for teams'],
    [['set', EVENT, '--secondary-score', 'no'], 'Swiss for teams'],
  ])('says what can be written: %j', async (args, said) => {
    const ran = await ronde(...args);
    expect([ran.code, ran.said]).toEqual([3, expect.stringContaining(said)]);
  });

  it('sets series, promotion and relegation while the season runs', async () => {
    const set = await ronde(
      'set',
      EVENT,
      '--series',
      'Interclubs',
      '--promoted',
      '1',
      '--relegated',
      '1',
    );
    expect([set.code, set.said]).toEqual([0, '']);
    for (const [board, result] of [
      ['1', '1-0'],
      ['2', '0-1'],
    ] as const) {
      expect((await ronde('result', EVENT, `${board}=${result}`, '--round', '1')).code).toBe(0);
    }
    const out = terminal.at('lists');
    expect((await ronde('export', EVENT, '--format', 'csv', '--out', out)).code).toBe(0);
    const table = readFileSync(join(out, 'standings.csv'), 'utf8').trim().split('\n');
    expect(table[1]).toContain('promotion');
    expect(table.at(0)).toContain('Remarks');
  });

  it('finds nobody fixed to a team before the matches are played', async () => {
    const ran = await ronde('fixed-players', EVENT, '--after', '3');
    expect([ran.code, ran.out]).toEqual([0, 'Nobody is fixed to a team yet.\n']);
  });

  it('[LA 6.9 VII 3] signs the sheet of a match for a captain, once every board has a result', async () => {
    const early = await ronde('sign-sheet', EVENT, 'B');
    expect([early.code, early.said]).toEqual([
      EXIT.badRequest,
      expect.stringContaining('once every board has a result'),
    ]);
    const why = 'board 2 was drawn';
    expect((await ronde('calendar', EVENT)).out).toContain('not signed');
    const contested = await ronde('sign-sheet', EVENT, 'A', '--contested', why);
    expect(contested.out).toContain(`contests the match sheet: ${why}`);
    expect((await ronde('calendar', EVENT)).out).toContain('sheet contested by A');
    const signed = await ronde('sign-sheet', EVENT, 'A');
    expect(signed.out).toContain('on behalf of the captain of A');
    expect((await ronde('calendar', EVENT)).out).toContain('not signed by');
    expect((await ronde('undo', EVENT)).code).toBe(0);
    expect((await ronde('calendar', EVENT)).out).toContain('sheet contested by A');
  });
});

import { describe, expect, it } from 'vitest';
import { bergerMeeting } from './meeting.ts';
import { bergerSchedule } from './tables.ts';

describe('[C.05 annex 1] where two numbers meet', () => {
  it.each([
    // Livre de l'Arbitre, table for 10: round 6 has 10-8 9-7 1-6 2-5 3-4, round 5 has 3-10.
    [10, 5, 2, { line: 6, sum: 7, less: 1, white: 2, black: 5, rule: 'lower' }],
    [10, 7, 9, { line: 6, sum: 16, less: 10, white: 9, black: 7, rule: 'higher' }],
    [10, 8, 10, { line: 6, sum: 16, less: 10, white: 10, black: 8, rule: 'last' }],
    [10, 10, 3, { line: 5, sum: 6, less: 1, white: 3, black: 10, rule: 'last' }],
  ])('of %i players: %i and %i', (players, a, b, expected) => {
    expect(bergerMeeting(players, a, b)).toEqual(expected);
    expect(bergerMeeting(players, b, a)).toEqual(expected);
  });

  it('is what the table says, whatever its size and cycles', () => {
    const said: string[] = [];
    const table: string[] = [];
    for (let players = 2; players <= 30; players += 1) {
      for (const reverseLastTwo of [false, true]) {
        const schedule = bergerSchedule(players, { double: true, reverseLastTwo });
        for (const { games, line, cycle } of schedule) {
          for (const { white, black } of games) {
            const found = bergerMeeting(players, white, black);
            const seats = cycle === 1 ? [white, black] : [black, white];
            table.push(`${players}: ${line} ${seats.join('-')}`);
            said.push(`${players}: ${found.sum - found.less} ${found.white}-${found.black}`);
          }
        }
      }
    }
    expect(said).toEqual(table);
  });
});

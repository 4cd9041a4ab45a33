import { describe, expect, it } from 'vitest';
import { seatsOf } from './team-seats.ts';

/** Opponents written `a1-b1`. */
const facing = (games: string) => {
  const opponents = new Map<string, string>();
  for (const game of games.split(' ').filter((text) => text !== '')) {
    const [one = '', two = ''] = game.split('-');
    opponents.set(one, two).set(two, one);
  }
  return (player: string): string | null => opponents.get(player) ?? null;
};

const players = (text: string): string[] => text.split(' ').filter((one) => one !== '');
const lineUp = (text: string | null): (string | null)[] | null =>
  text === null ? null : players(text).map((one) => (one === '.' ? null : one));

describe('the boards of a match', () => {
  it.each([
    ['full rosters', 'a1 a2', null, 'b1 b2', null, 'a1-b1 a2-b2', 'a1-b1 a2-b2'],
    ['a reserve plays below', 'a1 a3', null, 'b1 b2', null, 'a1-b1 a3-b2', 'a1-b1 a3-b2'],
    // b2 did not come: a2 won alone, on board 2.
    ['a gap', 'a1 a2 a3', null, 'b1 b3', null, 'a1-b1 a3-b3', 'a1-b1 a2-. a3-b3'],
    ['a gap on the other side', 'a1 a3', null, 'b1 b2 b3', null, 'a1-b1 a3-b3', 'a1-b1 .-b2 a3-b3'],
    ['the top empty', 'a2', null, 'b1 b2', null, 'a2-b2', '.-b1 a2-b2'],
    [
      '[TRF26 300] one line-up',
      'a1 a3',
      'a1 . a3',
      'b1 b2 b3',
      null,
      'a1-b1 a3-b3',
      'a1-b1 .-b2 a3-b3',
    ],
    ['[TRF26 300] both', 'a1 a3', 'a3 . a1', 'b1 b3', 'b1 . b3', 'a3-b1 a1-b3', 'a3-b1 .-. a1-b3'],
    ['[TRF26 300] the last empty', 'a1', 'a1 .', 'b1 b2', null, 'a1-b1', 'a1-b1 .-b2'],
    // The line-up of the other side tells where a1 sat, whatever his own roster says.
    ['[TRF26 300] out of order', 'a1 a2', null, 'b1 b2', 'b2 b1', 'a1-b2 a2-b1', 'a1-b2 a2-b1'],
    ['[TRF26 300] forgets somebody', 'a1 a2', 'a1 .', 'b1 b2', null, 'a1-b1 a2-b2', 'a1-b1 a2-b2'],
    ['nobody', '', null, '', null, '', ''],
  ])('%s', (_, first, firstUp, second, secondUp, games, expected) => {
    const seats = seatsOf(
      { players: players(first), lineUp: lineUp(firstUp) },
      { players: players(second), lineUp: lineUp(secondUp) },
      facing(games),
    );
    const said = seats.map((seat) => `${seat.first ?? '.'}-${seat.second ?? '.'}`);
    expect(said.join(' ')).toBe(expected);
  });
});

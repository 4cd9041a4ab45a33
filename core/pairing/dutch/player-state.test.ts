import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../rules/editions/swiss.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { playerStates, type PlayerState } from './player-state.ts';
import { nextRound } from './testing/crosstable.ts';

type More = Parameters<typeof nextRound>[1];

function stateOf(number: number, lines: readonly string[], more?: More): PlayerState {
  const state = playerStates(nextRound(lines, more)).find((player) => player.tpn === number);
  if (!state) throw new Error(`player ${number} is not to be paired`);
  return state;
}

describe('[C.04.3 A.2, 2026: 1.2] order', () => {
  it('is by score, then by pairing number', () => {
    const request = nextRound(['3w0', '4b=', '1b1', '2w=']);
    expect(playerStates(request).map((player) => player.tpn)).toEqual([3, 2, 4, 1]);
  });

  it('[C.04.2 D.1, 2026: 3.1] counts an adjourned game as a draw', () => {
    expect(stateOf(1, ['2w?', '1b?']).score).toBe(points(0.5));
  });

  it('[C.04.7 1.5] adds virtual points to the score alone', () => {
    const virtualPoints = (player: number): ReturnType<typeof points> =>
      points(player === 1 ? 1 : 0);
    const state = stateOf(1, ['2w=', '1b='], { virtualPoints });
    expect([state.score, state.points]).toEqual([points(1.5), points(0.5)]);
  });
});

describe('floats', () => {
  // 1 and 2 drew, 3 beat 4: in round 2 player 3 (1 point) met 1 (½), and 2 met 4 (½ against 0).
  const event = ['2w= 3b0', '1b= 4w1', '4w1 1w1', '3b0 2b0'];

  it.each([
    [1, 'up'],
    [2, 'down'],
    [3, 'down'],
    [4, 'up'],
  ] as const)('[C.04.3 A.4.b, 2026: 1.4.2] player %i: %s', (number, float) => {
    expect(stateOf(number, event)).toMatchObject({ lastFloat: float, floatTwoRoundsAgo: null });
  });

  it('keeps to the rounds of the tournament: a float of two rounds ago stays there', () => {
    const lines = event.map((line) => `${line} Z`);
    expect(stateOf(3, lines, { edition: SWISS_2026 })).toMatchObject({
      lastFloat: null,
      floatTwoRoundsAgo: 'down',
    });
  });

  // 2017: whoever does not play gets a downfloat; 2026: the bye, or more than the points for a loss.
  it.each([
    ['U', 'down', 'down'],
    ['F', 'down', 'down'],
    ['H', 'down', 'down'],
    ['Z', 'down', null],
    ['2w+', 'down', 'down'],
    ['2w-', 'down', null],
  ] as const)('[A.4.b, 2026: 1.4.3] %s: %s in 2017, %s in 2026', (cell, in2017, in2026) => {
    const lines = [cell, cell.startsWith('2') ? '1b-' : '3w1', '2b0'];
    expect(stateOf(1, lines, { edition: SWISS_2017 }).lastFloat).toBe(in2017);
    expect(stateOf(1, lines, { edition: SWISS_2026 }).lastFloat).toBe(in2026);
  });

  it('[1.4.3] a pairing-allocated bye is a downfloat whatever it is worth', () => {
    const worthless = scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0) });
    expect(stateOf(1, ['U', '3w1', '2b0'], { scoring: worthless }).lastFloat).toBe('down');
  });

  it('[C.04.7 1.5] compares scores with the virtual points of the round', () => {
    const virtualPoints = (player: number, round: number): ReturnType<typeof points> =>
      points(player === 1 && round === 1 ? 1 : 0);
    expect(stateOf(1, ['2w=', '1b='], { virtualPoints }).lastFloat).toBe('down');
  });
});

describe('who may have the bye', () => {
  it.each([
    ['U', false, false],
    ['2w+', false, false],
    ['F', true, false],
    ['H', true, true],
    ['Z', true, true],
    ['2w-', true, true],
    ['2w1', true, true],
  ] as const)('[C.04.1.d, 2026: C.04.1 4] after %s: %s in 2017, %s in 2026', (cell, old, now) => {
    const lines = [cell, cell.startsWith('2') ? '1b0' : '3w1', '2b0'];
    expect(stateOf(1, lines, { edition: SWISS_2017 }).mayHaveBye).toBe(old);
    expect(stateOf(1, lines, { edition: SWISS_2026 }).mayHaveBye).toBe(now);
  });

  it('[C.04.1 4] two half-point byes do not add up to a win', () => {
    expect(stateOf(1, ['H H', '3w1 3b1', '2b0 2w0']).mayHaveBye).toBe(true);
  });
});

describe('[C.04.3 A.7, 2026: 1.8] topscorers', () => {
  const lines = ['2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0'];

  it.each([
    [1, true],
    [2, false],
    [3, false],
  ])('player %i before the last of three rounds: %s', (number, topscorer) => {
    expect(stateOf(number, lines, { rounds: 3 }).topscorer).toBe(topscorer);
  });

  it('are there in the last round only', () => {
    expect(stateOf(1, lines, { rounds: 4 }).topscorer).toBe(false);
  });
});

describe('[C.04.2 C.2, 2026: 2.4] pairing numbers', () => {
  const numbers = (
    lines: readonly string[],
    absent: readonly number[] = [],
  ): (readonly number[])[] =>
    playerStates(nextRound(lines, { absent }))
      .sort((a, b) => a.tpn - b.tpn)
      .map((player) => [player.tpn, player.number]);

  it('are not counted for players who have never been taken into account for a pairing', () => {
    expect(numbers(['Z', '3w1', '2b0'], [1])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(numbers(['H', '3w1', '2b0'], [1])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('are counted once a player is paired, by forfeit or for the bye, too', () => {
    expect(numbers(['Z', '3w1', '2b0'])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(numbers(['4w-', '3w1', '2b0', '1b+'], [1])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(numbers(['U', '3w1', '2b0'], [1])).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  it('do not depend on the order in which players are listed', () => {
    const request = nextRound(['Z', '3w1', '2b0'], { absent: [1] });
    const shuffled = { ...request, players: [...request.players].reverse() };
    expect(playerStates(shuffled)).toEqual(playerStates(request));
  });
});

it('[C.04.2 D.6, 2026: 3.5] a game that was not played is not a meeting', () => {
  expect(stateOf(1, ['2w+ 3b1', '1b- 4w=', '4w1 1w0', '3b0 2b=']).met).toEqual([3]);
});

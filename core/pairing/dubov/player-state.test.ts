import { describe, expect, it } from 'vitest';
import { SWISS_2017 } from '../../rules/editions/swiss.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest } from '../system.ts';
import { dueColour } from './due-colour.ts';
import { maximumUpfloats } from './maximum-upfloater.ts';
import { playerStates, type PlayerState } from './player-state.ts';
import { colours } from './testing/small-field.ts';

const stateOf = (request: PairingRequest, number: number): PlayerState => {
  const state = playerStates(request).find(({ tpn }) => tpn === number);
  if (!state) throw new Error(`no player ${number}`);
  return state;
};

describe('[C.04.4.1 1.6] colour preferences', () => {
  it.each([
    ['', 'black', 'mild', '1.6.4'],
    ['W', 'black', 'strong', '1.6.2'],
    ['B', 'white', 'strong', '1.6.2'],
    ['WB', 'white', 'mild', '1.6.3'],
    ['BW', 'black', 'mild', '1.6.3'],
    ['BWW', 'black', 'absolute', '1.6.1: twice the same'],
    ['WBB', 'white', 'absolute', '1.6.1: twice the same'],
    ['WWBW', 'black', 'absolute', '1.6.1: a difference of two'],
  ])('after "%s": %s, %s (%s)', (had, preference, strength) => {
    expect(dueColour(colours(had))).toMatchObject({ preference, strength });
  });

  it('[C.04.2 3.4] unplayed rounds are left out', () => {
    const request = nextRound(['2w1 Z 3w1', '1b0 3w+ Z', 'Z 2b- 1b0']);
    expect(stateOf(request, 1).colours).toMatchObject({
      preference: 'black',
      strength: 'absolute',
    });
    expect(stateOf(request, 2).colours).toMatchObject({ preference: 'white', strength: 'strong' });
  });
});

describe('[C.04.4.1 1.7] averages', () => {
  it('count only opponents met over the board', () => {
    // The ratings of the crosstable are 2500, 2490, 2480.
    const request = nextRound(['2w1 3b+', '1b0 U', 'Z 1w-']);
    expect(playerStates(request).map(({ tpn, aro }) => [tpn, aro])).toEqual([
      [1, 2490],
      [2, 2500],
      [3, 0],
    ]);
  });
});

describe('[C.04.4.1 1.8] upfloats', () => {
  it.each([
    [4, 2],
    [5, 3],
    [9, 3],
    [10, 4],
    [14, 4],
    [15, 5],
  ])('in %i rounds %i make a maximum upfloater', (rounds, most) => {
    expect(maximumUpfloats(rounds)).toBe(most);
  });

  // 3 and 4 lost in round 1, and met the winners in round 2: 4 by a game that was forfeited.
  const lines = ['3w1 4b+', '4b1 3w1', '1b0 2b0', '2w0 1w-'];

  it('[U1] a pairing with a higher score is one, played or not', () => {
    const states = playerStates(nextRound(lines));
    const told = states.map(({ tpn, upfloats, upfloatedLastRound }) => [
      tpn,
      upfloats,
      upfloatedLastRound,
    ]);
    expect(told).toEqual([
      [1, 0, false],
      [2, 0, false],
      [3, 1, true],
      [4, 1, true],
    ]);
  });

  it('one that is older is counted, but is not of the previous round', () => {
    const later = ['3w1 4b+ 2w1', '4b1 3w1 1b0', '1b0 2b0 4w=', '2w0 1w- 3b='];
    expect(stateOf(nextRound(later), 3)).toMatchObject({ upfloats: 1, upfloatedLastRound: false });
  });

  it('a bye is none', () => {
    expect(stateOf(nextRound(['2w1', '1b0', 'H']), 3).upfloats).toBe(0);
  });

  it('[C.04.7 1.5] virtual points make scores, so they make floats', () => {
    const request = nextRound(['2w1', '1b0'], {
      virtualPoints: (player) => points(player === 1 ? 1 : 0),
    });
    expect(stateOf(request, 2).upfloats).toBe(1);
    expect(stateOf(request, 1)).toMatchObject({ score: 20, points: 10 });
  });

  it('so many as the rounds allow make a maximum upfloater', () => {
    // In four rounds two are enough; 2 was below 1 twice.
    const request = nextRound(['2w1 2b1 3w1', '1b0 1w0 Z', 'Z Z 1b0'], {
      rounds: 4,
      virtualPoints: (player) => points(player === 1 ? 1 : 0),
    });
    expect(stateOf(request, 2).isMaximumUpfloater).toBe(true);
    expect(stateOf({ ...request, rounds: 5 }, 2).isMaximumUpfloater).toBe(false);
  });
});

describe('[C.04.4.1 3.1.1, C2] who may have the bye', () => {
  const forfeits = scoring({ win: 1, draw: 0.5, loss: 0 }, { forfeitWin: points(0.5) });
  it.each([
    ['[U7] not after a win by forfeit, whatever it is worth', ['2w+', '1b-'], false],
    ['a loss by forfeit bars nobody', ['2w-', '1b+'], true],
    ['not after a pairing-allocated bye', ['U', 'Z'], false],
    ['[U7] not after a bye worth a win', ['F', 'Z'], false],
    ['a half-point bye bars nobody', ['H', 'Z'], true],
    ['a win over the board bars nobody', ['2w1', '1b0'], true],
  ])('%s', (_, lines, expected) => {
    expect(stateOf(nextRound(lines, { scoring: forfeits }), 1).mayHaveBye).toBe(expected);
  });

  it('[C.04.1.d] the basic rules of 2017 bar nobody for a full-point bye', () => {
    expect(stateOf(nextRound(['F', 'Z'], { edition: SWISS_2017 }), 1).mayHaveBye).toBe(true);
  });
});

describe('[C.04.4.1 5.2.1] the ranking', () => {
  it('is by points, then by number, of those who are there', () => {
    const request = nextRound(['2w0', '1b1', 'H', 'Z'], { absent: [4] });
    expect(playerStates(request).map(({ tpn }) => tpn)).toEqual([2, 3, 1]);
  });
});

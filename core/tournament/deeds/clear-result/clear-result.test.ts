import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../../testing/played-event.ts';

const clears = (board: number) => ({ type: 'clearResult', round: 1, board }) as const;
const event = (results: string): PlayedEvent =>
  new PlayedEvent({}, 4).pairs(1, 'a-c d-b').scores(1, results);

describe('a result is taken away', () => {
  it('leaves the board blank', () => {
    const cleared = event('1').does(clears(1));
    expect(cleared.state.rounds[0]?.games[0]?.outcome).toEqual({ kind: 'notEntered' });
  });

  it.each([
    ['where there is none', event('1'), 2, 'nothingToClear'],
    ['of a board that is not there', event('1'), 3, 'unknownBoard'],
    ['of a closed round', event('11').does({ type: 'closeRound', round: 1 }), 1, 'roundClosed'],
  ])('never %s', (_, played, board, code) => {
    expect(played.objects(clears(board))).toMatchObject({ refusal: { code } });
  });
});

import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { GrantedBye } from '../../../rules/outcome.ts';
import { NO_REGULATIONS, type ByeDeadline } from '../../regulations.ts';
import { PlayedEvent } from '../../testing/played-event.ts';

/** Round 1 is over, round 2 not paired. */
const over = (byeDeadline: ByeDeadline): PlayedEvent =>
  new PlayedEvent({ regulations: { ...NO_REGULATIONS, byeDeadline } }, 4)
    .pairs(1, 'a-c b-d')
    .scores(1, '11');

const asks = (round: number, bye: GrantedBye = 'halfPointBye') =>
  ({ type: 'grantBye', player: playerId('a'), round, bye }) as const;

describe('until when a bye may be asked for', () => {
  it('[LA 8993] in the course of the round before, where the event wants it so', () => {
    const playing = new PlayedEvent(
      { regulations: { ...NO_REGULATIONS, byeDeadline: 'previousRound' } },
      4,
    ).pairs(1, 'a-c b-d');
    expect(playing.scores(1, '1').verdict(asks(2))).toEqual([]);
    expect(over('previousRound').verdict(asks(2))).toEqual(['3 byeAfterDeadline LA 5.1 art. 2']);
    // Round 3 comes after a round that is not even paired.
    expect(over('previousRound').verdict(asks(3))).toEqual([]);
  });

  it('[C.04.2 3.3] an absence can still be announced: it brings nothing', () => {
    expect(over('previousRound').verdict(asks(2, 'zeroPointBye'))).toEqual([]);
  });

  it('[C.04.2 3.3] until the pairing, where the event says nothing', () => {
    expect(over('pairing').verdict(asks(2))).toEqual([]);
  });
});

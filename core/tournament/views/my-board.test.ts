import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { BLACK_WINS, PlayedEvent, WHITE_WINS } from '../testing/played-event.ts';
import { myBoardView } from './my-board.ts';

const A = playerId('a');
const C = playerId('c');

const claims = (event: PlayedEvent, player: typeof A, outcome: GameOutcome): PlayedEvent =>
  event.does({ type: 'claimResult', round: 1, board: 1, player, outcome });

describe('a player’s own board', () => {
  it('is nothing before a round is public, a draft included', () => {
    const event = new PlayedEvent({ initialColour: 'white' }, 4);
    event.does({ type: 'pairRound', round: 1 });
    expect(myBoardView(event.state, A)?.game).toBeNull();
    expect(myBoardView(event.state, playerId('nobody'))).toBeNull();
  });

  it('[Laws 8.7] follows the result from one player’s word to both', () => {
    const event = new PlayedEvent({ roundTimes: ['14:00'] }, 5).pairs(1, 'a-c d-b e');
    expect(myBoardView(event.state, A)?.game).toMatchObject({
      round: 1,
      startsAt: '2026-03-07T14:00',
      board: 1,
      colour: 'white',
      opponent: { id: 'c' },
      claimState: 'none',
    });
    claims(event, A, WHITE_WINS);
    expect(myBoardView(event.state, A)?.game).toMatchObject({ claimState: 'waiting' });
    expect(myBoardView(event.state, C)?.game).toMatchObject({
      claimState: 'opponentFirst',
      claim: null,
      opponentClaim: WHITE_WINS,
    });
    claims(event, C, BLACK_WINS);
    expect(myBoardView(event.state, C)?.game?.claimState).toBe('disputed');
    claims(event, C, WHITE_WINS);
    const view = myBoardView(event.state, C);
    expect(view?.game).toMatchObject({ claimState: 'entered', outcome: WHITE_WINS });
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(myBoardView(event.state, playerId('e'))?.game).toMatchObject({
      board: null,
      unpaired: { outcome: 'pairingAllocatedBye', reason: 'odd' },
    });
  });

  it('asks to check in while the door is open', () => {
    const event = new PlayedEvent({}, 4).does({ type: 'openCheckIn', round: 1 });
    expect(myBoardView(event.state, A)?.checkIn).toEqual({ round: 1, present: false });
    event.does({ type: 'checkIn', players: [A] });
    expect(myBoardView(event.state, A)?.checkIn).toEqual({ round: 1, present: true });
    event.does({ type: 'closeCheckIn', round: 1 });
    expect(myBoardView(event.state, A)?.checkIn).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { PlayedEvent, WHITE_WINS } from '../testing/played-event.ts';
import { playerCard } from './player-card.ts';
import { engineEvent } from './testing/engine-event.ts';

const A = playerId('a');

/** `a` (2400) beats `d` (2100), and draws with `b` (2300). */
const twoRounds = (): PlayedEvent =>
  new PlayedEvent({ initialColour: 'white' }, 5)
    .pairs(1, 'a-d b-c e')
    .scores(1, '11')
    .pairs(2, 'b-a e-c d')
    .scores(2, '=1');

/** The same, with a bye to come. */
const threeRounds = (): PlayedEvent =>
  twoRounds().does({ type: 'grantBye', player: A, round: 3, bye: 'halfPointBye' });

describe('a player card', () => {
  it('follows the way through the event', () => {
    const card = playerCard(threeRounds().state, A, 'staff');
    expect(card?.path).toMatchObject([
      {
        round: 1,
        board: 1,
        colour: 'white',
        opponent: { name: 'D., Player', rating: 2100, tpn: 4 },
        outcome: 'win',
        points: 10,
        scoreAfter: 10,
        float: null,
      },
      { round: 2, colour: 'black', opponent: { id: 'b' }, outcome: 'draw', scoreAfter: 15 },
    ]);
    expect(card?.curve).toEqual([
      { round: 1, score: 10, best: 10 },
      { round: 2, score: 15, best: 20 },
    ]);
    expect(card?.rank).toBe(2);
    expect(card?.byesToCome).toEqual([{ round: 3, bye: 'halfPointBye' }]);
    // C.07 10.2: average 2200 and 75 % (+193).
    expect(card?.performance).toEqual({ rating: 2393, games: 2 });
  });

  it('draws no score after a round whose game is still open', () => {
    const event = twoRounds().pairs(3, 'a-e b-d c');
    const curve = (id: string) => playerCard(event.state, playerId(id), 'staff')?.curve;
    const before = curve('a');
    expect(before?.map(({ round }) => round)).toEqual([1, 2]);
    // A bye is over when the round is public.
    expect(curve('c')?.map(({ round }) => round)).toEqual([1, 2, 3]);
    event.does({ type: 'enterResult', round: 3, board: 1, outcome: { kind: 'adjourned' } });
    expect(curve('a')).toEqual(before);
    event.does({ type: 'enterResult', round: 3, board: 2, outcome: WHITE_WINS });
    expect(curve('b')?.at(-1)).toEqual({ round: 3, score: 25, best: 25 });
  });

  it('[C.04.3 A.4.b] counts the bye as a downfloat', () => {
    const card = playerCard(threeRounds().state, playerId('e'), 'public');
    expect(card?.path[0]).toMatchObject({
      opponent: null,
      colour: null,
      board: null,
      outcome: 'pairingAllocatedBye',
      float: 'down',
    });
  });

  it('tells the public neither byes to come, nor drafts, nor reasons', () => {
    const event = threeRounds();
    event
      .does({ type: 'adjustPoints', player: A, round: 2, points: points(-0.5), reason: 'phone' })
      .does({ type: 'pairRound', round: 3 });
    expect(playerCard(event.state, A, 'staff')?.path.at(-1)).toMatchObject({
      draft: true,
      outcome: 'halfPointBye',
    });
    const card = playerCard(event.state, A, 'public');
    expect(card?.path).toHaveLength(2);
    expect(card?.byesToCome).toEqual([]);
    expect(card?.path[1]?.scoreAfter).toBe(10);
    expect(card?.adjustments).toEqual([{ round: 2, points: -5, reason: null }]);
  });

  it('is nobody’s without a player', () => {
    expect(playerCard(threeRounds().state, playerId('nobody'), 'staff')).toBeNull();
  });

  it('survives the journey to a browser', () => {
    const { state } = engineEvent(11, 5);
    for (const id of state.players.keys()) {
      const card = playerCard(state, id, 'staff');
      expect(JSON.parse(JSON.stringify(card))).toEqual(card);
    }
  });
});

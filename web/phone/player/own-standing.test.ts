import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { overviewView } from '@ronde/core/tournament/views/overview.ts';
import { playerCard } from '@ronde/core/tournament/views/player-card.ts';
import { describe, expect, it } from 'vitest';
import { ownStanding } from './own-standing.ts';

const event = (players: number, rounds = 2): PlayedEvent =>
  new PlayedEvent({ name: 'Open', rounds, initialColour: 'white' }, players);
const standing = (played: PlayedEvent, id: string, round: number | null) => {
  const { state } = played;
  return ownStanding(
    { round, game: null },
    playerCard(state, playerId(id), 'public'),
    overviewView(state, 'public'),
    'fr',
  );
};

describe('where a player stands', () => {
  it('without an opponent: which bye, and its points', () => {
    const played = event(5).pairs(1, 'a-c b-d e');
    expect(standing(played, 'e', 1)).toMatchObject({
      bye: { kind: 'pairingAllocatedBye', points: '1' },
      left: false,
      over: null,
    });
  });

  it('entered late: from which round, until it has come', () => {
    const played = event(4).pairs(1, 'a-c b-d').scores(1, '11');
    const late = { id: playerId('z'), name: 'Z', ratings: {}, fromRound: 2 };
    played.does({ type: 'enterPlayers', players: [late] });
    expect(standing(played, 'z', 1).from).toBe(2);
    expect(standing(played, 'z', 2).from).toBeNull();
    expect(standing(played, 'a', 1).from).toBeNull();
  });

  it('withdrawn', () => {
    const played = event(4).pairs(1, 'a-c b-d').scores(1, '11');
    played.does({ type: 'closeRound', round: 1 });
    played.does({ type: 'withdraw', player: playerId('d') });
    expect(standing(played, 'd', 1).left).toBe(true);
    expect(standing(played, 'a', 1).left).toBe(false);
  });

  it('[LA 3.3] out of a cup: in which round, and no bye in those after', () => {
    const cup = { system: 'knockout', rounds: 1, initialColour: 'white' } as const;
    const played = new PlayedEvent(cup, 4);
    played.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    played.scores(1, '11');
    const [game] = played.state.rounds[0]?.games ?? [];
    played.does({ type: 'pairRound', round: 2 }).does({ type: 'publishRound', round: 2 });
    const loser = standing(played, game?.black ?? '', 2);
    expect(loser).toMatchObject({ out: 'Demi-finales', bye: null, left: false });
    expect(standing(played, game?.white ?? '', 2).out).toBeNull();
  });

  it('once the last round is closed: the place and the points', () => {
    const played = event(4, 1).pairs(1, 'a-c b-d').scores(1, '1½');
    expect(standing(played, 'a', 1).over).toBeNull();
    played.does({ type: 'closeRound', round: 1 });
    expect(standing(played, 'a', 1).over).toEqual({ rank: 1, points: '1' });
  });

  it('before round 1: its day and time, as far as they are known', () => {
    const played = event(4);
    expect(standing(played, 'a', null).first).toEqual({ date: null, time: null });
    expect(ownStanding({ round: null, game: null }, null, null, 'fr')).toEqual({
      over: null,
      left: false,
      out: null,
      bye: null,
      from: null,
      first: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { letter, PlayedEvent, WHITE_WINS } from '../testing/played-event.ts';
import { cockpitView, type CockpitView } from './cockpit.ts';
import { engineEvent, playRound } from './testing/engine-event.ts';

const seen = (event: PlayedEvent): CockpitView => cockpitView(event.state);

describe('the cockpit', () => {
  it('knows before the first round who is away, and that nobody leads', () => {
    const event = new PlayedEvent({ rounds: 3, roundTimes: ['14:00'] }, 4);
    event
      .does({ type: 'enterPlayers', players: [letter(4, 2)] })
      .does({ type: 'grantBye', player: playerId('b'), round: 1, bye: 'halfPointBye' })
      .does({ type: 'withdraw', player: playerId('c') });
    expect(seen(event)).toEqual({
      round: null,
      calls: null,
      gameMinutes: null,
      leaders: null,
      next: {
        round: 1,
        startsAt: '2026-03-07T14:00',
        away: [
          { player: 'b', name: 'B., Player', reason: 'halfPointBye' },
          { player: 'c', name: 'C., Player', reason: 'left' },
          { player: 'e', name: 'E., Player', reason: 'notArrived' },
        ],
      },
    });
  });

  it('shows each board by what is known of it, and since when the round runs', () => {
    const event = new PlayedEvent({ rounds: 3, timeControl: '90+30' }, 8).pairs(
      1,
      'a-b c-d e-f g-h',
    );
    event.at = '2026-03-07T14:10:00Z';
    event.does({ type: 'startRound', round: 1 });
    event.at = '2026-03-07T15:00:00Z';
    const claim = (player: string, outcome: typeof WHITE_WINS): void => {
      event.does({ type: 'claimResult', round: 1, board: 2, player: playerId(player), outcome });
    };
    claim('c', WHITE_WINS);
    claim('d', { kind: 'played', score: '0-1' });
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS });
    event.does({ type: 'enterResult', round: 1, board: 3, outcome: { kind: 'adjourned' } });
    const { round, gameMinutes, leaders } = seen(event);
    expect(round?.startedAt).toBe('2026-03-07T14:10:00Z');
    expect(round?.stage).toBe('playing');
    expect(round?.boards.map(({ board, state }) => [board, state])).toEqual([
      [1, 'entered'],
      [2, 'disputed'],
      [3, 'adjourned'],
      [4, 'open'],
    ]);
    // Ninety minutes and sixty times thirty seconds, for each of the two (B.02 1).
    expect(gameMinutes).toBe(240);
    expect(leaders?.first[0]).toEqual({ rank: 1, name: 'A., Player', points: 10, player: 'a' });
  });

  it('forgets a beginning that was undone', () => {
    const event = new PlayedEvent({ rounds: 3 }, 2).pairs(1, 'a-b');
    event.does({ type: 'startRound', round: 1 }).does({ type: 'undo' });
    expect(seen(event).round).toMatchObject({ stage: 'published', startedAt: null });
  });

  it('names five of a large field, and how many more are level with the first', () => {
    const event = engineEvent(24, 1);
    playRound(event, 1);
    const { leaders, next } = seen(event);
    const won = event.state.rounds[0]?.games.length ?? 0;
    expect(leaders?.first).toHaveLength(5);
    expect(leaders?.level).toBe(won - 5);
    expect(next).toEqual({ round: 2, startsAt: null, away: [] });
  });

  it('has no next round after the last', () => {
    const event = new PlayedEvent({ rounds: 1 }, 2).pairs(1, 'a-b').scores(1, '1');
    expect(seen(event).next).toBeNull();
  });
});

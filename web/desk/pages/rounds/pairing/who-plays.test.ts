import { playerId } from '@ronde/core/rules/identity.ts';
import { playersView } from '@ronde/core/tournament/views/players.ts';
import { letter, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { describe, expect, it } from 'vitest';
import { whoPlays } from './who-plays.ts';

describe('whoPlays', () => {
  const event = new PlayedEvent({ rounds: 5 }, 4);
  event.does({ type: 'enterPlayers', players: [{ ...letter(4), fromRound: 2 }] });
  event.does({ type: 'grantBye', player: letter(0).id, round: 1, bye: 'halfPointBye' });
  const players = playersView(event.state, 'staff')?.players ?? [];

  it.each([
    [1, 3, [playerId(letter(0).id)]],
    [2, 5, []],
  ])('in round %d takes in %d players', (round, playing, away) => {
    const found = whoPlays(players, round);
    expect(found.playing).toBe(playing);
    expect(found.away.map(({ player }) => player.id)).toEqual(away);
  });
});

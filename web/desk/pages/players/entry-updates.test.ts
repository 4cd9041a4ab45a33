import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import { playersView } from '@ronde/core/tournament/views/players.ts';
import { letter, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { describe, expect, it } from 'vitest';
import { changedIn, updateOf } from './entry-updates.ts';

const LIST = { list: 'fide', month: '2026-11', kind: 'standard' } as const;
const zoe: PlayerDetails = {
  ...letter(0),
  name: 'Lefèvre, Zoé',
  club: 'Tour',
  ratingSources: { fide: LIST },
  private: { birthDate: '2001', comment: 'wide table' },
};
const { state } = new PlayedEvent().does({ type: 'enterPlayers', players: [zoe] });
const players = playersView(state, 'staff')?.players ?? [];
const given = (details: Partial<PlayerDetails>) => ({
  already: zoe.id,
  details: { id: playerId('p9'), name: 'LEFEVRE Zoe', ratings: {}, fromRound: 3, ...details },
});

describe('what a file says of somebody entered', () => {
  it('changes what it says, and nothing else', () => {
    const update = updateOf(
      given({
        club: 'Roque 64',
        ratings: { national: 1890 },
        private: { email: 'zoe@example.org' },
      }),
      players,
    );
    expect(update).toEqual({
      type: 'correctPlayer',
      player: zoe.id,
      changes: {
        club: 'Roque 64',
        ratings: { fide: 2400, national: 1890 },
        private: { birthDate: '2001', comment: 'wide table', email: 'zoe@example.org' },
      },
    });
    expect(update && changedIn(update)).toEqual(['club', 'ratings', 'private']);
  });

  it.each<[string, Partial<PlayerDetails>]>([
    ['nothing', {}],
    ['the same club', { club: 'Tour' }],
    [
      'the same rating from a file, where a list gave it',
      {
        ratings: { fide: 2400 },
        ratingSources: { fide: { ...LIST, list: 'file:e.csv' } },
      },
    ],
  ])('is no change when it says %s', (_, details) => {
    expect(updateOf(given(details), players)).toBeNull();
  });

  it('is nobody’s when the player is gone', () => {
    expect(updateOf({ ...given({ club: 'X' }), already: 'gone' }, players)).toBeNull();
  });
});

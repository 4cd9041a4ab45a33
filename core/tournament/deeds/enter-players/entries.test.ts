import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { PlayerDetails } from '../../player.ts';
import { letter, PlayedEvent } from '../../testing/played-event.ts';

const a = playerId('a');
const source = { list: 'fide', month: '2026-11', kind: 'standard' } as const;

describe('what is known of a player', () => {
  const full: PlayerDetails = {
    ...letter(0),
    club: 'Tour',
    league: 'ARA',
    tags: ['local'],
    licence: 'A',
    ratingSources: { fide: source, national: { ...source, list: 'file:entries.csv' } },
    private: { comment: 'needs a wide table', feeDue: 4500, feePaid: 0 },
  };

  it('is kept as entered', () => {
    const event = new PlayedEvent().does({ type: 'enterPlayers', players: [full] });
    expect(event.state.players.get(a)).toEqual({ ...full, left: null });
  });

  it('may be taken away again', () => {
    const event = new PlayedEvent().does({ type: 'enterPlayers', players: [full] });
    event.does({
      type: 'correctPlayer',
      player: a,
      changes: { licence: 'B' },
      removes: ['club', 'tags'],
    });
    const { club, tags, ...rest } = full;
    expect(event.state.players.get(a)).toEqual({ ...rest, licence: 'B', left: null });
  });

  it.each<[string, Partial<PlayerDetails>, string, string]>([
    ['a blank tag', { tags: [' '] }, 'tags', ' '],
    ['a tag twice', { tags: ['local', 'local'] }, 'tags', 'local'],
    [
      'a list without a name',
      { ratingSources: { fide: { ...source, list: '' } } },
      'ratingSources.fide',
      '',
    ],
    [
      'month 13',
      { ratingSources: { national: { ...source, month: '2026-13' } } },
      'ratingSources.national',
      '2026-13',
    ],
    ['a negative fee', { private: { feeDue: -1 } }, 'feeDue', 'hidden'],
    ['half a cent', { private: { feePaid: 0.5 } }, 'feePaid', 'hidden'],
    ['birth month 13', { private: { birthDate: '1990-13-01' } }, 'birthDate', 'hidden'],
    ['30 February', { private: { birthDate: '1990-02-30' } }, 'birthDate', 'hidden'],
    ['a birth of no year', { private: { birthDate: '90' } }, 'birthDate', 'hidden'],
  ])('[Ronde 3] is never %s', (_, changes, field, value) => {
    const objection = new PlayedEvent({}, 2).objects({ type: 'correctPlayer', player: a, changes });
    expect(objection).toEqual({
      kind: 'refused',
      refusal: {
        code: 'badPlayer',
        article: 'Ronde 3',
        params: { player: 'A., Player', field, value },
      },
    });
  });
});

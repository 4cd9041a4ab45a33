import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { describe, expect, it } from 'vitest';
import { alreadyEntered } from './already-entered.ts';

const line = (name: string, fideId: string | null): PlayerLine => ({
  id: playerId(name),
  tpn: null,
  name,
  title: null,
  rating: 0,
  federation: null,
  club: null,
  fideId,
  nationalId: null,
  league: null,
  ratings: {},
  fromRound: 1,
  left: null,
  points: null,
  staff: null,
});

const PLAYERS = [line('Lefèvre, Zoé', '600001'), line('Martin, Luc', null)];

describe('somebody who is on the list already', () => {
  it.each([
    ['by FIDE number', { name: 'Lefevre Z', fideId: '600001', nationalId: '' }, 'Lefèvre, Zoé'],
    [
      'by name without accents',
      { name: 'LEFEVRE, ZOE', fideId: '', nationalId: '' },
      'Lefèvre, Zoé',
    ],
    [
      'by name without the comma',
      { name: 'martin luc', fideId: '', nationalId: '' },
      'Martin, Luc',
    ],
    ['not by half a name', { name: 'Martin', fideId: '', nationalId: '' }, undefined],
    ['not by nothing', { name: '', fideId: '', nationalId: '' }, undefined],
  ])('is found %s', (_, draft, expected) => {
    expect(alreadyEntered(draft, PLAYERS)?.name).toBe(expected);
  });
});

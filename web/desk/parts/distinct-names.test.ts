import { playerId, tpn } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { playerOptions } from './distinct-names.ts';

describe('players to choose from', () => {
  it('tell two of one name apart, and leave the others their name', () => {
    const players = [
      { id: 'a', name: 'Martin, Luc', tpn: tpn(7), rating: 1650, club: 'Cesson' },
      { id: 'b', name: 'Le Goff, Yann', tpn: tpn(12), rating: 0, club: 'Brest' },
      { id: 'c', name: 'Martin, Luc', tpn: tpn(10), rating: 0, club: null },
      { id: 'd', name: 'Martin, Luc', tpn: null, rating: 1480, club: 'Betton' },
    ].map((one) => ({ ...one, id: playerId(one.id) }));
    expect(playerOptions(players)).toEqual([
      { value: 'a', label: 'Martin, Luc (7) · 1650 · Cesson' },
      { value: 'b', label: 'Le Goff, Yann' },
      { value: 'c', label: 'Martin, Luc (10)' },
      { value: 'd', label: 'Martin, Luc · 1480 · Betton' },
    ]);
  });
});

import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { draftChanges } from './draft-changes.ts';

const line = (name: string, more: Partial<PlayerLine> = {}): PlayerLine =>
  ({ id: playerId(name), name, fromRound: 1, left: null, staff: null, ...more }) as PlayerLine;

const view = {
  round: 3,
  boards: [{ white: line('a'), black: line('b') }],
  unpaired: [{ player: line('c'), reason: 'odd', outcome: 'pairingAllocatedBye' }],
} as unknown as RoundView;

describe('what has moved under a draft', () => {
  it('names who left and who came', () => {
    const left = { fromRound: 3, reason: 'withdrawn' } as PlayerLine['left'];
    const players = [line('a'), line('b', { left }), line('c'), line('d')];
    expect(draftChanges(view, players)).toEqual({ gone: ['b'], come: ['d'] });
  });

  it('names nobody when everybody present has a place', () => {
    const players = [line('a'), line('b'), line('c'), line('e', { fromRound: 4 })];
    expect(draftChanges(view, players)).toEqual({ gone: [], come: [] });
  });
});

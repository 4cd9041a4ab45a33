import type { DueCode, DueItem } from '@ronde/core/tournament/views/due.ts';
import { describe, expect, it } from 'vitest';
import { beforePairing } from './before-pairing.ts';

const item = (code: DueCode, params: DueItem['params'] = {}): DueItem => ({
  code,
  params,
  action: null,
});

const codes = (due: readonly DueItem[], round: number): string[] =>
  beforePairing(due, round).map(({ code }) => code);

describe('what is due before a pairing', () => {
  it('a new event lacks players; then numbers and the initial colour', () => {
    expect(codes([item('noPlayers')], 1)).toEqual(['noPlayers']);
    expect(codes([item('numbersMissing'), item('initialColourMissing')], 1)).toEqual([
      'numbersMissing',
      'initialColourMissing',
    ]);
  });

  it('open boards of the round before come first, its closing and missing licences do not', () => {
    const due = [item('resultsMissing', { round: 4 }), item('licenceMissing')];
    expect(codes(due, 5)).toEqual(['resultsMissing']);
    expect(codes([item('closeRound', { round: 4 }), item('pairRound', { round: 5 })], 5)).toEqual(
      [],
    );
  });

  it('a round further on waits for the pairing of those before it', () => {
    expect(codes([item('pairRound', { round: 5 })], 7)).toEqual(['pairRound']);
  });
});

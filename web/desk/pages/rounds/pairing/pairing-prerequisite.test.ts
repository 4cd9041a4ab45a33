import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import { describe, expect, it } from 'vitest';
import { pairingPrerequisite } from './pairing-prerequisite.ts';

type Stage = OverviewView['rounds'][number]['stage'];

const line = (round: number, stage: Stage): OverviewView['rounds'][number] => ({
  round,
  date: null,
  time: null,
  stage,
  boards: 0,
  results: 0,
  disputed: 0,
  unpaired: 0,
  inBracket: null,
});

const rounds = (...stages: readonly Stage[]): OverviewView['rounds'] =>
  stages.map((stage, index) => line(index + 1, stage));

function waitsFor(
  system: OverviewView['system'],
  step: OverviewView['next']['step'],
  stages: readonly Stage[],
  round: number,
): number | string | null {
  const missing = pairingPrerequisite(
    { system, next: { step, round: null }, rounds: rounds(...stages) },
    round,
  );
  return missing?.kind === 'round' ? missing.round : (missing?.kind ?? null);
}

describe('what a round to pair waits for', () => {
  it.each([
    { name: 'entries first', step: 'enterPlayers', stages: ['toCome'], round: 1, kind: 'players' },
    { name: 'the first is free', step: 'pair', stages: ['toCome'], round: 1, kind: null },
    { name: 'a game is on', step: 'play', stages: ['closed', 'playing'], round: 3, kind: 2 },
    { name: 'all are in', step: 'close', stages: ['closed', 'complete'], round: 3, kind: null },
    { name: 'it is closed', step: 'pair', stages: ['closed', 'closed'], round: 3, kind: null },
    { name: 'one is left out', step: 'pair', stages: ['toCome', 'toCome'], round: 3, kind: 1 },
  ] as const)('$name', ({ step, stages, round, kind }) => {
    expect(waitsFor('dutch', step, stages, round)).toBe(kind);
  });

  it.each([
    { name: 'a match is postponed', stages: ['playing', 'playing'], round: 3, kind: null },
    { name: 'the round before is a draft', stages: ['closed', 'draft'], round: 3, kind: 2 },
    { name: 'one is left out', stages: ['closed', 'toCome'], round: 3, kind: 2 },
  ] as const)('[C.05 annex 1] by a table: $name', ({ stages, round, kind }) => {
    expect(waitsFor('berger', 'play', stages, round)).toBe(kind);
  });
});

import type { GameOutcome } from '@ronde/core/rules/outcome.ts';

/** An outcome, and the key that chooses it. */
export type Choice = readonly [key: string, outcome: GameOutcome];

/** What nearly every game ends with. */
export const ORDINARY: readonly Choice[] = [
  ['1', { kind: 'played', score: '1-0' }],
  ['2', { kind: 'played', score: '½-½' }],
  ['0', { kind: 'played', score: '0-1' }],
];

/** Everything else, once forfeits and unusual scores are asked for. */
export const UNUSUAL: readonly Choice[] = [
  ['1', { kind: 'forfeit', winner: 'white' }],
  ['0', { kind: 'forfeit', winner: 'black' }],
  ['2', { kind: 'doubleForfeit' }],
  ['3', { kind: 'played', score: '0-0' }],
  ['4', { kind: 'played', score: '½-0' }],
  ['5', { kind: 'played', score: '0-½' }],
  ['6', { kind: 'played', score: '1-0', underOneMove: true }],
  ['7', { kind: 'played', score: '0-1', underOneMove: true }],
  ['a', { kind: 'adjourned' }],
];

import { expect, it } from 'vitest';
import { resultSpoken } from './results.ts';

it.each([
  ['en', 'White won', 'White won, not rated'],
  ['fr', 'gain des Blancs', 'gain des Blancs, non comptée pour l’Elo'],
] as const)(
  '%s: a game of less than one move is not said like any other',
  (language, one, other) => {
    const result = { kind: 'played', score: '1-0' } as const;
    expect(resultSpoken(result, language)).toBe(one);
    expect(resultSpoken({ ...result, underOneMove: true }, language)).toBe(other);
  },
);

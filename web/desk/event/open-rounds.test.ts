import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';
import { expect, it } from 'vitest';
import { openRounds, publishedOf } from './open-rounds.ts';

const line = (round: number, stage: RoundLine['stage']): RoundLine => ({
  round,
  stage,
  date: null,
  time: null,
  boards: 0,
  results: 0,
  disputed: 0,
  unpaired: 0,
});

it('counts a draft among the rounds that are still open', () => {
  const rounds = [line(1, 'closed'), line(2, 'playing'), line(3, 'draft'), line(4, 'toCome')];
  expect(openRounds(rounds)).toEqual([3, 4]);
  expect(publishedOf(rounds)).toEqual([1, 2]);
});

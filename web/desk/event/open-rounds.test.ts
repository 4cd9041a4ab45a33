import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';
import { expect, it } from 'vitest';
import { isLeavingEarly, openRounds, publishedOf } from './open-rounds.ts';

const line = (round: number, stage: RoundLine['stage']): RoundLine => ({
  round,
  stage,
  date: null,
  time: null,
  boards: 0,
  results: 0,
  disputed: 0,
  unpaired: 0,
  inBracket: null,
});

it('counts a draft among the rounds that are still open', () => {
  const rounds = [line(1, 'closed'), line(2, 'playing'), line(3, 'draft'), line(4, 'toCome')];
  expect(openRounds(rounds)).toEqual([3, 4]);
  expect(publishedOf(rounds)).toEqual([1, 2]);
});

it.each<[what: string, stages: readonly RoundLine['stage'][], leavesEarly: boolean]>([
  ['rounds are to be paired', ['closed', 'playing', 'toCome'], true],
  ['a draft is open', ['closed', 'draft'], true],
  [
    '[C.05 6.6] a calendar is public whole, with games to come',
    ['closed', 'playing', 'published', 'published'],
    true,
  ],
  ['the last round is being played', ['closed', 'closed', 'playing'], false],
  ['all is played', ['closed', 'complete'], false],
])('whoever leaves while %s: %s', (_, stages, leavesEarly) => {
  expect(isLeavingEarly(stages.map((stage, index) => line(index + 1, stage)))).toBe(leavesEarly);
});

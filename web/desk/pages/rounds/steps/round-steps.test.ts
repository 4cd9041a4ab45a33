import { describe, expect, it } from 'vitest';
import { roundSteps, type RoundStanding } from './round-steps.ts';

const AT: RoundStanding = {
  round: 3,
  stage: null,
  outdated: false,
  waits: false,
  ready: true,
  nextToPair: true,
};
const steps = (at: Partial<RoundStanding>, may: (command: string) => boolean = () => true) =>
  roundSteps({ ...AT, ...at }, may).map(({ kind, round, primary }) =>
    [primary ? '>' : '', kind, round].join(' ').trim(),
  );

describe('the steps of a round', () => {
  it.each<[string, Partial<RoundStanding>, readonly string[]]>([
    ['not paired', {}, ['> pair 3']],
    ['hindered', { ready: false }, ['pair 3']],
    ['waiting for another', { waits: true }, []],
    ['a draft', { stage: 'draft' }, ['discard 3', 'pairAgain 3', '> publish 3']],
    [
      'an old draft',
      { stage: 'draft', outdated: true },
      ['discard 3', '> pairAgain 3', 'publish 3'],
    ],
    ['published', { stage: 'published' }, ['> start 3']],
    ['playing', { stage: 'playing' }, []],
    ['complete', { stage: 'complete' }, ['> close 3']],
    ['closed', { stage: 'closed' }, ['> pair 4']],
    ['closed long ago', { stage: 'closed', nextToPair: false }, []],
  ])('%s', (_, at, expected) => {
    expect(steps(at)).toEqual(expected);
  });

  it('asks for the right to every command of a step', () => {
    const may = (command: string): boolean => command !== 'discardDraft';
    expect(steps({ stage: 'draft' }, may)).toEqual(['> publish 3']);
    expect(steps({ stage: 'complete' }, () => false)).toEqual([]);
  });
});

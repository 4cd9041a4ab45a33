import { describe, expect, it } from 'vitest';
import { isRunning, lastOfEach, percentOf } from './job-progress.ts';

describe('how far an import has come', () => {
  it.each([
    ['reading', 0, 0],
    ['reading', 0.5, 40],
    ['reading', 1, 80],
    ['indexing', 0, 80],
    ['indexing', 0.5, 90],
    ['done', 1, 100],
    ['cancelled', 0.5, 0],
    ['reading', 7, 80],
  ] as const)('%s %s: %s %%', (phase, done, percent) => {
    expect(percentOf({ phase, done })).toBe(percent);
  });

  it.each([
    ['reading', true],
    ['indexing', true],
    ['done', false],
    ['failed', false],
    ['cancelled', false],
  ] as const)('%s is under way: %s', (phase, running) => {
    expect(isRunning({ phase })).toBe(running);
  });

  it('shows the last import of each list, newest first', () => {
    const job = (id: string, month: string, startedAt: string) => ({
      id,
      source: 'fide',
      month,
      phase: 'done' as const,
      done: 1,
      players: 1,
      resumedAt: 0,
      problems: [],
      problem: null,
      startedAt,
    });
    const jobs = [
      job('a', '2026-11', '2026-11-15T08:00:00Z'),
      job('b', '2026-10', '2026-11-15T09:00:00Z'),
      job('c', '2026-11', '2026-11-15T10:00:00Z'),
    ];
    expect(lastOfEach(jobs).map(({ id }) => id)).toEqual(['c', 'b']);
  });
});

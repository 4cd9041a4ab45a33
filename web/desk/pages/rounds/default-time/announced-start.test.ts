import { describe, expect, it } from 'vitest';
import { hourOf, instantAt } from './announced-start.ts';

const BEGUN = '2026-03-07T14:20:31.250Z';

describe('the announced start of a round', () => {
  it('[E.01 6.7.1] is another hour of the same day, by the clock of the desk', () => {
    const at = instantAt(BEGUN, '15:05') ?? '';
    expect(hourOf(at)).toBe('15:05');
    expect(at).toMatch(/^2026-03-0\dT15:05:00[+-]\d\d:\d\d$/);
    expect(new Date(at).toDateString()).toBe(new Date(BEGUN).toDateString());
    expect(Date.parse(instantAt(BEGUN, hourOf(BEGUN)) ?? '')).toBe(
      Date.parse('2026-03-07T14:20:00Z'),
    );
  });

  it.each(['', 'noon'])('is none where %o is typed', (typed) => {
    expect(instantAt(BEGUN, typed)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { hourOf, instantAt } from './announced-start.ts';

const BEGUN = '2026-03-07T14:20:31.250Z';

describe('the announced start of a round', () => {
  it.each([
    ['Europe/Paris', '2026-03-07T15:05:00+01:00', '15:20'],
    ['America/Martinique', '2026-03-07T15:05:00-04:00', '10:20'],
    ['UTC', '2026-03-07T15:05:00+00:00', '14:20'],
  ])('[E.01 6.7.1] is another hour of the same day, by the clocks of %s', (zone, at, begun) => {
    expect(instantAt(BEGUN, '15:05', zone)).toBe(at);
    expect(hourOf(BEGUN, zone)).toBe(begun);
    expect(Date.parse(instantAt(BEGUN, begun, zone) ?? '')).toBe(
      Date.parse('2026-03-07T14:20:00Z'),
    );
  });

  it.each(['', 'noon'])('is none where %o is typed', (typed) => {
    expect(instantAt(BEGUN, typed, 'UTC')).toBeNull();
  });
});

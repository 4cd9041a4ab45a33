import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

it.each([
  [{ present: false, bye: null }, 'missing'],
  [{ present: true, bye: null }, 'here'],
  [{ present: false, bye: 'halfPointBye' }, 'away'],
  [{ present: false, bye: 'fullPointBye' }, 'away'],
  [{ present: false, bye: 'zeroPointBye' }, 'missing'],
] as const)(
  '[C.04.2 3.3] absent by notice may still come, a bye worth points is kept: %j is %s',
  (line, arrival) => {
    expect(arrivalOf(line)).toBe(arrival);
  },
);

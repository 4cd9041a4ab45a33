import { describe, expect, it } from 'vitest';
import { readHour, wallClockTime } from './hour-of-day.ts';

describe('an hour of the day', () => {
  it.each([
    ['15:05', { hours: 15, minutes: 5 }],
    ['9h30', { hours: 9, minutes: 30 }],
    ['17 h', { hours: 17, minutes: 0 }],
    ['9.30', { hours: 9, minutes: 30 }],
    ['0:00', { hours: 0, minutes: 0 }],
    ['23:59', { hours: 23, minutes: 59 }],
    ['24:00', null],
    ['12:60', null],
    ['noon', null],
    ['', null],
    ['1:2:3', null],
  ])('%o is read as %o', (written, expected) => {
    expect(readHour(written)).toEqual(expected);
  });

  it.each([
    [60, '2026-03-07T15:15:00+01:00'],
    [0, '2026-03-07T15:15:00+00:00'],
    [-210, '2026-03-07T15:15:00-03:30'],
  ])('stands with the offset of the hall: %i minutes', (offset, expected) => {
    const day = { year: 2026, month: 3, day: 7 };
    expect(wallClockTime(day, { hours: 15, minutes: 15 }, offset)).toBe(expected);
  });
});

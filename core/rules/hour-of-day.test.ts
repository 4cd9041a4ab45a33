import { describe, expect, it } from 'vitest';
import { readHour, hourText } from './hour-of-day.ts';

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

  it('is written as clocks show it', () => {
    expect(hourText({ hours: 9, minutes: 5 })).toBe('09:05');
  });
});

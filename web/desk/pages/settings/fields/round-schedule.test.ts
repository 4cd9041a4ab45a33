import { describe, expect, it } from 'vitest';
import { filledSchedule, lastRoundDay, readTimes, withCell } from './round-schedule.ts';

describe('the schedule of rounds', () => {
  it('fills two rounds a day', () => {
    const wish = { firstDay: '2026-02-27', rounds: 5, times: ['09:00', '14:30'], everyDays: 1 };
    expect(filledSchedule(wish)).toEqual({
      roundDates: ['2026-02-27', '2026-02-27', '2026-02-28', '2026-02-28', '2026-03-01'],
      roundTimes: ['09:00', '14:30', '09:00', '14:30', '09:00'],
    });
  });

  it('fills one evening a week, and days without hours', () => {
    const wish = { firstDay: '2026-12-25', rounds: 3, times: [], everyDays: 7 };
    expect(filledSchedule(wish)).toEqual({
      roundDates: ['2026-12-25', '2027-01-01', '2027-01-08'],
      roundTimes: [null, null, null],
    });
  });

  it.each([
    ['9:00 14:30', ['09:00', '14:30']],
    ['9h00 et 14h30', ['09:00', '14:30']],
    ['20h', ['20:00']],
    ['9h 14h30', ['09:00', '14:30']],
    ['9 h, 14 h, 17 h 15', ['09:00', '14:00', '17:15']],
    ['9h30 14h 17h15', ['09:30', '14:00', '17:15']],
    ['10.15, 25:00, 12:99', ['10:15']],
    ['', []],
  ])('reads the hours of %j', (text, times) => {
    expect(readTimes(text)).toEqual(times);
  });

  it('changes one cell of a list that is too short or too long', () => {
    expect(withCell(['a'], 3, 1, 'b')).toEqual(['a', 'b', null]);
    expect(withCell(['a', 'b', 'c'], 2, 0, null)).toEqual([null, 'b']);
  });

  it('knows the last day', () => {
    expect(lastRoundDay({ roundDates: ['2026-03-07', null, '2026-03-09', '2026-03-08'] })).toBe(
      '2026-03-09',
    );
    expect(lastRoundDay({ roundDates: [null] })).toBeNull();
  });
});

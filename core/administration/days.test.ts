import { expect, it } from 'vitest';
import { addDays, addMinutes, addMonths, daysOfSpan } from './days.ts';

it.each([
  ['2026-02-27', 3, '2026-03-02'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days: %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2023-08-31', 6, '2024-02-29'],
  ['2003-10-05', 3, '2004-01-05'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -6, '2025-07-15'],
])('%s and %d months: %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

it('counts both ends of a span, and crosses midnight', () => {
  expect(daysOfSpan('2026-03-07', '2026-03-08')).toBe(2);
  expect(addMinutes('2026-03-08T01:00', -120)).toBe('2026-03-07T23:00');
});

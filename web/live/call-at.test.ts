import { describe, expect, it } from 'vitest';
import { callAt, isFresh, type Call } from './call-at.ts';

const UNTIL = Date.parse('2026-03-07T14:45:00Z');
const CALLS = { round: 2, startsAt: null, defaultTimeUntil: '2026-03-07T14:45:00.000Z' };

describe('announcements', () => {
  // Five minutes before and one minute before (LA line 12843).
  it.each([
    [301, null],
    [300, 5],
    [61, 5],
    [60, 1],
    [1, 1],
    [0, null],
    [-5, null],
  ])('[LA 6.9 VII] %i seconds before: %s', (seconds, minutes) => {
    const call = callAt(CALLS, UNTIL - seconds * 1_000);
    expect(call?.minutes ?? null).toBe(minutes);
    if (call !== null) expect(call).toMatchObject({ round: 2, of: 'defaultTime', end: UNTIL });
  });

  it('the start is counted by the wall clock of the hall', () => {
    const startsAt = '2026-03-07T15:00';
    const start = new Date(2026, 2, 7, 15).getTime();
    const call = callAt({ round: 1, startsAt, defaultTimeUntil: null }, start - 60_000);
    expect(call).toEqual({ round: 1, of: 'start', minutes: 1, end: start });
  });

  it('is said aloud only when its minute comes', () => {
    const call: Call = { round: 2, of: 'defaultTime', minutes: 5, end: UNTIL };
    expect(isFresh(call, UNTIL - 299_000)).toBe(true);
    expect(isFresh(call, UNTIL - 200_000)).toBe(false);
  });

  it('nothing is called where nothing is to come', () => {
    expect(callAt(null, UNTIL)).toBeNull();
    expect(callAt({ ...CALLS, defaultTimeUntil: 'never' }, UNTIL)).toBeNull();
  });
});

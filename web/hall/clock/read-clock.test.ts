import { describe, expect, it } from 'vitest';
import { digits, readClock, type ClockPageShown } from './read-clock.ts';

const NOON = Date.parse('2026-03-07T12:00:00Z');
const clock = (page: Partial<ClockPageShown>): ClockPageShown => ({
  view: 'clock',
  title: '',
  until: null,
  phases: [],
  next: null,
  ...page,
});
const phases = [
  { title: 'Doors', until: '2026-03-07T12:10:00Z' },
  { title: 'Play', until: '2026-03-07T16:00:00Z' },
];
/** An instant as the wall clock of this computer has it. */
const onTheWall = (instant: number): string => {
  const offset = new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(instant - offset).toISOString().slice(0, 16);
};

describe('the round clock', () => {
  it.each([
    ['counts through its phases', NOON, { phase: 0, left: 600, tone: 'running' }],
    ['the last five minutes are told', NOON + 301_000, { phase: 0, left: 299, tone: 'soon' }],
    ['a phase ends at its instant', NOON + 600_000, { phase: 1, left: 13_800, tone: 'running' }],
    [
      'after the last phase the time is up',
      NOON + 4 * 3_600_000,
      { phase: 1, left: 0, tone: 'over' },
    ],
  ])('%s', (_, now, expected) => {
    expect(readClock(clock({ phases }), now)).toMatchObject({ to: 'phase', ...expected });
  });

  it('counts to the hour that was set before the next round', () => {
    const next = { round: 3, startsAt: onTheWall(NOON + 7_200_000) };
    const until = '2026-03-07T12:00:30Z';
    expect(readClock(clock({ until, next }), NOON)).toMatchObject({ to: 'set', left: 30 });
    expect(readClock(clock({ next }), NOON)).toMatchObject({ to: 'round', left: 7_200 });
  });

  it('a round whose hour has passed, or has none, is not counted to', () => {
    const next = { round: 3, startsAt: onTheWall(NOON - 60_000) };
    expect(readClock(clock({ next }), NOON)).toMatchObject({ tone: 'idle', left: null });
    expect(readClock(clock({}), NOON)).toMatchObject({ tone: 'idle', left: null });
  });

  it('a second that has begun is shown until it is over', () => {
    const until = '2026-03-07T12:00:10Z';
    expect(readClock(clock({ until }), NOON + 1).left).toBe(10);
    expect(readClock(clock({ until }), NOON + 9_999).left).toBe(1);
  });

  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [309, '05:09'],
    [3_909, '1:05:09'],
    [36_000, '10:00:00'],
    [86_399, '23:59:59'],
    [86_400, '1 d 00:00'],
    [521_759, '6 d 00:55'],
  ])('%i seconds are written %s', (seconds, written) => {
    expect(digits(seconds, (days, rest) => `${days} d ${rest}`)).toBe(written);
  });
});

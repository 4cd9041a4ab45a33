import { describe, expect, it } from 'vitest';
import { hoursAndMinutes, isLate, roundClock } from './round-clock.ts';

const START = Date.parse('2026-03-07T14:00:00Z');
const MINUTE = 60_000;

const playing = {
  round: {
    round: 3,
    stage: 'playing',
    startedAt: '2026-03-07T14:00:00Z',
    startsAt: null,
    boards: [],
  },
  next: null,
  gameMinutes: 240,
} as const;

describe('the clock of the round', () => {
  it('counts from its beginning, and knows when sixty moves are over', () => {
    const clock = roundClock(playing, START + 72 * MINUTE);
    expect(clock).toEqual({
      kind: 'running',
      minutes: 72,
      at: START,
      until: START + 240 * MINUTE,
    });
  });

  it.each([
    [240, false],
    [241, true],
  ])('after %i minutes open boards are late: %s', (minutes, late) => {
    const now = START + minutes * MINUTE;
    expect(isLate(roundClock(playing, now), now)).toBe(late);
  });

  it('calls nobody late where the rate of play is unknown', () => {
    const now = START + 600 * MINUTE;
    expect(isLate(roundClock({ ...playing, gameMinutes: null }, now), now)).toBe(false);
  });

  it('counts to the round to come, published or not', () => {
    const startsAt = '2026-03-08T09:30';
    const at = Date.parse(startsAt);
    const before = { kind: 'before', round: 4, minutes: 90, at };
    const next = { round: 4, startsAt, away: [] };
    const closed = { ...playing.round, stage: 'closed' } as const;
    expect(roundClock({ ...playing, round: closed, next }, at - 90 * MINUTE)).toEqual(before);
    const published = { ...playing.round, round: 4, stage: 'published', startsAt } as const;
    expect(roundClock({ ...playing, round: published }, at - 90 * MINUTE)).toEqual(before);
    expect(roundClock({ ...playing, round: published }, at + MINUTE)).toBeNull();
  });

  it('says nothing of a round played over days, nor of one whose beginning nobody noted', () => {
    expect(roundClock(playing, START + 25 * 60 * MINUTE)).toBeNull();
    const round = { ...playing.round, startedAt: null };
    expect(roundClock({ ...playing, round }, START)).toBeNull();
  });

  it.each([
    [5, '0:05'],
    [72, '1:12'],
  ])('writes %i minutes as %s', (minutes, text) => {
    expect(hoursAndMinutes(minutes)).toBe(text);
  });
});

import type { DueItem } from '@ronde/core/tournament/views/due.ts';
import { describe, expect, it } from 'vitest';
import { bringingBack, dayAfter, isPutAway, puttingAway } from './put-away.ts';

const missing = (players: number): DueItem => ({
  code: 'fideIdMissing',
  params: { players },
  action: null,
});
const openBoards = (round: number): DueItem => ({
  code: 'resultsMissing',
  params: { round, open: 3, boards: '1, 2, 3' },
  action: null,
});

describe('putting away what is due', () => {
  it('holds for the event, whatever the figures become', () => {
    const away = puttingAway({}, missing(3), null);
    expect(isPutAway(away, missing(5), '2026-03-07')).toBe(true);
    expect(isPutAway(away, openBoards(1), '2026-03-07')).toBe(false);
  });

  it('holds until a day, on which it is back', () => {
    const away = puttingAway({}, missing(3), '2026-03-09');
    expect(isPutAway(away, missing(3), '2026-03-08')).toBe(true);
    expect(isPutAway(away, missing(3), '2026-03-09')).toBe(false);
  });

  it('holds for one round, not for the next', () => {
    const away = puttingAway({}, openBoards(1), null);
    expect(isPutAway(away, openBoards(1), '2026-03-07')).toBe(true);
    expect(isPutAway(away, openBoards(2), '2026-03-07')).toBe(false);
  });

  it('has a way back', () => {
    const away = puttingAway(puttingAway({}, missing(3), null), openBoards(1), null);
    expect(bringingBack(away, missing(2))).toEqual({ 'resultsMissing:1': null });
  });

  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2026-12-31', '2027-01-01'],
  ])('the day after %s is %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });
});

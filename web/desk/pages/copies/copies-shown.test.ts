import { describe, expect, it } from 'vitest';
import { toOpen, verdictOf } from './copies-shown.ts';

describe('copies', () => {
  it('are sound when every tournament in them is', () => {
    const sound = { id: 'open', entries: 5, problem: null };
    const other = { id: 'blitz', entries: 2, problem: null };
    expect(verdictOf({ kind: 'database', tournaments: [sound, other] })).toEqual({
      sound: true,
      entries: 7,
      tournaments: 2,
    });
    const broken = { ...other, problem: 'log.hash' };
    expect(verdictOf({ kind: 'database', tournaments: [sound, broken] })).toEqual({
      sound: false,
      damaged: ['blitz'],
    });
  });

  it('open with the tournament one comes from', () => {
    const restored = [
      { from: 'blitz', id: 'blitz-restored', position: 2 },
      { from: 'open', id: 'open-restored', position: 5 },
    ];
    expect(toOpen({ restored }, 'open')).toBe('open-restored');
    expect(toOpen({ restored }, 'x')).toBe('blitz-restored');
    expect(toOpen({ restored: [] }, 'x')).toBeNull();
  });
});

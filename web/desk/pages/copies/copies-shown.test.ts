import { describe, expect, it } from 'vitest';
import type { BackupCopy } from '@ronde/server/api/backups.ts';
import { copiesShown, toOpen, verdictOf } from './copies-shown.ts';

const copy = (name: string, kind: BackupCopy['kind'], tournament: string | null): BackupCopy => ({
  copy: name,
  kind,
  tournament,
  at: '2026-11-15T09:30:00Z',
  position: 3,
  reason: 'asked',
  bytes: 1,
});
const copies = [
  copy('a', 'tournament', 'open'),
  copy('b', 'tournament', 'blitz'),
  copy('c', 'database', null),
  copy('d', 'tournament', null),
];

describe('copies', () => {
  it('of this tournament include whole databases, and no unreadable one of another', () => {
    expect(copiesShown(copies, 'own', 'open').map((one) => one.copy)).toEqual(['a', 'c']);
    expect(copiesShown(copies, 'all', 'open')).toHaveLength(4);
  });

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

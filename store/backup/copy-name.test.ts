import { describe, expect, it } from 'vitest';
import { copyName, folderName, readCopyName } from './copy-name.ts';

describe('the name of a copy', () => {
  it('says when, how far and why, and is read back', () => {
    const name = {
      at: '2026-11-15T09:30:00.250+01:00',
      position: 123,
      reason: 'publication',
    } as const;
    expect(copyName(name)).toBe('2026-11-15T08-30-00Z_123_publication');
    expect(readCopyName(`${copyName(name)}.ronde`)).toEqual({
      at: '2026-11-15T08:30:00Z',
      position: 123,
      reason: 'publication',
    });
  });

  it.each([
    '2026-11-15T08-30-00Z_123_publication.ronde.part',
    '2026-11-15T08-30-00Z_123_whim.ronde',
    'ronde.db',
    '../2026-11-15T08-30-00Z_123_change.db',
  ])('%s is none', (file) => {
    expect(readCopyName(file)).toBeNull();
  });
});

describe('the folder of a tournament', () => {
  it('stays inside the folder of copies whatever the tournament is called', () => {
    for (const id of ['../../etc', 'a/b', 'C:\\x', '..', 'CON', 'Été 2026', '♞'.repeat(200)]) {
      expect(folderName(id)).toMatch(/^[a-z0-9-]{10,70}$/);
    }
  });

  it('is its own', () => {
    expect(folderName('Été 2026')).toMatch(/^ete-2026-/);
    expect(folderName('Été 2026')).not.toBe(folderName('ete 2026'));
  });
});

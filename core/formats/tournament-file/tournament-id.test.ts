import { describe, expect, it } from 'vitest';
import { idFromName, isNewTournamentId, isTournamentId } from './tournament-id.ts';

describe('isTournamentId', () => {
  it.each(['open-2026', 'Festival d’hiver 2026', 'a'.repeat(200), '♞'])('takes %j', (id) => {
    expect(isTournamentId(id)).toBe(true);
  });

  it.each(
    [['', ' open', 'open\n', 'a\u0000b', 'half \ud83d pair', 'a'.repeat(201), 7, null]].flat(),
  )('refuses %j', (id) => {
    expect(isTournamentId(id)).toBe(false);
  });
});

describe('isNewTournamentId', () => {
  it.each(['open-2026', 'a', '7', '-', 'a'.repeat(80)])('takes %j', (id) => {
    expect(isNewTournamentId(id)).toBe(true);
  });

  it.each(['', '*', 'Open', 'été', 'a b', 'a_b', 'a/b', 'open\n', 'a'.repeat(81)])(
    'refuses %j',
    (id) => {
      expect(isNewTournamentId(id)).toBe(false);
    },
  );
});

describe('idFromName', () => {
  it.each([
    ['Open d’été', 'open-d-ete'],
    ['*', ''],
    ['♞', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%j: %j', (name, id) => {
    expect(idFromName(name)).toBe(id);
  });
});

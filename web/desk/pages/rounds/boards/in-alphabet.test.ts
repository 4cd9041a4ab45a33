import type { ByNameLine } from '@ronde/core/tournament/views/by-name.ts';
import { expect, it } from 'vitest';
import { inAlphabet } from './in-alphabet.ts';

it('lists names as the reader looks them up, accents or not', () => {
  const lines = ['Zola', 'Émeric', 'Eve', 'abel', 'Emma'].map((name) => ({
    player: { name },
  })) as unknown as ByNameLine[];
  const names = inAlphabet(lines, 'fr').map(({ player }) => player.name);
  expect(names).toEqual(['abel', 'Émeric', 'Emma', 'Eve', 'Zola']);
});

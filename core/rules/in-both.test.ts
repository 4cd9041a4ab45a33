import { describe, expect, it } from 'vitest';
import { inBoth } from './in-both.ts';

describe('words in both languages', () => {
  const words = inBoth(
    {
      ask: 'Sure?',
      deep: { said: (name: string) => `Are you ${name}?` },
      list: ['a:', 'b!'],
      n: 1,
    },
    {
      ask: 'Sûr ?',
      deep: { said: (name: string) => `Êtes-vous ${name} ?` },
      list: ['a :', 'b !'],
      n: 1,
    },
  );

  it('come out as they were typed in English', () => {
    expect(words.en.deep.said('Ada')).toBe('Are you Ada?');
  });

  it('come out set in French: texts, lists, and what functions say', () => {
    expect(words.fr.ask).toBe('Sûr\u202f?');
    expect(words.fr.deep.said('Ada')).toBe('Êtes-vous Ada\u202f?');
    expect(words.fr.list).toEqual(['a\u00a0:', 'b\u202f!']);
    expect(words.fr.n).toBe(1);
  });
});

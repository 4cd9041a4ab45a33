import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from './editions/edition.ts';

const glossary = readFileSync(new URL('../../CONTEXT.md', import.meta.url), 'utf8');

interface Term {
  readonly english: string;
  readonly french: string;
  readonly meaning: string;
  readonly avoid: string;
}

const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|English) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const terms: Term[] = rows.map(([, english = '', french = '', meaning = '', avoid = '']) => ({
  english,
  french,
  meaning,
  avoid,
}));

/** `pairing-allocated bye (PAB)` is also said without its abbreviation. */
const plain = (text: string): string => text.replace(/\s*\(.*?\)/g, '').toLowerCase();

describe('CONTEXT.md', () => {
  it('groups some hundred terms, four cells each', () => {
    expect(terms.length).toBeGreaterThanOrEqual(100);
    expect(rows.filter((cells) => cells.length !== 6)).toEqual([]);
    expect(glossary.match(/^## .+$/gm)).toHaveLength(9);
  });

  it.each(terms.map((term) => [term.english, term] as const))(
    '%s has a French word and one sentence',
    (_english, term) => {
      expect(term.french).not.toBe('');
      expect(term.meaning).toMatch(/^[\p{Lu}\d\p{N}].*[.)]$/u);
    },
  );

  it('defines nothing twice', () => {
    const words = terms.map((term) => plain(term.english));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('never tells to avoid, without a reason, a word it defines', () => {
    const defined = new Set(terms.map((term) => plain(term.english)));
    const clashes = terms.flatMap((term) =>
      term.avoid
        .split(/,\s*/)
        .filter((word) => !word.includes('(') && defined.has(word.toLowerCase()))
        .map((word) => `${term.english}: ${word}`),
    );
    expect(clashes).toEqual([]);
  });

  it('knows every chapter by name', () => {
    const chapter = terms.find((term) => term.english === 'chapter');
    for (const name of CHAPTERS) {
      const word = name === 'tieBreaks' ? 'tie-breaks' : name;
      expect(chapter?.meaning.toLowerCase()).toContain(word);
    }
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteWords } from '@ronde/site/words.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { describe, expect, it, vi } from 'vitest';

const web = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:-words|^words\/[\w-]+)\.ts$/.test(path))
  .filter((path) => !/^(?:dist|browser|node_modules)\//.test(path))
  .sort();

/** A word as it is given: a text with or without holes, or a function that makes one. */
type Word = string | ((...values: readonly (number | string)[]) => unknown);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every word below, by its path. */
function wordsBelow(value: unknown, path: string): (readonly [string, Word])[] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Word]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsBelow(inner, `${path}.${key}`));
}

/** Holes and values are all the same count; null for a word that is not made of counts. */
function said(word: Word, count: number | string): string | null {
  if (typeof word === 'string') {
    const holes = [...word.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole);
    const values = Object.fromEntries(holes.map((hole) => [hole, count] as const));
    return holes.length === 0 ? null : fill(word, values);
  }
  try {
    const text = word(count, count, count, count, count, count);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** Words that end like a plural and are none. */
const NO_PLURALS = new Set(
  `is as has was does holds becomes needs vous après this lots plus dans sans fois sous pas vers mais temps puis aux deux
  des les mis cours contests knows`.split(/\s+/),
);

/** `1 points`, `0 joueurs`; an adjective may stand between. */
function wrongNumber(text: string, count: number, language: Language): string | null {
  const singular = count === 1 || (count === 0 && language === 'fr');
  const after = new RegExp(
    `(?<!${NUMBERED} |[\\d.,:/–-])${count}[ \u00a0](\\p{L}+)(?: (\\p{L}+))?`,
    'giu',
  );
  for (const [found, one = '', other = ''] of text.matchAll(after)) {
    const noun = [one, other].find((word) => /[^s][sx]$/u.test(word) && !NO_PLURALS.has(word));
    if (singular && noun !== undefined) return found;
    if (!singular && COUNTED.has(one)) return found;
  }
  return null;
}

/** `Board 1 differs` counts no boards. */
const NUMBERED = '(?:board|échiquier|round|ronde)';

/** What is counted most: two of them are never in the singular. */
const COUNTED = new Set(
  `result résultat player joueur game partie tournament tournoi row ligne list liste`.split(/\s+/),
);

describe('counted words', async () => {
  const found: (readonly [Language, string, Word])[] = LANGUAGES.flatMap((language) =>
    wordsBelow(siteWords(language), 'public').map((word) => [language, ...word] as const),
  );
  for (const file of files) {
    const module = await vi.importActual<object>(join(web, file));
    for (const [name, value] of Object.entries(module)) {
      if (!isObject(value) || !('en' in value) || !('fr' in value)) continue;
      for (const language of LANGUAGES) {
        const words = wordsBelow(value[language], `${file} ${name}`);
        found.push(...words.map((word) => [language, ...word] as const));
      }
    }
  }

  it('are many', () => {
    const counting = found.filter(([, , word]) => said(word, 1) !== null);
    expect(counting.length).toBeGreaterThan(500);
  });

  it.each([0, 1, 2])('agree with %i', (count) => {
    const wrong = found.flatMap(([language, path, word]) => {
      // Some take their figure as a number, some as it is written.
      const parts = [count, String(count)].map((figure) => {
        const text = said(word, figure);
        return text === null ? null : wrongNumber(text, count, language);
      });
      return parts.includes(null) ? [] : [`${language} ${path}: ${parts.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['1 results', 1, 'en', '1 results'],
    ['1 of 1 open games', 1, 'en', '1 open games'],
    ['0 joueurs', 0, 'fr', '0 joueurs'],
    ['0 players', 0, 'en', null],
    ['11 joueurs, 1 joueur', 1, 'fr', null],
    ['2 joueur', 2, 'fr', '2 joueur'],
  ] as const)('%s of %i is told apart', (text, count, language, part) => {
    expect(wrongNumber(text, count, language)).toBe(part);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAWS_2001, LAWS_2014, LAWS_2017, LAWS_2018, LAWS_2023 } from '../editions/laws.ts';
import { LAW_ARTICLES, lawsOf } from './catalogue.ts';
import { commentsOf } from './commentary.ts';
import { GLOSSARY } from './glossary.ts';
import { CATALOGUED, LAW_FACETS } from './law-article.ts';
import { lawChanges } from './law-changes.ts';
import { ONLINE_ARTICLES } from './online/articles.ts';
import { nearestIds, searchGlossary, searchLaws } from './search.ts';

const EDITIONS = [LAWS_2001, LAWS_2014, LAWS_2017, LAWS_2018, LAWS_2023];

/** Articles numbered in the Livre de l'Arbitre, L.1144-2333 (C9 and C10.1 without their dots); B.5 in L.3274. */
const IDS_2018 =
  '1.1 1.2 1.3 1.4 1.4.1 1.4.2 1.5 2.1 2.2 2.3 2.4 3.1 3.1.1 3.1.2 3.1.3 3.2 3.3 3.4 3.5 3.6 3.7.1 3.7.2 3.7.3 3.7.4.1 3.7.4.2 3.7.5.1 3.7.5.2 3.7.5.3 3.8 3.8.1 3.8.2 3.8.2.1 3.8.2.1.1 3.8.2.1.2 3.8.2.2 3.8.2.2.1 3.8.2.2.2 3.9.1 3.9.2 3.10.1 3.10.2 3.10.3 4.1 4.2.1 4.2.2 4.3 4.3.1 4.3.2 4.3.3 4.4 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.6 4.6.1 4.6.2 4.6.3 4.7 4.7.1 4.7.2 4.7.3 4.8 4.9 5.1.1 5.1.2 5.2.1 5.2.2 5.2.3 6.1 6.2.1 6.2.1.1 6.2.1.2 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3.1 6.3.2 6.4 6.5 6.6 6.7.1 6.7.2 6.8 6.9 6.10.1 6.10.2 6.11.1 6.11.2 6.11.3 6.11.4 6.12.1 6.12.2 7.1 7.2.1 7.2.2 7.3 7.4.1 7.4.2 7.4.3 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5 7.6 8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.2 8.3 8.4 8.5.1 8.5.2 8.5.3 8.6 8.7 9.1.1 9.1.2 9.1.2.1 9.1.2.2 9.1.2.3 9.2.1 9.2.1.1 9.2.1.2 9.2.2 9.2.2.1 9.2.2.2 9.3 9.3.1 9.3.2 9.4 9.5.1 9.5.2 9.5.3 9.6 9.6.1 9.6.2 10.1 10.2 11.1 11.2.1 11.2.2 11.2.3 11.2.3.1 11.2.3.2 11.2.3.3 11.2.4 11.3.1 11.3.2.1 11.3.2.2 11.3.3 11.3.4 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 12.1 12.2 12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.2.6 12.2.7 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9 A.1 A.2 A.3.1 A.3.1.1 A.3.1.2 A.3.2 A.4 A.4.1 A.4.1.1 A.4.1.2 A.4.2 A.4.3 A.4.4 A.4.5 A.5 B.1 B.2 B.3.1 B.3.1.1 B.3.1.2 B.3.2 B.4 B.5 C.1 C.2 C.3 C.4 C.5 C.6 C.7 C.8 C.9 C.9.1 C.9.2 C.9.3 C.10 C.10.1 C.10.1.1 C.10.1.2 C.10.1.3 C.10.2 C.10.2.1 C.10.2.2 C.10.2.3 C.10.3 C.11 C.12 C.13 D.1 D.1.1 D.1.2 D.1.3 D.1.4 D.1.4.1 D.1.4.2 D.2 D.2.1 D.2.2 D.2.3 D.2.3.1 D.2.3.2 D.2.3.3 D.2.4 D.2.5 D.2.6.1 D.2.6.2 D.2.6.2.1 D.2.6.2.2 D.2.7 D.2.8 D.2.9 D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2.11 I.1.1 I.1.2 I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7 I.3 I.4 I.5 I.6 I.7 I.8 I.8.1 I.8.2 I.8.3 I.9 I.9.1 I.9.2 I.9.3 I.10 I.11 I.12.1 I.12.2 I.13 I.14 II.1 II.2 II.2.1 II.2.2 II.2.3 II.3 II.3.1 II.3.2 II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4 II.3.2.5 II.3.2.5.1 II.3.2.5.2 II.3.2.6 II.3.2.7 II.3.2.7.1 II.3.2.7.2 II.3.2.7.3 II.3.2.7.4 II.3.2.7.5 III.1 III.2.1 III.2.2 III.3 III.3.1 III.3.2 III.4 III.5 III.5.1 III.5.2 III.5.3 III.6 III.6.1 III.6.1.1 III.6.1.2 III.6.2'.split(
    ' ',
  );

describe('the catalogue of the Laws', () => {
  it('has every article as the book numbers them, in order', () => {
    expect(lawsOf(LAWS_2018).map(({ id }) => id)).toEqual(IDS_2018);
  });

  it.each(EDITIONS)('$id has no article twice, and every figure filled in', (edition) => {
    const laws = lawsOf(edition);
    expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length);
    for (const { id, title, says, to } of laws) {
      for (const text of [title.en, title.fr, says.en, says.fr]) {
        expect([id, text]).toEqual([id, expect.not.stringMatching(/[{}]/)]);
      }
      for (const other of to) expect(laws.some((law) => law.id === other)).toBe(true);
    }
  });

  it('says each in at most eight and twenty-five words, in both languages', () => {
    const words = (text: string): number =>
      text.match(/[\p{L}\p{N}][\p{L}\p{N}.’'-]*/gu)?.length ?? 0;
    for (const { id, title, says } of [...LAW_ARTICLES, ...ONLINE_ARTICLES]) {
      for (const language of ['en', 'fr'] as const) {
        expect([id, language, words(title[language]) <= 8]).toEqual([id, language, true]);
        expect([id, language, words(says[language]) <= 25]).toEqual([id, language, true]);
      }
    }
  });

  it('has comments on articles of their editions alone, in a few lines', () => {
    for (const edition of EDITIONS) {
      const ids = new Set(lawsOf(edition).map(({ id }) => id));
      const comments = CATALOGUED.filter((one) => one === edition.id).flatMap((one) => [
        ...commentsOf(one),
      ]);
      expect(comments.filter(([id]) => !ids.has(id))).toEqual([]);
      for (const [, says] of comments) {
        expect(Math.max(says.en.length, says.fr.length)).toBeLessThanOrEqual(160);
      }
    }
    expect(commentsOf('laws-2018').size).toBeGreaterThan(60);
    expect(commentsOf('laws-2018').get('6.2.1')?.en).toContain('wait');
    expect(commentsOf('laws-2017').get('A.4.3')?.en).toContain('draw');
  });

  it('uses every facet', () => {
    const used = new Set(LAW_ARTICLES.flatMap(({ facets }) => facets));
    expect(LAW_FACETS.filter((facet) => !used.has(facet))).toEqual([]);
  });

  it('takes its figures from the edition', () => {
    const says = (edition: (typeof EDITIONS)[number], id: string): string | undefined =>
      lawsOf(edition).find((law) => law.id === id)?.says.en;
    expect(says(LAWS_2018, '7.5.5')).toContain('2 minutes to the opponent');
    expect(says(LAWS_2018, 'B.2')).toContain('1 minute');
    expect(says(LAWS_2023, 'A.3')).toContain('1 minute');
  });

  // Where the sources lie beside the project: the words are ours.
  const seeds = new URL('../../../../shared/seeds/', import.meta.url);
  it.runIf(existsSync(seeds))('shares no eight words in a row with the sources', () => {
    const wordsOf = (text: string): string[] =>
      text
        .normalize('NFC')
        .toLowerCase()
        .replace(/’/g, "'")
        .match(/[\p{L}\p{N}']+/gu) ?? [];
    const runs = (words: readonly string[]): string[] =>
      words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
    const known = new Set(
      readdirSync(seeds).flatMap((name) =>
        runs(wordsOf(readFileSync(new URL(name, seeds), 'utf8'))),
      ),
    );
    expect(known.size).toBeGreaterThan(100_000);
    const glossary = GLOSSARY.map(({ term, means }) => ({ id: term.en, title: term, says: means }));
    const comments = CATALOGUED.flatMap((edition) =>
      [...commentsOf(edition)].map(([id, says]) => ({ id, title: says, says })),
    );
    const shared = [...LAW_ARTICLES, ...ONLINE_ARTICLES, ...glossary, ...comments].flatMap(
      ({ id, title, says }) =>
        [title.en, title.fr, says.en, says.fr]
          .flatMap((text) => runs(wordsOf(text)))
          .filter((run) => known.has(run))
          .map((run) => `${id}: ${run}`),
    );
    expect(shared).toEqual([]);
  });
});

describe('editions compared', () => {
  const compared = (
    before: (typeof EDITIONS)[number],
    after: (typeof EDITIONS)[number],
  ): string[] =>
    lawChanges(lawsOf(before), lawsOf(after)).map((change) =>
      change.kind === 'moved'
        ? `moved ${change.from} → ${change.id}`
        : `${change.kind} ${change.id}`,
    );

  // The seven points of current-rules §6: 5.1.2; A.3; electronic scoresheets; 6.2.1.1; 9.2; 11.3.2; 12.2.7.
  it('[E.01 2023] gives the changes of 2023 and nothing else', () => {
    expect(compared(LAWS_2018, LAWS_2023)).toEqual([
      'changed 5.1.2',
      'changed 6.2.1.1',
      'changed 8.1.1',
      'changed 8.3',
      'changed 8.7',
      'changed 9.2.1.1',
      'new 9.2.3',
      'moved 9.2.2.1 → 9.2.3.1',
      'moved 9.2.2.2 → 9.2.3.2',
      'changed 9.3.1',
      'new 11.3.2',
      'changed 11.3.2.1',
      'changed 11.3.2.2',
      'new 11.3.2.3',
      'changed 12.2.7',
      'new A.3',
      'moved A.3.1 → A.4.1',
      'moved A.3.1.1 → A.4.1.1',
      'moved A.3.1.2 → A.4.1.2',
      'moved A.3.2 → A.4.2',
      'moved A.4 → A.5',
      'moved A.4.1 → A.5.1',
      'moved A.4.1.1 → A.5.1.1',
      'moved A.4.1.2 → A.5.1.2',
      'moved A.4.2 → A.5.2',
      'moved A.4.3 → A.5.3',
      'moved A.4.4 → A.5.4',
      'moved A.4.5 → A.5.5',
      'moved A.5 → A.6',
      'gone B.2',
      'moved B.3.1 → B.2.1',
      'moved B.3.1.1 → B.2.1.1',
      'moved B.3.1.2 → B.2.1.2',
      'moved B.3.2 → B.2.2',
      'new B.3',
      'moved B.5 → B.4',
      'gone B.4',
    ]);
  });

  // BAF 144 prints July 2017 with 7.7 and 7.8, the first illegal move lost without supervision (A.4.2), king and rook
  // touched at once (001:855), 8.1.3 and 8.1.4 the other way round (1104-1107), devices brought (1245), time left to
  // claim on time (1385), and a level more in III.3 (1872).
  it('[E.01 2018] gives what January 2018 changed', () => {
    expect(compared(LAWS_2017, LAWS_2018)).toEqual([
      'changed 4.4.3',
      'changed 7.5.3',
      'new 7.5.4',
      'new 7.5.5',
      'gone 7.7.1',
      'gone 7.7.2',
      'gone 7.8.1',
      'gone 7.8.2',
      'moved 8.1.4 → 8.1.3',
      'moved 8.1.3 → 8.1.4',
      'changed 11.3.2.2',
      'changed A.4.2',
      'changed A.4.3',
      'changed A.4.5',
      'moved III.3.1.1 → III.3.1',
      'moved III.3.1.2 → III.3.2',
    ]);
  });

  // BAF 144 (001), the changes of July 2017, with the lines of its columns “before” and “after”.
  const CHANGES_OF_2017: readonly (readonly [lines: string, ...changes: string[]])[] = [
    ['100-104 (4.1, and two hands of 7.7)', 'changed 4.1'],
    ['106-116 (4.2)', 'moved 4.2 → 4.2.1', 'new 4.2.2'],
    ['118-130 (4.3.3)', 'changed 4.3.3'],
    ['132-138 (5.2.3)', 'changed 5.2.3'],
    ['141-151 (7.3)', 'changed 7.3'],
    ['153-167 (7.5.1)', 'changed 7.5.1'],
    ['169-186 (7.7, 7.8)', 'new 7.7.1', 'new 7.7.2', 'new 7.8.1', 'new 7.8.2'],
    ['189-196 (9.1.1)', 'changed 9.1.1'],
    ['207-211 (9.6.1)', 'changed 9.6.1'],
    ['213-219 (9.6.2)', 'changed 9.6.2'],
    ['221-225 (9.7)', 'gone 9.7'],
    ['227-229 (11.2.4)', 'new 11.2.4'],
    ['232-241 (11.3.2)', 'changed 11.3.2.1'],
    ['251-252 (smoking, 11.3.4 of the whole text)', 'changed 11.3.4'],
    ['254-258 (11.11, 11.12)', 'new 11.11', 'new 11.12'],
    ['267-268 (12.2.7)', 'new 12.2.7'],
    ['270-271 (12.9.8)', 'new 12.9.8', 'moved 12.9.8 → 12.9.9'],
    ['274-283 (A.2)', 'changed A.2'],
    ['285-288 (A.3.2; B.3.2 says it for blitz)', 'new A.3.2', 'new B.3.2'],
    ['290-300 (A.4.3)', 'changed A.4.3'],
    ['302-303 (A.4.15, A.4.5 in the whole text)', 'new A.4.5'],
    ['305-309 (B.4)', 'changed B.4'],
    ['312-324 (C.8)', 'changed C.8'],
    [
      '326-343 (D.2.6)',
      ...['gone D.2.6', 'new D.2.6.1', 'new D.2.6.2', 'moved D.2.6.a → D.2.6.2.1'],
      ...['moved D.2.6.b → D.2.6.2.2', 'gone D.2.6.c'],
    ],
    ['345-353 (D.2.11)', 'changed D.2.11'],
    ['356-362 (III.2)', 'gone III.2', 'new III.2.1'],
  ];

  it('[E.01 2017] gives the changes of 2017 and nothing else', () => {
    const listed = CHANGES_OF_2017.flatMap(([, ...changes]) => changes);
    expect([...compared(LAWS_2014, LAWS_2017)].sort()).toEqual([...listed].sort());
  });

  it.each(CHANGES_OF_2017)('[E.01 2017] BAF 144, lines %s', (_, ...changes) => {
    expect(compared(LAWS_2014, LAWS_2017)).toEqual(expect.arrayContaining(changes));
  });

  it('finds nothing between an edition and itself', () => {
    expect(compared(LAWS_2018, LAWS_2018)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has each word once, in both languages, at an article of the Laws', () => {
    const ids = new Set(lawsOf(LAWS_2018).map(({ id }) => id));
    for (const language of ['en', 'fr'] as const) {
      const words = GLOSSARY.map(({ term }) => term[language]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
    expect(GLOSSARY.filter(({ article }) => article !== null && !ids.has(article))).toEqual([]);
    // Chapter 2.3 of the book has 84 words (inventory, row 23).
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(84);
  });

  it('is found by a word of either language', () => {
    expect(searchGlossary('pat').map(({ term }) => term.en)).toEqual(['stalemate']);
    expect(searchGlossary('Touch').map(({ term }) => term.fr)).toEqual([
      'pièce touchée, pièce jouée',
    ]);
  });
});

describe('search', () => {
  const laws = lawsOf(LAWS_2018);
  it.each([
    ['deux mains', '7.5.4'],
    ['two hands', '7.5.4'],
    ['j’adoube', '4.2.1'],
    ['téléphone', '11.3.2.1'],
    ['telephone portable', '11.3.2.1'],
    ['3 fois', '9.2.1'],
    ['zeitnot', '6.1'],
    ['7.5.5', '7.5.5'],
    ['draw offer', '9.1.2.1'],
  ] as const)('%s finds %s first', (asked, id) => {
    expect(searchLaws(laws, asked)[0]?.law.id).toBe(id);
  });

  it('finds nothing for nothing, and near numbers for a wrong one', () => {
    expect(searchLaws(laws, '  ')).toEqual([]);
    expect(searchLaws(laws, 'xylophone')).toEqual([]);
    expect(nearestIds(laws, '7.5.9')).toEqual(['7.5.1', '7.5.2', '7.5.3', '7.5.4', '7.5.5']);
    expect(nearestIds(laws, '77')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDate } from '../identity.ts';
import { CHAPTERS, type Chapter } from './edition.ts';
import type { Certainty } from './in-force.ts';
import {
  EDITIONS,
  defaultEditions,
  editionById,
  editionIn,
  editionsOf,
  inForceOn,
  pinnedEditions,
  type Pins,
} from './registry.ts';
import { HANDLING_RULES } from './handling.ts';
import { SWISS_RULES } from './swiss.ts';
import { TIE_BREAK_CODES, TIE_BREAK_RULES } from './tie-break-codes.ts';
import { RATING_RULES } from './rating-properties.ts';
import { TITLE_RULES } from './title-properties.ts';
import { LAWS_RULES } from './laws.ts';
import { DRAUGHTS_RULES } from './draughts.ts';

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Days for which we hold no edition, and why. */
const GAPS: readonly { chapter: Chapter; from: string; until: string }[] = [
  // B.01 changed on 1 July 2005 (its own 0.21 and 0.22) and again till 2017: not among our texts.
  { chapter: 'titles', from: '2005-07-01', until: '2017-06-30' },
  // The handbook lists a B.01 of 2023 that we do not hold.
  { chapter: 'titles', from: '2023-01-01', until: '2023-12-31' },
  // The Laws of 2005 and of 2009 are not among our texts.
  { chapter: 'laws', from: '2005-07-01', until: '2014-06-30' },
];

describe('the registry of editions', () => {
  it('holds what the editions issue asks for, and no id twice', () => {
    const ids = EDITIONS.map((edition) => edition.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([
      'swiss-2017',
      'swiss-2026',
      'tb-2003',
      'tb-2012',
      'tb-2023-09',
      'tb-2024-08',
      'tb-2026-03',
      'rating-2017',
      'rating-2022',
      'rating-2024-03',
      'rating-2025-10',
      'titles-2003',
      'titles-2017',
      'titles-2022',
      'titles-2024',
      'laws-2001',
      'laws-2014',
      'laws-2017',
      'laws-2018',
      'laws-2023',
      'fmjd-2017',
    ]);
  });

  it.each(CHAPTERS)('%s: periods follow each other without overlap, gaps are known', (chapter) => {
    const editions = editionsOf(chapter);
    const gaps: typeof GAPS = editions.slice(1).flatMap((edition, index) => {
      const until = editions[index]?.inForce.until ?? '';
      expect(isIsoDate(until), `${edition.id} has a predecessor with an end`).toBe(true);
      expect(until < edition.inForce.from, `${edition.id} starts after its predecessor`).toBe(true);
      const free = dayAfter(until);
      if (free === edition.inForce.from) return [];
      return [{ chapter, from: free, until: dayBefore(edition.inForce.from) }];
    });
    expect(gaps).toEqual(GAPS.filter((gap) => gap.chapter === chapter));
    expect(editions.at(-1)?.inForce.until).toBeNull();
  });

  it.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
    '%s: is named twice, dated, sourced, frozen and plain data',
    (_id, edition) => {
      expect(edition.name.en).not.toBe('');
      expect(edition.name.fr).not.toBe('');
      expect(isIsoDate(edition.inForce.from)).toBe(true);
      expect(edition.sources.length).toBeGreaterThan(0);
      for (const source of edition.sources) {
        expect(source.document).not.toBe('');
        expect(source.articles).not.toBe('');
      }
      expect(unfrozen(edition, edition.id)).toEqual([]);
      expect(JSON.parse(JSON.stringify(edition))).toEqual(edition);
      expect(editionsOf(edition.chapter)).toContain(edition);
      expect(editionById(edition.id)).toBe(edition);
    },
  );

  it('knows no other ids, and none in another chapter', () => {
    expect(editionById('swiss-1999')).toBeNull();
    expect(editionIn('swiss', 'tb-2012')).toBeNull();
    expect(editionIn('tieBreaks', 'tb-2012')?.id).toBe('tb-2012');
  });
});

describe('articles', () => {
  const articlesOf = (chapter: Chapter): { id: string; articles: Record<string, string> }[] => {
    switch (chapter) {
      case 'ratings':
        return editionsOf('ratings').flatMap(({ id, properties }) => [
          { id: `${id} standard`, articles: properties.standard.articles },
          { id: `${id} rapid and blitz`, articles: properties.rapidAndBlitz.articles },
        ]);
      default:
        return editionsOf(chapter).map(({ id, properties }) => ({
          id,
          articles: properties.articles,
        }));
    }
  };

  it.each([
    ['swiss', SWISS_RULES, /^C\.04/],
    ['tieBreaks', TIE_BREAK_RULES, /^(C\.07|LA 5\.2|BAF 101 2\.5)/],
    ['ratings', RATING_RULES, /^B\.02 (RB )?\d/],
    ['titles', TITLE_RULES, /^(B\.01|BAF 101)/],
    ['laws', LAWS_RULES, /^E\.01 /],
    ['draughts', DRAUGHTS_RULES, /^FMJD III \d/],
  ] as const)('%s: every rule has its article in every edition', (chapter, rules, form) => {
    for (const { id, articles } of articlesOf(chapter)) {
      expect(Object.keys(articles).sort(), id).toEqual([...rules].sort());
      for (const [rule, article] of Object.entries(articles)) {
        expect(article, `${id} ${rule}`).toMatch(form);
      }
    }
  });

  it('[C.04.2] a Swiss has an article for every rule of handling', () => {
    for (const { id, properties } of editionsOf('swiss')) {
      const { articles } = properties.handling.swiss;
      expect(Object.keys(articles).sort(), id).toEqual([...HANDLING_RULES].sort());
      // What C.04 leaves to the competition rules is named.
      const left = Object.entries(articles).filter(([, article]) => !article.startsWith('C.04'));
      expect(left.map(([rule]) => rule)).toEqual(
        id === 'swiss-2017' ? ['halfPointBye'] : ['absence', 'halfPointBye'],
      );
    }
  });

  it('[C.05] round robins and other competitions cite the competition rules alone', () => {
    for (const { id, properties } of editionsOf('swiss')) {
      const { roundRobin, competition } = properties.handling;
      const { swiss } = properties.handling;
      for (const chapter of [roundRobin, competition]) {
        const cited = [
          ...Object.values(chapter.articles),
          ...Object.values(chapter.republishReasons),
        ];
        for (const article of cited)
          expect(article, id).toMatch(/^C\.05 (annex 1|[IV]+\.\d|\d\.\d)$/);
        expect(Object.keys(chapter.republishReasons)).toEqual(Object.keys(swiss.republishReasons));
      }
      expect(competition.articles, id).not.toHaveProperty('withdrawal');
      expect(roundRobin.articles, id).toMatchObject(competition.articles);
    }
  });

  it('[C.07 5] every tie-break is in some edition, with an article', () => {
    const editions = editionsOf('tieBreaks');
    for (const code of TIE_BREAK_CODES) {
      const articles = editions.map(({ properties }) => properties.codes[code]);
      expect(
        articles.some((article) => article !== undefined && article !== ''),
        code,
      ).toBe(true);
    }
    for (const { id, properties } of editions) {
      for (const code of [...properties.refusedInRoundRobin, ...properties.cuttable]) {
        expect(properties.codes, `${id} ${code}`).toHaveProperty(code);
      }
    }
  });
});

describe('inForceOn', () => {
  it.each<[Chapter, string, string, Certainty]>([
    ['swiss', '2017-06-30', 'swiss-2017', 'beforeFirstKnown'],
    ['swiss', '2017-07-01', 'swiss-2017', 'inForce'],
    ['swiss', '2026-01-31', 'swiss-2017', 'inForce'],
    ['swiss', '2026-02-01', 'swiss-2026', 'inForce'],
    ['tieBreaks', '2003-10-31', 'tb-2003', 'beforeFirstKnown'],
    ['tieBreaks', '2003-11-01', 'tb-2003', 'inForce'],
    ['tieBreaks', '2012-06-30', 'tb-2003', 'inForce'],
    ['tieBreaks', '2012-07-01', 'tb-2012', 'inForce'],
    ['tieBreaks', '2023-08-31', 'tb-2012', 'inForce'],
    ['tieBreaks', '2023-09-01', 'tb-2023-09', 'inForce'],
    ['tieBreaks', '2024-07-31', 'tb-2023-09', 'inForce'],
    ['tieBreaks', '2024-08-01', 'tb-2024-08', 'inForce'],
    ['tieBreaks', '2026-02-28', 'tb-2024-08', 'inForce'],
    ['tieBreaks', '2026-03-01', 'tb-2026-03', 'inForce'],
    ['ratings', '2017-06-30', 'rating-2017', 'beforeFirstKnown'],
    ['ratings', '2017-07-01', 'rating-2017', 'inForce'],
    ['ratings', '2021-12-31', 'rating-2017', 'inForce'],
    ['ratings', '2022-01-01', 'rating-2022', 'inForce'],
    ['ratings', '2024-02-29', 'rating-2022', 'inForce'],
    ['ratings', '2024-03-01', 'rating-2024-03', 'inForce'],
    ['ratings', '2025-09-30', 'rating-2024-03', 'inForce'],
    ['ratings', '2025-10-01', 'rating-2025-10', 'inForce'],
    ['titles', '2003-07-01', 'titles-2003', 'inForce'],
    ['titles', '2005-07-01', 'titles-2003', 'inGap'],
    ['titles', '2017-06-30', 'titles-2003', 'inGap'],
    ['titles', '2017-07-01', 'titles-2017', 'inForce'],
    ['titles', '2021-12-31', 'titles-2017', 'inForce'],
    ['titles', '2022-12-31', 'titles-2022', 'inForce'],
    ['titles', '2023-06-15', 'titles-2022', 'inGap'],
    ['titles', '2024-01-01', 'titles-2024', 'inForce'],
    ['laws', '2003-06-15', 'laws-2001', 'inForce'],
    ['laws', '2010-01-01', 'laws-2001', 'inGap'],
    ['laws', '2016-09-01', 'laws-2014', 'inForce'],
    ['laws', '2017-12-31', 'laws-2017', 'inForce'],
    ['laws', '2018-01-01', 'laws-2018', 'inForce'],
    ['laws', '2022-12-31', 'laws-2018', 'inForce'],
    ['laws', '2023-01-01', 'laws-2023', 'inForce'],
    ['draughts', '2016-05-01', 'fmjd-2017', 'beforeFirstKnown'],
    ['draughts', '2030-01-01', 'fmjd-2017', 'inForce'],
  ])('%s on %s: %s (%s)', (chapter, day, id, certainty) => {
    const found = inForceOn(chapter, day);
    expect([found.edition.id, found.certainty]).toEqual([id, certainty]);
  });

  it('agrees with the dates of the edition it returns, on any day', () => {
    const day = fc
      .date({
        min: new Date('1990-01-01T00:00:00Z'),
        max: new Date('2040-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.constantFrom(...CHAPTERS), day, (chapter, date) => {
        const { edition, certainty } = inForceOn(chapter, date);
        const { from, until } = edition.inForce;
        const covered = from <= date && (until === null || date <= until);
        expect(certainty === 'inForce').toBe(covered);
        expect(certainty === 'beforeFirstKnown').toBe(date < from);
      }),
    );
  });

  it('refuses what is not a day', () => {
    expect(() => inForceOn('swiss', '2026-02-30')).toThrow(RangeError);
  });
});

describe('pins', () => {
  it.each<[string, Pins]>([
    [
      '2022-05-01',
      {
        swiss: 'swiss-2017',
        tieBreaks: 'tb-2012',
        ratings: 'rating-2022',
        titles: 'titles-2022',
        laws: 'laws-2018',
        draughts: 'fmjd-2017',
      },
    ],
    [
      '2026-02-14',
      {
        swiss: 'swiss-2026',
        tieBreaks: 'tb-2024-08',
        ratings: 'rating-2025-10',
        titles: 'titles-2024',
        laws: 'laws-2023',
        draughts: 'fmjd-2017',
      },
    ],
  ])('an event that starts on %s pins what was in force', (firstDay, pins) => {
    expect(defaultEditions(firstDay)).toEqual(pins);
    const editions = pinnedEditions(pins);
    expect(editions.ok && editions.value.swiss.id).toBe(pins.swiss);
    expect(editions.ok && editions.value.tieBreaks.properties.ownUnplayedRound).toBe(
      firstDay < '2023' ? 'virtualOpponent' : 'dummyOwnScore',
    );
  });

  it('names every pin that is no edition of its chapter', () => {
    const pins = { ...defaultEditions('2026-04-01'), laws: 'laws-1929', titles: 'tb-2012' };
    expect(pinnedEditions(pins)).toEqual({
      ok: false,
      error: [
        { code: 'unknownEdition', chapter: 'titles', id: 'tb-2012' },
        { code: 'unknownEdition', chapter: 'laws', id: 'laws-1929' },
      ],
    });
  });
});

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Paths of the parts that could still be changed. */
function unfrozen(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(Object.isFrozen(value) ? [] : [path]),
    ...Object.entries(value).flatMap(([key, part]) => unfrozen(part, `${path}.${key}`)),
  ];
}

import { inBoth, type InBoth } from '../in-both.ts';

export const LAW_FACETS = [
  'player',
  'arbiter',
  'spectator',
  'organiser',
  'clock',
  'claim',
  'automatic',
  'discretion',
  'penalty',
  'loss',
  'draw',
  'regulations',
] as const;
/** Whom an article concerns, how it comes into play, and what it leads to. */
export type LawFacet = (typeof LAW_FACETS)[number];

/** Editions whose articles the catalogue holds. */
export const CATALOGUED = [
  'laws-2001',
  'laws-2014',
  'laws-2017',
  'laws-2018',
  'laws-2023',
] as const;
export type Catalogued = (typeof CATALOGUED)[number];

// The numbers of today came in 2014; articles of 2001 stand in files of their own.
const SINCE_2014: readonly Catalogued[] = ['laws-2014', 'laws-2017', 'laws-2018', 'laws-2023'];
export const ONLY_2014: readonly Catalogued[] = ['laws-2014'];
export const TILL_2017: readonly Catalogued[] = ['laws-2014', 'laws-2017'];
export const TILL_2022: readonly Catalogued[] = ['laws-2014', 'laws-2017', 'laws-2018'];
export const SINCE_2017: readonly Catalogued[] = ['laws-2017', 'laws-2018', 'laws-2023'];
export const FROM_2017_TO_2022: readonly Catalogued[] = ['laws-2017', 'laws-2018'];
export const SINCE_2018: readonly Catalogued[] = ['laws-2018', 'laws-2023'];
export const SINCE_2023: readonly Catalogued[] = ['laws-2023'];

/** One article in our own words. Holes of a statement are figures of the edition. */
export interface LawArticle {
  readonly id: string;
  readonly title: InBoth<string>;
  readonly says: InBoth<string>;
  readonly facets: readonly LawFacet[];
  /** What players and arbiters call it, in either language. */
  readonly also: readonly string[];
  readonly editions: readonly Catalogued[];
}

type EnglishAndFrench = readonly [en: string, fr: string];

interface More {
  readonly also?: readonly string[];
  readonly editions?: readonly Catalogued[];
}

/** An article as the files of this folder write it. */
export const law = (
  id: string,
  title: EnglishAndFrench,
  says: EnglishAndFrench,
  facets: readonly LawFacet[] = [],
  { also = [], editions = SINCE_2014 }: More = {},
): LawArticle => ({
  id,
  title: inBoth(...title),
  says: inBoth(...says),
  facets,
  also,
  editions,
});

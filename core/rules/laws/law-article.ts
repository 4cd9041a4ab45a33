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
export const CATALOGUED = ['laws-2017', 'laws-2018', 'laws-2023'] as const;
export type Catalogued = (typeof CATALOGUED)[number];

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
  { also = [], editions = CATALOGUED }: More = {},
): LawArticle => ({
  id,
  title: inBoth(...title),
  says: inBoth(...says),
  facets,
  also,
  editions,
});

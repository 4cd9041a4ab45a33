import type { IsoDate } from '../identity.ts';
import { failure, success, type Result } from '../result.ts';
import { DRAUGHTS_EDITIONS, type DraughtsProperties } from './draughts.ts';
import { CHAPTERS, type Chapter, type Edition } from './edition.ts';
import { datedOn, type Certainty } from './in-force.ts';
import { LAWS_EDITIONS, type LawsProperties } from './laws.ts';
import type { RatingProperties } from './rating-properties.ts';
import { RATING_EDITIONS } from './ratings.ts';
import { SWISS_EDITIONS, type SwissProperties } from './swiss.ts';
import { TIE_BREAK_EDITIONS, type TieBreakProperties } from './tie-breaks.ts';
import type { TitleProperties } from './title-properties.ts';
import { TITLE_EDITIONS } from './titles.ts';

export interface PropertiesByChapter {
  readonly swiss: SwissProperties;
  readonly tieBreaks: TieBreakProperties;
  readonly ratings: RatingProperties;
  readonly titles: TitleProperties;
  readonly laws: LawsProperties;
  readonly draughts: DraughtsProperties;
}

export type EditionOf<C extends Chapter> = Edition<PropertiesByChapter[C], C>;
export type AnyEdition = { readonly [C in Chapter]: EditionOf<C> }[Chapter];

/** Oldest first in each chapter. */
const BY_CHAPTER: { readonly [C in Chapter]: readonly EditionOf<C>[] } = {
  swiss: SWISS_EDITIONS,
  tieBreaks: TIE_BREAK_EDITIONS,
  ratings: RATING_EDITIONS,
  titles: TITLE_EDITIONS,
  laws: LAWS_EDITIONS,
  draughts: DRAUGHTS_EDITIONS,
};

/** Every edition known, chapter by chapter, oldest first. */
export const EDITIONS: readonly AnyEdition[] = CHAPTERS.flatMap(
  (chapter): readonly AnyEdition[] => BY_CHAPTER[chapter],
);

export function editionsOf<C extends Chapter>(chapter: C): readonly EditionOf<C>[] {
  return BY_CHAPTER[chapter];
}

export function editionById(id: string): AnyEdition | null {
  return EDITIONS.find((edition) => edition.id === id) ?? null;
}

/** An edition by id, with its chapter's properties; null when that chapter has no such edition. */
export function editionIn<C extends Chapter>(chapter: C, id: string): EditionOf<C> | null {
  return editionsOf(chapter).find((edition) => edition.id === id) ?? null;
}

export interface EditionOnDay<C extends Chapter> {
  readonly edition: EditionOf<C>;
  /**
   * `beforeFirstKnown`: the earliest we hold stands in; `inGap`: the day falls between two
   * editions we hold, and the older stands in.
   */
  readonly certainty: Certainty;
}

/** The edition in force on a day. @throws RangeError when the text is not a day */
export function inForceOn<C extends Chapter>(chapter: C, day: IsoDate): EditionOnDay<C> {
  const { found, certainty } = datedOn(editionsOf(chapter), day);
  return { edition: found, certainty };
}

/** One edition id per chapter: what a tournament is played under. */
export type Pins = Readonly<Record<Chapter, string>>;

/** What was in force on the first day (C.04.2, B.01 0.2, B.02 0.1: by the day an event starts). */
export function defaultEditions(firstDay: IsoDate): Pins {
  return {
    swiss: inForceOn('swiss', firstDay).edition.id,
    tieBreaks: inForceOn('tieBreaks', firstDay).edition.id,
    ratings: inForceOn('ratings', firstDay).edition.id,
    titles: inForceOn('titles', firstDay).edition.id,
    laws: inForceOn('laws', firstDay).edition.id,
    draughts: inForceOn('draughts', firstDay).edition.id,
  };
}

export type PinnedEditions = { readonly [C in Chapter]: EditionOf<C> };

export interface UnknownPin {
  readonly code: 'unknownEdition';
  readonly chapter: Chapter;
  readonly id: string;
}

/** The editions behind the pins, or every pin that names no edition of its chapter. */
export function pinnedEditions(pins: Pins): Result<PinnedEditions, readonly UnknownPin[]> {
  const swiss = editionIn('swiss', pins.swiss);
  const tieBreaks = editionIn('tieBreaks', pins.tieBreaks);
  const ratings = editionIn('ratings', pins.ratings);
  const titles = editionIn('titles', pins.titles);
  const laws = editionIn('laws', pins.laws);
  const draughts = editionIn('draughts', pins.draughts);
  if (swiss && tieBreaks && ratings && titles && laws && draughts) {
    return success({ swiss, tieBreaks, ratings, titles, laws, draughts });
  }
  return failure(
    CHAPTERS.filter((chapter) => editionIn(chapter, pins[chapter]) === null).map((chapter) => ({
      code: 'unknownEdition',
      chapter,
      id: pins[chapter],
    })),
  );
}

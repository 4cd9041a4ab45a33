import type { IsoDate } from '../identity.ts';

/** Chapters of regulations that a tournament pins, one edition each. */
export const CHAPTERS = ['swiss', 'tieBreaks', 'ratings', 'titles', 'laws', 'draughts'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

/** Where a reader can check: a handbook chapter or the lines of a seed document. */
export interface Source {
  readonly document: string;
  readonly articles: string;
}

/**
 * One edition of one chapter, as data. Code reads `properties`; it never asks which edition it
 * has. An edition once published here is never edited: a change of the rules is a new value.
 */
export interface Edition<Properties> {
  readonly id: string;
  readonly chapter: Chapter;
  readonly name: Bilingual;
  readonly inForce: { readonly from: IsoDate; readonly until: IsoDate | null };
  readonly sources: readonly Source[];
  readonly properties: Properties;
}

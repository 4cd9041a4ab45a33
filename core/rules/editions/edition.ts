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
export interface Edition<Properties, C extends Chapter = Chapter> {
  readonly id: string;
  readonly chapter: C;
  readonly name: Bilingual;
  /** First and last day of force; null when nothing newer is known. */
  readonly inForce: { readonly from: IsoDate; readonly until: IsoDate | null };
  readonly sources: readonly Source[];
  /** What an arbiter should know before pinning it. */
  readonly note?: Bilingual;
  readonly properties: Properties;
}

/** A share of a number, `[3, 5]` for three fifths: exact, so that rounding up or down is exact. */
export type Share = readonly [numerator: number, denominator: number];

/** Freezes an edition to its last leaf: what is published does not change. */
export function publish<Properties, C extends Chapter>(
  edition: Edition<Properties, C>,
): Edition<Properties, C> {
  freeze(edition);
  return edition;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

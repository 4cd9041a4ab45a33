import type { RatingOrigin } from '../../rules/rating-origin.ts';
import type { Title } from '../../rules/title.ts';

/** What categories ask about a player. Read, never handed on: no result here carries a birth. */
export interface PlayerProfile {
  readonly sex?: 'm' | 'w';
  /** `YYYY-MM-DD` or `YYYY`. */
  readonly birth?: string;
  /** 0 is no rating. */
  readonly ratings?: Readonly<Partial<Record<RatingOrigin, number>>>;
  readonly title?: Title;
  readonly club?: string;
  readonly league?: string;
  readonly federation?: string;
  /** The organiser's own marks: `local`, `school` … */
  readonly tags?: readonly string[];
}

/** The first rating of these origins; null when there is none. An estimate counts only if asked for. */
export function ratingOf(profile: PlayerProfile, origins: readonly RatingOrigin[]): number | null {
  for (const origin of origins) {
    const rating = profile.ratings?.[origin] ?? 0;
    if (rating > 0) return rating;
  }
  return null;
}

/** Names and codes written differently by hand are the same: `fra ` and `FRA`. */
export function sameName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

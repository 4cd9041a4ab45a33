import type { RatingOrigin } from '../../rules/rating-origin.ts';
import { TITLES, type Title } from '../../rules/title.ts';

export interface ListedRating {
  readonly rating: number;
  readonly origin: RatingOrigin;
  /** Rated games of the period; null where the list does not say. */
  readonly games: number | null;
  /** Development coefficient (B.02 8.3.3); null where the list does not say. */
  readonly k: number | null;
}

/** One person of a rating list, whichever federation published it. */
export interface ListedPlayer {
  readonly fideId: string | null;
  readonly nationalId: string | null;
  /** `Last, First` */
  readonly name: string;
  readonly federation: string | null;
  readonly sex: 'm' | 'w' | null;
  /** As the list writes them: the eight titles, and rare ones such as WH. */
  readonly title: string | null;
  readonly womenTitle: string | null;
  /** Titles of arbiters, trainers and organisers, `IA,FT`. */
  readonly otherTitles: string | null;
  readonly standard: ListedRating | null;
  readonly rapid: ListedRating | null;
  readonly blitz: ListedRating | null;
  /** `YYYY`, or `YYYY-MM-DD` where the list knows the day. */
  readonly birth: string | null;
  readonly inactive: boolean;
  readonly club: string | null;
  readonly league: string | null;
  /** FFE: A, B or N. */
  readonly licence: string | null;
}

/** Everything a list may leave out. */
export const NOTHING_LISTED: Omit<ListedPlayer, 'name'> = {
  fideId: null,
  nationalId: null,
  federation: null,
  sex: null,
  title: null,
  womenTitle: null,
  otherTitles: null,
  standard: null,
  rapid: null,
  blitz: null,
  birth: null,
  inactive: false,
  club: null,
  league: null,
  licence: null,
};

/** The title that counts for the initial order; null for none and for titles of no rank, such as WH. */
export function rankedTitle(text: string | null): Title | null {
  const written = text?.toUpperCase() ?? '';
  return TITLES.find((title) => title === written) ?? null;
}

import type { NormTitle } from '../../rules/editions/title-properties.ts';
import type { IsoDate } from '../../rules/identity.ts';

/** A norm as it is kept in the file of a player, with what an application asks of its event. */
export interface KeptNorm {
  /** Titles it serves (B.01 1.5.2). */
  readonly titles: readonly NormTitle[];
  readonly event: string;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  /** Games it counts for. */
  readonly games: number;
  /** One game of nine is missing. */
  readonly eightOfNine: boolean;
  /** Federations as they are normally asked for, without an exemption. */
  readonly foreigners: boolean;
  /** Days with a single round; null where it is not known. */
  readonly singleRoundDays: number | null;
  /** An individual Swiss: the fewest who were there in a round, and the lowest average rating of a round. */
  readonly swiss: { readonly participants: number; readonly averageRating: number } | null;
  /** An Olympiad, a national final or the like, which later editions take instead of the Swiss. */
  readonly otherEvent: boolean;
}

/** What is collected for a player's titles over the years. */
export interface PlayerFile {
  readonly name: string;
  /** Missing where nobody said it: titles of women are for women alone (B.01 0.3). */
  readonly sex?: 'm' | 'w';
  /** The highest rating ever reached, published or not; null where it is not known. */
  readonly highestRating: number | null;
  /** Rated games at that time; null where it is not known. */
  readonly ratedGames: number | null;
  /** The day that rating was reached; null where it is not known. */
  readonly ratingReached: IsoDate | null;
  readonly norms: readonly KeptNorm[];
}

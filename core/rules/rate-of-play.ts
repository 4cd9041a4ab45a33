import type { FastRateOfPlay, RatingProperties } from './editions/rating-properties.ts';

/** Time each player has: minutes on the clock and seconds added with each move. */
export interface RateOfPlay {
  readonly minutes: number;
  readonly increment: number;
  /** The move the seconds begin with, where it is not the first. */
  readonly incrementFrom?: number;
}

export const PLAY_CLASSES = ['standard', 'rapid', 'blitz', 'unrated'] as const;
/** Which of FIDE's lists a rate of play belongs to; `unrated` for none. */
export type PlayClass = (typeof PLAY_CLASSES)[number];

export interface ClassOfPlay {
  readonly class: PlayClass;
  /** Minutes for sixty moves: the time allotted plus sixty increments (B.02 1). */
  readonly sixtyMoves: number;
  /** Games of players from this rating on are not rated; null without such a limit. */
  readonly ratedBelow: number | null;
  readonly roundsPerDay: number | null;
  readonly article: string;
}

export const writeRateOfPlay = ({ minutes, increment }: RateOfPlay): string =>
  increment === 0 ? `${minutes}` : `${minutes}+${increment}`;

/** As long as a game is taken to be (B.02 1.1). */
const MOVES = 60;

/** What each player has for sixty moves: the time allotted plus the increments (B.02 1). */
export const minutesForSixtyMoves = ({
  minutes,
  increment,
  incrementFrom = 1,
}: RateOfPlay): number => minutes + (increment * Math.max(0, MOVES + 1 - incrementFrom)) / MOVES;

/** The class of a rate of play under an edition of B.02. */
export function classOfPlay(rate: RateOfPlay, rules: RatingProperties): ClassOfPlay {
  const sixtyMoves = minutesForSixtyMoves(rate);
  const { standard, rapid, blitz } = rules.rateOfPlay;
  const least = Math.min(...standard.minutes.map(({ atLeast }) => atLeast));
  if (sixtyMoves >= least) {
    const tooShortFrom = standard.minutes
      .filter(({ atLeast }) => sixtyMoves < atLeast)
      .map(({ ratingFrom }) => ratingFrom);
    return {
      class: 'standard',
      sixtyMoves,
      ratedBelow: tooShortFrom.length === 0 ? null : Math.min(...tooShortFrom),
      roundsPerDay: null,
      article: rules.standard.articles.rateOfPlay,
    };
  }
  const article = rules.rapidAndBlitz.articles.rateOfPlay;
  const rest = { sixtyMoves, ratedBelow: null, article };
  if (isFastGame(sixtyMoves, rapid)) {
    return { class: 'rapid', ...rest, roundsPerDay: rapid.roundsPerDay };
  }
  if (isFastGame(sixtyMoves, blitz)) {
    return { class: 'blitz', ...rest, roundsPerDay: blitz.roundsPerDay };
  }
  return { class: 'unrated', ...rest, roundsPerDay: null };
}

/** Whether so many minutes for sixty moves make a rapid or a blitz game. */
export function isFastGame(
  minutes: number,
  { least, leastIncluded, limit, limitIncluded }: FastRateOfPlay,
): boolean {
  if (minutes === least) return leastIncluded;
  return minutes > least && (minutes < limit || (limitIncluded && minutes === limit));
}

/** What clubs play, from the longest to the shortest. */
export const USUAL_RATES_OF_PLAY: readonly RateOfPlay[] = [
  { minutes: 90, increment: 30 },
  { minutes: 60, increment: 30 },
  { minutes: 50, increment: 10 },
  { minutes: 25, increment: 5 },
  { minutes: 15, increment: 5 },
  { minutes: 10, increment: 5 },
  { minutes: 5, increment: 3 },
  { minutes: 3, increment: 2 },
];

import type { FastRateOfPlay, RatingProperties } from './editions/ratings.ts';

/** Time each player has: minutes on the clock and seconds added with each move. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
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

const PERIOD =
  /^(?:(\d{1,3})\s*(?:\/|moves in|coups en))?\s*(?:(\d{1,2})\s*h\s*)?(\d{1,3})?\s*(?:'|’|min)?\s*(?:\+\s*(\d{1,3})\s*(?:"|”|''|’’|s)?)?$/i;

/** Reads `90+30`, `90'+30"`, `1h30 + 30`, `40/90+30, 30+30`; null when it is something else. */
export function readTimeControl(text: string): TimeControl | null {
  const periods = text.trim().split(/\s*(?:,|;|:|\bthen\b|\bpuis\b)\s*/);
  let minutes = 0;
  let increment: number | null = null;
  for (const period of periods) {
    const match = PERIOD.exec(period);
    if (match === null || (match[2] === undefined && match[3] === undefined)) return null;
    minutes += 60 * Number(match[2] ?? 0) + Number(match[3] ?? 0);
    increment ??= Number(match[4] ?? 0);
  }
  return minutes + (increment ?? 0) === 0 ? null : { minutes, increment: increment ?? 0 };
}

export const writeTimeControl = ({ minutes, increment }: TimeControl): string =>
  increment === 0 ? `${minutes}` : `${minutes}+${increment}`;

/** The class of a rate of play under an edition of B.02. */
export function classOfPlay(control: TimeControl, rules: RatingProperties): ClassOfPlay {
  const sixtyMoves = control.minutes + control.increment;
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
  if (isWithin(sixtyMoves, rapid)) {
    return { class: 'rapid', ...rest, roundsPerDay: rapid.roundsPerDay };
  }
  if (isWithin(sixtyMoves, blitz)) {
    return { class: 'blitz', ...rest, roundsPerDay: blitz.roundsPerDay };
  }
  return { class: 'unrated', ...rest, roundsPerDay: null };
}

function isWithin(minutes: number, { moreThan, limit, limitIncluded }: FastRateOfPlay): boolean {
  return minutes > moreThan && (minutes < limit || (limitIncluded && minutes === limit));
}

/** What clubs play, from the longest to the shortest. */
export const USUAL_CONTROLS: readonly TimeControl[] = [
  { minutes: 90, increment: 30 },
  { minutes: 60, increment: 30 },
  { minutes: 50, increment: 10 },
  { minutes: 25, increment: 5 },
  { minutes: 15, increment: 5 },
  { minutes: 10, increment: 5 },
  { minutes: 5, increment: 3 },
  { minutes: 3, increment: 2 },
];

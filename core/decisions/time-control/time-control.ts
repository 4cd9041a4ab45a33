import type { LawsProperties, Play } from '../../rules/editions/laws.ts';
import type { RatingProperties } from '../../rules/editions/rating-properties.ts';
import {
  classOfPlay,
  minutesForSixtyMoves,
  type ClassOfPlay,
  type RateOfPlay,
} from '../../rules/rate-of-play.ts';
import {
  readPeriodsOfPlay,
  readRateOfPlay,
  type PeriodsOfPlay,
} from '../../rules/read-rate-of-play.ts';

export const CLOCK_MODES = ['none', 'increment', 'bronstein', 'delay'] as const;
/** What a clock does with the seconds of a move (Laws, Glossary). */
export type ClockMode = (typeof CLOCK_MODES)[number];

/** Whether a period is recorded to its end, or not below some minutes (Laws 8.4). */
export type RecordingDuty = 'always' | 'exemptBelow' | 'notAsked';

/** One period of a time control, as a clock is set for it. */
export interface ClockPeriod {
  /** The move it begins with; null where the moves of an earlier one are not said. */
  readonly from: number | null;
  /** Moves to be made in it; null for the rest of the game. */
  readonly moves: number | null;
  readonly minutes: number;
  /** Seconds each of its moves brings; where they begin within it, `secondsFrom` says with which. */
  readonly seconds: number;
  readonly secondsFrom: number | null;
  readonly recording: RecordingDuty;
}

export const TIME_CONTROL_NOTES = [
  'incrementFromTheStart',
  'incrementOutOfRange',
  'firstControlShort',
  'movesNotSaid',
  'ratedBelow',
  'notRated',
] as const;
export type TimeControlNote = (typeof TIME_CONTROL_NOTES)[number];

export interface TimeControlSheet {
  readonly mode: ClockMode;
  readonly rate: RateOfPlay;
  readonly periods: readonly ClockPeriod[];
  /** Minutes of each player for sixty moves. */
  readonly sixtyMoves: number;
  readonly class: { readonly play: Play; readonly article: string };
  readonly rated: ClassOfPlay;
  readonly recording: {
    readonly article: string;
    readonly exemptBelowMinutes: number;
    readonly unlessIncrement: number;
  };
  readonly hoursPerDay: { readonly atMost: number; readonly article: string };
  readonly notes: readonly TimeControlNote[];
}

/** Everything an arbiter asks about a time control as it is written; null where it is none. */
export function readTimeControl(
  text: string,
  laws: LawsProperties,
  ratings: RatingProperties,
): TimeControlSheet | null {
  const read = readPeriodsOfPlay(text);
  const rate = readRateOfPlay(text);
  if (read === null || rate === null) return null;
  const play = playOf(rate, laws);
  const periods = periodsOf(read, rate, laws, play);
  const rated = classOfPlay(rate, ratings);
  const { exemptBelowMinutes, unlessIncrement } = laws.recording;
  const fast = play !== 'standard';
  return {
    mode: modeOf(text, rate),
    rate,
    periods,
    sixtyMoves: minutesForSixtyMoves(rate),
    class: { play, article: laws.articles[play === 'blitz' ? 'blitzTime' : 'rapidTime'] },
    rated,
    recording: {
      article: laws.articles[fast ? 'rapidRecording' : 'recordingExemption'],
      exemptBelowMinutes,
      unlessIncrement,
    },
    hoursPerDay: {
      atMost: ratings.rateOfPlay.standard.hoursPerDay,
      article: ratings.standard.articles.rateOfPlay,
    },
    notes: notesOf({ read, rate, periods, rated, laws, ratings }),
  };
}

/** Standard, rapid or blitz by the Laws: exactly ten minutes are blitz, exactly sixty standard. */
function playOf(rate: RateOfPlay, { time }: LawsProperties): Play {
  const minutes = minutesForSixtyMoves(rate);
  if (minutes >= time.standardFrom) return 'standard';
  return minutes <= time.blitzAtMost ? 'blitz' : 'rapid';
}

/** Minutes after which a game of so many moves is over at the latest, both clocks together. */
export function longestGame({ periods, rate }: TimeControlSheet, moves: number): number {
  const allotted = periods
    .filter(({ from }) => from === null || from <= moves)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const withSeconds = Math.max(0, moves + 1 - (rate.incrementFrom ?? 1));
  return 2 * (allotted + (rate.increment * withSeconds) / 60);
}

function modeOf(text: string, { increment }: RateOfPlay): ClockMode {
  if (increment === 0) return 'none';
  if (/bronstein/i.test(text)) return 'bronstein';
  return /delay|différé|[;,\s]d\s*\d/i.test(text) ? 'delay' : 'increment';
}

function periodsOf(
  { periods }: PeriodsOfPlay,
  { increment, incrementFrom = 1 }: RateOfPlay,
  { recording }: LawsProperties,
  play: Play,
): ClockPeriod[] {
  let from: number | null = 1;
  return periods.map(({ moves, minutes }, index) => {
    const first = from;
    from = first === null || moves === null ? null : first + moves;
    const last = from === null ? Infinity : from - 1;
    const begins = increment > 0 && incrementFrom <= last;
    const fromItsFirst = begins && (first === null ? index > 0 : incrementFrom <= first);
    const always = fromItsFirst && increment >= recording.unlessIncrement;
    return {
      ...{ from: first, moves, minutes },
      seconds: begins ? increment : 0,
      secondsFrom: begins && !fromItsFirst ? incrementFrom : null,
      recording: play === 'standard' ? (always ? 'always' : 'exemptBelow') : 'notAsked',
    };
  });
}

interface Noted {
  readonly read: PeriodsOfPlay;
  readonly rate: RateOfPlay;
  readonly periods: readonly ClockPeriod[];
  readonly rated: ClassOfPlay;
  readonly laws: LawsProperties;
  readonly ratings: RatingProperties;
}

function notesOf({ read, rate, periods, rated, laws, ratings }: Noted): TimeControlNote[] {
  const { atLeast, atMost } = laws.incrementSeconds;
  const several = periods.length > 1;
  const [first] = periods;
  const { moves: leastMoves } = ratings.rateOfPlay.standard.firstControl;
  const holds: Readonly<Record<TimeControlNote, boolean>> = {
    incrementFromTheStart: several && rate.increment > 0 && read.incrementFrom === null,
    incrementOutOfRange:
      rate.increment > 0 && (rate.increment < atLeast || rate.increment > atMost),
    firstControlShort:
      rated.class === 'standard' &&
      first?.moves !== null &&
      first?.moves !== undefined &&
      first.moves < leastMoves,
    movesNotSaid: periods.slice(0, -1).some(({ moves }) => moves === null),
    ratedBelow: rated.ratedBelow !== null,
    notRated: rated.class === 'unrated',
  };
  return TIME_CONTROL_NOTES.filter((note) => holds[note]);
}

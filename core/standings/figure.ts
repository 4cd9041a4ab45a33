import type { Tpn } from '../rules/identity.ts';
import { roundedQuotient } from '../rules/rounded-quotient.ts';

/** Why a tie-break has no value for a player. */
export const UNDEFINED_REASONS = [
  /** No game over the board, or none left after a cut. */
  'noGame',
  /** Players without a rating, and no rule published for them (C.07 10). */
  'unrated',
  /** The printed table has no column for this number of games. */
  'noColumn',
  /** Looked at only among tied participants, and this one is not tied. */
  'notTied',
  /** A self-defined tie-break whose value nobody entered. */
  'notGiven',
] as const;
export type UndefinedReason = (typeof UNDEFINED_REASONS)[number];

/** What the regulations changed in a round's contribution. */
export const CHANGES = [
  /** The opponent's score is not the one in the table. */
  'adjusted',
  /** A dummy stands in for an opponent. */
  'dummy',
  /** A virtual opponent stands in. */
  'virtual',
  /** The dummy's score is brought down to a cap. */
  'capped',
  /** Half of the scheduled opponent's score. */
  'halved',
  /** The mean score of the event stands in for an opponent. */
  'mean',
  /** The player's own score stands in for an opponent. */
  'againstSelf',
  /** A forfeit is taken for a game. */
  'asPlayed',
  /** The game of the final round is taken for a draw. */
  'drawn',
  /** An unplayed game is taken for a draw. */
  'unplayedDraw',
  'cut',
  /** The opponent has not reached the limit. */
  'belowLimit',
  /** The opponent's rating is moved to the nearest one allowed. */
  'broughtNearer',
  /** Left out because the ratings are too far apart. */
  'tooFar',
  /** A rating given to an unrated opponent. */
  'provisional',
] as const;
export type Change = (typeof CHANGES)[number];

export interface Alteration {
  readonly change: Change;
  readonly article: string;
}

/** One line of the working: what a round adds, and what the regulations did to it. */
export interface Contribution {
  /** Null for a line that belongs to no round. */
  readonly round: number | null;
  readonly opponent: Tpn | null;
  /** Of a team's working by games. */
  readonly board?: number;
  /** In parts of the figure: what is added, or what the mean is taken of. */
  readonly value: number;
  /** Whether it enters the figure. */
  readonly counts: boolean;
  /** The opponent's score, and the own points in tenths it is multiplied by. */
  readonly product?: {
    readonly score: number;
    readonly points: number;
    /** Parts of the score in one point; tenths where nothing is said. */
    readonly per?: number;
  };
  /** The score expected against the opponent, in hundredths, at the performance found. */
  readonly expected?: number;
  /** The score behind a difference, on the scale 1-½-0. */
  readonly made?: { readonly halfPoints: number; readonly games: number };
  /** A line that is not a round: the average rating, what the table adds to it, a team's secondary score, one's own value. */
  readonly item?: 'average' | 'difference' | 'secondaryScore' | 'ownValue';
  readonly alterations: readonly Alteration[];
}

export const UNALTERED: readonly Alteration[] = [];

/** The value of a tie-break: a fraction of whole numbers, never a floating-point score. */
export interface Figure {
  /** Whole parts; null when the tie-break is undefined for the player. */
  readonly value: number | null;
  /** Parts in one: 10 for scores, 100 for products of scores, 1 for counts and ratings. */
  readonly per: number;
  readonly undefinedBecause?: UndefinedReason;
  readonly working?: readonly Contribution[];
}

export function undefinedFigure(
  undefinedBecause: UndefinedReason,
  working?: readonly Contribution[],
): Figure {
  return { value: null, per: 1, undefinedBecause, ...(working && { working }) };
}

/** Negative when `a` is the larger; undefined figures come last whatever the order. */
export function byFigure(a: Figure, b: Figure, better: 'higher' | 'lower'): number {
  if (a.value === null || b.value === null) {
    return Number(a.value === null) - Number(b.value === null);
  }
  const difference = b.value * a.per - a.value * b.per;
  return better === 'higher' ? difference : -difference;
}

/** As printed: whole numbers, one decimal for scores, otherwise two, half up; null when undefined. */
export function formatFigure(figure: Figure): string | null {
  const value = printedValue(figure);
  return value === null ? null : value.toFixed(decimalsOf(figure));
}

/** The number `formatFigure` prints: for tables and screens, not for comparing. */
export function printedValue(figure: Figure): number | null {
  if (figure.value === null) return null;
  const scale = 10 ** decimalsOf(figure);
  return roundedQuotient(figure.value * scale, figure.per) / scale;
}

const decimalsOf = ({ per }: Figure): number => (per === 1 ? 0 : per === 10 ? 1 : 2);

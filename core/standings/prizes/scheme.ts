import type { Bilingual } from '../../rules/editions/edition.ts';
import type { Criteria } from '../ranking/criteria.ts';
import { sumCents, type Cents } from './money.ts';

/** How money is given to those with the same points (LA 5.3). */
export const PRIZE_RULES = ['place', 'shared', 'hort'] as const;
export type PrizeRule = (typeof PRIZE_RULES)[number];

/** A cup, a book, a clock: goes with the place and is never shared. */
export interface Thing {
  readonly name: Bilingual;
  /** What it counts for when prizes are compared; nothing when not stated. */
  readonly value: Cents | null;
}

export interface Prize {
  /** Money; 0 for a thing alone. */
  readonly amount: Cents;
  readonly thing: Thing | null;
}

/** One list of prizes: the main one, or a category's. */
export interface PrizeList {
  readonly id: string;
  readonly name: Bilingual;
  readonly rule: PrizeRule;
  /** Who may win; empty for the main list. */
  readonly criteria: Criteria;
  /** First prize first. */
  readonly prizes: readonly Prize[];
  /** Nobody is paid less: the last of a tie go without, and the others share (LA 5.3). */
  readonly minimum: Cents;
  /** Awarded besides whatever a player wins elsewhere. */
  readonly cumulative: boolean;
}

/** What the regulations say about prizes, announced before the event. */
export interface PrizeScheme {
  readonly name: Bilingual | null;
  /** ISO 4217, `EUR`. */
  readonly currency: string;
  /** Shares are rounded to multiples of this; 1 for the cent. */
  readonly unit: Cents;
  /** False: one prize a player, the largest (prix non cumulables). */
  readonly cumulative: boolean;
  /** Their order is the priority between equal amounts. */
  readonly lists: readonly PrizeList[];
}

/** All the money a scheme promises. */
export function fundOf(scheme: PrizeScheme): Cents {
  return sumCents(scheme.lists.flatMap((list) => list.prizes.map(({ amount }) => amount)));
}

import type { PlayerId } from '../rules/identity.ts';
import { object, oneOf, optional, type Schema } from './schema/schema.ts';
import { aFilledLine, anOrdinal, aPlayer, listOf } from './schema/words.ts';

/** What a restricted draw keeps apart in the last rounds (Livre de l'Arbitre, lines 4876-4882). */
export const AFFINITIES = ['federation', 'club', 'league'] as const;
export type Affinity = (typeof AFFINITIES)[number];

/** How numbers were drawn, step by step. */
export interface DrawnNumbers {
  /** Players of one of these were kept apart in the last rounds. */
  readonly by?: Affinity;
  readonly last?: number;
  /** Sizes of groups in the initial order: each drew the numbers of its own places. */
  readonly groups?: readonly number[];
  /** In the order of the draw. */
  readonly steps: readonly DrawnStep[];
}

export interface DrawnStep {
  readonly player: PlayerId;
  readonly number: number;
  /** The letter of the envelope, or the group; missing where there was one lot for all. */
  readonly from?: string;
}

export const drawnNumbers: Schema<DrawnNumbers> = object<DrawnNumbers>({
  by: optional(oneOf(AFFINITIES)),
  last: optional(anOrdinal),
  groups: optional(listOf(anOrdinal)),
  steps: listOf(
    object<DrawnStep>({ player: aPlayer, number: anOrdinal, from: optional(aFilledLine) }),
  ),
});

import type { DubovCriterion } from '../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Figures } from '../compare-values.ts';
import type { TracedColours } from '../field/colour-pairs.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { PairObjection } from '../field/objections.ts';
import type { Shift } from './recomposition.ts';

/** Receives the steps of a pairing as they are taken. */
export type Trace = (event: DubovTraceEvent) => void;

/** How a bracket does by one criterion; score differences are in tenths of a point. */
export interface CriterionValue extends Figures {
  readonly criterion: DubovCriterion;
  readonly article: string;
}

export interface TracedUpfloater {
  readonly player: Tpn;
  readonly score: number;
  /** Upfloats before this round (1.8). */
  readonly upfloats: number;
  readonly isMaximumUpfloater: boolean;
  readonly upfloatedLastRound: boolean;
}

/** A player of a subgroup, with the average it is sorted by (1.7). */
export interface TracedMember {
  readonly player: Tpn;
  readonly aro: number;
}

/** Why the first set of upfloaters in the order of 4.2 was not taken. */
export type PassedSet =
  /** It leaves the bracket, or the players below, without a legal pairing. */
  | { readonly reason: 'illegal'; readonly article: string; readonly first: readonly Tpn[] }
  | {
      readonly reason: 'criterion';
      readonly first: readonly Tpn[];
      readonly best: CriterionValue;
      readonly passed: CriterionValue;
    };

/** One step of the pairing of a round, with everything an explanation needs. */
export type DubovTraceEvent =
  /** 3.1. */
  | TracedBye
  | {
      readonly type: 'bracket';
      readonly score: number;
      readonly residents: readonly Tpn[];
      readonly upfloaters: readonly TracedUpfloater[];
      /** Null when the first set of upfloaters is the one taken. */
      readonly passed: PassedSet | null;
    }
  | {
      /** 3.2.3: by colour preference, or by halves while nobody of the bracket has played. */
      readonly type: 'subgroups';
      readonly article: string;
      readonly by: 'preference' | 'number';
      readonly g1: readonly TracedMember[];
      readonly g2: readonly TracedMember[];
    }
  | {
      /** 3.2.4: players who change subgroups, and the sequence (4.3) they were taken from. */
      readonly type: 'shift';
      readonly article: string;
      readonly purpose: Shift['purpose'];
      readonly from: Shift['from'];
      readonly sequence: readonly TracedMember[];
      readonly shifted: readonly Tpn[];
      /** Whether they are the first of the sequence. */
      readonly isFirst: boolean;
    }
  | {
      /** 3.2.6: S1 against the transposition taken, in this order. */
      readonly type: 'transposition';
      readonly article: string;
      readonly s1: readonly TracedMember[];
      /** G2 by number: the transposition that comes first (4.4.2). */
      readonly g2: readonly Tpn[];
      readonly t2: readonly Tpn[];
      /** What the absolute criteria have against the first transposition. */
      readonly objections: readonly PairObjection[];
      readonly criteria: readonly CriterionValue[];
    }
  | TracedColours;

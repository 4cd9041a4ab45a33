import type { BursteinCriterion } from '../../rules/editions/burstein-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Figures } from '../compare-values.ts';
import type { TracedColours } from '../field/colour-pairs.ts';
import type { PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { Opposition } from './opposition.ts';

/** Receives the steps of a pairing as they are taken. */
export type Trace = (event: BursteinTraceEvent) => void;

/** How a bracket does by one criterion; scores are in tenths of a point. */
export interface CriterionValue extends Figures {
  readonly criterion: BursteinCriterion;
  readonly article: string;
}

/** A player of a bracket with the index it is ranked by (1.8). */
export interface TracedMember extends Opposition {
  readonly player: Tpn;
  readonly score: number;
}

/** Why the first pairing in the order of article 4 was not taken. */
export type PassedPairing =
  | { readonly reason: 'absolute'; readonly objections: readonly PairObjection[] }
  /** Who would float leaves the players below without a pairing. */
  | { readonly reason: 'completion'; readonly article: string }
  | {
      readonly reason: 'criterion';
      readonly best: CriterionValue;
      readonly passed: CriterionValue;
    };

/** Pairs, and those who leave the bracket. */
export interface TracedPairing {
  readonly pairs: readonly (readonly [Tpn, Tpn])[];
  readonly floaters: readonly Tpn[];
}

/** One step of the pairing of a round, with everything an explanation needs. */
export type BursteinTraceEvent =
  /** 3.1. */
  | TracedBye
  | {
      /** 3.2: a bracket, ranked, and how it was paired. */
      readonly type: 'bracket';
      /** Of the residents; of the highest floater where there are none. */
      readonly score: number;
      readonly incoming: readonly TracedMember[];
      readonly residents: readonly Tpn[];
      /** Everybody by ranking: BSN 1, 2 and so on (4.1). */
      readonly members: readonly TracedMember[];
      readonly chosen: TracedPairing;
      readonly criteria: readonly CriterionValue[];
      /** The pairing that comes first in the order of 4.3 with as many floaters. */
      readonly first: TracedPairing;
      /** Null when the first is the one taken. */
      readonly passed: PassedPairing | null;
    }
  | TracedColours;

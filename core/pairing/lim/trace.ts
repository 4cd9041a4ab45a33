import type { Tpn } from '../../rules/identity.ts';
import type { LimColourRule } from '../colours/colour-allocation.ts';
import type { PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { FloaterReason, FloaterType } from './floaters.ts';
import type { FinishedGroup } from './scoregroups.ts';

/** Receives the steps of a pairing as they are taken. */
export type Trace = (event: LimTraceEvent) => void;

export type TracedPair = readonly [Tpn, Tpn];

export interface TracedFloater {
  readonly player: Tpn;
  readonly type: FloaterType;
  readonly reason: FloaterReason;
}

/** A scoregroup, and how it was paired. */
export interface TracedGroup {
  readonly type: 'group';
  readonly kind: FinishedGroup['kind'];
  readonly score: number;
  readonly residents: readonly Tpn[];
  readonly incoming: readonly { readonly player: Tpn; readonly score: number }[];
  readonly floaters: readonly TracedFloater[];
  /** Floaters with the opponents found for them (3.8). */
  readonly floaterPairs: readonly TracedPair[];
  /** The halves as proposed (2.4), and the pairs after the exchanges. */
  readonly proposed: readonly TracedPair[];
  readonly exchanged: readonly TracedPair[];
  /** What keeps the proposed pairs apart, and how often they miss a colour due. */
  readonly objections: readonly PairObjection[];
  readonly missedAsProposed: number;
  readonly missed: number;
  /** Pairs that stand, in the order they were made. */
  readonly pairs: readonly TracedPair[];
  readonly cracked: readonly TracedPair[];
}

/** One step of the pairing of a round, with everything an explanation needs. */
export type LimTraceEvent =
  /** 1.1. */
  | TracedBye
  | TracedGroup
  | {
      readonly type: 'colours';
      readonly white: Tpn;
      readonly black: Tpn;
      readonly rule: LimColourRule;
      readonly article: string;
    };

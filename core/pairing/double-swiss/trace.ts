import type {
  DoubleSwissColourRule,
  DoubleSwissCriterion,
} from '../../rules/editions/double-swiss-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Figures } from '../compare-values.ts';
import type { PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';

/** Receives the steps of a pairing as they are taken. */
export type Trace = (event: DoubleSwissTraceEvent) => void;

export type TracedPair = readonly [Tpn, Tpn];

/** How a bracket does by one criterion, or where it stands in an order. */
export interface CriterionValue extends Figures {
  readonly criterion: DoubleSwissCriterion;
  readonly article: string;
}

/** A top-scoregroup with those who floated up to it, and how it was paired. */
export interface TracedBracket {
  readonly type: 'bracket';
  readonly score: number;
  readonly residents: readonly Tpn[];
  readonly upfloaters: readonly { readonly player: Tpn; readonly score: number }[];
  /** The top member first (3.6.1), in the order of the identifier. */
  readonly pairs: readonly TracedPair[];
  /** The first identifier of all (3.6.3), whoever may meet. */
  readonly firstPairs: readonly TracedPair[];
  /** What keeps the pairs of that one apart. */
  readonly objections: readonly PairObjection[];
  readonly values: readonly CriterionValue[];
}

/** One step of the pairing of a round, with everything an explanation needs. */
export type DoubleSwissTraceEvent =
  /** 3.4. */
  | TracedBye
  | TracedBracket
  | {
      readonly type: 'colours';
      readonly white: Tpn;
      readonly black: Tpn;
      readonly rule: DoubleSwissColourRule;
      readonly article: string;
    };

import type {
  TeamColourRule,
  TeamSwissCriterion,
} from '../../rules/editions/team-swiss-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Figures } from '../compare-values.ts';
import type { PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';

/** Receives the steps of a pairing as they are taken. */
export type Trace = (event: TeamSwissTraceEvent) => void;

/** How a bracket does by one criterion; scores are in tenths of a point. */
export interface CriterionValue extends Figures {
  readonly criterion: TeamSwissCriterion;
  readonly article: string;
}

export type TracedPair = readonly [Tpn, Tpn];

/** A team that came before an upfloater in the order of 3.5.4, and why it does not float up. */
export interface PassedTeam {
  readonly team: Tpn;
  /** Where no set with it leaves everybody a pairing; otherwise the criterion by which it is worse. */
  readonly criterion: TeamSwissCriterion | 'completion';
  readonly article: string;
}

/** A bracket, and how it was paired (3.5, 3.6). */
export interface TracedBracket {
  readonly type: 'bracket';
  readonly score: number;
  readonly residents: readonly Tpn[];
  readonly upfloaters: readonly { readonly team: Tpn; readonly score: number }[];
  readonly passedOver: readonly PassedTeam[];
  /** The first pairing of all: the smaller half of the numbers against the larger (3.6.3). */
  readonly first: readonly TracedPair[];
  /** What absolute criteria have against it. */
  readonly objections: readonly PairObjection[];
  readonly pairs: readonly TracedPair[];
  readonly criteria: readonly CriterionValue[];
  /** C8 to C10 of the first pairing; null when it is not allowed. */
  readonly firstCriteria: readonly CriterionValue[] | null;
}

/** One step of the pairing of a round, with everything an explanation needs. */
export type TeamSwissTraceEvent =
  /** 3.4. */
  | TracedBye
  | TracedBracket
  | {
      readonly type: 'colours';
      readonly white: Tpn;
      readonly black: Tpn;
      readonly rule: TeamColourRule;
      readonly article: string;
    };

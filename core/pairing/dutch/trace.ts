import type { DutchCriterion } from '../../rules/editions/dutch-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { ColourRule } from '../colours/colour-allocation.ts';
import type { Figures } from '../compare-values.ts';
import type { BracketKind } from './bracket-pairing.ts';

/** Receives the steps of a pairing as they are taken. */
export type Trace = (event: DutchTraceEvent) => void;

/** How a candidate does by one criterion; scores and differences are in tenths of a point. */
export interface CriterionValue extends Figures {
  readonly criterion: DutchCriterion;
  readonly article: string;
}

/** What an absolute criterion has against a candidate. */
export type Objection =
  | {
      readonly rule: 'rematch' | 'colour' | 'prohibited';
      readonly article: string;
      readonly players: readonly [Tpn, Tpn];
      /** In the last round a topscorer would make the pair possible: neither is one. */
      readonly noTopscorer?: true;
    }
  | { readonly rule: 'completion'; readonly article: string };

export interface TracedCandidate {
  readonly pairs: readonly (readonly [Tpn, Tpn])[];
  readonly downfloaters: readonly Tpn[];
  /** Absolute criteria it breaks; the criteria are then left out. */
  readonly objections: readonly Objection[];
  readonly criteria: readonly CriterionValue[];
}

/** Why no transposition of S2 would do (C.04.3 B.6, 2026: 3.6). */
export type TranspositionsFailed =
  /** None pairs everybody of S1, or none lets the round be completed. */
  | { readonly rule: 'absolute' | 'completion'; readonly articles: readonly string[] }
  /** The best one is worse than the exchange by a criterion. */
  | {
      readonly rule: 'criterion';
      readonly exchanged: CriterionValue;
      readonly transposed: CriterionValue;
    };

/** One step of the pairing of a round, with everything an explanation needs. */
export type DutchTraceEvent =
  | {
      /** C5 (2026): who may receive the bye while all others can be paired. */
      readonly type: 'byeScore';
      readonly article: string;
      readonly score: number;
      readonly eligible: readonly Tpn[];
    }
  | {
      readonly type: 'bracket';
      readonly kind: BracketKind;
      /** The lowest score of its residents. */
      readonly score: number;
      readonly residents: readonly Tpn[];
      readonly movedDown: readonly { readonly player: Tpn; readonly score: number }[];
    }
  | {
      /** Original composition (C.04.3 B.2, 2026: 3.2), and of the remainder after the MDP-pairing. */
      readonly type: 'subgroups';
      readonly part: 'bracket' | 'remainder';
      readonly maxPairs: number;
      readonly s1: readonly Tpn[];
      readonly limbo: readonly Tpn[];
      readonly s2: readonly Tpn[];
    }
  | { readonly type: 'naturalCandidate'; readonly candidate: TracedCandidate }
  | {
      readonly type: 'acceptedCandidate';
      readonly candidate: TracedCandidate;
      readonly isNatural: boolean;
      readonly movedPairs: readonly (readonly [Tpn, Tpn])[];
      readonly limbo: readonly Tpn[];
      readonly exchange: { readonly fromS1: readonly Tpn[]; readonly fromS2: readonly Tpn[] };
      /** Why it took the exchange; null without one. */
      readonly transpositions: TranspositionsFailed | null;
    }
  | {
      /** C.04.3 A.9 (2017): the candidate just found does not let the round be completed. */
      readonly type: 'collapse';
      readonly article: string;
      readonly score: number;
      readonly downfloaters: readonly Tpn[];
    }
  | {
      readonly type: 'bye';
      readonly player: Tpn;
      readonly score: number;
      readonly unplayedGames: number;
    }
  | {
      readonly type: 'colours';
      readonly white: Tpn;
      readonly black: Tpn;
      readonly rule: ColourRule;
      readonly article: string;
      /** Who misses an absolute preference, which topscorers of the pair allow (A.7, 2026: 1.8). */
      readonly exempt?: {
        readonly player: Tpn;
        readonly topscorers: readonly Tpn[];
        readonly article: string;
      };
    };

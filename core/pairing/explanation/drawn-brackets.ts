import type { Tpn } from '../../rules/identity.ts';
import type { ToldColourRule } from '../colours/colour-allocation.ts';

/** A line between two players; the higher ranked first. */
export interface DrawnPair {
  readonly pair: readonly [Tpn, Tpn];
  /** The natural candidate has it, too. */
  readonly natural: boolean;
  /** One of the two came from a bracket above, or from a score below. */
  readonly movedDown: boolean;
}

/** An arrow out of a bracket. */
export interface DrawnFloater {
  readonly player: Tpn;
  /** Place of the bracket entered, from 0; null for the bye. */
  readonly to: number | null;
  /** Moved down already, and not paired here either. */
  readonly limbo: boolean;
}

/** How the chosen and the natural candidate do by one criterion, in words for both figures. */
export interface DrawnCriterion {
  readonly criterion: string;
  readonly article: string;
  readonly label: string;
  readonly accepted: string;
  /** Null where an absolute rule keeps the natural candidate out, so that it has no figures. */
  readonly natural: string | null;
  readonly better: 'accepted' | 'natural' | 'same' | null;
}

/** How a bracket came to be paired by itself. */
export type DrawnBracketKind = 'ordinary' | 'penultimate' | 'collapsedLast' | 'last' | 'leftOver';

/** One column: who came in, how they were divided, who met whom, and who left. */
export interface DrawnBracket {
  readonly kind: DrawnBracketKind;
  readonly title: string;
  readonly score: number;
  readonly movedDown: readonly { readonly player: Tpn; readonly score: number }[];
  /** Players of lower scores whom the bracket took up. */
  readonly movedUp: readonly { readonly player: Tpn; readonly score: number }[];
  readonly residents: readonly Tpn[];
  readonly s1: readonly Tpn[];
  readonly limbo: readonly Tpn[];
  readonly s2: readonly Tpn[];
  /** What is left of the residents once the moved-down players have their opponents. */
  readonly remainder: { readonly s1: readonly Tpn[]; readonly s2: readonly Tpn[] } | null;
  readonly isNatural: boolean;
  readonly pairs: readonly DrawnPair[];
  /** Pairs of the natural candidate that were not kept. */
  readonly naturalPairs: readonly (readonly [Tpn, Tpn])[];
  readonly exchange: {
    readonly fromS1: readonly Tpn[];
    readonly fromS2: readonly Tpn[];
    readonly article: string;
  } | null;
  readonly leaving: readonly DrawnFloater[];
  /** What decided against the natural candidate; null where it was kept. */
  readonly decision: {
    readonly article: string | null;
    readonly criterion: string | null;
    readonly sentences: readonly string[];
  } | null;
  readonly criteria: readonly DrawnCriterion[];
  /** The bracket was paired before, without a way to complete the round (C.04.3 A.9, 2017). */
  readonly collapse: { readonly article: string; readonly players: readonly Tpn[] } | null;
  /** The whole bracket in sentences, for those who read. */
  readonly lines: readonly string[];
}

export interface DrawnColours {
  readonly white: Tpn;
  readonly black: Tpn;
  readonly rule: ToldColourRule;
  readonly article: string;
  readonly sentence: string;
}

/** The pairing of a round as a picture: columns, lines and arrows, with the words beside them. */
export interface PairingDrawing {
  readonly brackets: readonly DrawnBracket[];
  /** Who may have the bye (2026: C5); null where the edition does not say, or nobody is odd. */
  readonly byeScore: {
    readonly article: string;
    readonly score: number;
    readonly eligible: readonly Tpn[];
    readonly sentence: string;
  } | null;
  readonly bye: { readonly player: Tpn; readonly sentence: string } | null;
  readonly colours: readonly DrawnColours[];
}

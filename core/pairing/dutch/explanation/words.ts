import type { DutchCriterion } from '../../../rules/editions/dutch-criteria.ts';
import type { BracketKind } from '../bracket-pairing.ts';
import type { TranspositionsFailed } from '../trace.ts';

/** What only an explanation of a Dutch pairing says in one language; holes are `{name}`. */
export interface ExplanationWords {
  readonly brackets: Readonly<Record<BracketKind, string>>;
  readonly movedDown: string;
  readonly subgroups: Readonly<Record<'bracket' | 'remainder', string>>;
  readonly limbo: string;
  readonly natural: string;
  readonly acceptedAsNatural: string;
  readonly accepted: string;
  readonly downfloaters: string;
  readonly unpaired: string;
  readonly exchange: string;
  readonly transpositions: Readonly<Record<TranspositionsFailed['rule'], string>>;
  readonly decided: string;
  readonly worseElsewhere: string;
  readonly criteria: Readonly<Record<DutchCriterion, string>>;
  readonly collapse: string;
  readonly byeScore: string;
  readonly byeTitle: string;
  readonly bye: string;
  readonly whyNot: Readonly<Record<'byeScore' | 'completion' | 'order', string>>;
  readonly steps: Readonly<
    Record<'movedDown' | 'movedDownOpponents' | 'exchange' | 'transposition', string>
  >;
}

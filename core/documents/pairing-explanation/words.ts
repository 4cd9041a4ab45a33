import type { ColourRule } from '../../pairing/colours/colour-allocation.ts';
import type { BracketKind } from '../../pairing/dutch/bracket-pairing.ts';
import type { Objection } from '../../pairing/dutch/trace.ts';
import type { DutchCriterion } from '../../rules/editions/dutch-criteria.ts';

/** What an explanation of a Dutch pairing says in one language; holes are `{name}`. */
export interface ExplanationWords {
  readonly brackets: Readonly<Record<BracketKind, string>>;
  readonly residents: string;
  readonly movedDown: string;
  readonly subgroups: Readonly<Record<'bracket' | 'remainder', string>>;
  readonly limbo: string;
  readonly natural: string;
  readonly acceptedAsNatural: string;
  readonly accepted: string;
  readonly downfloaters: string;
  readonly exchange: string;
  readonly objections: Readonly<Record<Objection['rule'], string>>;
  readonly decided: string;
  readonly worseElsewhere: string;
  readonly criteria: Readonly<Record<DutchCriterion, string>>;
  readonly collapse: string;
  readonly byeScore: string;
  readonly bye: string;
  readonly colours: string;
  readonly colourRules: Readonly<Record<ColourRule, string>>;
  readonly nobody: string;
  readonly whyNot: Readonly<
    Record<
      | 'paired'
      | 'absent'
      | 'absolute'
      | 'metInRound'
      | 'incomplete'
      | 'byeScore'
      | 'completion'
      | 'criterion'
      | 'order',
      string
    >
  >;
  readonly steps: Readonly<
    Record<'movedDown' | 'movedDownOpponents' | 'exchange' | 'transposition', string>
  >;
}

import type { Modifiers, TeamScoreCode } from '../descriptor.ts';
import type { Figure } from '../figure.ts';
import type { BrokenTie, Definition, GroupStep, Variant } from '../tie-break.ts';
import type { Score } from './request.ts';
import type { TeamField, TeamIndex } from './team-field.ts';

/** What a team tie-break is, in words, and how it may be written. */
export interface TeamDefinition extends Omit<Definition, 'variants' | 'usesRatings'> {
  readonly variants: readonly (Variant | 'K')[];
  /** What may follow the colon; without it the primary score counts, where the score matters (C.07 13). */
  readonly scores: readonly TeamScoreCode[];
  /** Usable by Molter tables, where teams have no match of their own. */
  readonly molter?: true;
  /** Every match must be known board by board. */
  readonly needsBoards?: true;
}

/** A tie-break as an event asks for it: on which score, with which variants. */
export interface TeamTieBreakChoice {
  readonly score: TeamScoreCode | null;
  readonly modifiers: Modifiers;
}

/** A tie-break with a value for each team alone. */
export interface SingleTeamTieBreak extends TeamDefinition {
  readonly scope: 'team';
  /** The working is added only when asked for. */
  compute(field: TeamField, team: TeamIndex, choice: TeamTieBreakChoice, explain: boolean): Figure;
}

/** One table a group tie-break looked at: on which score, or after which board. */
export interface TeamGroupStep extends GroupStep {
  readonly score?: Score;
  /** The board compared; with `upTo` the last one of those compared together. */
  readonly board?: number;
  readonly upTo?: true;
}

export interface BrokenTeamTie extends BrokenTie {
  readonly steps?: readonly TeamGroupStep[];
}

/** A tie-break that looks at tied teams together. */
export interface TeamGroupTieBreak extends TeamDefinition {
  readonly scope: 'group';
  breakTie(
    field: TeamField,
    group: readonly TeamIndex[],
    choice: TeamTieBreakChoice,
    explain: boolean,
  ): BrokenTeamTie;
}

export type TeamTieBreak = SingleTeamTieBreak | TeamGroupTieBreak;

/** The score a tie-break is taken over: the one named, or the primary score (C.07 13). */
export function scoreChosen(field: TeamField, { score }: TeamTieBreakChoice): Score {
  if (score === null) return field.primary;
  return score === 'GP' ? 'gamePoints' : 'matchPoints';
}

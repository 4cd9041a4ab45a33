import type { Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import type { Bracket } from './bracket.ts';
import type { Completion } from './completion.ts';
import type { MayMeet } from './field.ts';
import type { Participant } from './participant.ts';

/** Which route of A.9 (2017) a bracket is paired on; 2026 knows only the ordinary one. */
export type BracketRole = 'ordinary' | 'penultimate' | 'collapsedLast';

/** One bracket to be paired, with all that its criteria look at. */
export interface BracketTask {
  readonly bracket: Bracket;
  readonly role: BracketRole;
  /** Players of the scoregroups below, ranked. */
  readonly below: readonly Participant[];
  /** Residents of the following bracket; empty when there is none. */
  readonly following: readonly Participant[];
  readonly edition: SwissProperties;
  readonly initialColour: Colour;
  readonly mayMeet: MayMeet;
  readonly completion: Completion;
}

/**
 * C.4 and C.2 in the last bracket (2017), C4 in every bracket (2026): whether the bracket may let
 * these downfloaters go.
 */
export function isCompletable(task: BracketTask, downfloaters: readonly Participant[]): boolean {
  const { edition, bracket, role, completion, below } = task;
  const completionIsAsked =
    edition.dutch.completion === 'everyBracket' || role === 'penultimate' || bracket.isLast;
  return !completionIsAsked || completion.canBeCompleted([...downfloaters, ...below]);
}

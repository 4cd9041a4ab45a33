import type { Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { ranked, scoregroups } from './bracket.ts';
import type { BracketRole, BracketTask } from './bracket-task.ts';
import type { CandidatePair } from './candidate.ts';
import type { Completion } from './completion.ts';
import type { MayMeet } from './field.ts';
import { pairBracket } from './pair-bracket.ts';
import type { Participant } from './participant.ts';

export interface Field {
  /** Ranked (A.2, 2026: 1.2). */
  readonly participants: readonly Participant[];
  readonly edition: SwissProperties;
  readonly initialColour: Colour;
  readonly mayMeet: MayMeet;
  readonly completion: Completion;
}

export interface CompletePairing {
  readonly pairs: readonly CandidatePair[];
  readonly bye: Participant | null;
}

/** A.9 (2026: 1.9): bracket by bracket from the top; null when the round cannot be completed. */
export function pairRoundByBrackets(field: Field): CompletePairing | null {
  if (!field.completion.canBeCompleted(field.participants)) return null;
  const pairs: CandidatePair[] = [];
  let movedDown: readonly Participant[] = [];
  let groups = scoregroups(field.participants);
  let role: BracketRole = 'ordinary';
  for (;;) {
    const [residents, ...lower] = groups;
    if (residents === undefined) break;
    let candidate = pairBracket(taskOf(field, movedDown, residents, lower, role));
    groups = lower;
    if (
      field.edition.dutch.completion === 'collapsedLastBracket' &&
      lower.length > 0 &&
      (candidate === null ||
        !field.completion.canBeCompleted([...candidate.downfloaters, ...lower.flat()]))
    ) {
      // This bracket is the PPB: it is paired again, and all lower players collapse.
      candidate = pairBracket(taskOf(field, movedDown, residents, lower, 'penultimate'));
      role = 'collapsedLast';
      groups = [lower.flat()];
    }
    if (candidate === null)
      throw new Error('a completable round has a bracket without a candidate');
    pairs.push(...candidate.pairs);
    movedDown = ranked(candidate.downfloaters);
  }
  return { pairs, bye: movedDown[0] ?? null };
}

function taskOf(
  field: Field,
  movedDown: readonly Participant[],
  residents: readonly Participant[],
  lower: readonly (readonly Participant[])[],
  role: BracketRole,
): BracketTask {
  return {
    bracket: { movedDown, residents, isLast: lower.length === 0 },
    role,
    below: lower.flat(),
    following: lower[0] ?? [],
    edition: field.edition,
    initialColour: field.initialColour,
    mayMeet: field.mayMeet,
    completion: field.completion,
  };
}

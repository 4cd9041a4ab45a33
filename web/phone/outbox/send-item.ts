import {
  commandPath,
  type CommandAnswer,
  type ConflictProblem,
  type UnconfirmedProblem,
} from '@ronde/server/api/commands.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { AnswerProblem, ask } from '../../api/ask.ts';
import type { OutboxItem, Sent } from './outbox-item.ts';

/** A hall's network may swallow an answer: the next try asks with the same key. */
const PATIENCE = 12_000;

export async function sendItem(item: OutboxItem): Promise<Sent> {
  const { tournament, seen, key, confirmations } = item;
  const { type, ...command } = item.command;
  try {
    const answer = await ask<CommandAnswer | Problem>(commandPath(tournament, type), {
      method: 'POST',
      body: { seen, key, asksBack: true, confirmations, command },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return 'code' in answer
      ? meaningOf(200, answer, seen)
      : { kind: 'done', position: answer.position };
  } catch (error) {
    return error instanceof AnswerProblem
      ? meaningOf(error.status, error.problem, seen)
      : { kind: 'unknown' };
  }
}

/** What a problem or a question says of the entry. */
export function meaningOf(status: number, problem: Problem, seen: number): Sent {
  // A page of the hotel's network in the place of ours.
  if (problem.code === 'page.unreadableAnswer') return { kind: 'unknown' };
  if (status === 401) return { kind: 'signedOut' };
  if (status === 408 || status === 421 || status === 429 || status >= 500) {
    return { kind: 'unknown' };
  }
  // Written by this phone under an earlier sign-in, whose answer was lost: keys are nobody else's.
  if (problem.code === 'keyTaken') return { kind: 'done', position: seen };
  // An arbiter wrote the same meanwhile.
  if (problem.code === 'questionSaysTheSame') return { kind: 'done', position: seen };
  if (isConflict(problem)) return { kind: 'conflict', others: problem.params.others };
  if (isUnconfirmed(problem)) return { kind: 'asks', warnings: problem.params.warnings };
  return { kind: 'refused', problem };
}

const isUnconfirmed = (problem: Problem): problem is UnconfirmedProblem =>
  problem.code === 'unconfirmed';
const isConflict = (problem: Problem): problem is ConflictProblem => problem.code === 'conflict';

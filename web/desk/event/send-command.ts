import type { Command } from '@ronde/core/tournament/command.ts';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import {
  commandPath,
  type CommandAnswer,
  type ConflictProblem,
  type UnconfirmedProblem,
} from '@ronde/server/api/commands.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { AnswerProblem, ask, Unreachable } from '../../api/ask.ts';

export type Other = ConflictProblem['params']['others'][number];

/** What became of a command. */
export type Sent =
  | { readonly kind: 'done'; readonly position: number }
  | { readonly kind: 'unconfirmed'; readonly warnings: readonly Warning[] }
  /** Somebody else wrote on the same thing meanwhile: what they wrote. */
  | { readonly kind: 'conflict'; readonly others: readonly Other[] }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      /** The server was not able to, which may pass: the same may be done later. */
      readonly passing: boolean;
    }
  | { readonly kind: 'unreachable' };

export interface Sending {
  readonly tournament: string;
  /** The log position the person saw. */
  readonly seen: number;
  /** The same for every try: a repeated request is applied once. */
  readonly key: string;
  readonly confirmations?: Confirmations;
}

export async function sendCommand(command: Command, sending: Sending): Promise<Sent> {
  const { tournament, seen, key, confirmations } = sending;
  const { type, ...rest } = command;
  try {
    const answer = await ask<CommandAnswer | Problem>(commandPath(tournament, type), {
      method: 'POST',
      body: {
        seen,
        key,
        asksBack: true,
        ...(confirmations ? { confirmations } : {}),
        command: rest,
      },
    });
    return 'code' in answer ? meantBy(answer, 200) : { kind: 'done', position: answer.position };
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'unreachable' };
    if (!(error instanceof AnswerProblem)) throw error;
    return meantBy(error.problem, error.status);
  }
}

function meantBy(problem: Problem, status: number): Sent {
  if (isUnconfirmed(problem)) return { kind: 'unconfirmed', warnings: problem.params.warnings };
  if (isConflict(problem)) return { kind: 'conflict', others: problem.params.others };
  return { kind: 'refused', problem, passing: isPassing(status, problem) };
}

/** Signed out, too much at once, broken inside, or another network's page in the place of ours. */
const isPassing = (status: number, { code }: Problem): boolean =>
  [401, 408, 421, 429].includes(status) || status >= 500 || code === 'page.unreadableAnswer';

/** Whether nothing was done, and something has to be confirmed first. */
export const isUnconfirmed = (problem: Problem): problem is UnconfirmedProblem =>
  problem.code === 'unconfirmed';
const isConflict = (problem: Problem): problem is ConflictProblem => problem.code === 'conflict';

import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { CommandOf, CommandType } from '@ronde/core/tournament/command.ts';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import type { LiveEntry } from './live.ts';
import type { Problem } from './problem.ts';

/** The body of `POST /api/tournaments/:id/commands/<command>`. */
export interface CommandRequest<T extends CommandType = CommandType> {
  /** The last position of the log the sender has seen. */
  readonly seen: number;
  /** One for each intention: a request sent twice with the same key is applied once. */
  readonly key: string;
  readonly confirmations?: Confirmations;
  /** The sender asks a person: a question, `unconfirmed` or `conflict`, comes with 200 and is no error. */
  readonly asksBack?: true;
  readonly command: Omit<CommandOf<T>, 'type'>;
}

/** 200: done, durable. */
export interface CommandAnswer {
  /** Of the log after the command. */
  readonly position: number;
  /** The key had been seen before: this is what the first request did. */
  readonly repeated: boolean;
  /** What the live stream tells the sender of it; null when the command changed nothing. */
  readonly entry: LiveEntry | null;
}

/** 409 `conflict`: others have written on the same thing since `seen`; nothing was done. */
export interface ConflictProblem extends Problem {
  readonly code: 'conflict';
  readonly params: {
    readonly position: number;
    /** What the live stream tells the sender of them: facts as the log has them for staff alone. */
    readonly others: readonly LiveEntry[];
  };
}

/** 403 `access.resultOfAnother`: what stands on the board is not a helper's to change. */
export interface ResultOfAnotherProblem extends Problem {
  readonly code: 'access.resultOfAnother';
  readonly params: {
    readonly round: number;
    readonly board: number;
    /** Who entered it, and when. */
    readonly by: string;
    readonly at: string;
    readonly entered: GameOutcome;
  };
}

/** 428 `unconfirmed`: send again with each of these confirmed. */
export interface UnconfirmedProblem extends Problem {
  readonly code: 'unconfirmed';
  readonly params: { readonly warnings: readonly Warning[] };
}

/** `enterResult` → `enter-result`, as it stands in the address. */
export type KebabCommand<T extends string = CommandType> = T extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${KebabCommand<Tail>}`
    : `${Lowercase<Head>}-${KebabCommand<Tail>}`
  : T;

/** Where a command is sent. */
export const commandPath = (tournament: string, type: CommandType): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/commands/${kebab(type)}`;

export const kebab = (type: CommandType): string =>
  type.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The body of `POST /api/tournaments`. */
export interface CreateRequest {
  readonly key: string;
  /** Made from the name when missing. */
  readonly id?: string;
  readonly confirmations?: Confirmations;
  readonly command: Omit<CommandOf<'createTournament'>, 'type'>;
}

export interface CreateAnswer {
  readonly id: string;
  readonly position: number;
  readonly repeated: boolean;
}

import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { sameGameOutcome } from '@ronde/core/rules/outcome.ts';
import type { OutboxItem, Sent } from './outbox-item.ts';

export interface ModelEntry {
  readonly key: string;
  readonly board: number;
  readonly outcome: GameOutcome;
  readonly by: 'phone' | 'other';
}

/** The server as far as a phone can tell: keys once, conflicts by board, the same fact is none. */
export class ModelServer {
  readonly log: ModelEntry[] = [];
  /** Boards outside the range of the device. */
  readonly forbidden: number;

  constructor(forbidden: number) {
    this.forbidden = forbidden;
  }

  receive({ key, seen, command }: OutboxItem): Sent {
    if (command.type !== 'enterResult') throw new Error('results only');
    const { board, outcome } = command;
    const before = this.log.findIndex((entry) => entry.key === key);
    if (before >= 0) return { kind: 'done', position: before + 1 };
    if (board === this.forbidden) {
      return { kind: 'refused', problem: { code: 'access.otherBoards', params: { board } } };
    }
    const missed = this.log.slice(seen).filter((entry) => entry.board === board);
    const last = missed.at(-1);
    if (last !== undefined && !sameGameOutcome(last.outcome, outcome)) {
      return { kind: 'conflict', others: missed.map((entry) => this.other(entry)) };
    }
    const current = this.log.findLast((entry) => entry.board === board);
    if (current === undefined || !sameGameOutcome(current.outcome, outcome)) {
      this.log.push({ key, board, outcome, by: 'phone' });
    }
    return { kind: 'done', position: this.log.length };
  }

  private other(entry: ModelEntry) {
    const { board, outcome, by } = entry;
    const position = this.log.indexOf(entry) + 1;
    const facts = [{ type: 'result', round: 1, board, outcome } as const];
    return { position, at: '2026-03-07T14:00:00.000Z', by, facts };
  }
}

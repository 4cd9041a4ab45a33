import { sameGameOutcome, type GameOutcome } from '@ronde/core/rules/outcome.ts';

/** A result typed at this desk that the server has not answered for yet. */
export interface UnsentResult {
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
  /** The same for every try, so that a result sent twice is written once. */
  readonly key: string;
  /** The log position the person saw: whoever wrote on the board after it is asked about. */
  readonly seen: number;
  /** The result it takes the place of was on screen when this one was chosen. */
  readonly meant?: boolean;
}

/** A result that the server has written, at this position of its log. */
export interface SavedResult extends UnsentResult {
  readonly position: number;
}

const PREFIX = 'ronde.unsent.';

/** The part of the browser's storage we use: tests bring their own. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What this browser still holds of a tournament; what cannot be read is none of ours. */
export function readUnsent(storage: Keeping, tournament: string): UnsentResult[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PREFIX + tournament) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is UnsentResult {
  if (typeof value !== 'object' || value === null) return false;
  const { round, board, outcome, key, seen } = value as Partial<UnsentResult>;
  return (
    Number.isInteger(round) &&
    Number.isInteger(board) &&
    Number.isInteger(seen) &&
    typeof key === 'string' &&
    typeof outcome === 'object'
  );
}

/** Those of other boards. */
export const besides = <T extends UnsentResult>(
  results: readonly T[],
  { round, board }: UnsentResult,
): T[] => results.filter((one) => one.round !== round || one.board !== board);

/** The last one typed for a board is the one meant. */
export function keepUnsent(storage: Keeping, tournament: string, result: UnsentResult): void {
  write(storage, tournament, [...besides(readUnsent(storage, tournament), result), result]);
}

/** Answered for: only this one goes, not what was typed on the same board since. */
export function forgetUnsent(storage: Keeping, tournament: string, key: string): void {
  const others = readUnsent(storage, tournament).filter((one) => one.key !== key);
  write(storage, tournament, others);
}

function write(storage: Keeping, tournament: string, results: readonly UnsentResult[]): void {
  try {
    if (results.length === 0) storage.removeItem(PREFIX + tournament);
    else storage.setItem(PREFIX + tournament, JSON.stringify(results));
  } catch {
    // A private window keeps them until the page is closed.
  }
}

/** Without what the server's own table shows already. */
export function stillUnsent<T extends UnsentResult>(
  results: readonly T[],
  round: number,
  known: ReadonlyMap<number, GameOutcome>,
): T[] {
  return results.filter((one) => {
    const stands = known.get(one.board);
    return one.round === round && (stands === undefined || !sameGameOutcome(stands, one.outcome));
  });
}

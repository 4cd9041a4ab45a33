import type { Hand } from './round.ts';

/** What is done with a clock: set for a game, read, put right, taken away, found faulty, in order again. */
export const CLOCK_ACTS = ['set', 'read', 'corrected', 'replaced', 'faulty', 'inOrder'] as const;
export type ClockAct = (typeof CLOCK_ACTS)[number];

/** A line of the log of clocks (E.01 6.10.1 with its comment, LA line 1556). */
export interface ClockNote {
  readonly act: ClockAct;
  /** The number or name on the clock itself; missing where only the board is known. */
  readonly clock?: string;
  readonly round?: number;
  readonly board?: number;
  /** The clock that came in its place. */
  readonly replacement?: string;
  /** Seconds on the display of each side, and moves made, as they were read or set. */
  readonly white?: number;
  readonly black?: number;
  readonly moves?: number;
  readonly remark?: string;
}

export interface ClockLogLine extends ClockNote, Hand {}

/** A clock that is not to be used again (LA line 1560). */
export interface FaultyClock extends Hand {
  readonly clock: string;
  readonly round: number | null;
  readonly board: number | null;
  readonly remark: string | null;
}

/** Clocks found faulty or replaced, and not said to be in order since; by name. */
export function faultyClocks({
  clockLog = [],
}: {
  readonly clockLog?: readonly ClockLogLine[];
}): FaultyClock[] {
  const faulty = new Map<string, FaultyClock>();
  for (const { act, clock, round, board, remark, at, by } of clockLog) {
    if (clock === undefined) continue;
    if (act === 'inOrder') faulty.delete(clock);
    if (act !== 'faulty' && act !== 'replaced') continue;
    const before = faulty.get(clock)?.remark ?? null;
    faulty.set(clock, {
      ...{ clock, at, by, round: round ?? null, board: board ?? null },
      remark: remark ?? before,
    });
  }
  const order = new Intl.Collator('en', { numeric: true });
  return [...faulty.values()].toSorted((a, b) => order.compare(a.clock, b.clock));
}

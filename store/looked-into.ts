import type { Soundness } from './backup/verify-copy.ts';

/** What a look into a store found, without changing it. */
export interface LookedInto {
  /** 0 where there is no store yet. */
  readonly schema: number;
  /** The schema this program writes. */
  readonly known: number;
  /** Every tournament against its checksums. */
  readonly tournaments: readonly Soundness[];
  /** Instant of the newest entry of all; null when there is none. */
  readonly lastAt: string | null;
}

export const nothingYet = (known: number): LookedInto => ({
  schema: 0,
  known,
  tournaments: [],
  lastAt: null,
});

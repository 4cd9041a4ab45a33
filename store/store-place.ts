import type { Store } from './store.ts';
import type { SummarisingOptions } from './summaries/summaries.ts';

/** One place where tournaments are kept: opening it twice is two programs on the same place. */
export interface StorePlace {
  open(options?: SummarisingOptions): Promise<Store>;
  /** Closes nothing: only takes the place away. */
  dispose(): Promise<void>;
}

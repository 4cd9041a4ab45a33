import type { Store } from './store.ts';

/** One place where tournaments are kept: opening it twice is two programs on the same place. */
export interface StorePlace {
  open(): Promise<Store>;
  /** Closes nothing: only takes the place away. */
  dispose(): Promise<void>;
}

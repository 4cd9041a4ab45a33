import type { Migration } from '../../migration.ts';
import { STORE } from './0001-store.ts';
import { GUESSES_AND_PROBE } from './0002-guesses-and-probe.ts';

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [STORE, GUESSES_AND_PROBE];

import type { Migration } from '../../migration.ts';
import { STORE } from './0001-store.ts';
import { SUMMARIES } from './0002-summaries.ts';

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [STORE, SUMMARIES];

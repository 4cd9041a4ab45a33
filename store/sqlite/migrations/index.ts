import { EVENT_LOG } from './0001-event-log.ts';
import type { Migration } from './migration.ts';

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [EVENT_LOG];

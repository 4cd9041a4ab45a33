import { EVENT_LOG } from './0001-event-log.ts';
import { KEYS_AND_ACCESS } from './0002-keys-and-access.ts';
import { SUMMARIES } from './0003-summaries.ts';
import { GUESSES_AND_PROBE } from './0004-guesses-and-probe.ts';
import { PICTURES } from './0005-pictures.ts';
import { SUBSCRIPTIONS } from './0006-subscriptions.ts';
import { GAMES } from './0007-games.ts';
import { CAPTAINS } from './0008-captains.ts';
import { ERASURES_AND_PHOTOS } from './0009-erasures-and-photos.ts';
import type { Migration } from '../../migration.ts';

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [
  EVENT_LOG,
  KEYS_AND_ACCESS,
  SUMMARIES,
  GUESSES_AND_PROBE,
  PICTURES,
  SUBSCRIPTIONS,
  GAMES,
  CAPTAINS,
  ERASURES_AND_PHOTOS,
];

import type { Migration } from '../../migration.ts';
import { STORE } from './0001-store.ts';
import { SUMMARIES } from './0002-summaries.ts';
import { GUESSES_AND_PROBE } from './0003-guesses-and-probe.ts';
import { PICTURES } from './0004-pictures.ts';
import { SUBSCRIPTIONS } from './0005-subscriptions.ts';
import { GAMES } from './0006-games.ts';
import { CAPTAINS } from './0007-captains.ts';
import { ERASURES_AND_PHOTOS } from './0008-erasures-and-photos.ts';

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [
  STORE,
  SUMMARIES,
  GUESSES_AND_PROBE,
  PICTURES,
  SUBSCRIPTIONS,
  GAMES,
  CAPTAINS,
  ERASURES_AND_PHOTOS,
];

import type { Tournament } from './state.ts';

/** Whether visitors may know of the tournament at all; a log that adds up to none has nothing to show. */
export const isVisible = (state: Tournament | null): state is Tournament => state !== null;

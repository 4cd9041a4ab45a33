import type { Tournament } from '../state.ts';

/** Whether visitors see the event at all: the one answer for pages, lists, files and streams. */
export const isVisible = (state: Tournament): boolean => state.published;

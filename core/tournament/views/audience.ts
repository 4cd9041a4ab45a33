import type { Tournament } from '../state.ts';
import type { PublicPage } from '../settings.ts';

/** For whom a view is made: those who run the event, or everybody. */
export const AUDIENCES = ['staff', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether an audience may see a page of the event at all. */
export function maySee(state: Tournament, audience: Audience, page: PublicPage): boolean {
  return audience === 'staff' || state.settings.publication[page];
}

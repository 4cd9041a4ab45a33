import type { TournamentEvent } from '../event.ts';
import type { Role } from '../roles.ts';
import { factOf } from './fact-of.ts';

export type MayRead = (event: TournamentEvent) => boolean;

/** Whether a fact is for all who run the event. */
export const isForAllStaff: MayRead = (event) => factOf(event).readBy === undefined;

/** What one of them may read. */
export const readableBy =
  (role: Role): MayRead =>
  (event) =>
    factOf(event).readBy?.includes(role) ?? true;

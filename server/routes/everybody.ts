import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';

export const EVERYBODY: readonly Role[] = ROLES;
export const ARBITERS: readonly Role[] = ['chief', 'deputy'];
/** Those who run the event and see drafts. */
export const STAFF: readonly Role[] = ['chief', 'deputy', 'pairing', 'organiser'];
/** Those who work in the hall. */
export const HELPERS: readonly Role[] = [...STAFF, 'results', 'checkIn'];
export const CHIEF: readonly Role[] = ['chief'];

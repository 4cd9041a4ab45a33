import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';
import { isForStaff, type ExportFormat } from '@ronde/server/api/exports.ts';
import { AUDIENCE_OF_ROLE } from '@ronde/server/api/roles.ts';

const STAFF: readonly Role[] = ROLES.filter((role) => AUDIENCE_OF_ROLE[role] === 'staff');
const AT_THE_DOOR: readonly Role[] = [...STAFF, 'checkIn'];

/** Who has something to do on a page; a page that is not here is for everybody who sees the event. */
export const PAGE_READERS: Readonly<Record<string, readonly Role[]>> = {
  now: STAFF,
  lists: AT_THE_DOOR,
  'check-in': [...AT_THE_DOOR, 'results'],
  needs: ['chief'],
  draw: STAFF,
  decide: ['chief', 'deputy'],
  incidents: ['chief', 'deputy'],
  laws: STAFF,
  clocks: STAFF,
  'play-off': STAFF,
  'line-ups': STAFF,
  molter: STAFF,
  people: ['chief', 'deputy'],
  screens: STAFF.filter((role) => role !== 'organiser'),
  ratings: STAFF,
  closing: STAFF,
  wall: STAFF,
  dossier: ['chief', 'deputy'],
  norms: STAFF,
  licences: STAFF,
  games: STAFF,
  regulations: STAFF,
  administration: STAFF,
  history: STAFF,
  copies: ['chief'],
  settings: STAFF,
};

export const mayRead = (role: Role, page: string): boolean =>
  PAGE_READERS[page]?.includes(role) ?? true;

export const mayHave = (role: Role, file: ExportFormat): boolean =>
  !isForStaff(file) || STAFF.includes(role);

import type { Role } from '@ronde/core/tournament/roles.ts';

/**
 * How much of a tournament is shown: `staff` everything; `helper` published rounds with claims and
 * checks, nothing private; `public` what the settings publish.
 */
export const AUDIENCES = ['staff', 'helper', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_OF_ROLE: Readonly<Record<Role, Audience>> = {
  chief: 'staff',
  deputy: 'staff',
  pairing: 'staff',
  results: 'helper',
  checkIn: 'helper',
  organiser: 'staff',
  screen: 'public',
  captain: 'public',
  player: 'public',
  spectator: 'public',
};

export interface BoardRange {
  readonly from: number;
  readonly to: number;
}

/** What a person or a device may be in a tournament, from the most trusted down. */
export const ROLES = [
  'chief',
  'deputy',
  'pairing',
  'results',
  'checkIn',
  'organiser',
  'screen',
  'player',
  'spectator',
] as const;
export type Role = (typeof ROLES)[number];

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
  player: 'public',
  spectator: 'public',
};

export interface BoardRange {
  readonly from: number;
  readonly to: number;
}

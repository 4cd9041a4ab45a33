/** What a person or a device may be in a tournament, from the most trusted down. */
export const ROLES = [
  'chief',
  'deputy',
  'pairing',
  'results',
  'checkIn',
  'organiser',
  'screen',
  'captain',
  'player',
  'spectator',
] as const;
export type Role = (typeof ROLES)[number];

export const CHIEF: readonly Role[] = ['chief'];
export const ARBITERS: readonly Role[] = ['chief', 'deputy'];
export const PAIRING: readonly Role[] = ['chief', 'deputy', 'pairing'];
export const RESULTS: readonly Role[] = ['chief', 'deputy', 'pairing', 'results'];
export const CHECK_IN: readonly Role[] = ['chief', 'deputy', 'pairing', 'checkIn'];
export const MONEY: readonly Role[] = ['chief', 'deputy', 'organiser'];
/** Who keeps the register of licences. */
export const REGISTER: readonly Role[] = ['chief', 'deputy', 'pairing', 'organiser'];
export const OWN_BOARD: readonly Role[] = ['player'];
/** A captain for the own team, an arbiter on a captain's behalf. */
export const SHEETS: readonly Role[] = ['chief', 'deputy', 'captain'];
export const OWN_TEAM: readonly Role[] = ['captain'];

import type { Tpn } from './identity.ts';

/** Which colour preferences teams have (C.04.6 1.7). */
export const TEAM_PREFERENCES = ['A', 'B', 'none'] as const;
export type TeamPreferences = (typeof TEAM_PREFERENCES)[number];

/** What holds unless the rules of the event say otherwise (C.04.6 1.2.2, 1.7). */
export const USUAL_TEAM_COLOURS = { colourPreferences: 'A', secondaryForColours: true } as const;

/** What the rules of a team competition state for C.04.6 (1.2.1, 1.7). */
export interface TeamSwissRules {
  readonly colourPreferences: TeamPreferences;
  /** The secondary score of each team, in tenths, for the colours (4.2.2); null when it is not used. */
  readonly secondary: ReadonlyMap<Tpn, number> | null;
}

import type { TieBreakPresets } from './system.ts';

/** Where the strength of the opponents tells ties apart. */
export const SWISS_PRESETS: TieBreakPresets = {
  players: [
    'usual-swiss',
    'la-swiss-consistent-ratings',
    'la-swiss-inconsistent-ratings',
    'baf101-swiss-consistent-ratings',
    'baf101-swiss-inconsistent-ratings',
    'baf101-swiss-mostly-unrated',
  ],
  teams: ['la-team-swiss', 'ffe-cups', 'baf101-team-swiss'],
};

/** Where the tie-breaks of teams decide a drawn match. */
export const CUP_PRESETS: TieBreakPresets = {
  players: [],
  teams: ['ffe-cups'],
};

/** Where everybody has met everybody. */
export const ROUND_ROBIN_PRESETS: TieBreakPresets = {
  players: ['la-round-robin', 'baf101-round-robin'],
  teams: ['la-team-round-robin', 'baf101-team-round-robin'],
};

/** Where the boards of a team meet different teams (LA 3.2). */
export const TEAM_TABLE_PRESETS: TieBreakPresets = {
  players: [],
  teams: [...SWISS_PRESETS.teams, 'la-molter'],
};

/** Where teams are ranked by the points of their players' games (LA 3.2). */
export const MOLTER_PRESETS: TieBreakPresets = { players: [], teams: ['la-molter'] };

/** Where everybody of a side meets the same opponents; two teams meet each other in every round. */
export const TWO_SIDES_PRESETS: TieBreakPresets = {
  players: ['usual-two-sides'],
  teams: ROUND_ROBIN_PRESETS.teams,
};

/** Where Keizer's points rank. */
export const KEIZER_PRESETS: TieBreakPresets = { players: ['usual-keizer'], teams: [] };

/** Articles on teams that no edition of a chapter holds as data. */
export const TEAM_RULES = {
  /** LA line 12886: a line-up not handed in by the hour is that of the first players of the list. */
  lateLineUp: 'LA 6.9 VII 1',
  /** LA line 12888: more than half of a team is there at the start, or nobody of it begins. */
  halfPresent: 'LA 6.9 VII 2',
  /** LA line 12890: the captain signs the match sheet with the results once the games are over. */
  signedSheet: 'LA 6.9 VII 3',
  /** The board concerned and all following are lost (003 UV1bis V.5). */
  irregularLineUp: 'FFE 3.4 b',
  /** At least half of the team is of the federation (003 UV1bis V.5). */
  halfOfFederation: 'FFE 3.1 c',
} as const;

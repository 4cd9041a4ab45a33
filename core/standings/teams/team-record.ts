import type { Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { BYES, type Bye } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';

/**
 * What a round brought a team. A match with a game over the board was played (C.07 15.1), whatever
 * its individual forfeits; a double forfeit is a forfeit loss for both.
 */
export const TEAM_OUTCOMES = [
  'played',
  'forfeitWin',
  'forfeitLoss',
  ...BYES,
  'notEntered',
] as const satisfies readonly ('played' | 'forfeitWin' | 'forfeitLoss' | 'notEntered' | Bye)[];
export type TeamOutcome = (typeof TEAM_OUTCOMES)[number];

/** What a team scored on one board of a round. */
export interface BoardRecord {
  readonly points: Points;
  /** Who sat opposite, where boards of a round meet different teams (Molter). Boards count from 1. */
  readonly opponent?: { readonly team: Tpn; readonly board: number };
  /** Rating of the player fielded; absent or 0 for none. */
  readonly rating?: number;
}

/** One team's round. */
export interface TeamRound {
  /** The scheduled opponent; null without one, and in an event by Molter tables. */
  readonly opponent: Tpn | null;
  /** The colour on board 1: for crosstables, no tie-break of teams asks for it. */
  readonly colour?: Colour | null;
  readonly outcome: TeamOutcome;
  /** Board 1 first; absent when only the match result is known. */
  readonly boards?: readonly BoardRecord[];
  /** Game points in the table, where they are not the sum of the boards (TRF26 299, 320). */
  readonly gamePoints?: Points;
  /** Match points in the table, where they do not follow from the result (TRF26 299, 320). */
  readonly matchPoints?: Points;
}

/** One team's line of the crosstable. */
export interface TeamRecord {
  /** The team's tournament pairing number. */
  readonly number: Tpn;
  readonly name: string;
  /** Round r at index r − 1; may be shorter than the event. */
  readonly rounds: readonly TeamRound[];
}

import type { IsoDate } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';

/** Kinds of events of the upload interface, by the number it gives them. */
export const EVENT_TYPES = {
  swiss: 0,
  roundRobin: 1,
  teamRoundRobin: 2,
  teamSwiss: 3,
} as const;
export type UploadEventType = keyof typeof EVENT_TYPES;

/** A tie-break's number in the table of the interface; 0 for none. */
export interface TieBreakNumber {
  readonly number: number;
  readonly detail: string;
}

export interface UploadPlayer {
  readonly number: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly title: string | null;
  readonly rating: number | null;
  readonly fideRating: number | null;
  readonly nationalRating: number | null;
  readonly sex: 'm' | 'w' | null;
  readonly federation: string | null;
  readonly club: string | null;
  readonly fideId: string | null;
  readonly rank: number;
  readonly points: Points;
  readonly tieBreaks: readonly (number | null)[];
  /** Not separated from the player before by anything. */
  readonly tiedWithPrevious: boolean;
  /** In a team event: the number of the team, and the place in its list. */
  readonly seat?: { readonly board: number; readonly team: number };
}

export interface UploadTeam {
  readonly number: number;
  readonly name: string;
  readonly shortName: string | null;
  readonly rank: number;
  /** Of the score that ranks first. */
  readonly points: Points;
  readonly tieBreaks: readonly (number | null)[];
  readonly tiedWithPrevious: boolean;
  readonly captain: string | null;
  readonly federation: string | null;
  readonly rating: number | null;
  /** Out of the event; what it made still counts. */
  readonly left: boolean;
}

/** A match, or a team without one. */
export interface UploadTeamPairing {
  readonly round: number;
  readonly pairing: number;
  readonly first: number;
  readonly second: number | 'pairingAllocatedBye' | 'notPaired';
  readonly firstPoints: Points | null;
  readonly secondPoints: Points | null;
}

/** What a team event has beside its players. */
export interface UploadTeams {
  readonly boards: number;
  /** Of the first-named team on board 1. */
  readonly homeColour: 'white' | 'black';
  readonly alternating: boolean;
  readonly teams: readonly UploadTeam[];
  readonly pairings: readonly UploadTeamPairing[];
}

/**
 * What a board brought. `K`: a forfeit or a bye; `D`: both lose; `U`: played but not rated;
 * `H`: adjourned.
 */
export interface UploadPairing {
  readonly round: number;
  readonly pairing: number;
  /** Of its match, in a team event. */
  readonly board?: number;
  readonly white: number;
  readonly black: number | 'pairingAllocatedBye' | 'notPaired';
  readonly whitePoints: Points | null;
  readonly blackPoints: Points | null;
  readonly mark: 'K' | 'D' | 'U' | 'H' | null;
}

/** What a person needs at chess-results.com, encrypted with the program's own key. */
export interface UploadSecurity {
  /** The number chess-results.com gave this program. */
  readonly source: string;
  readonly sid: string;
  readonly creatorSid: string;
  readonly tournamentSid: string;
}

/** One tournament as chess-results.com takes it (upload interface of 10 January 2026). */
export interface UploadDocument {
  /** The tournament's number at chess-results.com, asked for once. */
  readonly key: string;
  readonly creator: string;
  readonly type: UploadEventType;
  readonly name: string;
  readonly remark: string | null;
  readonly organiser: string | null;
  readonly place: string | null;
  readonly arbiters: readonly string[];
  readonly chiefArbiter: string | null;
  readonly federation: string | null;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  readonly timeControl: string | null;
  readonly rounds: number;
  readonly currentRound: number;
  readonly rankingRound: number;
  readonly over: boolean;
  readonly tieBreaks: readonly TieBreakNumber[];
  readonly schedule: readonly {
    readonly round: number;
    readonly date: IsoDate | null;
    readonly time: string | null;
  }[];
  /** In the order the site shows them. */
  readonly players: readonly UploadPlayer[];
  readonly pairings: readonly UploadPairing[];
  /** Missing for an individual event. */
  readonly teams?: UploadTeams;
  readonly security: UploadSecurity;
}

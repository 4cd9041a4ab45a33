import type { Colour } from '../rules/colour.ts';
import type { CupRules } from '../rules/cup-rules.ts';
import type { SwissProperties } from '../rules/editions/swiss.ts';
import type { Tpn } from '../rules/identity.ts';
import type { InBoth } from '../rules/in-both.ts';
import type { KeizerRules } from '../rules/keizer/keizer-rules.ts';
import type { Points } from '../rules/points.ts';
import type { PlayerRecord } from '../rules/record.ts';
import type { Result } from '../rules/result.ts';
import type { ScoringSystem } from '../rules/scoring.ts';
import type { TeamPreferences, TeamSwissRules } from '../rules/team-swiss-rules.ts';
import type { TieBreakPreset } from '../rules/tie-break-preset.ts';

/** Everything a system needs to pair one round: a snapshot in, a value out, the same bytes always. */
export interface PairingRequest {
  /** The round to pair, from 1. */
  readonly round: number;
  /** Rounds declared for the whole event. */
  readonly rounds: number;
  /** Everybody in the event in order of pairing number, with their earlier rounds only. */
  readonly players: readonly PlayerRecord[];
  /** Players who are not to be paired in this round: absent, withdrawn, with a bye, not yet arrived. */
  readonly absent: ReadonlySet<Tpn>;
  /** Those of them to whom this round brings points: a half- or full-point bye. */
  readonly absentWithPoints?: ReadonlySet<Tpn>;
  readonly scoring: ScoringSystem;
  readonly edition: SwissProperties;
  /** The colour drawn by lot for odd pairing numbers (C.04.3 E, 2026: 5.1). */
  readonly initialColour: Colour;
  /** Fictitious points of an accelerated round; absent means none. */
  readonly virtualPoints?: (player: Tpn, round: number) => Points;
  /** Groups of players of whom no two may meet in this round. */
  readonly prohibited: readonly (readonly Tpn[])[];
  /** What is fixed for a cup, and who went through tied matches. */
  readonly cup?: {
    readonly rules: CupRules;
    readonly decisions: readonly { readonly winner: Tpn; readonly loser: Tpn }[];
  };
  /** Who is on which of two sides; the first half of the numbers against the others when absent. */
  readonly sides?: TwoSides;
  /** How many teams of how many players sit by a table; their numbers are A1, A2 … B1, and so on (LA 3.2). */
  readonly seats?: { readonly teams: number; readonly players: number };
  /** What a club has fixed for Keizer's system; the usual rules when absent. */
  readonly keizer?: KeizerRules;
  /** What an event of teams has stated for C.04.6; type A and no secondary score when absent. */
  readonly teamSwiss?: TeamSwissRules;
}

/** Two sides of players by pairing number: A1 is the first of `a`. */
export interface TwoSides {
  readonly a: readonly Tpn[];
  readonly b: readonly Tpn[];
}

export interface Pair {
  readonly white: Tpn;
  readonly black: Tpn;
}

export interface RoundPairing {
  /** In board order. */
  readonly pairs: readonly Pair[];
  /** The numbers of their boards, where some stay empty between them. */
  readonly boards?: readonly number[];
  /** Who receives the pairing-allocated bye, or rests; the first of several where sides are unequal. */
  readonly bye: Tpn | null;
}

/** No pairing satisfies the absolute rules: who cannot be placed, and why. */
export interface NoLegalPairing {
  readonly code: 'noLegalPairing';
  readonly article: string;
  /** Players who cannot all be placed: few enough to show an arbiter. */
  readonly stuck: readonly StuckPlayer[];
}

export interface StuckPlayer {
  readonly player: Tpn;
  /** Opponents the absolute rules still allow. */
  readonly allowed: readonly Tpn[];
  readonly mayHaveBye: boolean;
}

/** What a system makes of a field (C.04, C.05). */
export const SYSTEM_KINDS = [
  'swiss',
  'roundRobin',
  'twoSides',
  'knockout',
  'teamTables',
  'molter',
] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

/** What has to be settled before the first round is paired. */
export const SYSTEM_NEEDS = ['initialColour'] as const;
export type SystemNeed = (typeof SYSTEM_NEEDS)[number];

/** How a round is made: a question in, a round or a reason out. */
export interface RoundMaker {
  pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing>;
}

/** What everybody above asks of a system, so that nobody asks for its name; how it pairs is its engine's. */
export interface PairingSystem {
  readonly name: InBoth<string>;
  readonly kind: SystemKind;
  readonly participants: 'players' | 'teams' | 'either';
  readonly needs: readonly SystemNeed[];
  /** Whether the colour rules bind no pair with a topscorer in the last round (C.04.3 C.3). */
  readonly exemptsTopscorers: boolean;
  /** Whether fictitious points may accelerate its first rounds (C.04.7). */
  readonly mayAccelerate: boolean;
  /** Two players may meet more than once, which no Swiss by the regulations allows (C.04.1 2). */
  readonly mayMeetAgain?: true;
  /** The event chooses the colour preferences of teams and the use of their second score (C.04.6 1.2.1, 1.7). */
  readonly choosesColourPreferences?: true;
  /** How many games a match has, or whether an event says so; each is a round (ADR 0031). */
  readonly gamesPerMatch?: number | 'chosen';
  /** What ranks the event, where it is not the points. */
  readonly rankedBy?: 'opponentsValues' | 'roundReached';
  /**
   * The numbers of rounds that fit a field, shortest first; null where the arbiter says. Of two sides, how
   * many are on the first decides too.
   */
  roundsFor(participants: number, firstSide?: number): readonly number[] | null;
  /** Orders of tie-breaks that suit it, the most usual first. */
  readonly tieBreakPresets: TieBreakPresets;
  /** The code of report files for an event by this system, without acceleration (TRF26 record 192). */
  trfCode(event: CodedEvent): string;
}

/** Orders of tie-breaks by who is ranked. */
export interface TieBreakPresets {
  readonly players: readonly TieBreakPreset[];
  readonly teams: readonly TieBreakPreset[];
}

/** What the type code of a report file says beside the system. */
export interface CodedEvent {
  readonly teams: boolean;
  /** How often everybody meets everybody, where that is the system. */
  readonly cycles: number;
  /** Year of the edition of the Swiss rules. */
  readonly year: string;
  /** The score of teams that ranks first. */
  readonly primary: 'matchPoints' | 'gamePoints';
  /** What a Swiss of teams states about colours (C.04.6 1.2.1, 1.7). */
  readonly colourPreferences: TeamPreferences;
  readonly secondaryForColours: boolean;
}

import type { Colour } from '../rules/colour.ts';
import type { PlayerId, TeamId } from '../rules/identity.ts';
import type { Bye, GameOutcome } from '../rules/outcome.ts';
import type { Points } from '../rules/points.ts';

/** Who made a round: the engine, the arbiter's hand, or a file that was read. */
export const PAIRING_ORIGINS = ['engine', 'manual', 'imported'] as const;
export type PairingOrigin = (typeof PAIRING_ORIGINS)[number];

/** When a correction takes effect (C.04.2 D.8, 2026: 4.3). */
export const CORRECTION_WINDOWS = ['nextPairing', 'pairingAfter', 'ratingOnly'] as const;
export type CorrectionWindow = (typeof CORRECTION_WINDOWS)[number];

export interface Correction {
  readonly outcome: GameOutcome;
  /** The first round whose pairing uses it; null when only the rating report does. */
  readonly usedFrom: number | null;
}

export interface DraftedGame {
  readonly board: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
  /** The table of the team match it belongs to. */
  readonly match?: number;
}

export interface ProposedPair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

export interface ProposedMatch {
  readonly first: TeamId;
  readonly second: TeamId;
}

/** What the players themselves say of their game, until it is entered. */
export type Claims = Readonly<Partial<Record<Colour, GameOutcome>>>;

/** Who wrote something, and when. */
export interface Hand {
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
}

/** A result that changed after the draft which rests on it was made. */
export interface ChangedResult extends Hand {
  readonly round: number;
  readonly board: number;
  /** When the draft was made. */
  readonly was: GameOutcome;
  readonly is: GameOutcome;
}

/** A result somebody reported that is not the one entered. */
export interface QuestionedResult extends Hand {
  readonly outcome: GameOutcome;
}

/** When a game is played, where that is not the day of its round. */
export interface Appointment {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time?: string;
}

export interface Game extends DraftedGame {
  readonly outcome: GameOutcome;
  /** Whose entry stands; null without a result. */
  readonly entered: Hand | null;
  /** Corrections notified too late to replace the outcome at once, oldest first. */
  readonly corrections: readonly Correction[];
  readonly claims: Claims;
  /** Read again from the sheet and found the same. */
  readonly verified: boolean;
  /** Reports that differ from what is entered, oldest first, until an arbiter has looked. */
  readonly questions: readonly QuestionedResult[];
  /**
   * The first round whose pairing counts the result of a game that was adjourned: every pairing
   * before it took the game for a draw (C.04.2 D.1, 2026: 3.1). Missing for any other game.
   */
  readonly countsFrom?: number;
  /** A game of a calendar that has a day of its own. */
  readonly postponed?: Appointment;
}

/** When and where a match is played, where that is not as its round. */
export interface Arrangement {
  /** `YYYY-MM-DD`; missing for the day of the round, unless that is still to be agreed. */
  readonly day?: string;
  /** Postponed, and the day is still to be agreed. */
  readonly dayOpen?: true;
  /** `HH:MM` */
  readonly time?: string;
  /** Missing where the first-named team plays at home. */
  readonly place?: string;
}

/** The arrangement of the match at a table. */
export interface ArrangedMatch extends Arrangement {
  readonly table: number;
}

export interface Match {
  readonly table: number;
  /** Has White on board 1 where the colours begin with W. */
  readonly first: TeamId;
  readonly second: TeamId;
}

/** Why a team loses boards of its match by decision. */
export const FORFEIT_REASONS = ['absent', 'irregularLineUp'] as const;
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** Boards of a match a team has lost by decision: one and all below it. */
export interface ForfeitedBoards {
  readonly team: TeamId;
  /** Of the match: 1 for all of it. */
  readonly board: number;
  readonly reason: ForfeitReason;
}

/** What a match sheet says of one board: a captain's word holds for this, and for nothing else. */
export interface SheetResult extends Pick<DraftedGame, 'board' | 'white' | 'black'> {
  readonly outcome: GameOutcome;
}

/** What a captain says of the sheet of a match. */
export interface SheetAnswer {
  readonly team: TeamId;
  /** As the sheet was read, board 1 first. */
  readonly results: readonly SheetResult[];
  /** Why it is contested; missing where it is signed. */
  readonly contested?: string;
  /** Entered by an arbiter for the captain. */
  readonly onBehalf?: true;
}

export const UNPAIRED_REASONS = [
  'odd',
  'asked',
  'notArrived',
  'left',
  'notFielded',
  'emptyBoard',
  'absent',
] as const;
export type UnpairedReason = (typeof UNPAIRED_REASONS)[number];

/** A player without an opponent in a round, and what the round brings all the same. */
export interface Unpaired {
  readonly player: PlayerId;
  /** Forfeits are those of team boards with one side empty, and of those whose opponent plays another. */
  readonly outcome: Bye | 'forfeitWin' | 'forfeitLoss';
  readonly reason: UnpairedReason;
}

/** Why, as it is said: who is to have no point of the round is absent, and has asked for nothing. */
export const toldReason = ({ outcome, reason }: Unpaired): UnpairedReason =>
  reason === 'asked' && outcome === 'zeroPointBye' ? 'absent' : reason;

/** A team without an opponent in a round. */
export interface FreeTeam {
  readonly team: TeamId;
  readonly outcome: Bye;
}

export interface Round {
  readonly number: number;
  readonly origin: PairingOrigin;
  readonly games: readonly Game[];
  readonly matches: readonly Match[];
  readonly unpaired: readonly Unpaired[];
  readonly freeTeams: readonly FreeTeam[];
  /** Missing where every match is played as its round. */
  readonly arranged?: readonly ArrangedMatch[];
  /** Missing where no team has lost boards by decision. */
  readonly forfeitedBoards?: readonly ForfeitedBoards[];
  /** The last word of each captain on the sheet; missing where nobody has said anything. */
  readonly sheets?: readonly (SheetAnswer & Hand)[];
  readonly published: boolean;
  readonly started: boolean;
  /** ISO instant of the announced start (E.01 6.7.1); null before it. */
  readonly startedAt: string | null;
  /** Who was not at the board when an arbiter last looked; null before anybody did. */
  readonly absentees: readonly PlayerId[] | null;
  readonly closed: boolean;
  /** A draft made before something it depends on changed. */
  readonly outdated: boolean;
  /** Results of earlier rounds that changed after a draft was made, oldest change first. */
  readonly changedResults: readonly ChangedResult[];
  /** When the last open result came in. */
  readonly completedAt: string | null;
}

/** Points given or taken by decision, beside the scoring system (TRF26 record 299). */
export interface PointsAdjustment {
  readonly player: PlayerId;
  readonly round: number;
  /** Negative for a penalty. */
  readonly points: Points;
  readonly reason: string;
}

export const TEAM_SCORES = ['matchPoints', 'gamePoints'] as const;
export type TeamScoreName = (typeof TEAM_SCORES)[number];

/** The same for a team, in one of its two scores. */
export interface TeamPointsAdjustment {
  readonly team: TeamId;
  readonly round: number;
  readonly score: TeamScoreName;
  /** Negative for a penalty. */
  readonly points: Points;
  readonly reason: string;
}

export interface ProhibitedGroup {
  readonly players: readonly PlayerId[];
  readonly fromRound: number;
  readonly toRound: number;
}

export interface DraftedRound {
  readonly round: number;
  readonly origin: PairingOrigin;
  readonly games: readonly DraftedGame[];
  readonly matches: readonly Match[];
  readonly unpaired: readonly Unpaired[];
  readonly freeTeams: readonly FreeTeam[];
}

export const ROUND_STAGES = ['draft', 'published', 'playing', 'complete', 'closed'] as const;
export type RoundStage = (typeof ROUND_STAGES)[number];

export function roundStage(round: Round): RoundStage {
  if (round.closed) return 'closed';
  if (!round.published) return 'draft';
  if (round.games.every((game) => game.outcome.kind !== 'notEntered')) return 'complete';
  return hasBegun(round) ? 'playing' : 'published';
}

/** Every board has its result, or a game to be finished later. */
export function isOver(round: Round): boolean {
  const stage = roundStage(round);
  return stage === 'complete' || stage === 'closed';
}

/** The arbiter said so, or something is entered on a board. */
export const hasBegun = ({ started, games }: Round): boolean =>
  started || games.some(({ outcome }) => outcome.kind !== 'notEntered');

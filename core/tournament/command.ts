import type { GameOutcome, GrantedBye } from '../rules/outcome.ts';
import type { Chapter } from '../rules/editions/edition.ts';
import type { RepublishReason } from '../rules/editions/handling.ts';
import type { PlayerId, TeamId } from '../rules/identity.ts';
import type { Points } from '../rules/points.ts';
import type { NumberingReason } from './event.ts';
import type { OptionalDetail, PlayerDetails, Team } from './player.ts';
import type { Settings } from './settings.ts';

/** Settings a new tournament must bring; the rest has defaults (commands/create.ts). */
export type NewSettings = Pick<Settings, 'name' | 'firstDay' | 'rounds'> & Partial<Settings>;

export interface ProposedPair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

export interface ProposedMatch {
  readonly first: TeamId;
  readonly second: TeamId;
}

/** What a person, a phone or the engine asks for. */
export type Command =
  | {
      readonly type: 'createTournament';
      readonly settings: NewSettings;
      readonly editions?: Readonly<Partial<Record<Chapter, string>>>;
      /** Public from the start; otherwise nobody else sees it until it is published. */
      readonly published?: true;
    }
  | { readonly type: 'publishTournament' }
  | { readonly type: 'withholdTournament' }
  | { readonly type: 'changeSettings'; readonly changes: Partial<Settings> }
  | { readonly type: 'pinEdition'; readonly chapter: Chapter; readonly edition: string }
  | { readonly type: 'leaveFideMode'; readonly reason: string }
  | { readonly type: 'enterPlayers'; readonly players: readonly PlayerDetails[] }
  | {
      readonly type: 'correctPlayer';
      readonly player: PlayerId;
      readonly changes: Partial<Omit<PlayerDetails, 'id'>>;
      /** What turned out to be unknown. */
      readonly removes?: readonly OptionalDetail[];
    }
  | { readonly type: 'removePlayer'; readonly player: PlayerId }
  | { readonly type: 'enterTeam'; readonly team: Team }
  | { readonly type: 'correctTeam'; readonly team: Team }
  | {
      readonly type: 'setLineUp';
      readonly round: number;
      readonly team: TeamId;
      readonly boards: readonly (PlayerId | null)[];
    }
  | {
      readonly type: 'grantTeamBye';
      readonly team: TeamId;
      readonly round: number;
      readonly bye: GrantedBye;
    }
  | { readonly type: 'revokeTeamBye'; readonly team: TeamId; readonly round: number }
  | { readonly type: 'withdrawTeam'; readonly team: TeamId }
  | { readonly type: 'returnTeam'; readonly team: TeamId }
  | { readonly type: 'assignNumbers'; readonly reason: Exclude<NumberingReason, 'exchange'> }
  | { readonly type: 'exchangeNumbers'; readonly a: PlayerId; readonly b: PlayerId }
  | { readonly type: 'closeList' }
  | {
      readonly type: 'grantBye';
      readonly player: PlayerId;
      readonly round: number;
      readonly bye: GrantedBye;
    }
  | { readonly type: 'revokeBye'; readonly player: PlayerId; readonly round: number }
  | {
      readonly type: 'announceAbsences';
      readonly players: readonly PlayerId[];
      readonly round: number;
    }
  | { readonly type: 'openCheckIn'; readonly round: number }
  | { readonly type: 'checkIn'; readonly players: readonly PlayerId[] }
  | { readonly type: 'undoCheckIn'; readonly players: readonly PlayerId[] }
  | { readonly type: 'closeCheckIn'; readonly round: number }
  | { readonly type: 'withdraw'; readonly player: PlayerId }
  | { readonly type: 'reportAbsence'; readonly player: PlayerId; readonly round: number }
  | { readonly type: 'expel'; readonly player: PlayerId }
  | { readonly type: 'returnPlayer'; readonly player: PlayerId }
  | {
      readonly type: 'prohibitPairs';
      readonly players: readonly PlayerId[];
      readonly fromRound: number;
      readonly toRound: number;
    }
  | { readonly type: 'allowPairs'; readonly players: readonly PlayerId[] }
  | { readonly type: 'fixBoard'; readonly player: PlayerId; readonly board: number | null }
  | { readonly type: 'pairRound'; readonly round: number }
  | {
      readonly type: 'draftRound';
      readonly round: number;
      readonly pairs: readonly ProposedPair[];
      readonly bye: PlayerId | null;
      readonly origin: 'engine' | 'manual';
    }
  | {
      readonly type: 'draftTeamRound';
      readonly round: number;
      readonly matches: readonly ProposedMatch[];
      readonly bye: TeamId | null;
      readonly origin: 'engine' | 'manual';
    }
  | { readonly type: 'discardDraft' }
  | {
      readonly type: 'publishRound';
      readonly round: number;
      /** Round 1 of an event that is not public, which stays so: asked about otherwise. */
      readonly withoutEvent?: true;
    }
  | {
      readonly type: 'republishRound';
      readonly round: number;
      readonly reason: RepublishReason;
      readonly pairs: readonly ProposedPair[];
      readonly bye: PlayerId | null;
    }
  | { readonly type: 'startRound'; readonly round: number }
  | {
      readonly type: 'enterResult';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
    }
  | { readonly type: 'clearResult'; readonly round: number; readonly board: number }
  | {
      /** The same result read again from the sheet: a second look at what was typed. */
      readonly type: 'verifyResult';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
    }
  | {
      /** A result was reported that differs from the one entered: an arbiter has to look. */
      readonly type: 'questionResult';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
    }
  | { readonly type: 'dismissQuestion'; readonly round: number; readonly board: number }
  | {
      readonly type: 'claimResult';
      readonly round: number;
      readonly board: number;
      readonly player: PlayerId;
      readonly outcome: GameOutcome;
    }
  | {
      readonly type: 'withdrawClaim';
      readonly round: number;
      readonly board: number;
      readonly player: PlayerId;
    }
  | {
      readonly type: 'adjustPoints';
      readonly player: PlayerId;
      readonly round: number;
      readonly points: Points;
      readonly reason: string;
    }
  | { readonly type: 'closeRound'; readonly round: number }
  | { readonly type: 'drawTieLots'; readonly seed: string }
  | {
      readonly type: 'recordPlayOff';
      /** From the winner down; several on one step stay equal. */
      readonly steps: readonly (readonly PlayerId[])[];
    }
  | { readonly type: 'cancelPlayOff'; readonly players: readonly PlayerId[] }
  | {
      readonly type: 'setTieBreakValue';
      readonly player: PlayerId;
      /** `OTHER_…`, one of the event's tie-breaks. */
      readonly descriptor: string;
      /** Two decimals at most; null takes the value away. */
      readonly value: number | null;
    }
  | { readonly type: 'markRestorePoint'; readonly name: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'restore'; readonly position: number };

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;

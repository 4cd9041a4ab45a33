import type { GameOutcome, GrantedBye } from '../rules/outcome.ts';
import type { PlayerId, TeamId } from '../rules/identity.ts';
import type { RepublishReason } from '../rules/editions/handling.ts';
import type { Chapter } from '../rules/editions/edition.ts';
import type { Pins } from '../rules/editions/registry.ts';
import type { LeavingReason, PlayerDetails, Team } from './player.ts';
import type {
  CorrectionWindow,
  DraftedGame,
  DraftedRound,
  PointsAdjustment,
  ProhibitedGroup,
  Unpaired,
} from './round.ts';
import type { RecordedSettings, Settings } from './settings.ts';

/** Why pairing numbers were given anew. */
export const NUMBERING_REASONS = ['initialOrder', 'correction', 'lateEntry', 'exchange'] as const;
export type NumberingReason = (typeof NUMBERING_REASONS)[number];

/** Facts. Never edited once stored; what they mean is the fold's business. */
export type TournamentEvent =
  | {
      readonly type: 'tournamentCreated';
      readonly settings: RecordedSettings;
      readonly pins: Pins;
      /** Not public until it is published; events of logs without this mark always were. */
      readonly unpublished?: true;
    }
  | { readonly type: 'tournamentPublished' }
  | { readonly type: 'tournamentWithheld' }
  | {
      readonly type: 'imported';
      readonly from: string;
      readonly problems: number;
      /** Comment lines of the file that put something on record (C.02, checklist VCL4THP). */
      readonly comments?: readonly string[];
    }
  | { readonly type: 'settingsChanged'; readonly changes: Partial<Settings> }
  | { readonly type: 'editionPinned'; readonly chapter: Chapter; readonly edition: string }
  | { readonly type: 'fideModeLeft'; readonly reason: string }
  | { readonly type: 'playersEntered'; readonly players: readonly PlayerDetails[] }
  | {
      readonly type: 'playerCorrected';
      readonly player: PlayerId;
      /** The details as they are from now on. */
      readonly details: PlayerDetails;
    }
  | { readonly type: 'playerRemoved'; readonly player: PlayerId }
  | { readonly type: 'teamEntered'; readonly team: Team }
  | { readonly type: 'teamCorrected'; readonly team: Team }
  | {
      readonly type: 'teamByeGranted';
      readonly team: TeamId;
      readonly round: number;
      readonly bye: GrantedBye;
    }
  | { readonly type: 'teamByeRevoked'; readonly team: TeamId; readonly round: number }
  | { readonly type: 'teamLeft'; readonly team: TeamId; readonly fromRound: number }
  | { readonly type: 'teamReturned'; readonly team: TeamId }
  | {
      readonly type: 'lineUpSet';
      readonly round: number;
      readonly team: TeamId;
      /** Board 1 first; null for a board left empty. */
      readonly boards: readonly (PlayerId | null)[];
    }
  | {
      readonly type: 'numbersAssigned';
      /** Pairing number 1 first. */
      readonly order: readonly PlayerId[];
      readonly reason: NumberingReason;
    }
  | {
      readonly type: 'matchFielded';
      readonly round: number;
      readonly table: number;
      readonly games: readonly DraftedGame[];
      /** Everybody of both teams who has no opponent on this table. */
      readonly unpaired: readonly Unpaired[];
    }
  | { readonly type: 'listClosed' }
  | {
      readonly type: 'byeGranted';
      readonly player: PlayerId;
      readonly round: number;
      readonly bye: GrantedBye;
    }
  | { readonly type: 'byeRevoked'; readonly player: PlayerId; readonly round: number }
  | { readonly type: 'checkInOpened'; readonly round: number }
  | { readonly type: 'playersCheckedIn'; readonly players: readonly PlayerId[] }
  | { readonly type: 'checkInUndone'; readonly players: readonly PlayerId[] }
  | { readonly type: 'checkInClosed'; readonly round: number }
  | {
      readonly type: 'playerLeft';
      readonly player: PlayerId;
      readonly reason: LeavingReason;
      readonly fromRound: number;
    }
  | { readonly type: 'playerReturned'; readonly player: PlayerId; readonly fromRound: number }
  | { readonly type: 'pairsProhibited'; readonly group: ProhibitedGroup }
  | { readonly type: 'pairsAllowed'; readonly group: ProhibitedGroup }
  | { readonly type: 'boardFixed'; readonly player: PlayerId; readonly board: number | null }
  | ({ readonly type: 'roundDrafted' } & DraftedRound)
  | { readonly type: 'draftDiscarded'; readonly round: number }
  | { readonly type: 'roundPublished'; readonly round: number }
  | ({ readonly type: 'roundRepublished'; readonly reason: RepublishReason } & DraftedRound)
  | { readonly type: 'roundStarted'; readonly round: number }
  | {
      readonly type: 'resultEntered';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
    }
  | { readonly type: 'resultCleared'; readonly round: number; readonly board: number }
  | {
      readonly type: 'resultCorrected';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
      readonly window: CorrectionWindow;
    }
  | {
      readonly type: 'resultClaimed';
      readonly round: number;
      readonly board: number;
      readonly player: PlayerId;
      readonly outcome: GameOutcome;
    }
  | {
      readonly type: 'claimWithdrawn';
      readonly round: number;
      readonly board: number;
      readonly player: PlayerId;
    }
  | {
      readonly type: 'resultVerified';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
    }
  | {
      readonly type: 'resultQuestioned';
      readonly round: number;
      readonly board: number;
      /** As reported, other than the one entered. */
      readonly outcome: GameOutcome;
    }
  | { readonly type: 'questionDismissed'; readonly round: number; readonly board: number }
  | { readonly type: 'roundClosed'; readonly round: number }
  | { readonly type: 'tieLotsDrawn'; readonly seed: string }
  | { readonly type: 'playOffRecorded'; readonly steps: readonly (readonly PlayerId[])[] }
  | { readonly type: 'playOffCancelled'; readonly players: readonly PlayerId[] }
  | {
      readonly type: 'tieBreakValueSet';
      readonly player: PlayerId;
      /** The self-defined tie-break's own name, without variants. */
      readonly code: string;
      readonly value: number | null;
    }
  | ({ readonly type: 'pointsAdjusted' } & PointsAdjustment)
  | { readonly type: 'restorePointMarked'; readonly name: string }
  | { readonly type: 'undone'; readonly position: number }
  | { readonly type: 'redone'; readonly position: number }
  | { readonly type: 'restored'; readonly to: number };

export type EventType = TournamentEvent['type'];
export type EventOf<T extends EventType> = Extract<TournamentEvent, { readonly type: T }>;

import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import type { MatchScoring, ScoringSystem } from '../../rules/scoring.ts';
import type { StandingsRefusal } from '../request.ts';
import type { TeamRecord } from './team-record.ts';

/** The two scores of a match (C.07 11.1). */
export const SCORES = ['matchPoints', 'gamePoints'] as const;
export type Score = (typeof SCORES)[number];

/** By Molter tables the boards of a team meet different teams in the same round (LA 3.2). */
export type TeamEventKind = 'swiss' | 'roundRobin' | 'molter';

/** Match points in any scale; a forfeited match brings a win's points and none, unless given. */
export interface TeamMatchScoring extends MatchScoring {
  readonly forfeitWin?: Points;
  readonly forfeitLoss?: Points;
}

/** A team event as it stands after a round: everything its standings are made from. */
export interface TeamStandingsRequest {
  readonly teams: readonly TeamRecord[];
  /** Rounds that count; later ones in the records are not looked at. */
  readonly rounds: number;
  /** Rounds declared for the event; `rounds` when absent. */
  readonly declaredRounds?: number;
  /** Boards of a match. */
  readonly boards: number;
  readonly matchScoring: TeamMatchScoring;
  /** Points of one game, in any scale. */
  readonly gameScoring: ScoringSystem;
  /** What ranks first; by Molter tables always game points. */
  readonly primaryScore: Score;
  readonly kind: TeamEventKind;
  readonly edition: TieBreakProperties;
  /** Values of self-defined tie-breaks (C.07 4.1) and of lots, at most two decimals, by code. */
  readonly manual?: Readonly<Record<string, ReadonlyMap<Tpn, number>>>;
  /** Places by the round reached, in a cup: they rank it. */
  readonly places?: ReadonlyMap<Tpn, number>;
}

/** Why no standings of teams can be made. In what individual standings refuse too, `player` is the team's number. */
export type TeamRefusal =
  | StandingsRefusal
  | {
      readonly code: 'individualsOnly' | 'scoreNotAllowed' | 'notInMolter';
      readonly descriptor: string;
      readonly article: string;
    }
  /** A match in the record of one team and not, or not so, in the other's. */
  | {
      readonly code: 'matchOnOneSide' | 'resultMissing' | 'tooManyBoards';
      readonly team: Tpn;
      readonly round: number;
    }
  /** The tie-break needs the boards of a match of which only the result is known. */
  | {
      readonly code: 'boardsMissing';
      readonly descriptor: string;
      readonly team: Tpn;
      readonly round: number;
    };

import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import type { Tpn } from '../rules/identity.ts';
import { isOverTheBoard, OUTCOME_NATURE, type PlayerOutcome } from '../rules/outcome.ts';
import type { PlayerRecord } from '../rules/record.ts';
import { failure, success, type Result } from '../rules/result.ts';
import { pointsOfRound, type ScoringSystem } from '../rules/scoring.ts';
import type { Figure } from './figure.ts';
import type { StandingsRefusal, StandingsRequest, TournamentKind } from './request.ts';

/** A player's place in the field: players stand in order of pairing number, from 0. */
export type PlayerIndex = number;

/** Scores as tie-breaks see them, by player, in tenths. */
export interface Scores {
  /** In the table. */
  readonly own: Int32Array;
  /** As the player's opponents see it. */
  readonly adjusted: Int32Array;
}

/** What every round of every player brings, computed once for a view. */
export interface OpponentsScores {
  /** In tenths, or `NO_ROUND`. */
  readonly values: Int32Array;
  /** 1 for a voluntary unplayed round (C.07 16.1.2): a requested bye or a forfeit loss. */
  readonly voluntary: Uint8Array;
}

/** The ratings that count, by player, and whether rating tie-breaks are dropped for want of one. */
export interface CountedRatings {
  readonly values: readonly (number | null)[];
  readonly dropped: boolean;
}

/** A request laid out for computing: flat tables, each read at `cell(player, round)`. */
export interface Field {
  readonly request: StandingsRequest;
  readonly edition: TieBreakProperties;
  readonly scoring: ScoringSystem;
  readonly kind: TournamentKind;
  readonly rounds: number;
  readonly finalRound: number;
  readonly players: readonly PlayerRecord[];
  readonly indexOf: ReadonlyMap<Tpn, PlayerIndex>;
  readonly outcomes: readonly PlayerOutcome[];
  /** The scheduled opponent; −1 without one. */
  readonly opponents: Int32Array;
  /** What the round brought, in tenths. */
  readonly points: Int32Array;
  /** Points in the table, in tenths. */
  readonly scores: Int32Array;
  /** The most rounds any player was paired in. */
  readonly mostGames: number;
  /** Parts of a tenth that opponents' scores are counted in: halves and means are no whole tenths. */
  readonly parts: number;
  /** What has been computed once for everybody. */
  readonly scoresByView: Map<number, Scores>;
  readonly opponentsScores: Map<number, OpponentsScores>;
  readonly figuresByDescriptor: Map<string, readonly Figure[]>;
  readonly ratings: { counted: CountedRatings | null };
}

export const cell = (field: Field, player: PlayerIndex, round: number): number =>
  player * field.rounds + round - 1;

export const outcomeAt = (field: Field, at: number): PlayerOutcome =>
  field.outcomes[at] ?? 'zeroPointBye';

export const numberOf = (field: Field, player: PlayerIndex): Tpn => {
  const record = field.players[player];
  if (!record) throw new RangeError(`no player at ${player}`);
  return record.tpn;
};

/** The scheduled opponent at a cell; null without one. */
export function opponentAt(field: Field, at: number): PlayerIndex | null {
  const opponent = field.opponents[at] ?? -1;
  return opponent < 0 ? null : opponent;
}

export const pointsAt = (field: Field, at: number): number => field.points[at] ?? 0;

/** A half-point or zero-point bye (C.07 16.1.1). */
export const isRequestedBye = (outcome: PlayerOutcome): boolean =>
  outcome === 'halfPointBye' || outcome === 'zeroPointBye';

/** Lays out a request; refuses records that do not fit together. */
export function openField(request: StandingsRequest): Result<Field, StandingsRefusal> {
  const { rounds, scoring, edition, kind } = request;
  const players = [...request.players].sort((a, b) => a.tpn - b.tpn);
  const indexOf = new Map<Tpn, PlayerIndex>();
  for (const [index, { tpn }] of players.entries()) {
    if (indexOf.has(tpn)) return failure({ code: 'sameNumberTwice', player: tpn });
    indexOf.set(tpn, index);
  }
  const cells = players.length * rounds;
  const outcomes = new Array<PlayerOutcome>(cells);
  const opponents = new Int32Array(cells).fill(-1);
  const points = new Int32Array(cells);
  const scores = new Int32Array(players.length);
  let mostGames = 0;
  for (const [index, player] of players.entries()) {
    let [score, games] = [0, 0];
    for (let round = 1; round <= rounds; round += 1) {
      const at = index * rounds + round - 1;
      const record = player.rounds[round - 1];
      // C.07 16.1.1: a round without a record, as after a withdrawal, is a zero-point bye.
      const outcome = record?.outcome ?? 'zeroPointBye';
      outcomes[at] = outcome;
      points[at] = record ? pointsOfRound(record, scoring) : scoring.zeroPointBye;
      score += points[at] ?? 0;
      if (!record || !OUTCOME_NATURE[outcome].paired) continue;
      const opponent = record.opponent === null ? undefined : indexOf.get(record.opponent);
      if (opponent === undefined) {
        return failure({ code: 'opponentNotInField', player: player.tpn, round });
      }
      opponents[at] = opponent;
      games += 1;
    }
    scores[index] = score;
    mostGames = Math.max(mostGames, games);
  }
  return success({
    request,
    edition,
    scoring,
    kind,
    rounds,
    finalRound: request.declaredRounds ?? rounds,
    players,
    indexOf,
    outcomes,
    opponents,
    points,
    scores,
    mostGames,
    parts: partsOfTenth(edition, outcomes, players.length),
    scoresByView: new Map(),
    opponentsScores: new Map(),
    figuresByDescriptor: new Map(),
    ratings: { counted: null },
  });
}

/** BAF 101 2.5: a forfeit brings half of a score, a bye the mean score of the event. */
function partsOfTenth(
  { ownUnplayedRound }: TieBreakProperties,
  outcomes: readonly PlayerOutcome[],
  players: number,
): number {
  if (ownUnplayedRound !== 'halfOfOpponentOrMean') return 1;
  if (outcomes.some(isExempt)) return 2 * players;
  const isForfeit = (outcome: PlayerOutcome): boolean =>
    outcome === 'forfeitWin' || outcome === 'forfeitLoss';
  return outcomes.some(isForfeit) ? 2 : 1;
}

/** Without an opponent, and not by own wish. */
export const isExempt = (outcome: PlayerOutcome): boolean =>
  outcome === 'pairingAllocatedBye' || outcome === 'fullPointBye';

/** A game over the board, seen from one side. */
export interface Encounter {
  readonly round: number;
  readonly opponent: PlayerIndex;
  readonly outcome: PlayerOutcome;
}

/** The player's games over the board; the same opponent twice is two of them (C.07 4.4). */
export function gamesOverTheBoard(field: Field, player: PlayerIndex): Encounter[] {
  const games: Encounter[] = [];
  for (let round = 1; round <= field.rounds; round += 1) {
    const at = cell(field, player, round);
    const opponent = opponentAt(field, at);
    const outcome = outcomeAt(field, at);
    if (opponent !== null && isOverTheBoard(outcome)) games.push({ round, opponent, outcome });
  }
  return games;
}

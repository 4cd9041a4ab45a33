import type { PlayerId } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { minutesForSixtyMoves } from '../../rules/rate-of-play.ts';
import { readRateOfPlay } from '../../rules/read-rate-of-play.ts';
import { isCup } from '../matches.ts';
import { roundStage, type Game, type Round, type RoundStage } from '../round.ts';
import { draftOf, firstOpenRound, roundAtHand, type Tournament } from '../state.ts';
import { boardMark, type BoardMark } from './board-mark.ts';
import { roundCalls, type RoundCalls } from './round-calls.ts';
import { roundBeginsAt } from './round-times.ts';
import { standingsView } from './standings.ts';
import { teamStandingsView } from './team-standings.ts';

/** How a board stands, seen from the other end of the hall. */
export type BoardState = BoardMark | 'adjourned';

export interface CockpitBoard {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly state: BoardState;
}

export interface CockpitRound {
  readonly round: number;
  readonly stage: RoundStage;
  /** ISO instant of the announced start (E.01 6.7.1); null where nobody announced one. */
  readonly startedAt: string | null;
  /** By the schedule, on the wall clock of the hall: `2026-03-07T14:00`. */
  readonly startsAt: string | null;
  readonly boards: readonly CockpitBoard[];
}

export interface Leader {
  readonly rank: number;
  readonly name: string;
  readonly points: Points;
  /** Null for a team. */
  readonly player: PlayerId | null;
}

/** `notArrived`: enters later; `left`: out of the event from this round on. */
export type AwayReason = GrantedBye | 'notArrived' | 'left';

export interface AwayPlayer {
  readonly player: PlayerId;
  readonly name: string;
  readonly reason: AwayReason;
}

export interface NextRound {
  readonly round: number;
  readonly startsAt: string | null;
  /** In the order of the list. */
  readonly away: readonly AwayPlayer[];
}

/** What an arbiter sees of an event at a glance. */
export interface CockpitView {
  /** The round that is drafted or played, or the last one; null before the first. */
  readonly round: CockpitRound | null;
  /** What is announced in the hall before it comes. */
  readonly calls: RoundCalls | null;
  /** Minutes a game of sixty moves may take both players (B.02 1); null for an unknown rate of play. */
  readonly gameMinutes: number | null;
  readonly leaders: {
    /** After this round. */
    readonly round: number;
    readonly first: readonly Leader[];
    /** So many more have the points of the first, in a cup its place. */
    readonly level: number;
  } | null;
  /** The first round that is not public yet; null after the last. */
  readonly next: NextRound | null;
}

/** So many lead at a glance. */
const LEADERS = 5;

export function cockpitView(state: Tournament): CockpitView {
  const round = draftOf(state) ?? roundAtHand(state);
  const { timeControl } = state.settings;
  const rate = timeControl === null ? null : readRateOfPlay(timeControl);
  return {
    round: round === null ? null : roundNow(state, round),
    calls: roundCalls(state),
    gameMinutes: rate === null ? null : Math.ceil(2 * minutesForSixtyMoves(rate)),
    leaders: leadersOf(state),
    next: nextRound(state),
  };
}

function roundNow(state: Tournament, round: Round): CockpitRound {
  const nameOf = (id: PlayerId): string => state.players.get(id)?.name ?? id;
  return {
    round: round.number,
    stage: roundStage(round),
    startedAt: round.startedAt,
    startsAt: roundBeginsAt(state, round.number),
    boards: round.games.map((game) => ({
      board: game.board,
      white: nameOf(game.white),
      black: nameOf(game.black),
      state: stateOf(game),
    })),
  };
}

function stateOf(game: Game): BoardState {
  const mark = boardMark(game);
  return game.outcome.kind === 'adjourned' && mark !== 'questioned' ? 'adjourned' : mark;
}

function leadersOf(state: Tournament): CockpitView['leaders'] {
  const table = state.settings.kind === 'team' ? teamTable(state) : playerTable(state);
  if (table === null || table.round === 0) return null;
  const [top] = table.rows;
  if (top === undefined) return null;
  const first = table.rows.slice(0, LEADERS);
  // In a cup the stage reached leads, whatever the points.
  const isLevel = ({ rank, points }: Leader): boolean =>
    isCup(state.settings) ? rank === top.rank : points === top.points;
  const level = table.rows.slice(LEADERS).filter(isLevel).length;
  return { round: table.round, first, level };
}

interface Table {
  readonly round: number;
  readonly rows: readonly Leader[];
}

function playerTable(state: Tournament): Table {
  const { round, rows } = standingsView(state);
  return {
    round,
    rows: rows.flatMap(({ rank, name, points, id }) =>
      rank === null ? [] : [{ rank, name, points, player: id }],
    ),
  };
}

function teamTable(state: Tournament): Table | null {
  const standings = teamStandingsView(state);
  if (standings === null) return null;
  const { round, primaryScore, rows } = standings;
  return {
    round,
    rows: rows.map((row) => ({
      rank: row.rank,
      name: row.name,
      points: row[primaryScore],
      player: null,
    })),
  };
}

function nextRound(state: Tournament): NextRound | null {
  const round = firstOpenRound(state);
  if (round > state.settings.rounds) return null;
  const byes = state.byes.get(round);
  const away = [...state.players.values()].flatMap((player): AwayPlayer[] => {
    const { id, name, left, fromRound } = player;
    const reason = reasonFor(byes?.get(id), { fromRound, left: left?.fromRound ?? null }, round);
    return reason === null ? [] : [{ player: id, name, reason }];
  });
  return { round, startsAt: roundBeginsAt(state, round), away };
}

/** Who left in an earlier round is no news. */
function reasonFor(
  bye: GrantedBye | undefined,
  { fromRound, left }: { readonly fromRound: number; readonly left: number | null },
  round: number,
): AwayReason | null {
  if (left !== null && left <= round) return left === round ? 'left' : null;
  return bye ?? (fromRound > round ? 'notArrived' : null);
}

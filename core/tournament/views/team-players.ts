import type { PlayerId, TeamId } from '../../rules/identity.ts';
import { halfPoints, isOverTheBoard } from '../../rules/outcome.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import type { BoardPrizeFigure, BoardPrizeRule } from '../../standings/teams/board-prize-rule.ts';
import { numbersOf } from '../numbers.ts';
import { publishedRounds, standingsRound, type Tournament } from '../state.ts';
import { performanceIn } from './performances.ts';
import { personalRounds } from './records.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { standingsQuestion } from './standings-question.ts';
import { boardsHad } from './team-boards.ts';

/** What may be asked about the players of a team event. */
export interface TeamPlayersOptions {
  readonly asOf?: number;
  readonly by?: BoardPrizeFigure;
  readonly least?: number;
}

/** A player of a team event. */
export interface TeamPlayerRow extends Omit<ShownPlayer, 'club' | 'team'> {
  readonly team: { readonly id: TeamId; readonly name: string } | null;
  /** Where the player sat most often, the upper one of two; null for whoever never sat down. */
  readonly board: number | null;
  /** Games over the board with a result. */
  readonly games: number;
  /** Of all rounds, forfeits too. */
  readonly points: Points;
  /** Half points of the games over the board, whatever a win brings in the event. */
  readonly halfPoints: number;
  /** Of the games over the board, one decimal; null without one. */
  readonly percentage: number | null;
  /** Against rated opponents (C.07 10.2); null without one. */
  readonly performance: number | null;
}

/** The best of a board; two whom nothing separates share the place. */
export interface BoardPrizes {
  readonly board: number;
  readonly rows: readonly (TeamPlayerRow & { readonly place: number })[];
}

/** Everybody's results in a team event. */
export interface TeamPlayersView {
  readonly round: number;
  readonly rule: BoardPrizeRule;
  /** By points, percentage and performance. */
  readonly rows: readonly TeamPlayerRow[];
  readonly boards: readonly BoardPrizes[];
}

/** The players of a team event after a round, and the best of every board; null without teams. */
export function teamPlayersView(
  state: Tournament,
  options: TeamPlayersOptions = {},
): TeamPlayersView | null {
  const { team: settings } = state.settings;
  if (settings === null) return null;
  const published = publishedRounds(state);
  const asked = options.asOf ?? standingsRound(state);
  const round = Math.min(Math.max(0, Math.trunc(asked)), published.length);
  const rule: BoardPrizeRule = {
    by: options.by ?? 'percentage',
    least: options.least ?? Math.max(1, Math.ceil(round / 2)),
  };
  const rows = playerRows(state, round).sort(orderOf('points'));
  const compare = orderOf(rule.by);
  return {
    round,
    rule,
    rows,
    boards: Array.from({ length: settings.boards }, (_, index) => {
      const on = rows.filter(({ board, games }) => board === index + 1 && games >= rule.least);
      const placed = on.sort(compare);
      return {
        board: index + 1,
        rows: placed.map((row) => ({
          ...row,
          place: 1 + placed.filter((other) => compare(other, row) < 0).length,
        })),
      };
    }),
  };
}

function playerRows(state: Tournament, round: number): TeamPlayerRow[] {
  // Nobody is paired by a number of their own here: whoever has none still has a performance.
  const { writtenNumbers: _, ...rest } = state;
  const everybody: Tournament =
    state.numbers.length === state.players.size
      ? state
      : { ...rest, numbers: [...state.players.keys()] };
  const { request } = standingsQuestion(everybody, { asOf: round });
  const numbers = numbersOf(everybody);
  const shown = playerShower(state);
  const lines = personalRounds(state, { standingsAfter: round });
  const boards = publishedRounds(state)
    .slice(0, round)
    .map((one) => boardsHad(state, one));
  const teamOf = new Map(
    [...state.teams.values()].flatMap(({ id, name, roster }) =>
      roster.map((player) => [player, { id, name }] as const),
    ),
  );
  return [...state.players.keys()].map((id) => {
    const { club: __, ...player } = shown(id);
    const line = lines.get(id) ?? [];
    const played = line.filter(({ outcome }) => isOverTheBoard(outcome));
    const made = played.reduce((sum, { outcome }) => sum + halfPoints(outcome), 0);
    const number = numbers.get(id);
    const worth = line.map((one) => pointsOfRound(one, state.settings.scoring));
    return {
      ...player,
      team: teamOf.get(id) ?? null,
      board: mostHad(boards, id),
      games: played.length,
      points: sumPoints(worth),
      halfPoints: made,
      percentage: played.length === 0 ? null : Math.round((500 * made) / played.length) / 10,
      performance: number === undefined ? null : (performanceIn(request, number)?.rating ?? null),
    };
  });
}

function mostHad(
  boards: readonly ReadonlyMap<PlayerId, number>[],
  player: PlayerId,
): number | null {
  const times = new Map<number, number>();
  for (const had of boards) {
    const board = had.get(player);
    if (board !== undefined) times.set(board, (times.get(board) ?? 0) + 1);
  }
  const most = Math.max(0, ...times.values());
  const found = [...times].filter(([, count]) => count === most).map(([board]) => board);
  return found.length === 0 ? null : Math.min(...found);
}

type Compare = (a: TeamPlayerRow, b: TeamPlayerRow) => number;

const byPoints: Compare = (a, b) => b.points - a.points;
/** Exactly: 2 of 3 before 4 of 7. */
const byPercentage: Compare = (a, b) =>
  b.halfPoints * Math.max(1, a.games) - a.halfPoints * Math.max(1, b.games);
const byPerformance: Compare = (a, b) => (b.performance ?? 0) - (a.performance ?? 0);
const byGames: Compare = (a, b) => b.games - a.games;

/** What is looked at after the figure, until something separates. */
const ORDERS: Readonly<Record<BoardPrizeFigure, readonly Compare[]>> = {
  percentage: [byPercentage, byGames, byPerformance],
  points: [byPoints, byPercentage, byPerformance],
  performance: [byPerformance, byPercentage, byGames],
};

const orderOf =
  (figure: BoardPrizeFigure): Compare =>
  (a, b) => {
    for (const compare of ORDERS[figure]) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

import type { Tpn } from '../../rules/identity.ts';
import { UNALTERED, type Alteration, type Contribution, type Figure } from '../figure.ts';
import { everyRound, roundOf, type TeamField, type TeamIndex } from './team-field.ts';

/** What a team scored on each board in a round, board 1 first, in tenths. */
export interface BoardRound {
  readonly round: number;
  readonly opponent: Tpn | null;
  readonly points: readonly number[];
  readonly alterations: readonly Alteration[];
}

/** A team's boards, round by round. */
export type BoardSheet = readonly BoardRound[];

const everyBoard = (field: TeamField, points: number): number[] =>
  new Array<number>(field.request.boards).fill(points);

/** As recorded; a forfeited match is won or lost on every board, a bye has no boards. Null when not known. */
export function boardsPlayed(
  field: TeamField,
  team: TeamIndex,
  round: number,
): readonly number[] | null {
  const { boards, outcome } = roundOf(field, team, round);
  const { win, loss } = field.request.gameScoring;
  if (boards && outcome !== 'notEntered') {
    const points = everyBoard(field, 0);
    for (const [place, board] of boards.entries()) points[place] = board.points;
    return points;
  }
  if (outcome === 'played') return null;
  if (outcome === 'forfeitWin') return everyBoard(field, win);
  return everyBoard(field, outcome === 'forfeitLoss' ? loss : 0);
}

/** What Article 12 counts for a round without a match; null for a match. */
function byeOfArticle12(field: TeamField, team: TeamIndex, round: number): number[] | null {
  const { win, draw } = field.request.gameScoring;
  switch (roundOf(field, team, round).outcome) {
    // Whatever the event gives for it.
    case 'pairingAllocatedBye':
    case 'fullPointBye':
      return everyBoard(field, win);
    case 'halfPointBye':
      return everyBoard(field, draw);
    default:
      return null;
  }
}

/** A team's boards in some rounds; with `byesAsWon` as Article 12 has it. Null when a match is not known by boards. */
export function sheetOf(
  field: TeamField,
  team: TeamIndex,
  rounds: readonly number[],
  byesAsWon: boolean,
): BoardSheet | null {
  const sheet: BoardRound[] = [];
  for (const round of rounds) {
    const bye = byesAsWon ? byeOfArticle12(field, team, round) : null;
    const points = bye ?? boardsPlayed(field, team, round);
    if (!points) return null;
    const { opponent } = roundOf(field, team, round);
    const alterations: readonly Alteration[] = bye
      ? [{ change: 'asPlayed', article: 'C.07 12' }]
      : UNALTERED;
    sheet.push({ round, opponent, points, alterations });
  }
  return sheet;
}

/** The boards of all the tied, over the whole event as Article 12 counts it; null when one is not known. */
export function sheetsOfArticle12(
  field: TeamField,
  group: readonly TeamIndex[],
): ReadonlyMap<TeamIndex, BoardSheet> | null {
  const sheets = new Map<TeamIndex, BoardSheet>();
  for (const team of group) {
    const sheet = sheetOf(field, team, everyRound(field), true);
    if (!sheet) return null;
    sheets.set(team, sheet);
  }
  return sheets;
}

/** The sum of one board over the rounds; boards count from 1. */
export const totalOfBoard = (sheet: BoardSheet, board: number): number =>
  sheet.reduce((sum, { points }) => sum + (points[board - 1] ?? 0), 0);

/** Points on each board times the board's weight, added up. */
export function weightedBoards(
  sheet: BoardSheet,
  weightOf: (board: number) => number,
  explain: boolean,
): Figure {
  const working = sheet.map(({ points, ...line }): Contribution => {
    const value = points.reduce((sum, scored, place) => sum + weightOf(place + 1) * scored, 0);
    return {
      round: line.round,
      opponent: line.opponent,
      value,
      counts: true,
      alterations: line.alterations,
    };
  });
  const figure = { value: working.reduce((sum, { value }) => sum + value, 0), per: 10 };
  return explain ? { ...figure, working } : figure;
}

/** The first match of which only the result is known. */
export function matchWithoutBoards(field: TeamField): { team: Tpn; round: number } | null {
  for (const [team, { number }] of field.teams.entries()) {
    const round = everyRound(field).find((one) => boardsPlayed(field, team, one) === null);
    if (round !== undefined) return { team: number, round };
  }
  return null;
}

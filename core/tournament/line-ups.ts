import type { PlayerId, TeamId } from '../rules/identity.ts';
import type { DraftedGame, Match, Unpaired } from './round.ts';
import type { Tournament } from './state.ts';

/** Board 1 first; null for a board left empty. */
export type Boards = readonly (PlayerId | null)[];

/** Boards of a team in a round: as handed in, else the roster from the top. */
export function lineUpOf(state: Tournament, round: number, team: TeamId): Boards {
  const handedIn = state.lineUps.get(round)?.get(team);
  return handedIn === undefined ? firstOfList(state, team) : onBoards(state, handedIn);
}

/** The first players of a list, one a board: what a late line-up is (LA line 12886). */
export const firstOfList = (state: Tournament, team: TeamId): Boards =>
  onBoards(state, state.teams.get(team)?.roster ?? []);

function onBoards(state: Tournament, listed: Boards): Boards {
  const boards = state.settings.team?.boards ?? 0;
  return Array.from({ length: boards }, (_, index) => listed[index] ?? null);
}

export interface FieldedMatch {
  readonly games: readonly DraftedGame[];
  readonly unpaired: readonly Unpaired[];
}

/** The games of a match from both line-ups; board numbers run on from table to table. */
export function fieldMatch(state: Tournament, round: number, match: Match): FieldedMatch {
  const boards = state.settings.team?.boards ?? 0;
  const colours = state.settings.team?.boardColours ?? '';
  const first = lineUpOf(state, round, match.first);
  const second = lineUpOf(state, round, match.second);
  const games: DraftedGame[] = [];
  const unpaired: Unpaired[] = [];
  const fielded = new Set<PlayerId>();
  for (let index = 0; index < boards; index++) {
    const [a, b] = [first[index] ?? null, second[index] ?? null];
    for (const player of [a, b]) if (player) fielded.add(player);
    if (a && b) {
      const [white, black] = colours[index] === 'B' ? [b, a] : [a, b];
      const board = boardNumber(state, match.table, index);
      games.push({ board, white, black, match: match.table });
    } else {
      const alone = a ?? b;
      if (alone) unpaired.push({ player: alone, outcome: 'forfeitWin', reason: 'emptyBoard' });
    }
  }
  for (const team of [match.first, match.second]) {
    for (const player of state.teams.get(team)?.roster ?? []) {
      if (!fielded.has(player)) {
        unpaired.push({ player, outcome: 'zeroPointBye', reason: 'notFielded' });
      }
    }
  }
  return { games, unpaired };
}

/** The number of a board of a match, the first at index 0. */
export function boardNumber(state: Tournament, table: number, index: number): number {
  const boards = state.settings.team?.boards ?? 0;
  return state.settings.firstBoard + (table - 1) * boards + index;
}

import type { PlayerId, TeamId } from '../../rules/identity.ts';
import { isByLetters } from '../by-letters.ts';
import { letteredTeams, seatsOfTeam } from '../lettered-teams.ts';
import { lineUpOf } from '../line-ups.ts';
import type { Match, Round } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { seatsOf, type Seat, type Side } from './team-seats.ts';

/** Boards of a team met different teams in the same round (LA 3.2). */
export const isMolter = (state: Tournament): boolean =>
  isByLetters(state.settings) ||
  publishedRounds(state).some(({ matches }) => {
    const teams = matches.flatMap(({ first, second }) => [first, second]);
    return new Set(teams).size < teams.length;
  });

/** Who sat at the boards of a match, board 1 first; none in an individual event. */
export function seatsOfMatch(state: Tournament, round: Round, match: Match): Seat<PlayerId>[] {
  const opponents = new Map(
    round.games.flatMap(({ white, black }) => [
      [white, black],
      [black, white],
    ]),
  );
  for (const { player } of round.unpaired) opponents.delete(player);
  const sides = [
    sideOf(state, round, match, match.first),
    sideOf(state, round, match, match.second),
  ];
  const [first, second] = sides as [Side<PlayerId>, Side<PlayerId>];
  const opponentOf = (player: PlayerId): PlayerId | null => opponents.get(player) ?? null;
  return seatsOf(first, second, opponentOf).slice(0, state.settings.team?.boards ?? 0);
}

/** Who sat for a team by Molter tables, board 1 first: as handed in, else in the order of the roster. */
export function molterBoards(
  state: Tournament,
  round: Round,
  team: TeamId,
): readonly (PlayerId | null)[] {
  if (isByLetters(state.settings)) {
    const has = letteredTeams(state).some((lettered) => lettered.team.id === team);
    return has ? seatsOfTeam(state, round.number, team) : [];
  }
  const seated = new Set(round.games.flatMap(({ white, black }) => [white, black]));
  const roster = state.teams.get(team)?.roster ?? [];
  return state.lineUps.get(round.number)?.get(team) ?? roster.filter((one) => seated.has(one));
}

/** The board everybody had in a round, from 1 in each team; whoever was not fielded is missing. */
export function boardsHad(state: Tournament, round: Round): ReadonlyMap<PlayerId, number> {
  const had = new Map<PlayerId, number>();
  const note = (players: readonly (PlayerId | null)[]): void => {
    for (const [index, player] of players.entries())
      if (player !== null) had.set(player, index + 1);
  };
  if (isMolter(state)) {
    for (const team of state.teams.keys()) note(molterBoards(state, round, team));
    return had;
  }
  for (const match of round.matches) {
    const seats = seatsOfMatch(state, round, match);
    note(seats.map(({ first }) => first));
    note(seats.map(({ second }) => second));
  }
  return had;
}

/** Who sat for a team: at a board, or alone opposite an empty one. */
function sideOf(state: Tournament, round: Round, match: Match, team: TeamId): Side<PlayerId> {
  const roster = state.teams.get(team)?.roster ?? [];
  const seated = new Set([
    ...round.games.filter((game) => game.match === match.table).flatMap((g) => [g.white, g.black]),
    ...round.unpaired
      .filter(({ reason, outcome }) => reason === 'emptyBoard' && outcome === 'forfeitWin')
      .map((u) => u.player),
  ]);
  const players = roster.filter((player) => seated.has(player));
  return { players, lineUp: lineUp(state, round, match, team, players) };
}

/**
 * As handed in; else by the boards of the round, which a file that was read numbers from the top
 * whatever was left empty: only its order is to be trusted.
 */
function lineUp(
  state: Tournament,
  round: Round,
  match: Match,
  team: TeamId,
  players: readonly PlayerId[],
): readonly (PlayerId | null)[] | null {
  const handedIn = state.lineUps.get(round.number)?.get(team);
  if (handedIn) return handedIn;
  if (round.origin === 'imported') return null;
  const count = state.settings.team?.boards ?? 0;
  const boards = new Array<PlayerId | null>(count).fill(null);
  const top = state.settings.firstBoard + (match.table - 1) * count;
  const mine = new Set(players);
  for (const { match: table, board, white, black } of round.games) {
    if (table !== match.table) continue;
    // Boards numbered otherwise since then still stand in their order.
    if (board < top || board >= top + count) return null;
    boards[board - top] = mine.has(white) ? white : black;
  }
  const listed = lineUpOf(state, round.number, team);
  for (const [index, player] of listed.entries()) {
    if (player !== null && mine.has(player) && !boards.includes(player)) boards[index] ??= player;
  }
  return boards;
}

import type { Colour } from '../../rules/colour.ts';
import { tpn, type PlayerId, type TeamId, type Tpn } from '../../rules/identity.ts';
import type { TeamRecord, TeamRound } from '../../standings/teams/team-record.ts';
import type { Purpose } from '../corrections.ts';
import { strengthOf } from '../initial-order.ts';
import { lineUpOf } from '../line-ups.ts';
import type { Match, Round } from '../round.ts';
import type { TeamSettings } from '../settings.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { personalRounds, type PersonalRound } from './records.ts';
import { roundsOfMatch, type Appearance } from './team-match.ts';
import { molterRound } from './team-molter.ts';
import { seatsOf, type Side } from './team-seats.ts';

/** Pairing numbers of the teams: the order of entry, as report files number them. */
export const teamNumbers = (state: Tournament): ReadonlyMap<TeamId, Tpn> =>
  new Map([...state.teams.keys()].map((id, index) => [id, tpn(index + 1)]));

/** The crosstable of teams, from the public rounds read for a purpose; none in an individual event. */
export function teamRecords(state: Tournament, purpose: Purpose): TeamRecord[] {
  const { team: settings } = state.settings;
  if (settings === null) return [];
  const numbers = teamNumbers(state);
  const lines = personalRounds(state, purpose);
  const count = Math.max(0, ...[...lines.values()].map((line) => line.length));
  const rounds = state.rounds.slice(0, count).filter((round) => round.published);
  const molter = isMolter(state);
  const table = rounds.map((round, index) => {
    const read = { state, settings, numbers, round, lines, index };
    return molter ? molterRoundOf(read) : roundOfTeams(read);
  });
  return [...state.teams.values()].map(({ id, name }) => ({
    number: numbers.get(id) ?? tpn(1),
    name,
    rounds: table.map((round) => round.get(numbers.get(id) ?? tpn(1)) ?? ABSENT),
  }));
}

/** Boards of a team met different teams in the same round (LA 3.2). */
export const isMolter = (state: Tournament): boolean =>
  publishedRounds(state).some(({ matches }) => {
    const teams = matches.flatMap(({ first, second }) => [first, second]);
    return new Set(teams).size < teams.length;
  });

const ABSENT: TeamRound = { opponent: null, outcome: 'zeroPointBye' };

interface RoundRead {
  readonly state: Tournament;
  readonly settings: TeamSettings;
  readonly numbers: ReadonlyMap<TeamId, Tpn>;
  readonly round: Round;
  readonly lines: ReadonlyMap<PlayerId, readonly PersonalRound[]>;
  /** The round's place in the lines. */
  readonly index: number;
}

function roundOfTeams(read: RoundRead): ReadonlyMap<Tpn, TeamRound> {
  const found = new Map<Tpn, TeamRound>();
  const { state, settings, numbers, round } = read;
  const colour: Colour = settings.boardColours.startsWith('B') ? 'black' : 'white';
  for (const match of round.matches) {
    const [first, second] = [numbers.get(match.first), numbers.get(match.second)];
    if (first === undefined || second === undefined) continue;
    const opponentOf = (player: PlayerId): PlayerId | null =>
      personal(read, player)?.opponent ?? null;
    const sides = [sideOf(read, match, match.first), sideOf(read, match, match.second)] as const;
    const [own, theirs] = roundsOfMatch(
      {
        first,
        second,
        colour,
        seats: seatsOf(...sides, opponentOf).slice(0, settings.boards),
        appearanceOf: (player) => appearanceOf(read, player),
      },
      { gameScoring: state.settings.scoring, matchScoring: settings.matchScoring },
    );
    found.set(first, own);
    found.set(second, theirs);
  }
  for (const { team, outcome } of round.freeTeams) {
    const number = numbers.get(team);
    if (number !== undefined) found.set(number, { opponent: null, outcome });
  }
  return found;
}

function molterRoundOf(read: RoundRead): ReadonlyMap<Tpn, TeamRound> {
  const { state, numbers, round } = read;
  const seated = new Set(round.games.flatMap(({ white, black }) => [white, black]));
  const teams = [...state.teams.values()].flatMap(({ id, roster }) => {
    const number = numbers.get(id);
    if (number === undefined) return [];
    const boards =
      state.lineUps.get(round.number)?.get(id) ?? roster.filter((player) => seated.has(player));
    const bye = round.freeTeams.find(({ team }) => team === id)?.outcome;
    return [{ number, boards, bye }];
  });
  const gameOf = (player: PlayerId) => {
    const [own, appearance] = [personal(read, player), appearanceOf(read, player)];
    return own && appearance && { opponent: own.opponent, ...appearance };
  };
  return molterRound(teams, gameOf, state.settings.scoring);
}

const personal = ({ lines, index }: RoundRead, player: PlayerId): PersonalRound | undefined =>
  lines.get(player)?.[index];

function appearanceOf(read: RoundRead, id: PlayerId): Appearance | undefined {
  const own = personal(read, id);
  const player = read.state.players.get(id);
  if (own === undefined || player === undefined) return undefined;
  const { method } = read.state.settings.initialOrder;
  return { outcome: own.outcome, rating: strengthOf(player.ratings, method) };
}

/** Who sat for a team: at a board, or alone opposite an empty one. */
function sideOf(read: RoundRead, match: Match, team: TeamId): Side<PlayerId> {
  const { state, round } = read;
  const roster = state.teams.get(team)?.roster ?? [];
  const seated = new Set([
    ...round.games.filter((game) => game.match === match.table).flatMap((g) => [g.white, g.black]),
    ...round.unpaired
      .filter(({ reason, outcome }) => reason === 'emptyBoard' && outcome === 'forfeitWin')
      .map((u) => u.player),
  ]);
  const players = roster.filter((player) => seated.has(player));
  return { players, lineUp: lineUp(read, match, team, players) };
}

/**
 * As handed in; else by the boards of the round, which a file that was read numbers from the top
 * whatever was left empty: only its order is to be trusted.
 */
function lineUp(
  { state, settings, round }: RoundRead,
  match: Match,
  team: TeamId,
  players: readonly PlayerId[],
): readonly (PlayerId | null)[] | null {
  const handedIn = state.lineUps.get(round.number)?.get(team);
  if (handedIn) return handedIn;
  if (round.origin === 'imported') return null;
  const boards = new Array<PlayerId | null>(settings.boards).fill(null);
  const top = state.settings.firstBoard + (match.table - 1) * settings.boards;
  const mine = new Set(players);
  for (const { match: table, board, white, black } of round.games) {
    if (table !== match.table) continue;
    // Boards numbered otherwise since then still stand in their order.
    if (board < top || board >= top + settings.boards) return null;
    boards[board - top] = mine.has(white) ? white : black;
  }
  const listed = lineUpOf(state, round.number, team);
  for (const [index, player] of listed.entries()) {
    if (player !== null && mine.has(player) && !boards.includes(player)) boards[index] ??= player;
  }
  return boards;
}

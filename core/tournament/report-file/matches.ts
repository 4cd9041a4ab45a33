import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { teamId, type PlayerId, type TeamId } from '../../rules/identity.ts';
import { BYES, type Bye } from '../../rules/outcome.ts';
import { seating } from '../../pairing/cup/seats.ts';
import { bracketOf } from '../cup.ts';
import { isCup } from '../matches.ts';
import type { DraftedGame, FreeTeam, Match, Unpaired } from '../round.ts';
import type { Tournament } from '../state.ts';
import { teamNumbers } from '../views/team-records.ts';
import { filedId } from './filed-id.ts';

export interface MatchesOfRound {
  readonly games: readonly DraftedGame[];
  readonly matches: readonly Match[];
  readonly freeTeams: readonly FreeTeam[];
}

/** What a file says of a round's teams beyond their games: 320 and 240, 330, and 300. */
export interface TeamFacts {
  readonly byes: ReadonlyMap<TeamId, Bye>;
  readonly forfeited: readonly Omit<Match, 'table'>[];
  /** Boards of players by 300, from 0. */
  readonly seats: ReadonlyMap<PlayerId, number>;
}

export function teamFacts(document: TrfDocument, round: number): TeamFacts {
  const byes = new Map<TeamId, Bye>();
  for (const record of recordsOf(document, '240')) {
    if (record.round !== round) continue;
    for (const number of record.numbers) byes.set(teamNumbered(number), record.bye);
  }
  for (const { teams } of recordsOf(document, '320')) {
    const number = teams[round - 1] ?? null;
    if (number !== null) byes.set(teamNumbered(number), 'pairingAllocatedBye');
  }
  const forfeited = recordsOf(document, '330')
    .filter((record) => record.round === round)
    .map(({ white, black }) => ({ first: teamNumbered(white), second: teamNumbered(black) }));
  const seats = recordsOf(document, '300')
    .filter((record) => record.round === round)
    .flatMap(({ players }) =>
      players.flatMap((number, board) =>
        number === null ? [] : [[filedId(number), board] as const],
      ),
    );
  return { byes, forfeited, seats: new Map(seats) };
}

export const teamNumbered = (number: number): TeamId => teamId(`t${number}`);

/** The team matches behind the games of a round; none in an individual event. */
export function matchesIn(
  state: Tournament,
  games: readonly DraftedGame[],
  facts: TeamFacts,
  unpaired: readonly Unpaired[],
): MatchesOfRound {
  if (state.settings.kind !== 'team') return { games, matches: [], freeTeams: [] };
  const teamOf = new Map<PlayerId, TeamId>();
  const boardOf = new Map<PlayerId, number>();
  for (const team of state.teams.values()) {
    team.roster.forEach((player, index) => {
      teamOf.set(player, team.id);
      boardOf.set(player, index);
    });
  }
  const byMatch = new Map<string, { match: Omit<Match, 'table'>; games: DraftedGame[] }>();
  const loose: DraftedGame[] = [];
  for (const game of games) {
    const [white, black] = [teamOf.get(game.white), teamOf.get(game.black)];
    if (white === undefined || black === undefined) {
      loose.push(game);
      continue;
    }
    const key = [white, black].sort().join(' ');
    const known = byMatch.get(key);
    if (known) known.games.push(game);
    else byMatch.set(key, { match: { first: white, second: black }, games: [game] });
  }
  const boards = state.settings.team?.boards ?? 1;
  const matches: Match[] = [];
  const numbered: DraftedGame[] = [];
  const found = [...byMatch.values()];
  const place = isCup(state.settings) ? placeInCup(state) : null;
  if (place !== null) found.sort((a, b) => place(a.match) - place(b.match));
  found.forEach(({ match, games: own }, index) => {
    const table = index + 1;
    const order = ({ white, black }: DraftedGame): number =>
      facts.seats.get(white) ??
      facts.seats.get(black) ??
      Math.min(boardOf.get(white) ?? 0, boardOf.get(black) ?? 0);
    const ordered = [...own].sort((a, b) => order(a) - order(b));
    const [top] = ordered;
    const whiteOnTop = (top && teamOf.get(top.white)) ?? match.first;
    // The boards above it may have stayed empty.
    const seat = top && (facts.seats.get(top.white) ?? facts.seats.get(top.black));
    const begins = state.settings.team?.boardColours.at(seat ?? 0) === 'B';
    const first = begins === (whiteOnTop === match.first) ? match.second : match.first;
    matches.push({ table, first, second: first === match.first ? match.second : match.first });
    ordered.forEach((game, place) => {
      const board = state.settings.firstBoard + index * boards + place;
      numbered.push({ ...game, board, match: table });
    });
  });
  for (const { first, second } of facts.forfeited) {
    const known = matches.some((match) => [match.first, match.second].includes(first));
    if (!known) matches.push({ table: matches.length + 1, first, second });
  }
  const from = state.settings.firstBoard + matches.length * boards;
  const rest = loose.map((game, index) => ({ ...game, board: from + index }));
  const playing = new Set(matches.flatMap(({ first, second }) => [first, second]));
  // Which team is out of a cup is neither absent nor exempt.
  const others = isCup(state.settings) ? [] : [...state.teams.keys()];
  const freeTeams = others
    .filter((team) => !playing.has(team))
    .map((team): FreeTeam => {
      const said = unpaired.filter(({ player }) => teamOf.get(player) === team);
      return { team, outcome: facts.byes.get(team) ?? byeOfPlayers(said) };
    });
  return { games: [...numbered, ...rest], matches, freeTeams };
}

/** Matches of a cup stand from the top of the bracket, that for the third place last. */
function placeInCup(state: Tournament): (match: Omit<Match, 'table'>) => number {
  const { cup } = state.settings;
  const numbers = teamNumbers(state);
  const seated = seating(numbers.size, cup);
  const seats = new Map(
    (seated.ok ? seated.value.seats : []).map(({ entrant, round, place }) => [
      entrant,
      place * 2 ** (round - 1),
    ]),
  );
  const next = { pairingOf: state.rounds.length + 1 };
  const final = bracketOf(state, next)?.matches.at(-1)?.[0]?.sides ?? [];
  const finalists = final.flatMap((side) => (side.kind === 'player' ? [side.player] : []));
  return ({ first, second }) => {
    const both = [first, second].flatMap((team) => numbers.get(team) ?? []);
    if (both.every((number) => finalists.includes(number))) return -1;
    return Math.min(...both.map((number) => seats.get(number) ?? Infinity));
  };
}

/** Where neither 320 nor 240 speaks of a team: the bye that its players have. */
const byeOfPlayers = (said: readonly Unpaired[]): Bye =>
  BYES.find((bye) => said.some(({ outcome }) => outcome === bye)) ?? 'zeroPointBye';

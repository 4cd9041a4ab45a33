import type { Colour } from '../../rules/colour.ts';
import { tpn, type PlayerId, type TeamId, type Tpn } from '../../rules/identity.ts';
import type { TeamRecord, TeamRound } from '../../standings/teams/team-record.ts';
import type { Purpose } from '../corrections.ts';
import { strengthOf } from '../initial-order.ts';
import type { Round } from '../round.ts';
import type { TeamSettings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { personalRounds, type PersonalRound } from './records.ts';
import { isMolter, molterBoards, seatsOfMatch } from './team-boards.ts';
import { roundsOfMatch, type Appearance } from './team-match.ts';
import { molterRound } from './team-molter.ts';

/** Pairing numbers of the teams: the order of entry until they are numbered, as report files write them. */
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
    const [own, theirs] = roundsOfMatch(
      {
        first,
        second,
        colour,
        seats: seatsOfMatch(state, round, match),
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
  const teams = [...state.teams.keys()].flatMap((id) => {
    const number = numbers.get(id);
    if (number === undefined) return [];
    const boards = molterBoards(state, round, id);
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

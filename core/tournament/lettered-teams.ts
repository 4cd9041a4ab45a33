import { drawMolter, type MolterDraw, type MolterRefusal } from '../pairing/molter/draw.ts';
import { numberOfSeat, seatOf, TEAM_LETTERS } from '../pairing/molter/seats.ts';
import { tpn, type PlayerId, type TeamId } from '../rules/identity.ts';
import type { Result } from '../rules/result.ts';
import { isByLetters } from './by-letters.ts';
import { lineUpOf } from './line-ups.ts';
import type { Team } from './player.ts';
import type { Tournament } from './state.ts';
import { teamsNotPlaying } from './teams-not-playing.ts';

export interface LetteredTeam {
  readonly letter: string;
  readonly team: Team;
}

/** The teams by the envelopes they drew, the first number A; those away from the start have none. */
export const letteredTeams = ({ teams, teamsLeft }: Tournament): LetteredTeam[] =>
  [...teams.values()]
    .filter(({ id }) => (teamsLeft.get(id) ?? 2) > 1)
    .map((team, index) => ({ letter: TEAM_LETTERS.charAt(index), team }));

/** The table of the event as it stands; of teams that stay away from the start there is none. */
export function molterTable(state: Tournament): Result<MolterDraw, MolterRefusal> {
  return drawMolter(molterAsked(state));
}

export const molterAsked = (state: Tournament) => ({
  teams: letteredTeams(state).length,
  players: state.settings.team?.boards ?? 0,
  rounds: state.settings.rounds,
});

/**
 * Who has the seats of a team in a round, the first at index 0. The order stays for the whole event, and a substitute
 * keeps the place of the one who left (LA 3.2): what was handed in holds until something else is.
 */
export function seatsOfTeam(
  state: Tournament,
  round: number,
  team: TeamId,
): readonly (PlayerId | null)[] {
  const handedIn = [...state.lineUps.keys()]
    .filter((number) => number <= round && state.lineUps.get(number)?.has(team))
    .sort((a, b) => b - a)[0];
  return lineUpOf(state, handedIn ?? round, team);
}

/** Seats of a round such as `A1`, and who has them; a free one, and those of a team that is away, are missing. */
export function seatsInRound(state: Tournament, round: number): ReadonlyMap<string, PlayerId> {
  const away = new Set(teamsNotPlaying(state, round).map(({ team }) => team));
  const seats = new Map<string, PlayerId>();
  for (const { letter, team } of letteredTeams(state)) {
    if (away.has(team.id)) continue;
    for (const [index, player] of seatsOfTeam(state, round, team.id).entries()) {
      if (player !== null) seats.set(seatOf(letter, index + 1), player);
    }
  }
  return seats;
}

/** The same from the other side: everybody's seat. */
export const seatsByPlayer = (state: Tournament, round: number): ReadonlyMap<PlayerId, string> =>
  new Map([...seatsInRound(state, round)].map(([seat, player]) => [player, seat]));

/**
 * The event with the seats of a round as pairing numbers, A1 first and whoever has none after them; any other event as
 * it is.
 */
export function numberedBySeats(state: Tournament, round: number): Tournament {
  if (!isByLetters(state.settings)) return state;
  const { teams, players } = molterAsked(state);
  const seats = [...seatsInRound(state, round)];
  const seated = new Set(seats.map(([, player]) => player));
  const others = [...state.players.keys()].filter((id) => !seated.has(id));
  return {
    ...state,
    numbers: [...seated, ...others],
    writtenNumbers: [
      ...seats.map(([seat]) => tpn(numberOfSeat(seat, players))),
      ...others.map((_, index) => tpn(teams * players + index + 1)),
    ],
  };
}

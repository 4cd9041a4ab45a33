import { isOfTwoSides } from '../../pairing/systems.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import { tpn } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import { isByLetters } from '../by-letters.ts';
import { orderFaults, type OrderFault } from '../order-of-players.ts';
import { numbersFrozen } from '../pairing-numbers.ts';
import type { CaptainContact, Team } from '../player.ts';
import { orderOfPlayers, teamRatingRule } from '../rules-of-teams.ts';
import type { OrderOfPlayers, TeamRatingRule } from '../settings.ts';
import { isStarted, type Tournament } from '../state.ts';
import { teamRating, teamsByRating, type TeamRating } from '../team-rating.ts';
import { maySee, type Audience } from './audience.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { teamNumbers } from './team-records.ts';

/** What a list of a team lacks, in the order it is looked at. */
export const ROSTER_LACKS = ['nobody', 'tooFew'] as const;
export type RosterLack = (typeof ROSTER_LACKS)[number];

/** A team as lists show it; its players from board 1 down, reserves after them. */
export interface TeamLine {
  readonly id: TeamId;
  readonly number: Tpn;
  readonly name: string;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly federation: string | null;
  readonly division: string | null;
  /** Where it plays at home. */
  readonly venue: string | null;
  readonly captain: string | null;
  readonly players: readonly ShownPlayer[];
  readonly rating: TeamRating;
  /** The round from which it is out of the event. */
  readonly left: number | null;
  /** What only those who run the event see. */
  readonly staff: TeamLineForStaff | null;
}

export interface TeamLineForStaff {
  readonly byes: readonly { readonly round: number; readonly bye: GrantedBye }[];
  readonly lack: RosterLack | null;
  /** Where its list is not in the order the event asks for. */
  readonly order: readonly OrderFault[];
  /** As given for the team; null where its rating is worked out. */
  readonly strength: number | null;
  readonly contact: CaptainContact;
}

export interface TeamsView {
  /** By number. */
  readonly teams: readonly TeamLine[];
  readonly boards: number;
  readonly rating: TeamRatingRule;
  readonly order: OrderOfPlayers;
  readonly started: boolean;
  /** Numbers follow the ratings of the teams. */
  readonly byRating: boolean;
  /** No number changes any more. */
  readonly frozen: boolean;
  /** Entered players of no team; null for the public. */
  readonly withoutTeam: readonly ShownPlayer[] | null;
}

/** The teams of an event; null in an individual event, and where lists are not for this audience. */
export function teamsView(state: Tournament, audience: Audience): TeamsView | null {
  const { settings } = state;
  if (settings.kind !== 'team' || !maySee(state, audience, 'players')) return null;
  const isStaff = audience === 'staff';
  const shown = playerShower(state);
  const numbers = teamNumbers(state);
  return {
    teams: [...state.teams.values()].map((team) => ({
      id: team.id,
      number: numbers.get(team.id) ?? tpn(1),
      name: team.name,
      nickname: team.nickname ?? null,
      club: team.club ?? null,
      federation: team.federation ?? null,
      division: team.division ?? null,
      venue: team.venue ?? null,
      captain: team.captain ?? null,
      players: team.roster.map(shown),
      rating: teamRating(state, team),
      left: state.teamsLeft.get(team.id) ?? null,
      staff: isStaff ? forStaff(state, team) : null,
    })),
    boards: boardsOfLists(state),
    rating: teamRatingRule(settings.team),
    order: orderOfPlayers(settings.team),
    started: isStarted(state),
    byRating: isByRating(state),
    // By letter and number the table stands with round 1 (LA 3.2).
    frozen: numbersFrozen(state) || (isByLetters(settings) && isStarted(state)),
    withoutTeam: isStaff ? playersWithoutTeam(state).map(shown) : null,
  };
}

/** Who is entered and in no team, in the order of entry. */
export function playersWithoutTeam(state: Tournament): PlayerId[] {
  const placed = new Set([...state.teams.values()].flatMap(({ roster }) => roster));
  return [...state.players.values()].flatMap(({ id, left }) =>
    placed.has(id) || left !== null ? [] : [id],
  );
}

/** What a list lacks before a match can be played with it. */
export function rosterLack(state: Tournament, { roster }: Team): RosterLack | null {
  if (roster.length === 0) return 'nobody';
  if (isOfTwoSides(state.settings.system)) return null;
  return roster.length < (state.settings.team?.boards ?? 0) ? 'tooFew' : null;
}

/** Places of a list before its reserves; in a match by a table everybody plays. */
const boardsOfLists = ({ settings, teams }: Tournament): number =>
  isOfTwoSides(settings.system)
    ? Math.max(0, ...[...teams.values()].map(({ roster }) => roster.length))
    : (settings.team?.boards ?? 0);

const isByRating = (state: Tournament): boolean => {
  const order = teamsByRating(state);
  return [...state.teams.keys()].every((id, index) => order[index] === id);
};

function forStaff(state: Tournament, team: Team): TeamLineForStaff {
  const byes = [...state.teamByes].flatMap(([round, granted]) => {
    const bye = granted.get(team.id);
    return bye === undefined ? [] : [{ round, bye }];
  });
  return {
    byes: byes.sort((a, b) => a.round - b.round),
    lack: rosterLack(state, team),
    order: orderFaults(state, team, team.roster),
    strength: team.strength ?? null,
    contact: team.private ?? {},
  };
}

import type { RoundPairing } from '../../pairing/system.ts';
import { isOfTwoSides } from '../../pairing/systems.ts';
import type { Colour } from '../../rules/colour.ts';
import { playerId, teamId, type PlayerId, type TeamId, type Tpn } from '../../rules/identity.ts';
import type { Meeting, RoundOfMeetings } from '../../rules/meeting.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { openTeamField } from '../../standings/teams/team-field.ts';
import { teamsNotPlaying } from '../teams-not-playing.ts';
import { everyApartGroup } from '../apart.ts';
import { isByLetters } from '../by-letters.ts';
import { numberedBySeats } from '../lettered-teams.ts';
import type { Purpose } from '../corrections.ts';
import { numbersOf } from '../numbers.ts';
import { toBePaired } from '../proposal.ts';
import type { ProhibitedGroup } from '../round.ts';
import { nextRoundToPair, type Tournament } from '../state.ts';
import { playerRecords } from './records.ts';
import { teamRequestFor } from './team-request.ts';
import { teamNumbers } from './team-records.ts';
import { tieBreakRules } from './team-scores.ts';

/** A player or a team, whichever the event pairs (C.04.1). */
export type ParticipantId = PlayerId | TeamId;

/** Who is meant: a team where there is one of that name in the log, else a player. */
export const participantId = ({ teams }: Tournament, id: string): ParticipantId =>
  teams.has(teamId(id)) ? teamId(id) : playerId(id);

/** Lines of the crosstable, and what their rounds are worth. */
export interface ParticipantLines {
  readonly records: readonly PlayerRecord[];
  readonly scoring: ScoringSystem;
}

/** Whoever an event pairs, by number: the same questions for players and for teams. */
export interface Participants<Id extends ParticipantId = ParticipantId> {
  readonly kind: 'players' | 'teams';
  /** What the first of a meeting plays with: a team's is its colour on board 1. */
  readonly firstColour: Colour;
  readonly numbers: ReadonlyMap<Id, Tpn>;
  /** Everybody's rounds in order of number, read for a purpose; a team's are its matches. */
  readonly linesFor: (purpose: Purpose) => ParticipantLines;
  /** Who is not to be paired in a round: gone, with a bye, or not arrived. */
  readonly absentIn: (round: number) => ReadonlySet<Tpn>;
  /** Those of them to whom the round brings points: a half- or full-point bye. */
  readonly absentWithPointsIn: (round: number) => ReadonlySet<Tpn>;
  /** Groups of whom no two may meet in a round. */
  readonly prohibitedIn: (round: number) => readonly (readonly Tpn[])[];
  /** Who was on the list before round 1. */
  readonly firstRoundList: readonly Tpn[];
}

/**
 * Whether teams are paired: in a match of two teams by a table their players are (LA 3.1), and in a Molter event those
 * of all teams (LA 3.2).
 */
export const pairsTeams = ({ settings }: Tournament): boolean =>
  settings.kind === 'team' && !isOfTwoSides(settings.system) && !isByLetters(settings);

/** Those an event pairs in a round: its teams in an event of teams, else its players, by their seats where they have some. */
export const participants = (
  state: Tournament,
  round: number = nextRoundToPair(state),
): Participants =>
  pairsTeams(state)
    ? teamsAsParticipants(state)
    : playersAsParticipants(numberedBySeats(state, round));

/** Whose pairing number it is in a round, among those an event pairs. */
export const byNumber = (state: Tournament, round: number): ReadonlyMap<Tpn, ParticipantId> =>
  new Map([...participants(state, round).numbers].map(([id, number]) => [number, id]));

/** The players of an event, whoever is paired in it. */
export function playersAsParticipants(state: Tournament): Participants<PlayerId> {
  const numbers = numbersOf(state);
  const numbered = (ids: readonly PlayerId[]): Tpn[] => ids.flatMap((id) => numbers.get(id) ?? []);
  return {
    kind: 'players',
    firstColour: 'white',
    numbers,
    linesFor: (purpose) => ({
      records: playerRecords(state, purpose),
      scoring: state.settings.scoring,
    }),
    absentIn: (round) => {
      const present = new Set(toBePaired(state, round));
      return new Set(numbered(state.numbers.filter((id) => !present.has(id))));
    },
    absentWithPointsIn: (round) =>
      new Set(
        [...(state.byes.get(round) ?? [])].flatMap(([id, bye]) =>
          bye === 'zeroPointBye' ? [] : (numbers.get(id) ?? []),
        ),
      ),
    prohibitedIn: (round) => prohibitedFor(state, round).map(({ players }) => numbered(players)),
    firstRoundList: numbered(state.numbers.filter((id) => state.players.get(id)?.fromRound === 1)),
  };
}

const prohibitedFor = (state: Tournament, round: number): readonly ProhibitedGroup[] =>
  everyApartGroup(state).filter(({ fromRound, toRound }) => fromRound <= round && round <= toRound);

/** Teams with a player of a group: they do not meet, as their players do not (TRF26 260). */
export const teamsOfPlayers = ({ teams }: Tournament, players: readonly PlayerId[]): TeamId[] =>
  [...teams.values()]
    .filter(({ roster }) => roster.some((id) => players.includes(id)))
    .map(({ id }) => id);

/** The teams of an event, by the score that ranks them first. */
export function teamsAsParticipants(state: Tournament): Participants<TeamId> {
  const numbers = teamNumbers(state);
  return {
    kind: 'teams',
    firstColour: state.settings.team?.boardColours.startsWith('B') ? 'black' : 'white',
    numbers,
    linesFor: (purpose) => {
      const request = teamRequestFor(state, purpose, tieBreakRules(state));
      const field = request && openTeamField(request);
      if (!field?.ok) return { records: [], scoring: state.settings.scoring };
      const { players, scoring } = field.value[field.value.primary];
      return { records: players, scoring };
    },
    absentIn: (round) =>
      new Set(teamsNotPlaying(state, round).flatMap(({ team }) => numbers.get(team) ?? [])),
    absentWithPointsIn: (round) =>
      new Set(
        teamsNotPlaying(state, round).flatMap(({ team, outcome }) =>
          outcome === 'zeroPointBye' ? [] : (numbers.get(team) ?? []),
        ),
      ),
    prohibitedIn: (round) =>
      prohibitedFor(state, round)
        .map(({ players }) => teamsOfPlayers(state, players).flatMap((id) => numbers.get(id) ?? []))
        .filter((group) => group.length > 1),
    firstRoundList: [...numbers.values()],
  };
}

/** A round as its system gives it, by number, told by who meets whom. */
export function meetingsOf<Id extends ParticipantId>(
  { numbers, firstColour }: Participants<Id>,
  { pairs, bye }: RoundPairing,
): RoundOfMeetings<Id> {
  const byNumber = new Map([...numbers].map(([id, number]) => [number, id]));
  return {
    meetings: pairs.flatMap(({ white, black }): Meeting<Id>[] => {
      const [one, other] = firstColour === 'white' ? [white, black] : [black, white];
      const [first, second] = [byNumber.get(one), byNumber.get(other)];
      return first === undefined || second === undefined ? [] : [{ first, second }];
    }),
    free: bye === null ? null : (byNumber.get(bye) ?? null),
  };
}

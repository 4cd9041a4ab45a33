import type { RoundPairing } from '../../pairing/system.ts';
import { isByTable } from '../../pairing/systems.ts';
import type { Tpn } from '../../rules/identity.ts';
import { numberedBySeats } from '../lettered-teams.ts';
import { numbersOf } from '../numbers.ts';
import type { Round } from '../round.ts';
import type { Tournament } from '../state.ts';
import { teamsNotPlaying } from '../teams-not-playing.ts';
import { pairsTeams, teamsAsParticipants } from './participants.ts';

/** Who met whom in a recorded round, by number: a game, or a match told by its first board (C.04.6 1.6.1). */
export interface RecordedMeeting {
  /** The board of a game, the table of a match. */
  readonly place: number;
  readonly white: Tpn;
  readonly black: Tpn;
}

/** The meetings of a round: its matches where teams are paired, else its games. */
export const recordedMeetings = (state: Tournament, round: Round): RecordedMeeting[] =>
  pairsTeams(state) ? matchesOf(state, round) : gamesOf(state, round);

/** The pairing a round of the log records, by pairing number. */
export const recordedPairing = (state: Tournament, round: Round): RoundPairing => ({
  pairs: recordedMeetings(state, round).map(({ white, black }) => ({ white, black })),
  bye: pairsTeams(state) ? freeTeam(state, round) : freePlayer(state, round),
});

function matchesOf(state: Tournament, { matches }: Round): RecordedMeeting[] {
  const { numbers, firstColour } = teamsAsParticipants(state);
  return matches.flatMap(({ table, ...match }) => {
    const [first, second] = [numbers.get(match.first), numbers.get(match.second)];
    if (first === undefined || second === undefined) return [];
    const [white, black] = firstColour === 'white' ? [first, second] : [second, first];
    return [{ place: table, white, black }];
  });
}

function gamesOf(state: Tournament, round: Round): RecordedMeeting[] {
  const number = numbersOf(numberedBySeats(state, round.number));
  return round.games.flatMap((game) => {
    const [white, black] = [number.get(game.white), number.get(game.black)];
    return white === undefined || black === undefined ? [] : [{ place: game.board, white, black }];
  });
}

function freeTeam(state: Tournament, { freeTeams, number }: Round): Tpn | null {
  const away = new Set(teamsNotPlaying(state, number).map(({ team }) => team));
  // Who rests in a round robin has nothing from it, as who is away.
  const rests = isByTable(state.settings.system);
  const bye = freeTeams.find(({ team, outcome }) =>
    rests ? !away.has(team) : outcome === 'pairingAllocatedBye',
  )?.team;
  return (bye === undefined ? undefined : teamsAsParticipants(state).numbers.get(bye)) ?? null;
}

function freePlayer(state: Tournament, { unpaired, number }: Round): Tpn | null {
  const bye = unpaired.find(({ reason }) => reason === 'odd')?.player;
  const numbers = numbersOf(numberedBySeats(state, number));
  return (bye === undefined ? undefined : numbers.get(bye)) ?? null;
}

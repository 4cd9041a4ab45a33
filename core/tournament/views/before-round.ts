import type { PlayerId } from '../../rules/identity.ts';
import { GRANTED_BYES, type GrantedBye } from '../../rules/outcome.ts';
import { isByLetters } from '../by-letters.ts';
import type { Player } from '../player.ts';
import type { Round } from '../round.ts';
import type { Tournament } from '../state.ts';

/**
 * The event as it stood when a recorded round was to be paired: later rounds are gone, and whoever
 * the round left without a game, for whatever reason but the odd number or an absence, is not to be
 * paired.
 */
export const beforeRound = (state: Tournament, round: Round): Tournament =>
  isByLetters(state.settings)
    ? { ...state, rounds: state.rounds.slice(0, round.number - 1) }
    : state.settings.kind === 'team'
      ? beforeRoundOfTeams(state, round)
      : beforeRoundOfPlayers(state, round);

/** The same of teams: who has a match or the bye was to be paired. */
function beforeRoundOfTeams(state: Tournament, round: Round): Tournament {
  const placed = new Set(round.matches.flatMap(({ first, second }) => [first, second]));
  const free = new Map(round.freeTeams.map(({ team, outcome }) => [team, outcome]));
  for (const [team, outcome] of free) if (outcome === 'pairingAllocatedBye') placed.add(team);
  const byes = [...state.teams.keys()]
    .filter((team) => !placed.has(team))
    .map((team) => {
      const bye = GRANTED_BYES.find((granted) => granted === free.get(team));
      return [team, bye ?? 'zeroPointBye'] as const;
    });
  return {
    ...state,
    rounds: state.rounds.slice(0, round.number - 1),
    teamByes: new Map(state.teamByes).set(round.number, new Map(byes)),
    teamsLeft: new Map([...state.teamsLeft].filter(([team]) => !placed.has(team))),
  };
}

function beforeRoundOfPlayers(state: Tournament, round: Round): Tournament {
  const placed = placedIn(round);
  const byes = new Map<PlayerId, GrantedBye>();
  const players = new Map<PlayerId, Player>();
  for (const [id, player] of state.players) {
    players.set(id, placed.has(id) ? available(player, round.number) : player);
    if (!placed.has(id)) byes.set(id, byeIn(round, id));
  }
  return {
    ...state,
    players,
    rounds: state.rounds.slice(0, round.number - 1),
    byes: new Map(state.byes).set(round.number, byes),
    admitted: placed,
  };
}

/** Everybody the pairing had to place: on a board, with the bye of an odd number, or absent from a board. */
function placedIn(round: Round): ReadonlySet<PlayerId> {
  const placed = new Set<PlayerId>();
  for (const { white, black } of round.games) placed.add(white).add(black);
  for (const { player, reason } of round.unpaired) {
    if (reason === 'odd' || reason === 'absent') placed.add(player);
  }
  return placed;
}

const available = (player: Player, round: number): Player => ({
  ...player,
  left: null,
  fromRound: Math.min(player.fromRound, round),
});

function byeIn(round: Round, id: PlayerId): GrantedBye {
  const outcome = round.unpaired.find(({ player }) => player === id)?.outcome;
  return GRANTED_BYES.find((bye) => bye === outcome) ?? 'zeroPointBye';
}

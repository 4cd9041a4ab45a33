import type { MolterDraw } from '../pairing/molter/draw.ts';
import type { PlayerId } from '../rules/identity.ts';
import { seatsInRound } from './lettered-teams.ts';
import type { DraftedGame, FreeTeam, Unpaired } from './round.ts';
import type { Tournament } from './state.ts';
import { teamsNotPlaying } from './teams-not-playing.ts';

/** A board of the table at which a seat is free. */
export interface BoardWithFreeSeat {
  readonly board: number;
  /** The free seats: one, or both. */
  readonly free: readonly string[];
  /** Who has the point without a game; null where both seats are free. */
  readonly wins: PlayerId | null;
}

export interface SeatedRound {
  readonly games: readonly DraftedGame[];
  readonly unpaired: readonly Unpaired[];
  readonly freeTeams: readonly FreeTeam[];
  readonly empty: readonly BoardWithFreeSeat[];
}

/** A round of the table with the players on its seats: boards keep their numbers, empty ones too (LA 3.2). */
export function seatRound(state: Tournament, round: number, { played }: MolterDraw): SeatedRound {
  const seats = seatsInRound(state, round);
  const at = (seat: string): PlayerId | null => seats.get(seat) ?? null;
  const games: DraftedGame[] = [];
  const empty: BoardWithFreeSeat[] = [];
  for (const { board, white, black } of played[round - 1]?.games ?? []) {
    const [first, second] = [at(white), at(black)];
    const number = state.settings.firstBoard + board - 1;
    if (first !== null && second !== null) {
      games.push({ board: number, white: first, black: second });
      continue;
    }
    const free = [white, black].filter((seat) => at(seat) === null);
    empty.push({ board: number, free, wins: first ?? second });
  }
  const freeTeams = teamsNotPlaying(state, round);
  return { games, freeTeams, empty, unpaired: unpairedIn(state, games, empty) };
}

/** Who sits opposite a free seat wins by forfeit; reserves and those of absent teams have no game. */
function unpairedIn(
  state: Tournament,
  games: readonly DraftedGame[],
  empty: readonly BoardWithFreeSeat[],
): Unpaired[] {
  const winners = empty.flatMap(({ wins }) => wins ?? []);
  const placed = new Set([...games.flatMap(({ white, black }) => [white, black]), ...winners]);
  const others = [...state.teams.values()].flatMap(({ roster }) =>
    roster.filter((player) => !placed.has(player)),
  );
  return [
    ...winners.map((player): Unpaired => ({ player, outcome: 'forfeitWin', reason: 'emptyBoard' })),
    ...others.map((player): Unpaired => ({
      player,
      outcome: 'zeroPointBye',
      reason: 'notFielded',
    })),
  ];
}

import type { PlayerId } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import type { Incident } from './incident.ts';

export const incidentsOf = ({ incidents }: Tournament): readonly Incident[] => [
  ...(incidents?.values() ?? []),
];

/** Those that count. */
export const incidentsInForce = (state: Tournament): readonly Incident[] =>
  incidentsOf(state).filter(({ takenBack }) => takenBack === null);

/** Illegal moves of one player in one game that are written down, all kinds together (Laws 7.5.5). */
export interface IllegalMovesInGame {
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
  /** ISO instants at which they were written down, oldest first. */
  readonly at: readonly string[];
}

/** The counter of illegal moves: one line a player and game that has any. */
export function illegalMoves(state: Tournament): readonly IllegalMovesInGame[] {
  const games = new Map<string, IllegalMovesInGame>();
  for (const { kind, round, board, player, at } of incidentsInForce(state)) {
    if (kind !== 'illegal' || round === null || board === null || player === null) continue;
    const key = `${round}/${board} ${player}`;
    games.set(key, { round, board, player, at: [...(games.get(key)?.at ?? []), at] });
  }
  return [...games.values()];
}

/** A state in which one incident is as given. */
export const withIncident = (state: Tournament, incident: Incident): Tournament => ({
  ...state,
  incidents: new Map(state.incidents).set(incident.number, incident),
});

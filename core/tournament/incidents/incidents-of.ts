import type { PlayerId } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import type { Incident } from './incident.ts';

export const incidentsOf = ({ incidents }: Tournament): readonly Incident[] => [
  ...(incidents?.values() ?? []),
];

/** Those that count. */
export const incidentsInForce = (state: Tournament): readonly Incident[] =>
  incidentsOf(state).filter(({ takenBack }) => takenBack === null);

/** Illegal moves of a player in a game, all kinds together (Laws 7.5.5). */
export const illegalMovesIn = (
  state: Tournament,
  {
    round,
    board,
    player,
  }: { readonly round: number; readonly board: number; readonly player: PlayerId },
): number =>
  incidentsInForce(state).filter(
    (one) =>
      one.kind === 'illegal' && one.round === round && one.board === board && one.player === player,
  ).length;

/** A state in which one incident is as given. */
export const withIncident = (state: Tournament, incident: Incident): Tournament => ({
  ...state,
  incidents: new Map(state.incidents).set(incident.number, incident),
});

import type { TeamId } from '../rules/identity.ts';
import type { Boards } from './line-ups.ts';
import type { Tournament } from './state.ts';

/** What a captain has handed in and nobody has opened; null for nothing. */
export const sealedLineUp = (state: Tournament, round: number, team: TeamId): Boards | null =>
  state.sealedLineUps?.get(round)?.get(team) ?? null;

/** Whether a team has a line-up of a round, sealed or open. */
export const isHandedIn = (state: Tournament, round: number, team: TeamId): boolean =>
  state.lineUps.get(round)?.has(team) === true || sealedLineUp(state, round, team) !== null;

export function withSealed(
  state: Tournament,
  {
    round,
    team,
    boards,
  }: { readonly round: number; readonly team: TeamId; readonly boards: Boards },
): Tournament {
  const ofRound = new Map(state.sealedLineUps?.get(round)).set(team, boards);
  return { ...state, sealedLineUps: new Map(state.sealedLineUps).set(round, ofRound) };
}

export function withoutSealed(state: Tournament, round: number, team: TeamId): Tournament {
  if (sealedLineUp(state, round, team) === null) return state;
  const ofRound = new Map(state.sealedLineUps?.get(round));
  ofRound.delete(team);
  return { ...state, sealedLineUps: new Map(state.sealedLineUps).set(round, ofRound) };
}

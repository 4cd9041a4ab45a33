import { isRoundRobin } from '../../pairing/systems.ts';
import { crosstable, type CrosstableLine } from '../../standings/ranking/crosstable.ts';
import type { Tournament } from '../state.ts';
import { rankedTournament } from './standings.ts';
import type { StandingsOptions } from './standings-question.ts';

/** The crosstable (grille américaine) of a tournament. */
export interface CrosstableView {
  readonly round: number;
  /** Everybody meets everybody: the games also make a grid of players by players. */
  readonly roundRobin: boolean;
  readonly descriptors: readonly string[];
  readonly lines: readonly CrosstableLine[];
}

/** Everybody's rounds in the order of the standings. */
export function crosstableView(state: Tournament, options: StandingsOptions = {}): CrosstableView {
  const { question, ranked } = rankedTournament(state, options);
  const { round, request } = question;
  const lines = crosstable(ranked.rows, request.players, request.scoring);
  const roundRobin = isRoundRobin(state.settings.system);
  return { round, roundRobin, descriptors: ranked.descriptors, lines };
}

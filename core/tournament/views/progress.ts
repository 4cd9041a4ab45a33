import { progress, type ProgressLine } from '../../standings/ranking/progress.ts';
import type { Tournament } from '../state.ts';
import { rankedTournament } from './standings.ts';
import type { StandingsOptions } from './standings-question.ts';

/** Scores round by round. */
export interface ProgressView {
  readonly round: number;
  readonly lines: readonly ProgressLine[];
}

/** The score of everybody after every round, in the order of the standings. */
export function progressView(state: Tournament, options: StandingsOptions = {}): ProgressView {
  const { question, ranked } = rankedTournament(state, options);
  const { round, request } = question;
  return { round, lines: progress(ranked.rows, request.players, request.scoring) };
}

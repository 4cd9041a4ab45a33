import { isRoundRobin } from '../../pairing/systems.ts';
import type { Figure } from '../../standings/figure.ts';
import { crosstable, type CrosstableLine } from '../../standings/ranking/crosstable.ts';
import { isBlankInCup } from '../cup.ts';
import { isEstimated } from '../initial-order.ts';
import type { Tournament } from '../state.ts';
import { performanceIn } from './performances.ts';
import { rankedTournament } from './standings.ts';
import type { StandingsOptions } from './standings-question.ts';

/** A line with what stands beside the games. */
export interface RatedCrosstableLine extends CrosstableLine {
  /** The rating the event is played by; null without one. */
  readonly rating: number | null;
  /** It is the arbiter's estimate; missing for a rating of a list. */
  readonly estimated?: true;
  /** Against rated opponents (C.07 10.2); null without one. */
  readonly performance: number | null;
  /** Tie-breaks exactly, in the order of `descriptors`. */
  readonly figures: readonly Figure[];
}

/** The crosstable (grille américaine) of a tournament. */
export interface CrosstableView {
  readonly round: number;
  /** Everybody meets everybody: the games also make a grid of players by players. */
  readonly roundRobin: boolean;
  readonly descriptors: readonly string[];
  readonly lines: readonly RatedCrosstableLine[];
}

/** Everybody's rounds in the order of the standings. */
export function crosstableView(state: Tournament, options: StandingsOptions = {}): CrosstableView {
  const { question, ranked } = rankedTournament(state, options);
  const { round, request } = question;
  const lines = crosstable(ranked.rows, request.players, request.scoring).map(
    (line, index): RatedCrosstableLine => {
      const rating = request.players[line.tpn - 1]?.rating ?? 0;
      const performance = performanceIn(request, line.tpn)?.rating ?? null;
      const figures = ranked.rows[index]?.figures ?? [];
      const ratings = question.playerOf(line.tpn)?.ratings;
      return {
        ...line,
        rounds: line.rounds.map((cell) =>
          cell !== null && isBlankInCup(state.settings, cell) ? null : cell,
        ),
        rating: rating > 0 ? rating : null,
        ...(ratings && isEstimated(rating, ratings) ? { estimated: true } : {}),
        performance,
        figures,
      };
    },
  );
  const roundRobin = isRoundRobin(state.settings.system);
  return { round, roundRobin, descriptors: ranked.descriptors, lines };
}

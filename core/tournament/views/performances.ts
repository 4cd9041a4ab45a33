import type { Tpn } from '../../rules/identity.ts';
import { openField } from '../../standings/field.ts';
import { printedValue } from '../../standings/figure.ts';
import { ratedGames } from '../../standings/rated-games.ts';
import type { StandingsRequest } from '../../standings/request.ts';
import { tournamentPerformanceRating } from '../../standings/tournament-performance-rating.ts';

/** A performance against rated opponents (C.07 10.2), and the games it rests on. */
export interface PlayerPerformance {
  readonly rating: number;
  readonly games: number;
}

type PerformanceOf = (player: Tpn) => PlayerPerformance | null;

/** Everybody's are asked for with the same question: the field is opened once. */
const opened = new WeakMap<StandingsRequest, PerformanceOf>();

/** Opponents without a rating are left out, as for a rating report; null without a rated opponent. */
export function performanceIn(request: StandingsRequest, player: Tpn): PlayerPerformance | null {
  const known = opened.get(request) ?? performancesIn({ ...request, unrated: 'leaveOut' });
  opened.set(request, known);
  return known(player);
}

function performancesIn(request: StandingsRequest): PerformanceOf {
  const field = openField(request);
  if (!field.ok) return () => null;
  const { value } = field;
  return (player) => {
    const index = value.indexOf.get(player);
    if (index === undefined) return null;
    const rating = printedValue(tournamentPerformanceRating.compute(value, index, {}, false));
    const games = ratedGames(value, index)?.length ?? 0;
    return rating === null ? null : { rating, games };
  };
}

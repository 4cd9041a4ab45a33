import { estimatedRating } from '../../ratings/rating-estimate.ts';
import type { Tpn } from '../../rules/identity.ts';
import { openField, type Field } from '../../standings/field.ts';
import { printedValue } from '../../standings/figure.ts';
import { ffePerformance } from '../../standings/french-performance.ts';
import { perfectTournamentPerformance } from '../../standings/perfect-tournament-performance.ts';
import { ratedGames } from '../../standings/rated-games.ts';
import { tournamentPerformanceRating } from '../../standings/tournament-performance-rating.ts';
import { standingsQuestion } from './standings-question.ts';
import type { Tournament } from '../state.ts';

/** Everything that is called a performance, of one player. */
export interface PlayerPerformances {
  readonly tpn: Tpn;
  readonly name: string;
  readonly rating: number | null;
  /** Over the board against rated opponents. */
  readonly games: number;
  readonly halfPoints: number;
  /** C.07 10.2: the table of B.02 8.1.1. */
  readonly fide: number | null;
  /** Livre de l'Arbitre 5.2: opponents within 400 points, the printed table. */
  readonly book: number | null;
  /** BAF 101: games within 350 points. */
  readonly ffe: number | null;
  /** C.07 10.3. */
  readonly perfect: number | null;
  /** BAF 101, lines 611-613: for a player without a rating, by turns from the estimate. */
  readonly estimate: number | null;
}

const FIDE_EDITION = 'tb-2026-03';
const BOOK_EDITION = 'tb-2012';
/** What a licence estimates where nobody else did (BAF 101, line 613). */
const USUAL_ESTIMATE = 1499;

/** Performances of everybody; opponents without a rating are left out. */
export function allPerformances(state: Tournament): PlayerPerformances[] {
  const fide = fieldUnder(state, FIDE_EDITION);
  const book = fieldUnder(state, BOOK_EDITION);
  if (fide === null || book === null) return [];
  return fide.players.map(({ tpn, name, rating }, index) => {
    const games = ratedGames(fide, index) ?? [];
    const figure = (tieBreak: typeof ffePerformance, field: Field): number | null =>
      printedValue(tieBreak.compute(field, index, {}, false));
    return {
      ...{ tpn, name, rating: rating > 0 ? rating : null, games: games.length },
      halfPoints: games.reduce((sum, game) => sum + game.halfPoints, 0),
      fide: figure(tournamentPerformanceRating, fide),
      book: figure(tournamentPerformanceRating, book),
      ffe: figure(ffePerformance, book),
      perfect: figure(perfectTournamentPerformance, fide),
      estimate: rating > 0 ? null : (estimatedRating(games, USUAL_ESTIMATE)?.rating ?? null),
    };
  });
}

function fieldUnder(state: Tournament, edition: string): Field | null {
  const { request } = standingsQuestion(state, { edition, unrated: 'leaveOut', tieBreaks: [] });
  const field = openField(request);
  return field.ok ? field.value : null;
}

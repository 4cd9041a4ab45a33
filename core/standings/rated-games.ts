import { halfPoints } from '../rules/outcome.ts';
import type { RatedGame } from '../rules/performance.ts';
import {
  type CountedRatings,
  gamesOverTheBoard,
  numberOf,
  type Field,
  type PlayerIndex,
} from './field.ts';
import { UNALTERED, type Contribution } from './figure.ts';
import { provisionalRatings } from './provisional-ratings.ts';

/** A game that rating tie-breaks look at, with the opponent's place in the field. */
export interface MetGame extends RatedGame {
  readonly opponent: PlayerIndex;
}

/** The rating each player counts with, by the rule on unrated players; null for none. */
export const ratingsOf = (field: Field): readonly (number | null)[] => countedRatings(field).values;

/** C.07 10: with an unrated player and no rule for it, rating tie-breaks are dropped; BAF 101 2.5 has one. */
export const ratingsAreDropped = (field: Field): boolean => countedRatings(field).dropped;

function countedRatings(field: Field): CountedRatings {
  field.ratings.counted ??= countRatings(field);
  return field.ratings.counted;
}

function countRatings(field: Field): CountedRatings {
  const known = field.players.map(({ rating }) => (rating > 0 ? rating : null));
  const rule = field.request.unrated ?? field.edition.unratedPlayers;
  if (rule === 'drop') return { values: known, dropped: known.includes(null) };
  if (rule === 'leaveOut') return { values: known, dropped: false };
  const given =
    rule === 'scoreGroupMean'
      ? provisionalRatings(
          known.map((rating, player) => ({ rating, score: field.scores[player] ?? 0 })),
          { rounds: field.rounds, win: field.scoring.win, table: field.edition.performance.table },
        )
      : known.map(() => rule.rating);
  return { values: known.map((rating, player) => rating ?? given[player] ?? null), dropped: false };
}

/** The player's games against rated opponents; null when rating tie-breaks are dropped. */
export function ratedGames(field: Field, player: PlayerIndex): readonly MetGame[] | null {
  const { values, dropped } = countedRatings(field);
  if (dropped) return null;
  const games: MetGame[] = [];
  for (const { round, opponent, outcome } of gamesOverTheBoard(field, player)) {
    const rating = values[opponent] ?? null;
    if (rating !== null) games.push({ round, opponent, rating, halfPoints: halfPoints(outcome) });
  }
  return games;
}

/** The lines of the working, by opponents' ratings. */
export function ratingLines(field: Field, games: readonly MetGame[]): Contribution[] {
  const article = field.edition.codes.ARO ?? field.edition.articles.announcement;
  return games.map(({ round, opponent, rating }) => ({
    round,
    opponent: numberOf(field, opponent),
    value: rating,
    counts: true,
    alterations:
      field.players[opponent]?.rating === rating ? UNALTERED : [{ change: 'provisional', article }],
  }));
}

/** A line of the working that is no round. */
export const resultLine = (
  item: 'average' | 'difference',
  value: number,
  made?: Contribution['made'],
): Contribution => ({
  round: null,
  opponent: null,
  value,
  counts: true,
  item,
  ...(made && { made }),
  alterations: UNALTERED,
});

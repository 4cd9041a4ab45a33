import { ratingsOfEvent, type PlayerRating } from './event-ratings.ts';
import {
  countedFirstGames,
  countedMeetings,
  listedFirstRating,
  listedRating,
} from './counted-games.ts';
import { firstRating } from './first-rating.ts';
import type { GameToRate } from './games-to-rate.ts';
import type { EventToRate } from './rated-event.ts';
import { changeOfGames, gameChanges, ratingChange } from './rating-change.ts';
import { ratingAfterMonths, sumOfMonths } from './rating-months.ts';

/** What one player did in one event of the period. */
interface Appearance {
  readonly day: string;
  readonly rounds: readonly GameToRate[];
}

/**
 * The ratings of an event together with other events of the same period: K × n counts all games,
 * and the change is rounded once (B.02 8.3.2 c, 8.3.4). Players are the same by their FIDE number;
 * rounds and notes are those of the event itself.
 */
export function ratingsOfPeriod(
  event: EventToRate,
  others: readonly EventToRate[],
): PlayerRating[] {
  const elsewhere = new Map<string, Appearance[]>();
  for (const other of others) {
    for (const [index, { rounds }] of ratingsOfEvent(other).entries()) {
      const person = other.entrants[index]?.fideNumber;
      if (person === undefined) continue;
      const held = elsewhere.get(person);
      const appearance = { day: other.firstDay, rounds };
      if (held === undefined) elsewhere.set(person, [appearance]);
      else held.push(appearance);
    }
  }
  return ratingsOfEvent(event).map((player, index) => {
    const more = elsewhere.get(event.entrants[index]?.fideNumber ?? '') ?? [];
    return more.length === 0 ? player : together(event, player, more);
  });
}

function together(
  { rules, kind, firstDay }: EventToRate,
  player: PlayerRating,
  more: readonly Appearance[],
): PlayerRating {
  const events = [{ day: firstDay, rounds: player.rounds }, ...more].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );
  const { rating, k } = player;
  if (rating === null || k === null) {
    const pooled = events.map(({ day, rounds }) => ({ day, games: countedFirstGames(rounds) }));
    const first = firstRating(pooled, rules, kind);
    return { ...player, firstRating: first, newRating: listedFirstRating(first) };
  }
  if (player.months.length > 0) return monthsTogether(rules, kind, player, rating, more);
  const meetings = events.map(({ rounds }) => countedMeetings(rounds, rating));
  const change = ratingChange(meetings, k.k, rules, kind);
  return { ...player, change, newRating: listedRating(rating + change.rounded, rules) };
}

/** In an event over thirty days the others belong to the month in which they began. */
function monthsTogether(
  rules: EventToRate['rules'],
  kind: EventToRate['kind'],
  player: PlayerRating,
  rating: number,
  more: readonly Appearance[],
): PlayerRating {
  const months = player.months.map((month) => {
    const own = player.rounds.flatMap(({ round, change }) =>
      change !== null && month.rounds.includes(round) ? [change] : [],
    );
    const others = more
      .filter(({ day }) => day.slice(0, 7) === month.month)
      .flatMap(({ rounds }) => gameChanges(countedMeetings(rounds, month.rating), rules, kind));
    return { ...month, change: changeOfGames([...own, ...others], month.k.k, rules) };
  });
  const after = ratingAfterMonths(months) ?? rating;
  const change = sumOfMonths(months) ?? player.change;
  return { ...player, months, change, newRating: listedRating(after, rules) };
}

import { ratingsOfEvent, type PlayerRating } from './event-ratings.ts';
import { firstRating, type FirstRatingEvent } from './first-rating.ts';
import type { GameToRate } from './games-to-rate.ts';
import type { EventToRate } from './rated-event.ts';
import { ratingChange, type RatedMeeting } from './rating-change.ts';

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
    const first = firstRating(events.map(asFirst), rules, kind);
    const newRating = first?.lacks === null ? first.rating : null;
    return { ...player, firstRating: first, newRating };
  }
  const meetings = events.map(({ rounds }) => rounds.flatMap((game) => meetingOf(game, rating)));
  const change = ratingChange(meetings, k.k, rules, kind);
  const after = rating + change.rounded;
  return { ...player, change, newRating: after < rules.floor ? null : after };
}

function meetingOf(
  { leftOut, ownRating, opponentRating, halfPoints }: GameToRate,
  rating: number,
): RatedMeeting[] {
  if (leftOut !== null || opponentRating === null) return [];
  return [{ own: ownRating ?? rating, opponent: opponentRating, halfPoints }];
}

const asFirst = ({ day, rounds }: Appearance): FirstRatingEvent => ({
  day,
  games: rounds.flatMap(({ leftOut, opponentRating: opponent, halfPoints }) =>
    leftOut !== null || opponent === null ? [] : [{ opponent, halfPoints }],
  ),
});

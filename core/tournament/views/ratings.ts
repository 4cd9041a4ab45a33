import { eligibility, type EligibilityLine } from '../../ratings/eligibility.ts';
import type { PlayerRating } from '../../ratings/event-ratings.ts';
import { ratingsOfPeriod } from '../../ratings/period-ratings.ts';
import { calculationOf } from '../../ratings/rated-event.ts';
import { listsForEvent, type ListsForEvent } from '../../ratings/rating-lists.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { playersByNumber } from '../numbers.ts';
import { ratingQuestion, type RatingOptions } from '../rating-question.ts';
import type { Tournament } from '../state.ts';
import { typedDevelopment, type TypedDevelopment } from '../typed-development.ts';

/** What the event as a whole should be told. */
export interface RatingEventNote {
  readonly code: 'longEvent';
  readonly article: string;
}

/** A player's rating, with what an arbiter typed for it. */
export interface RatedPlayer extends PlayerRating {
  readonly id: PlayerId;
  /** K and games of this kind of list; null for nothing typed. */
  readonly typed: TypedDevelopment | null;
}

/** The ratings of an event: everybody's, explained, and whether it can be rated at all. */
export interface RatingsView {
  readonly kind: RatingKind;
  readonly edition: string;
  /** The lowest rating that is published. */
  readonly floor: number;
  readonly players: readonly RatedPlayer[];
  readonly eligibility: readonly EligibilityLine[];
  /** Lists the event may stand in; null while its last day is not known. */
  readonly lists: (ListsForEvent & { readonly article: string }) | null;
  /** Articles the working rests on. */
  readonly articles: Readonly<
    Record<'tables' | 'change' | 'k' | 'rounding' | 'firstRating', string>
  >;
  readonly notes: readonly RatingEventNote[];
}

export function ratingsView(state: Tournament, options: RatingOptions = {}): RatingsView {
  const { kind, edition, event, conditions } = ratingQuestion(state, options);
  const { others = [] } = options;
  const lines = eligibility(conditions);
  const { articles } = calculationOf(edition.properties, kind);
  const { lastDay } = conditions;
  const ids = playersByNumber(state);
  const isLong = lines.some(({ rule, actual, met }) => {
    return rule === 'interimReport' && actual !== null && met !== true;
  });
  const { tables, change, k, rounding, firstRating } = articles;
  return {
    ...{ kind, edition: edition.id, floor: edition.properties.floor },
    players: ratingsOfPeriod(
      event,
      others.map((other) => ratingQuestion(other, { kind, edition: edition.id }).event),
    ).flatMap((player) => {
      const id = ids.get(player.tpn);
      return id === undefined ? [] : [{ ...player, id, typed: typedDevelopment(state, id, kind) }];
    }),
    eligibility: lines,
    lists:
      lastDay === null
        ? null
        : { ...listsForEvent(lastDay, edition.properties), article: articles.closingDate },
    articles: { tables, change, k, rounding, firstRating },
    // Each game by the list in force on its day (B.01 1.1.4); one list is all a log holds.
    notes: isLong ? [{ code: 'longEvent', article: articles.ratingList }] : [],
  };
}

import { eligibility, type EligibilityLine } from '../../ratings/eligibility.ts';
import type { PlayerRating } from '../../ratings/event-ratings.ts';
import { ratingsOfPeriod } from '../../ratings/period-ratings.ts';
import { calculationOf, type EventToRate } from '../../ratings/rated-event.ts';
import { listsForEvent, type ListsForEvent } from '../../ratings/rating-lists.ts';
import type { Bilingual } from '../../rules/editions/edition.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { listKey } from '../list-ratings.ts';
import { isLongerThan } from '../months-played.ts';
import { playersByNumber } from '../numbers.ts';
import { ratingQuestion, type RatingOptions } from '../rating-question.ts';
import type { Tournament } from '../state.ts';
import { typedDevelopment, type TypedDevelopment } from '../typed-development.ts';

/** What the event as a whole should be told. */
export interface RatingEventNote {
  readonly code:
    | 'longEvent'
    | 'listsMissing'
    | 'daysMissing'
    | 'tieBreaksByFirst'
    | 'tieBreaksNotSaid';
  readonly article: string;
  /** Months without a list, or rounds without a day. */
  readonly about?: readonly (string | number)[];
}

/** A month of an event over thirty days after that of its first day, and the list kept for it. */
export interface RatingMonth {
  readonly month: string;
  /** Players whose rating of that list is kept. */
  readonly kept: number;
}

/** A player's rating, with what an arbiter typed for it. */
export interface RatedPlayer extends PlayerRating {
  readonly id: PlayerId;
  /** K and games of this kind of list; null for nothing typed. */
  readonly typed: TypedDevelopment | null;
  /** Of later lists, by month; 0 for none. */
  readonly onLists: readonly { readonly month: string; readonly rating: number }[];
}

/** The ratings of an event: everybody's, explained, and whether it can be rated at all. */
export interface RatingsView {
  readonly kind: RatingKind;
  readonly edition: { readonly id: string; readonly name: Bilingual };
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
  /** Empty in an event of one list. */
  readonly months: readonly RatingMonth[];
}

export function ratingsView(state: Tournament, options: RatingOptions = {}): RatingsView {
  const { kind, edition, event, conditions } = ratingQuestion(state, options);
  const { others = [] } = options;
  const lines = eligibility(conditions);
  const { articles } = calculationOf(edition.properties, kind);
  const { lastDay } = conditions;
  const ids = playersByNumber(state);
  const { tables, change, k, rounding, firstRating } = articles;
  return {
    ...{ kind, edition: { id: edition.id, name: edition.name }, floor: edition.properties.floor },
    players: ratingsOfPeriod(
      event,
      others.map((other) => ratingQuestion(other, { kind, edition: edition.id }).event),
    ).flatMap((player) => {
      const id = ids.get(player.tpn);
      return id === undefined
        ? []
        : [
            {
              ...player,
              id,
              typed: typedDevelopment(state, id, kind),
              onLists: onLists(state, id, kind),
            },
          ];
    }),
    eligibility: lines,
    lists:
      lastDay === null
        ? null
        : { ...listsForEvent(lastDay, edition.properties), article: articles.closingDate },
    articles: { tables, change, k, rounding, firstRating },
    ...monthsOf(state, event, articles.ratingList, kind),
  };
}

/** What the lists kept say of a player, in the order of the months. */
const onLists = (state: Tournament, player: PlayerId, kind: RatingKind): RatedPlayer['onLists'] =>
  [...(state.listRatings?.get(player) ?? [])]
    .filter(([key]) => key.startsWith(`${kind} `))
    .map(([key, { rating }]) => ({ month: key.slice(kind.length + 1), rating }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));

/** Each game by the list in force on its day (B.02 7.1, B.01 1.1.4), where the event outlasts one. */
function monthsOf(
  state: Tournament,
  { entrants, rules, firstDay }: EventToRate,
  article: string,
  kind: RatingKind,
): Pick<RatingsView, 'notes' | 'months'> {
  const { afterDays } = rules.rateOfPlay.standard.interimReport;
  if (!isLongerThan(state, afterDays)) return { notes: [], months: [] };
  const played = new Set<string>();
  const daysMissing = new Set<number>();
  for (const { rounds, monthsByRound = [] } of entrants) {
    for (const [index, month] of monthsByRound.entries()) {
      if (month !== null) played.add(month);
      else if ((rounds[index]?.opponent ?? null) !== null) daysMissing.add(index + 1);
    }
  }
  for (const day of state.settings.roundDates) if (day !== null) played.add(day.slice(0, 7));
  const months = [...played]
    .filter((month) => month > firstDay.slice(0, 7))
    .toSorted()
    .map((month) => ({
      month,
      kept: [...(state.listRatings?.values() ?? [])].filter((lists) =>
        lists.has(listKey(kind, month)),
      ).length,
    }));
  const missing = months.flatMap(({ month, kept }) => (kept === 0 ? [month] : []));
  const days = [...daysMissing].toSorted((a, b) => a - b);
  return {
    months,
    notes: [
      { code: 'longEvent', article },
      ...(missing.length === 0 ? [] : [{ code: 'listsMissing', article, about: missing } as const]),
      ...(months.length > missing.length ? onTieBreaks(state) : []),
      ...(days.length === 0 ? [] : [{ code: 'daysMissing', article, about: days } as const]),
    ],
  };
}

/** Which of several ratings tie-breaks take: the first, as an edition says or as nothing else is said. */
function onTieBreaks({ pins }: Tournament): RatingEventNote[] {
  const rules = editionIn('tieBreaks', pins.tieBreaks)?.properties;
  const article = rules?.codes.ARO;
  if (rules === undefined || article === undefined) return [];
  const code = rules.severalRatings === 'first' ? 'tieBreaksByFirst' : 'tieBreaksNotSaid';
  return [{ code, article }];
}

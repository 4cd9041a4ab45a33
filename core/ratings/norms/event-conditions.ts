import type {
  ArbiterTitle,
  NormRateOfPlay,
  TitleProperties,
} from '../../rules/editions/title-properties.ts';
import type { Dated } from '../../rules/editions/in-force.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { minutesForSixtyMoves, type RateOfPlay } from '../../rules/rate-of-play.ts';
import type { NormCondition } from './condition.ts';

/** What the event itself must be, whoever plays in it. */
export const EVENT_CONDITIONS = [
  'rateOfPlay',
  'roundsPerDay',
  'hoursPerDay',
  'chiefArbiter',
  'arbiterPlays',
  'doubleRoundRobinPlayers',
  'registration',
  'length',
  'edition',
] as const;
export type EventConditionName = (typeof EVENT_CONDITIONS)[number];
export type EventCondition = NormCondition<EventConditionName>;

/** What is known of an event beside its games; null where nobody said. */
export interface EventRecord {
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate | null;
  readonly rate: RateOfPlay | null;
  /** Round r at index r − 1. */
  readonly days: readonly (IsoDate | null)[];
  readonly chiefArbiter: ArbiterTitle | 'none' | null;
  readonly arbiterPlays: boolean | null;
  readonly registered: IsoDate | null;
  /** A later registration was agreed to beforehand (B.01 1.1.1). */
  readonly registrationAgreed: boolean;
  readonly players: number;
  readonly isDoubleRoundRobin: boolean;
}

/** The conditions of B.01 1.1 and 1.4.5f; what an edition does not print is not asked. */
export function eventConditions(record: EventRecord, rules: TitleProperties): EventCondition[] {
  const { articles, event, rateOfPlay } = rules;
  const { rate } = record;
  const conditions: EventCondition[] = [
    {
      name: 'rateOfPlay',
      article: articles.rateOfPlay,
      required: writtenRate(rateOfPlay),
      actual: rate === null ? null : `${rate.minutes}+${rate.increment}`,
      met: rate === null ? null : isLongEnough(rate, record.firstDay, rateOfPlay),
    },
  ];
  if (event === undefined) return conditions;
  const most = mostRoundsADay(record.days);
  const hours =
    most === null || rate === null ? null : (2 * most * minutesForSixtyMoves(rate)) / 60;
  conditions.push(
    {
      name: 'roundsPerDay',
      article: articles.rateOfPlay,
      required: event.roundsPerDay,
      actual: most,
      met: most === null ? null : most <= event.roundsPerDay,
    },
    {
      name: 'hoursPerDay',
      article: articles.hoursPerDay,
      required: event.hoursPerDay,
      actual: hours,
      met: hours === null ? null : hours <= event.hoursPerDay,
    },
    onChiefArbiter(record, event.chiefArbiter, articles.chiefArbiter),
    {
      name: 'arbiterPlays',
      article: articles.playingArbiter,
      required: 0,
      actual: record.arbiterPlays === null ? null : Number(record.arbiterPlays),
      met: record.arbiterPlays === null ? null : !record.arbiterPlays,
    },
    onRegistration(record, event.registrationDays, articles.registration),
    onLength(record, event.longAfterDays, articles.longEvents),
  );
  if (record.isDoubleRoundRobin) {
    conditions.push({
      name: 'doubleRoundRobinPlayers',
      article: articles.doubleRoundRobin,
      required: event.doubleRoundRobinPlayers,
      actual: record.players,
      met: record.players >= event.doubleRoundRobinPlayers,
    });
  }
  return conditions;
}

function onChiefArbiter(
  { chiefArbiter }: EventRecord,
  titles: readonly ArbiterTitle[],
  article: string,
): EventCondition {
  return {
    name: 'chiefArbiter',
    article,
    required: titles.join(', '),
    actual: chiefArbiter,
    met: chiefArbiter === null ? null : chiefArbiter !== 'none' && titles.includes(chiefArbiter),
  };
}

function onRegistration(
  { registered, registrationAgreed, firstDay }: EventRecord,
  required: number,
  article: string,
): EventCondition {
  const days = registered === null ? null : daysBetween(registered, firstDay);
  return {
    name: 'registration',
    article,
    required,
    actual: days,
    met: registrationAgreed || (days === null ? null : days >= required),
  };
}

/** Beside them: an edition judges the events of its own dates alone. */
export function outsideEdition(
  firstDay: IsoDate,
  { id, inForce: { from, until } }: { readonly id: string } & Dated,
): EventCondition[] {
  if (firstDay >= from && (until === null || firstDay <= until)) return [];
  const dates = `${from} – ${until ?? ''}`;
  return [{ name: 'edition', article: id, required: dates, actual: firstDay, met: null }];
}

/** In a longer event ratings and titles are those of the day of each game, which the list does not tell. */
function onLength(
  { firstDay, lastDay }: EventRecord,
  required: number,
  article: string,
): EventCondition {
  const days = lastDay === null ? null : daysBetween(firstDay, lastDay) + 1;
  return {
    name: 'length',
    article,
    required,
    actual: days,
    met: days !== null && days <= required ? true : null,
  };
}

/** Whole days from one to the other. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The most rounds on one day; null where the day of a round is not known. */
function mostRoundsADay(days: readonly (IsoDate | null)[]): number | null {
  if (days.length === 0 || days.includes(null)) return null;
  const counts = new Map<string, number>();
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  return Math.max(...counts.values());
}

/** Days with a single round; null where the day of a round is not known (B.01 1.1.3a). */
export function singleRoundDays(days: readonly (IsoDate | null)[]): number | null {
  if (days.length === 0 || days.includes(null)) return null;
  return days.filter((day, index) => !days.some((other, at) => at !== index && other === day))
    .length;
}

function isLongEnough(
  rate: RateOfPlay,
  firstDay: IsoDate,
  { sixtyMoves, withIncrement, withoutIncrement, incrementFrom }: NormRateOfPlay,
): boolean {
  if (sixtyMoves !== undefined) return minutesForSixtyMoves(rate) >= sixtyMoves;
  if (withIncrement !== undefined && rate.increment >= withIncrement.seconds) {
    return rate.minutes >= withIncrement.minutes;
  }
  if (incrementFrom !== undefined && firstDay >= incrementFrom) return false;
  return withoutIncrement !== undefined && rate.minutes >= withoutIncrement;
}

function writtenRate({ sixtyMoves, withIncrement, withoutIncrement }: NormRateOfPlay): string {
  if (sixtyMoves !== undefined) return `${sixtyMoves}`;
  const ways = [
    ...(withIncrement ? [`${withIncrement.minutes}+${withIncrement.seconds}`] : []),
    ...(withoutIncrement === undefined ? [] : [`${withoutIncrement}`]),
  ];
  return ways.join(', ');
}

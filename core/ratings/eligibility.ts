import { inForceOn } from '../rules/editions/registry.ts';
import type { FastRateOfPlay, RatingProperties } from '../rules/editions/rating-properties.ts';
import type { IsoDate, Tpn } from '../rules/identity.ts';
import { isFastGame, minutesForSixtyMoves, type RateOfPlay } from '../rules/rate-of-play.ts';
import type { RatingKind } from '../rules/rating-kind.ts';
import { minutesFor } from './games-to-rate.ts';
import { calculationOf } from './rated-event.ts';
import { daysBetween, listsForEvent } from './rating-lists.ts';

/** What is asked of an event before it is rated. */
export const ELIGIBILITY_RULES = [
  'edition',
  'rateOfPlay',
  'firstControl',
  'sameTime',
  'hoursPerDay',
  'roundsPerDay',
  'interimReport',
  'registration',
  'announcement',
  'match',
  'fideNumbers',
  'lastList',
] as const;
export type EligibilityRule = (typeof ELIGIBILITY_RULES)[number];

/** One article: what it asks, what there is, and whether it is met; null where nobody knows. */
export interface EligibilityLine {
  readonly rule: EligibilityRule;
  readonly article: string;
  readonly required: string;
  /** Null where it is not known. */
  readonly actual: string | null;
  readonly met: boolean | null;
  /** Whom it is about, where it is about players. */
  readonly players?: readonly Tpn[];
}

/** Somebody who takes part, as far as eligibility asks. */
export interface EligibleEntrant {
  readonly tpn: Tpn;
  readonly rating: number | null;
  readonly woman: boolean;
  readonly hasFideNumber: boolean;
  readonly opponents: readonly Tpn[];
}

/** What is known of an event; null where nothing is. */
export interface EventConditions {
  readonly kind: RatingKind;
  readonly edition: string;
  readonly rules: RatingProperties;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate | null;
  readonly rateOfPlay: RateOfPlay | null;
  /** Moves of the first control: `none` where the rate of play names none. */
  readonly firstControl: number | 'none' | null;
  /** Both players have the same time. */
  readonly sameTime: boolean | null;
  /** Round r at index r − 1. */
  readonly roundDays: readonly (IsoDate | null)[];
  readonly rounds: number;
  readonly registeredOn: IsoDate | null;
  /** The regulations say that the event is rated. */
  readonly announced: boolean | null;
  readonly isMatch: boolean;
  readonly entrants: readonly EligibleEntrant[];
  /** The day the question is asked. */
  readonly today: IsoDate | null;
}

/** Article by article; what is not known is never a yes. */
export function eligibility(event: EventConditions): EligibilityLine[] {
  return [
    edition(event),
    rateOfPlay(event),
    ...(event.kind === 'standard' ? [firstControl(event)] : [sameTime(event, event.kind)]),
    event.kind === 'standard' ? hoursPerDay(event) : roundsPerDay(event, event.kind),
    ...(event.kind === 'standard' ? [interimReport(event)] : []),
    registration(event),
    announcement(event),
    ...(event.isMatch ? [match(event)] : []),
    fideNumbers(event),
    lastList(event),
  ];
}

const articlesOf = ({ rules, kind }: EventConditions) => calculationOf(rules, kind).articles;

function edition(event: EventConditions): EligibilityLine {
  const { edition: inForce, certainty } = inForceOn('ratings', event.firstDay);
  return {
    rule: 'edition',
    article: articlesOf(event).startDate,
    required: inForce.id,
    actual: event.edition,
    met: certainty === 'inForce' ? inForce.id === event.edition : null,
  };
}

function rateOfPlay(event: EventConditions): EligibilityLine {
  const minutes = event.rateOfPlay === null ? null : minutesForSixtyMoves(event.rateOfPlay);
  const line = { rule: 'rateOfPlay', article: articlesOf(event).rateOfPlay } as const;
  if (event.kind !== 'standard') {
    const bounds = event.rules.rateOfPlay[event.kind];
    const required = sayBounds(bounds);
    if (minutes === null) return { ...line, required, actual: null, met: null };
    return { ...line, required, actual: `${minutes}`, met: isFastGame(minutes, bounds) };
  }
  const ratings = new Map(event.entrants.map(({ tpn, rating }) => [tpn, rating ?? 0]));
  // By game: the higher of the two ratings (B.02 1.1). Before the first, everybody may play.
  const isBegun = event.entrants.some(({ opponents }) => opponents.length > 0);
  const needs = event.entrants
    .filter(({ opponents }) => !isBegun || opponents.length > 0)
    .map(({ tpn, rating, opponents }) => {
      const met = opponents.map((opponent) => ratings.get(opponent) ?? 0);
      return { tpn, minutes: minutesFor(Math.max(rating ?? 0, ...met), event.rules) };
    });
  const needed = Math.max(minutesFor(0, event.rules), ...needs.map((need) => need.minutes));
  const required = `≥ ${needed}`;
  if (minutes === null) return { ...line, required, actual: null, met: null };
  const players = needs.filter((need) => need.minutes > minutes).map(({ tpn }) => tpn);
  return {
    ...{ ...line, required, actual: `${minutes}`, met: minutes >= needed },
    ...(players.length === 0 ? {} : { players }),
  };
}

const sayBounds = ({ least, leastIncluded, limit, limitIncluded }: FastRateOfPlay): string =>
  `${leastIncluded ? '≥' : '>'} ${least}, ${limitIncluded ? '≤' : '<'} ${limit}`;

function firstControl({ rules, firstControl: moves }: EventConditions): EligibilityLine {
  const { moves: least, article } = rules.rateOfPlay.standard.firstControl;
  return {
    ...{ rule: 'firstControl', article, required: `≥ ${least}` },
    actual: moves === null ? null : moves === 'none' ? '–' : `${moves}`,
    met: moves === null ? null : moves === 'none' || moves >= least,
  };
}

function sameTime(
  { rules, sameTime: same }: EventConditions,
  kind: 'rapid' | 'blitz',
): EligibilityLine {
  const article = rules.rateOfPlay[kind].sameTimeForBoth;
  const actual = same === null ? null : same ? '=' : '≠';
  return { rule: 'sameTime', article, required: '=', actual, met: same };
}

/** Twice the minutes of sixty moves a round; without days, an event short enough for one day passes. */
function hoursPerDay(event: EventConditions): EligibilityLine {
  const { hoursPerDay: most } = event.rules.rateOfPlay.standard;
  const hours =
    event.rateOfPlay === null ? null : (2 * minutesForSixtyMoves(event.rateOfPlay)) / 60;
  const busiest = roundsOfBusiestDay(event);
  const line = {
    rule: 'hoursPerDay',
    article: articlesOf(event).dailyLimit,
    required: `≤ ${most}`,
  } as const;
  if (hours === null) return { ...line, actual: null, met: null };
  return { ...line, ...withinADay(busiest, event.rounds, hours, most) };
}

function roundsPerDay(event: EventConditions, kind: 'rapid' | 'blitz'): EligibilityLine {
  const { roundsPerDay: most } = event.rules.rateOfPlay[kind];
  return {
    rule: 'roundsPerDay',
    article: articlesOf(event).dailyLimit,
    required: `≤ ${most}`,
    ...withinADay(roundsOfBusiestDay(event), event.rounds, 1, most),
  };
}

/** Rounds known to be on one day at least, and whether every round has its day. */
interface BusiestDay {
  readonly rounds: number;
  readonly complete: boolean;
}

function roundsOfBusiestDay({ roundDays, rounds }: EventConditions): BusiestDay {
  const days = new Map<IsoDate, number>();
  const known = roundDays.slice(0, rounds).filter((day) => day !== null);
  for (const day of known) days.set(day, (days.get(day) ?? 0) + 1);
  return { rounds: Math.max(0, ...days.values()), complete: known.length >= rounds };
}

function withinADay(
  busiest: BusiestDay,
  rounds: number,
  each: number,
  most: number,
): Pick<EligibilityLine, 'actual' | 'met'> {
  const figure = (count: number): string => `${Math.round(100 * count * each) / 100}`;
  if (busiest.complete || busiest.rounds * each > most) {
    return { actual: figure(busiest.rounds), met: busiest.rounds * each <= most };
  }
  // All on one day would still be within the limit: the days need not be known.
  if (rounds * each <= most) return { actual: `≤ ${figure(rounds)}`, met: true };
  return { actual: null, met: null };
}

function interimReport({ rules, firstDay, lastDay }: EventConditions): EligibilityLine {
  const { afterDays, article } = rules.rateOfPlay.standard.interimReport;
  const days = lastDay === null ? null : daysBetween(firstDay, lastDay) + 1;
  return {
    ...{ rule: 'interimReport', article, required: `≤ ${afterDays}` },
    actual: days === null ? null : `${days}`,
    // A longer event is rated where it reports every month, which nobody here knows.
    met: days !== null && days <= afterDays ? true : null,
  };
}

function registration(event: EventConditions): EligibilityLine {
  const { usual, strongField } = event.rules.registrationDays;
  const isStrong =
    strongField !== null &&
    event.entrants.some(
      ({ rating, woman }) =>
        (rating ?? 0) > (woman ? strongField.womanAbove : strongField.playerAbove),
    );
  const needed = isStrong ? strongField.days : usual;
  const days = event.registeredOn && daysBetween(event.registeredOn, event.firstDay);
  return {
    rule: 'registration',
    article: articlesOf(event).registration,
    required: `≥ ${needed}`,
    actual: days === null ? null : `${days}`,
    met: days === null ? null : Number(days) >= needed,
  };
}

function announcement(event: EventConditions): EligibilityLine {
  const { announced } = event;
  return {
    rule: 'announcement',
    article: articlesOf(event).announcement,
    required: '+',
    actual: announced === null ? null : announced ? '+' : '–',
    met: announced,
  };
}

function match(event: EventConditions): EligibilityLine {
  const players = event.entrants.filter(({ rating }) => !rating).map(({ tpn }) => tpn);
  return {
    ...{ rule: 'match', article: articlesOf(event).matches, required: '0' },
    ...{ actual: `${players.length}`, met: players.length === 0 },
    ...(players.length === 0 ? {} : { players }),
  };
}

function fideNumbers(event: EventConditions): EligibilityLine {
  const players = event.entrants.filter(({ hasFideNumber }) => !hasFideNumber);
  return {
    ...{ rule: 'fideNumbers', article: articlesOf(event).inclusion, required: '0' },
    ...{ actual: `${players.length}`, met: players.length === 0 },
    ...(players.length === 0 ? {} : { players: players.map(({ tpn }) => tpn) }),
  };
}

/** The day after which no list takes the event any more (B.02 9.1). */
function lastList(event: EventConditions): EligibilityLine {
  const line = { rule: 'lastList', article: articlesOf(event).report } as const;
  if (event.lastDay === null) return { ...line, required: '', actual: null, met: null };
  const { last } = listsForEvent(event.lastDay, event.rules);
  const { today } = event;
  return {
    ...line,
    required: `< ${last}`,
    actual: today,
    met: today === null ? null : today < last,
  };
}

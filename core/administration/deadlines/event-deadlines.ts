import type { CompetitionLevel } from '../../rules/competition-level.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { addDays, addMinutes, addMonths, daysOfSpan } from '../days.ts';
import type { HomologationKind } from '../homologation/kinds.ts';
import {
  DUTIES,
  type Duty,
  type DutyHolder,
  type DutyName,
  type DutyOf,
  type DutyPhase,
  type Offset,
} from './duties.ts';

/** What deadlines look at. */
export interface DatedEvent {
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  /** Round r at index r − 1; a time is `HH:MM` of the wall clock. */
  readonly rounds: readonly { readonly day: IsoDate | null; readonly time: string | null }[];
  /** Null where nobody has said what it is homologated for. */
  readonly kind: HomologationKind | null;
  readonly level: CompetitionLevel | null;
  /** Everybody meets everybody, or the whole other side. */
  readonly closed: boolean;
  /** Longer than FIDE takes as one event. */
  readonly long: boolean;
  /** Days for the report that is rated; null where the event's rating rules set none. */
  readonly reportDays: number | null;
}

/** One line: what is due, by when, whose it is. */
export interface Deadline {
  /** `pairingsPosted:3` where it comes once a round or a month. */
  readonly id: string;
  readonly duty: DutyName;
  /** The round it is of; null for those of the whole event. */
  readonly round: number | null;
  readonly phase: DutyPhase;
  readonly who: DutyHolder;
  /** A day, or a wall-clock time `2026-03-07T12:00`; null where the event's own day is not known. */
  readonly due: string | null;
  readonly article: string;
}

/** Everything an event has to do by a day, earliest first; what has no day comes last. */
export function eventDeadlines(event: DatedEvent): readonly Deadline[] {
  return DUTIES.filter(({ of }) => isAskedOf(of, event))
    .flatMap((duty) => linesOf(duty, event))
    .sort((a, b) => (a.due ?? LAST).localeCompare(b.due ?? LAST));
}

/** The day of a duty, whether or not it is asked of the event; null where it has none. */
export function dayOfDuty(name: DutyName, event: DatedEvent): string | null {
  const duty = DUTIES.find((one) => one.duty === name);
  return duty === undefined ? null : (linesOf(duty, event)[0]?.due ?? null);
}

/** After every day. */
const LAST = '9999';

function isAskedOf({ kinds, levels, closed, long }: DutyOf, event: DatedEvent): boolean {
  if (kinds !== undefined && (event.kind === null || !kinds.includes(event.kind))) return false;
  if (levels !== undefined && (event.level === null || !levels.includes(event.level))) return false;
  if (closed !== undefined && closed !== event.closed) return false;
  return long === undefined || long === event.long;
}

function linesOf(duty: Duty, event: DatedEvent): Deadline[] {
  const offset = offsetOf(duty, event);
  if (offset === null) return [];
  const { phase, who, article } = duty;
  return beginnings(duty, event).map(({ round, at, mark }) => ({
    id: mark === null ? duty.duty : `${duty.duty}:${mark}`,
    ...{ duty: duty.duty, round, phase, who, article },
    due: at === null ? null : later(at, offset),
  }));
}

function offsetOf({ offset }: Duty, { kind, reportDays }: DatedEvent): Offset | null {
  if (offset === 'ratingRules') return reportDays === null ? null : { days: reportDays };
  if (!('national' in offset)) return offset;
  return kind === null ? null : offset[kind];
}

interface Beginning {
  readonly round: number | null;
  readonly at: string | null;
  /** Tells apart what comes several times. */
  readonly mark: number | null;
}

/** The days or hours a duty is counted from. */
function beginnings({ from }: Duty, event: DatedEvent): Beginning[] {
  const once = (at: string | null, round: number | null = null): Beginning[] => [
    { round, at, mark: null },
  ];
  const last = event.rounds.length;
  switch (from) {
    case 'eventStart':
      return once(event.firstDay);
    case 'eventEnd':
      return once(event.lastDay);
    case 'firstRound':
      return once(startOf(event, 1) ?? event.firstDay, 1);
    case 'lastRound':
      return once(startOf(event, last) ?? event.lastDay, last);
    case 'halfOfRounds':
      return halfOf(event);
    case 'eachRound':
      // Of round 1 nothing is asked.
      return event.rounds.slice(1).map((_, at) => ({
        ...{ round: at + 2, at: startOf(event, at + 2), mark: at + 2 },
      }));
    case 'eachMonth':
      return monthsOf(event).map((at, index) => ({ round: null, at, mark: index + 1 }));
  }
}

/** The hour a round begins, else its day; null where neither is known. */
function startOf({ rounds }: DatedEvent, round: number): string | null {
  const { day, time } = rounds[round - 1] ?? { day: null, time: null };
  return day === null || time === null ? day : `${day}T${time}`;
}

/** The first round of the second half: by then the first half is over. */
function halfOf(event: DatedEvent): Beginning[] {
  const round = Math.floor(event.rounds.length / 2) + 1;
  if (event.rounds.length < 2) return [{ round: null, at: event.firstDay, mark: null }];
  return [{ round, at: startOf(event, round), mark: null }];
}

/** A month after the first day, and so on while the event lasts. */
function monthsOf({ firstDay, lastDay }: DatedEvent): IsoDate[] {
  const days: IsoDate[] = [];
  for (let month = 1; ; month += 1) {
    const day = addMonths(firstDay, month);
    if (day >= lastDay) return days;
    days.push(day);
  }
}

/** A day stays a day; minutes count where the hour is known. */
function later(at: string, { months = 0, days = 0, minutes = 0 }: Offset): string {
  const [day = at, time] = at.split('T');
  const moved = addDays(addMonths(day, months), days);
  if (minutes !== 0) return time === undefined ? moved : addMinutes(`${moved}T${time}`, minutes);
  // Counted in days, it is due on the day, whatever the hour it is counted from.
  return time === undefined || days !== 0 || months !== 0 ? moved : `${moved}T${time}`;
}

/** Whether an event lasts longer than FIDE takes as one. */
export const isLongEvent = (firstDay: IsoDate, lastDay: IsoDate, mostDays: number): boolean =>
  daysOfSpan(firstDay, lastDay) > mostDays;

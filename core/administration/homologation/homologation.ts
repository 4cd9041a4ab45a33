import type { IsoDate } from '../../rules/identity.ts';
import { minutesForSixtyMoves, type RateOfPlay } from '../../rules/rate-of-play.ts';
import { addDays, daysOfSpan } from '../days.ts';
import type { HomologationRules } from './homologation-rules.ts';
import type { HomologationKind } from './kinds.ts';

/** What is said of an event's homologation. */
export interface Homologation {
  readonly kind: HomologationKind;
  /** The day the federation was asked; null where it was not yet. */
  readonly requestedOn: IsoDate | null;
  /** The number it was given; null until then. */
  readonly number: string | null;
  /** Rounds that were asked for: they may go down, never up (LA line 8713). */
  readonly rounds: number;
  /** Qualifies for the French youth championship: no fees are due. */
  readonly qualifier: boolean;
}

/** The last day on which a request is not late. */
export const requestBy = (
  kind: HomologationKind,
  firstDay: IsoDate,
  { daysBefore }: HomologationRules,
): IsoDate => addDays(firstDay, -daysBefore[kind]);

/** Asked for later than that: not certain to be granted, and the fixed part is doubled. */
export const isLateRequest = (
  { kind, requestedOn }: Pick<Homologation, 'kind' | 'requestedOn'>,
  firstDay: IsoDate,
  rules: HomologationRules,
): boolean => requestedOn !== null && requestedOn > requestBy(kind, firstDay, rules);

/** One request: the rounds it is for, as its name ends. */
export interface RequestPart {
  readonly from: number;
  readonly to: number;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}

/**
 * The requests an event is asked for by: one, or as many as it takes that none is too long (LA line
 * 8695). Null where a day of a round is not known, and the event is too long.
 */
export function requestParts(
  days: readonly (IsoDate | null)[],
  span: { readonly firstDay: IsoDate; readonly lastDay: IsoDate },
  { mostDays }: HomologationRules,
): readonly RequestPart[] | null {
  if (daysOfSpan(span.firstDay, span.lastDay) <= mostDays) {
    return [{ from: 1, to: days.length, ...span }];
  }
  const parts: RequestPart[] = [];
  for (const [at, day] of days.entries()) {
    if (day === null) return null;
    const last = parts.at(-1);
    if (last !== undefined && daysOfSpan(last.firstDay, day) <= mostDays) {
      parts[parts.length - 1] = { ...last, to: at + 1, lastDay: day };
    } else {
      parts.push({ from: at + 1, to: at + 1, firstDay: day, lastDay: day });
    }
  }
  return parts;
}

/** `r4-5`, as the name of a request ends. */
export const partName = ({ from, to }: Pick<RequestPart, 'from' | 'to'>): string =>
  from === to ? `r${from}` : `r${from}-${to}`;

export interface LongDay {
  readonly day: IsoDate;
  readonly rounds: number;
  readonly hours: number;
}

/** Days with more play than FIDE takes: both players' time for sixty moves, round after round (LA line 8697). */
export function daysTooLong(
  days: readonly (IsoDate | null)[],
  rate: RateOfPlay,
  { mostHoursADay }: HomologationRules,
): readonly LongDay[] {
  const hoursARound = (2 * minutesForSixtyMoves(rate)) / 60;
  const rounds = new Map<IsoDate, number>();
  for (const day of days) if (day !== null) rounds.set(day, (rounds.get(day) ?? 0) + 1);
  return [...rounds]
    .map(([day, number]) => ({ day, rounds: number, hours: number * hoursARound }))
    .filter(({ hours }) => hours > mostHoursADay);
}

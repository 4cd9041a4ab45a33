import { isIsoDate, type IsoDate } from '../identity.ts';

/** How sure we are that something dated was in force on the day asked for. */
export const CERTAINTIES = ['inForce', 'beforeFirstKnown', 'inGap'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** First and last day of force; null when nothing newer is known. */
export interface Dated {
  readonly inForce: { readonly from: IsoDate; readonly until: IsoDate | null };
}

export interface DatedOnDay<T> {
  readonly found: T;
  /**
   * `beforeFirstKnown`: the earliest we hold stands in; `inGap`: the day falls between two
   * we hold, and the older stands in.
   */
  readonly certainty: Certainty;
}

/** What was in force on a day, of values in the order of their first days. @throws RangeError when the text is not a day */
export function datedOn<T extends Dated>(values: readonly T[], day: IsoDate): DatedOnDay<T> {
  if (!isIsoDate(day)) throw new RangeError(`not a day: ${JSON.stringify(day)}`);
  const [first] = values;
  if (first === undefined) throw new RangeError('nothing dated');
  const started = values.filter(({ inForce }) => inForce.from <= day).at(-1);
  if (started === undefined) return { found: first, certainty: 'beforeFirstKnown' };
  const { until } = started.inForce;
  return { found: started, certainty: until !== null && until < day ? 'inGap' : 'inForce' };
}

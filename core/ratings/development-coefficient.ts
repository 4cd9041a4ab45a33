import type { KStep } from '../rules/editions/rating-properties.ts';
import type { IsoDate } from '../rules/identity.ts';
import type { Development } from './rated-event.ts';

/** Where a K comes from: the list, an arbiter, or a step of the ladder. */
export type KReason = 'listed' | 'given' | KStep['when'];

/** The development coefficient K of a player. */
export interface DevelopmentCoefficient {
  readonly k: number;
  readonly reason: KReason;
  /** Something the ladder asks for is not known, and the usual case was taken. */
  readonly assumed: boolean;
}

/** K as listed or given; else the first step of the ladder that applies (B.02 8.3.3). */
export function developmentCoefficient(
  ladder: readonly KStep[],
  rating: number,
  known: Development,
  firstDay: IsoDate,
): DevelopmentCoefficient {
  if (known.givenK !== undefined) return { k: known.givenK, reason: 'given', assumed: false };
  if (known.listedK !== undefined) return { k: known.listedK, reason: 'listed', assumed: false };
  let assumed = false;
  for (const step of ladder) {
    const verdict = applies(step, rating, known, firstDay);
    if (verdict !== 'yes') assumed ||= verdict === 'unknown';
    else return { k: step.k, reason: step.when, assumed };
  }
  throw new RangeError('a ladder ends with a step for everybody else');
}

type Verdict = 'yes' | 'no' | 'unknown';

function applies(
  step: KStep,
  rating: number,
  { birth, highest, gamesSoFar }: Development,
  firstDay: IsoDate,
): Verdict {
  switch (step.when) {
    case 'publishedRatingEverReached':
      if (Math.max(rating, highest ?? 0) >= step.rating) return 'yes';
      return highest === undefined ? 'unknown' : 'no';
    case 'juniorAlwaysBelow':
      if (Math.max(rating, highest ?? 0) >= step.rating) return 'no';
      return birth === undefined ? 'unknown' : isJunior(birth, firstDay, step);
    case 'fewerGamesThan':
      if (gamesSoFar === undefined) return 'unknown';
      return gamesSoFar < step.games ? 'yes' : 'no';
    case 'otherwise':
      return 'yes';
  }
}

function isJunior(
  birth: string,
  day: IsoDate,
  { birthday, until }: Extract<KStep, { readonly when: 'juniorAlwaysBelow' }>,
): Verdict {
  const year = Number(birth.slice(0, 4)) + birthday;
  const thisYear = Number(day.slice(0, 4));
  if (year !== thisYear) return year > thisYear ? 'yes' : 'no';
  if (until === 'endOfYear') return 'yes';
  if (birth.length < day.length) return 'unknown';
  return day.slice(4) < birth.slice(4) ? 'yes' : 'no';
}

/** The largest whole number that keeps K × n within the bound (B.02 8.3.3). */
export const reducedK = (k: number, games: number, bound: number): number =>
  k * games > bound ? Math.floor(bound / games) : k;

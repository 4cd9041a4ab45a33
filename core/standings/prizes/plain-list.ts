import { cents, money } from './money.ts';
import type { Prize, PrizeList } from './scheme.ts';

/** Prizes of money alone, first prize first. */
export const amounts = (...values: readonly number[]): Prize[] =>
  values.map((value) => ({ amount: money(value), thing: null }));

/** A list by place for everybody, without a minimum, unless the rest says otherwise. */
export const plainList = (
  id: string,
  name: PrizeList['name'],
  prizes: readonly Prize[],
  rest: Partial<PrizeList> = {},
): PrizeList => ({
  id,
  name,
  rule: 'place',
  criteria: {},
  prizes,
  minimum: cents(0),
  cumulative: false,
  ...rest,
});

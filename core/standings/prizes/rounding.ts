import type { Tpn } from '../../rules/identity.ts';
import { cents, floorTo, type Cents, type ExactCents } from './money.ts';

/** What rounding left over, and who received it. */
export interface Rounding {
  readonly leftOver: Cents;
  readonly to: readonly { readonly tpn: Tpn; readonly amount: Cents }[];
}

/**
 * Rounds shares of a pool to a unit and keeps the sum: every share down, then one unit each to the
 * largest remainders, the better placed first where they are equal. What is less than one unit goes
 * to the first. Shares stand in the order of places.
 */
export function roundShares(
  pool: Cents,
  shares: readonly { readonly tpn: Tpn; readonly exact: ExactCents }[],
  unit: Cents,
): { readonly amounts: readonly Cents[]; readonly rounding: Rounding } {
  const amounts = shares.map(({ exact }) => floorTo(exact, unit));
  const leftOver = cents(pool - amounts.reduce((sum, amount) => sum + amount, 0));
  const units = Math.floor(leftOver / unit);
  const extra = new Map<number, number>();
  const byRemainder = shares
    .map(({ exact: [numerator, denominator] }, index) => ({
      index,
      rest: numerator % (denominator * unit),
      denominator,
    }))
    .sort((a, b) => b.rest * a.denominator - a.rest * b.denominator || a.index - b.index);
  for (const { index } of byRemainder.slice(0, units)) extra.set(index, unit);
  if (leftOver % unit > 0) extra.set(0, (extra.get(0) ?? 0) + (leftOver % unit));
  return {
    amounts: amounts.map((amount, index) => cents(amount + (extra.get(index) ?? 0))),
    rounding: {
      leftOver,
      to: shares.flatMap(({ tpn }, index) => {
        const amount = extra.get(index);
        return amount === undefined ? [] : [{ tpn, amount: cents(amount) }];
      }),
    },
  };
}

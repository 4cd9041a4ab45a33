declare const centsBrand: unique symbol;

/** An amount of money in hundredths of the currency, so that sums are exact. */
export type Cents = number & { readonly [centsBrand]: true };

/** Hundredths in one unit of the currency. */
const HUNDREDTHS = 100;

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return value as Cents;
}

/** @example money(12.5) // 1250 cents */
export function money(value: number): Cents {
  const amount = parseMoney(value);
  if (amount === null) throw new RangeError(`an amount has at most two decimals: ${value}`);
  return amount;
}

export function sumCents(values: Iterable<Cents>): Cents {
  let total = 0;
  for (const value of values) total += value;
  return cents(total);
}

/** The largest amount taken from a file, in the currency: beyond any prize, and exact when multiplied by a whole field. */
const LARGEST = 10_000_000;

/** Reads `150`, `12.5`, `"12.50"`, `"1 500,00"`; null when it is not an amount or is negative. */
export function parseMoney(value: unknown): Cents | null {
  if (typeof value === 'number') {
    const hundredths = Math.round(value * HUNDREDTHS);
    const exact = Math.abs(hundredths - value * HUNDREDTHS) <= 1e-4;
    return value >= 0 && value <= LARGEST && exact ? (hundredths as Cents) : null;
  }
  if (typeof value !== 'string') return null;
  const match = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,10})(?:[.,](\d{1,2}))?$/.exec(
    value.trim(),
  );
  if (!match) return null;
  const whole = Number((match[1] ?? '').replace(/\D/g, ''));
  return whole > LARGEST
    ? null
    : ((whole * HUNDREDTHS + Number((match[2] ?? '0').padEnd(2, '0'))) as Cents);
}

/** `1234.50`, `-0.05`: always two decimals. */
export function formatCents(value: Cents): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount in cents as a fraction, before any rounding: `[36750, 8]`. */
export type ExactCents = readonly [numerator: number, denominator: number];

/** The largest multiple of `unit` that does not exceed the fraction. */
export function floorTo([numerator, denominator]: ExactCents, unit: Cents): Cents {
  const steps = denominator * unit;
  return (((numerator - (numerator % steps)) / steps) * unit) as Cents;
}

/** Orders fractions, the larger first. */
export function compareExact([a, b]: ExactCents, [c, d]: ExactCents): number {
  return c * b - a * d;
}

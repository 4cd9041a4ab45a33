/** Nearest whole number, half up: the rounding of C.07 10.1, 10.4 and 10.5. */
export function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

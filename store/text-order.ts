/** The order of code units, the same in every database and language. */
export const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

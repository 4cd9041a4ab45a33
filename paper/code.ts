import { encode } from 'uqr';

/** A code that phones read, without its border: rows of dark and light. */
export const codeOf = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { border: 0, ecc: 'M' }).data;

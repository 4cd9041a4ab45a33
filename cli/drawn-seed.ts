import { randomBytes } from 'node:crypto';

/** The seed of a lot: as it was given, else drawn here. It is written into the log. */
export const drawnSeed = (given: string | true): string =>
  given === true ? randomBytes(16).toString('hex') : given;

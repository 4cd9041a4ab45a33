import { later } from '../../../later/later.ts';

/** Beside a rate of play of several periods. */
export const PeriodsOfPlay = later(() =>
  import('./periods-of-play.tsx').then((code) => code.PeriodsOfPlay),
);

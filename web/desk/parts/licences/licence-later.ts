import { later } from '../../later/later.ts';

/** On a player's card. */
export const LicenceSection = later(() =>
  import('./door-part.ts').then((code) => code.LicenceSection),
);

import { inBoth } from '../../in-both.ts';

/** What the online regulations are called where an edition of the Laws is chosen. */
export const ONLINE = {
  id: 'online',
  name: inBoth('Online chess (LA 6.12)', 'Jeu en ligne (LA 6.12)'),
} as const;

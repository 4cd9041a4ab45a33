import { isBySeats } from '../pairing/systems.ts';
import type { Settings } from './settings.ts';

/** Livre de l'Arbitre 3.2: what is said of Molter. */
export const MOLTER = 'LA 3.2';

/** An event in which players of many teams meet by letter and number (LA 3.2). */
export const isByLetters = ({ kind, system }: Pick<Settings, 'kind' | 'system'>): boolean =>
  kind === 'team' && isBySeats(system);

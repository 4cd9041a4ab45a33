import { LICENCES } from './licence.ts';
import type { PlayerDetails } from './player.ts';
import type { Settings } from './settings.ts';

/** The federation whose licences these are. */
const FRENCH = 'FRA';

/**
 * Whether a player may not take part for want of a licence (LA 5.1, lines 8751-8783): N is none, B
 * is not enough where A is asked for, and whoever FIDE knows from another federation needs none.
 */
export function lacksLicence(
  { licence, federation, fideId }: Pick<PlayerDetails, 'licence' | 'federation' | 'fideId'>,
  { regulations }: Pick<Settings, 'regulations'>,
): boolean {
  const elsewhere = federation !== undefined && federation !== '' && federation !== FRENCH;
  if (elsewhere && fideId !== undefined) return false;
  const enough = regulations.licence === 'A' ? (['A'] as const) : LICENCES;
  return !enough.some((one) => one === licence);
}

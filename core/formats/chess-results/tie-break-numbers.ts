import type { TieBreakNumber } from './upload-document.ts';

/**
 * Numbers of the tie-breaks at chess-results.com, its generation of April 2024, by the code of C.07
 * (table of the upload interface). Variants (`/C1`) have no published form there: the values sent
 * are right, the heading names the family.
 */
const NUMBERS: Readonly<Record<string, number>> = {
  AOB: 77,
  REP: 79,
  ARO: 80,
  DE: 81,
  ESB: 82,
  EDE: 83,
  BH: 84,
  FB: 84,
  SB: 85,
  PS: 86,
  KS: 87,
  TPR: 88,
  APRO: 88,
  PTP: 88,
  APPO: 88,
  MPTS: 13,
  GPTS: 1,
  BBE: 90,
  SSSC: 91,
  WIN: 68,
  WON: 68,
  BWG: 68,
  BPG: 68,
};

/** The number for a descriptor such as `BH/C1`; null when the site has none. */
export function tieBreakNumber(descriptor: string): TieBreakNumber | null {
  const name = /^[A-Za-z]+/.exec(descriptor)?.[0].toUpperCase() ?? '';
  const number = NUMBERS[name];
  return number === undefined ? null : { number, detail: '' };
}

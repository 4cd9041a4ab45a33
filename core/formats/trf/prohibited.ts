import { tpn, type Tpn } from '../../rules/identity.ts';
import { recordsOf, type TrfDocument } from './document.ts';

/**
 * Groups of whom no two may meet in the round: 260 for its rounds, XXP for all of them. In a team
 * event the numbers are teams'.
 */
export function prohibitedIn(document: TrfDocument, round: number): readonly (readonly Tpn[])[] {
  const groups: Tpn[][] = [];
  for (const record of recordsOf(document, '260', 'XXP')) {
    const applies =
      record.tag === 'XXP' || (record.firstRound <= round && round <= record.lastRound);
    if (applies) groups.push(record.numbers.map(tpn));
  }
  return groups;
}

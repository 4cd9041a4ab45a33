import { tableSize } from '../berger/tables.ts';
import { restrictedGroups } from './groups.ts';
import { groupsOfSizes } from './groups-of-sizes.ts';
import { VARMA_TABLES } from './varma-tables.ts';

/** A large envelope: numbers of which no two meet in the last rounds. */
export interface Envelope {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Players the Varma tables are printed for (Livre de l'Arbitre, line 4884), and the rounds they look at. */
export const VARMA = { fewest: 9, most: 24, last: 3 } as const;

/** The envelopes of the Varma tables; null outside 9 to 24. Nobody of an odd field draws its free place. */
export function varmaEnvelopes(players: number): Envelope[] | null {
  const groups = VARMA_TABLES[tableSize(players)];
  if (groups === undefined || players < VARMA.fewest) return null;
  return lettered(groups.map((group) => group.filter((number) => number <= players)));
}

/** Envelopes made by the inequality; with sizes, as many numbers in the first ones; null where there are none such. */
export function restrictedEnvelopes(
  players: number,
  last: number,
  sizes: readonly number[] = [],
): Envelope[] | null {
  if (sizes.length > 0) {
    const groups = groupsOfSizes(players, last, sizes);
    return groups && lettered(groups);
  }
  return lettered(restrictedGroups(players, last).sort((a, b) => b.length - a.length));
}

const lettered = (groups: readonly (readonly number[])[]): Envelope[] =>
  groups
    .filter((numbers) => numbers.length > 0)
    .map((numbers, index) => ({ letter: letterOf(index), numbers }));

/** A to Z, then AA, AB … as the columns of a sheet. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

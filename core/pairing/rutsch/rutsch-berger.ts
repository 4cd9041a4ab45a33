import { tableSize } from '../berger/tables.ts';
import { countedTo, laid, ringAroundPivot } from './ring.ts';
import { seatingRound, type SeatingRound } from './seating.ts';

/**
 * The Rutsch-Berger seating: who slides along the tables by it plays the rounds of the Berger table, in
 * their order and with their colours (Livre de l'Arbitre, lines 4470-4520, rules R1 to R7). In an odd
 * field the pivot's place is empty, and whoever faces it is free.
 */
export function rutschBergerSeating(players: number): SeatingRound[] {
  if (!Number.isInteger(players) || players < 2) {
    throw new RangeError(`not a number of players: ${players}`);
  }
  const size = tableSize(players);
  const half = size / 2;
  // R3 to R5: 1 to k on the white places around the tables, and facing each what makes 2k + 1.
  const placed = countedTo(size - 1).map((place) =>
    place % 2 === 1 ? (place + 1) / 2 : half + place / 2,
  );
  const [even, odd] = [
    ringAroundPivot(half, 'second', false),
    ringAroundPivot(half, 'second', true),
  ];
  return countedTo(size - 1).map((round) => {
    const { ring, pivot } = round % 2 === 1 ? odd : even;
    // R6 and R7: against the order of placing, and the pivot changes sides.
    const seats = laid(ring, placed, 2 * Math.floor(round / 2));
    return seatingRound(round, players, [...seats, [pivot, size]], {
      tables: half,
      whiteAtOdd: 'second',
    });
  });
}

import { countedTo, laid, ringAroundPivot, ringWithFoot } from './ring.ts';
import { seatingRound, type SeatingRound } from './seating.ts';

/**
 * The Rutsch seating of a field: everybody slides along the tables, and nobody needs a paper
 * (Livre de l'Arbitre, lines 4166-4218).
 */
export function rutschSeating(players: number): SeatingRound[] {
  if (!Number.isInteger(players) || players < 2) {
    throw new RangeError(`not a number of players: ${players}`);
  }
  return players % 2 === 1 ? rutschOdd(players) : rutschEven(players);
}

/** Everybody moves one place down the first row and up the second; the foot is free (line 4182). */
function rutschOdd(players: number): SeatingRound[] {
  const tables = (players - 1) / 2;
  const ring = ringWithFoot(tables);
  const numbers = countedTo(players);
  // 1 begins at the foot: 5, 6, 7 down the first row of seven, 2, 3, 4 up the second.
  return numbers.map((round) =>
    seatingRound(round, players, laid(ring, numbers, 1 - tables - round), {
      tables,
      whiteAtOdd: 'first',
    }),
  );
}

/**
 * The last number stays at table 1 and changes sides; the others go round it. The book's print has lost
 * who has White; the bulletin's example for twelve has these very places with their colours (lines
 * 170-188): the first row at odd tables, the second at even ones.
 */
function rutschEven(players: number): SeatingRound[] {
  const tables = players / 2;
  const others = countedTo(players - 1);
  const [even, odd] = [
    ringAroundPivot(tables, 'first', false),
    ringAroundPivot(tables, 'first', true),
  ];
  return others.map((round) => {
    const { ring, pivot } = round % 2 === 1 ? odd : even;
    // Whoever passes the pivot jumps a place, once in two rounds.
    const seats = laid(ring, others, -2 * Math.floor((round - 1) / 2));
    return seatingRound(round, players, [...seats, [pivot, players]], {
      tables,
      whiteAtOdd: 'first',
    });
  });
}

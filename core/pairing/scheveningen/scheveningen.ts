import { PRINTED } from './printed-tables.ts';

/** A game between the two sides: player `a` of side A, player `b` of side B. */
export interface SidesGame {
  readonly board: number;
  readonly a: number;
  readonly b: number;
  readonly white: 'A' | 'B';
}

export interface SidesRound {
  readonly round: number;
  /** In the order of side A. */
  readonly games: readonly SidesGame[];
  /** Who of the larger side has no opponent. */
  readonly free: { readonly side: 'A' | 'B'; readonly players: readonly number[] };
}

/**
 * Everybody of one side meets everybody of the other (Livre de l'Arbitre, lines 4922-4968): 4, 5, 6 and 8
 * a side as printed, any other number by construction. The double table comes again with the colours
 * reversed. Where the sides are unequal, the free places of the smaller one go round the larger.
 */
export function scheveningenRounds(
  sideA: number,
  sideB: number,
  { double = false }: { readonly double?: boolean } = {},
): SidesRound[] {
  for (const side of [sideA, sideB]) {
    if (!Number.isInteger(side) || side < 1) throw new RangeError(`not a side: ${side}`);
  }
  const single = singleRounds(sideA, sideB);
  const all = double ? [...single, ...single.map(withColoursReversed)] : single;
  const larger = sideA >= sideB ? 'A' : 'B';
  return all.map((games, index) => {
    const playing = new Set(games.map(({ a, b }) => (larger === 'A' ? a : b)));
    const players = countedTo(Math.max(sideA, sideB)).filter((player) => !playing.has(player));
    return { round: index + 1, games, free: { side: larger, players } };
  });
}

function singleRounds(sideA: number, sideB: number): SidesGame[][] {
  const printed = sideA === sideB ? PRINTED[sideA] : undefined;
  if (printed !== undefined) return printed.map((line) => line.split(' ').map(printedGame));
  if (sideA === sideB) return equalSides(sideA);
  const smaller = Math.min(sideA, sideB);
  return unequalSides(smaller, Math.max(sideA, sideB)).map((round) =>
    inOrder(
      round.map(({ few, many, whiteIsFew }) =>
        smaller === sideA
          ? { a: few, b: many, white: whiteIsFew ? 'A' : 'B' }
          : { a: many, b: few, white: whiteIsFew ? 'B' : 'A' },
      ),
    ),
  );
}

/** `B4-A1`: the first has White. */
function printedGame(text: string, index: number): SidesGame {
  const white = text.startsWith('A') ? 'A' : 'B';
  const [first = '', second = ''] = text.split('-');
  const [a, b] = white === 'A' ? [first, second] : [second, first];
  return { board: index + 1, a: Number(a.slice(1)), b: Number(b.slice(1)), white };
}

/**
 * The sides slide along each other, by steps that change everybody's colour nearly every round. Each player
 * has half of the Whites (an odd side: one more or less), and so has each side in every round, or one
 * board more or less where half of the side is odd.
 */
function equalSides(side: number): SidesGame[][] {
  const half = Math.floor(side / 2);
  const step = side % 4 === 0 ? 1 : side % 2 === 0 ? half + 2 : half + 1;
  return countedTo(side).map((round) => {
    const shift = ((round - 1) * step) % side;
    return inOrder(
      countedTo(side).map((a) => {
        const b = ((a - 1 + shift) % side) + 1;
        return { a, b, white: isWhite(side, round, a - 1, b - 1) ? 'A' : 'B' };
      }),
    );
  });
}

/** Whether the player of A has White, both counted from 0. */
function isWhite(side: number, round: number, a: number, b: number): boolean {
  const half = Math.floor(side / 2);
  if (side % 4 === 0) return a < half === (round % 2 === 1);
  if (side % 2 === 0) return a < half === (b % 2 === 0);
  const place = (a + b) % side;
  // One game of each player and each round is left over: A has White in it in odd rounds.
  return place < half || (place === half && round % 2 === 1);
}

interface UnequalGame {
  readonly few: number;
  readonly many: number;
  readonly whiteIsFew: boolean;
}

/** The smaller side slides along the larger; colours alternate along both, by ones and by twos. */
function unequalSides(smaller: number, larger: number): UnequalGame[][] {
  return countedTo(larger).map((round) =>
    countedTo(smaller).map((few) => {
      const many = ((few + round - 2) % larger) + 1;
      const whiteIsFew = few % 2 === Math.ceil(many / 2) % 2;
      return { few, many, whiteIsFew };
    }),
  );
}

/** Boards in the order of side A, as printed. */
const inOrder = (games: readonly Omit<SidesGame, 'board'>[]): SidesGame[] =>
  [...games].sort((x, y) => x.a - y.a).map((game, index) => ({ board: index + 1, ...game }));

const withColoursReversed = (games: readonly SidesGame[]): SidesGame[] =>
  games.map((game) => ({ ...game, white: game.white === 'A' ? 'B' : 'A' }));

const countedTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

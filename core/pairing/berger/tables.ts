import type {
  TableGame as BergerGame,
  TableRound as BergerRound,
} from '../explanation/drawn-table.ts';

export type { BergerGame, BergerRound };

export interface BergerOptions {
  /** Everybody meets everybody twice, the second time with the colours reversed. */
  readonly double?: boolean;
  /** More cycles than two: colours turn round from each to the next. */
  readonly cycles?: number;
  /**
   * Plays the last two rounds of each cycle but the last in reverse order, so that nobody has the same
   * colour three times running where the cycles join (C.05 annex 1).
   */
  readonly reverseLastTwo?: boolean;
}

/** Numbers in the table: an odd field has a free place at the end. */
export function tableSize(players: number): number {
  if (!Number.isInteger(players) || players < 0) {
    throw new RangeError(`not a number of players: ${players}`);
  }
  return players + (players % 2);
}

/**
 * All rounds of the Berger table for any number of players, with the lines they are (C.05 annex 1;
 * Livre de l'Arbitre, lines 4222-4464). In an odd field the opponent of the free place does not play.
 */
export function bergerSchedule(players: number, options: BergerOptions = {}): BergerRound[] {
  const size = Math.max(0, tableSize(players) - 1);
  const lines = Array.from({ length: size }, (_, index) => index + 1);
  const cycles = options.cycles ?? (options.double ? 2 : 1);
  const exchanged = [...lines.slice(0, -2), ...lines.slice(-2).reverse()];
  const played = Array.from({ length: cycles }, (_, index) => {
    const isJoined = options.reverseLastTwo === true && index < cycles - 1;
    const cycle = index % 2 === 0 ? (1 as const) : (2 as const);
    return (isJoined ? exchanged : lines).map((line) => ({ line, cycle }));
  }).flat();
  return played.map(({ line, cycle }, index) => {
    const games = bergerRound(players, line);
    return {
      round: index + 1,
      cycle,
      line,
      games: cycle === 1 ? games : withColoursReversed(games),
      free: freePlayer(players, line),
    };
  });
}

/** The games of all rounds. */
export const bergerRounds = (players: number, options: BergerOptions = {}): BergerGame[][] =>
  bergerSchedule(players, options).map(({ games }) => [...games]);

/** How often a table is gone through at most; what FIDE orders, with rounds exchanged, is a double event. */
export const mostCycles = (reverseLastTwo: boolean): number => (reverseLastTwo ? 2 : 8);

/** How often everybody meets everybody: as often as the declared rounds begin a cycle. */
export function cyclesIn(players: number, rounds: number, reverseLastTwo: boolean): number {
  const cycle = Math.max(1, tableSize(players) - 1);
  return Math.min(mostCycles(reverseLastTwo), Math.max(1, Math.ceil(rounds / cycle)));
}

/** One round of the single table, without the game of the free place. */
export function bergerRound(players: number, round: number): BergerGame[] {
  const size = tableSize(players);
  const others = size - 1;
  const met = opponentOfPivot(size, round);
  const games: { white: number; black: number }[] = [
    round % 2 === 1 ? { white: met, black: size } : { white: size, black: met },
  ];
  // Numbers stand in a ring without the pivot; White goes up from the pivot's opponent, Black down.
  for (let step = 1; step < size / 2; step += 1) {
    games.push({
      white: ((met - 1 + step) % others) + 1,
      black: ((met - 1 - step + others) % others) + 1,
    });
  }
  return games
    .filter(({ white, black }) => Math.max(white, black) <= players)
    .map((game, index) => ({ board: index + 1, ...game }));
}

/** Who plays nobody in a round of the single table; null in an even field. */
export function freePlayer(players: number, round: number): number | null {
  return players % 2 === 1 ? opponentOfPivot(tableSize(players), round) : null;
}

/** Pivot's opponent: (R + 1) / 2 in odd rounds, (R + N) / 2 in even ones. */
function opponentOfPivot(size: number, round: number): number {
  return round % 2 === 1 ? (round + 1) / 2 : (round + size) / 2;
}

/** The round of the single table in which two numbers meet. */
export function roundOfMeeting(players: number, a: number, b: number): number {
  const size = tableSize(players);
  const sum = Math.max(a, b) === size ? 2 * Math.min(a, b) : a + b;
  return sum > size ? sum - size : sum - 1;
}

export function withColoursReversed(games: readonly BergerGame[]): BergerGame[] {
  return games.map(({ board, white, black }) => ({ board, white: black, black: white }));
}

import type { CupPlayOff } from '../../rules/cup-rules.ts';

/** A clock: minutes for the game and seconds a move. */
export interface PlayOffClock {
  readonly white: number;
  readonly black: number;
  readonly increment: number;
  /** The move from which seconds are added. */
  readonly from: number;
}

/** How a play-off is held (Livre de l'Arbitre 5.2 1, lines 9407-9439). */
export interface PlayOffProcedure {
  /** Not before so many minutes after the last game of anybody tied. */
  readonly minutesAfterLastGame: number;
  /** Rest between two stages. */
  readonly restMinutes: number;
  readonly mini: { readonly games: number; readonly clock: PlayOffClock };
  readonly armageddon: PlayOffClock;
  /** More than these play only for the first by tie-break. */
  readonly most: number;
}

export const BOOK_PROCEDURE: PlayOffProcedure = {
  minutesAfterLastGame: 30,
  restMinutes: 10,
  mini: { games: 2, clock: { white: 3, black: 3, increment: 2, from: 1 } },
  armageddon: { white: 5, black: 4, increment: 3, from: 61 },
  most: 4,
};

/** The procedure that a cup announced: the book's with its own games and clock. */
export const announcedProcedure = (announced: CupPlayOff | undefined): PlayOffProcedure =>
  announced === undefined
    ? BOOK_PROCEDURE
    : {
        ...BOOK_PROCEDURE,
        mini: {
          games: announced.games,
          clock: {
            white: announced.minutes,
            black: announced.minutes,
            increment: announced.increment,
            from: 1,
          },
        },
      };

/** Moves a game is reckoned with, as rates of play are. */
const MOVES = 60;

/** How long a game lasts at most as it is reckoned, in minutes. */
export function gameMinutes({ white, black, increment, from }: PlayOffClock): number {
  const moves = Math.max(0, MOVES - (from - 1));
  return Math.ceil(white + black + (2 * moves * increment) / 60);
}

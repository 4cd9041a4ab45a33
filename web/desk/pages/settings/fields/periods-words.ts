import { inBoth } from '../../../../words/in-both.ts';

export const PERIODS_WORDS = inBoth(
  {
    moves: (moves: number, minutes: number) =>
      `${moves} ${moves === 1 ? 'move' : 'moves'} in ${minutes} min`,
    rest: (minutes: number) => `${minutes} min for the rest of the game`,
    only: (minutes: number) => `${minutes} min for the game`,
    seconds: (seconds: number) => `+ ${seconds} s a move`,
    from: (move: number) => `from move ${move}`,
    then: ', then ',
  },
  {
    moves: (moves: number, minutes: number) =>
      `${moves} ${moves < 2 ? 'coup' : 'coups'} en ${minutes} min`,
    rest: (minutes: number) => `${minutes} min pour le reste de la partie`,
    only: (minutes: number) => `${minutes} min pour la partie`,
    seconds: (seconds: number) => `+ ${seconds} s par coup`,
    from: (move: number) => `à partir du coup ${move}`,
    then: ', puis ',
  },
);

export type PeriodsWords = (typeof PERIODS_WORDS)['en'];

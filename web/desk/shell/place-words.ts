import { inBoth } from '../../words/in-both.ts';

/** What the places of the desk are called, in the browser's tab and above the page. */
export const PLACE_WORDS = inBoth(
  {
    home: 'Tournaments',
    new: 'New tournament',
    round: (round: number) => `Round ${round}`,
  },
  {
    home: 'Tournois',
    new: 'Nouveau tournoi',
    round: (round: number) => `Ronde ${round}`,
  },
);

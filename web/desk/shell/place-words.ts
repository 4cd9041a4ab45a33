import { inBoth } from '../../words/in-both.ts';

/** What the places of the desk are called, in the browser's tab and above the page. */
export const PLACE_WORDS = inBoth(
  {
    home: 'Tournaments',
    new: 'New tournament',
    help: 'Manual',
    round: (round: number) => `Round ${round}`,
  },
  {
    home: 'Tournois',
    new: 'Nouveau tournoi',
    help: 'Manuel',
    round: (round: number) => `Ronde ${round}`,
  },
);

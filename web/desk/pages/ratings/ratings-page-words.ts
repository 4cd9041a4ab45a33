import { inBoth } from '../../../words/in-both.ts';

export const RATINGS_PAGE_WORDS = inBoth(
  {
    heading: 'Ratings',
    about:
      'What the event does to everybody’s rating. Choose a player to see it game by game; the federation’s list decides.',
    kind: 'List',
    kinds: { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
    empty: 'Nobody has a number yet.',
    close: 'Close the working',
    failed: 'The ratings could not be read.',
    tooWide: 'Games of the player, to be scrolled sideways',
  },
  {
    heading: 'Elo',
    about:
      'Ce que le tournoi fait au classement de chacun. Choisissez un joueur pour le voir partie par partie ; seule la liste de la fédération fait foi.',
    kind: 'Liste',
    kinds: { standard: 'Standard', rapid: 'Rapide', blitz: 'Blitz' },
    empty: 'Personne n’a encore de numéro.',
    close: 'Fermer le calcul',
    failed: 'Les classements n’ont pas pu être lus.',
    tooWide: 'Parties du joueur, à faire défiler',
  },
);

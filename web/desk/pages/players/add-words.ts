import { inBoth } from '../../../words/in-both.ts';
import { RATING_KIND_WORDS } from '../../../words/rating-kinds.ts';

export const ADD_WORDS = inBoth(
  {
    heading: 'Add a player',
    name: 'Name',
    nameHint: 'Last name, first name; or a FIDE number, to look in the imported lists',
    hits: 'In the imported lists',
    born: (year: string) => `born ${year}`,
    inactive: 'inactive',
    kind: 'Ratings of',
    kinds: RATING_KIND_WORDS.en,
    from: (list: string, month: string) => `From the list ${list}, ${month}.`,
    save: 'Enter this player',
    saved: (name: string) => `Entered: ${name}`,
    done: 'Done',
    sitting: (players: number) =>
      players === 1 ? '1 player entered just now' : `${players} players entered just now`,
    late: (round: number) => `Late entry: plays from round ${round}.`,
    tooLate: 'All rounds are paired: nobody can enter any more.',
  },
  {
    heading: 'Ajouter un joueur',
    name: 'Nom',
    nameHint: 'Nom, prénom ; ou un numéro FIDE, pour chercher dans les listes importées',
    hits: 'Dans les listes importées',
    born: (year: string) => `né(e) en ${year}`,
    inactive: 'inactif',
    kind: 'Elo de',
    kinds: RATING_KIND_WORDS.fr,
    from: (list: string, month: string) => `De la liste ${list}, ${month}.`,
    save: 'Inscrire ce joueur',
    saved: (name: string) => `Inscrit : ${name}`,
    done: 'Terminé',
    sitting: (players: number) =>
      `${players} ${players < 2 ? 'joueur inscrit' : 'joueurs inscrits'} à l’instant`,
    late: (round: number) => `Retardataire : joue à partir de la ronde ${round}.`,
    tooLate: 'Toutes les rondes sont appariées : plus d’inscription possible.',
  },
);

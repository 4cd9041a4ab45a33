import { inBoth } from '../../../words/in-both.ts';

export const LIST_COLUMNS_WORDS = inBoth(
  {
    looking: 'Looking at the columns …',
    hint: 'Say what each column holds; the choice is remembered for files with the same headings.',
    noName: 'Say which column holds the name, or the last name.',
    noRating: 'Say which column holds a rating.',
    read: 'The first lines, as they will be read',
    nobody: 'Nobody is read by these columns.',
    sexes: { m: 'man', w: 'woman' },
    notShown: 'The columns cannot be shown',
    tooLarge:
      'The workbook is too large to be looked at beforehand: its columns go by their headings. Save it as CSV to choose them.',
  },
  {
    looking: 'Lecture des colonnes …',
    hint: 'Dites ce que contient chaque colonne ; le choix est retenu pour les fichiers aux mêmes en-têtes.',
    noName: 'Dites quelle colonne contient le nom, ou le nom de famille.',
    noRating: 'Dites quelle colonne contient un Elo.',
    read: 'Les premières lignes, telles qu’elles seront lues',
    nobody: 'Personne n’est lu avec ces colonnes.',
    sexes: { m: 'homme', w: 'femme' },
    notShown: 'Les colonnes ne peuvent pas être montrées',
    tooLarge:
      'Le classeur est trop gros pour être regardé d’avance : ses colonnes suivent leurs en-têtes. Enregistrez-le en CSV pour les choisir.',
  },
);

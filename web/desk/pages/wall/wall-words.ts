import { inBoth } from '../../../words/in-both.ts';

export const WALL_WORDS = inBoth(
  {
    heading: 'Posting board',
    about:
      'What must hang on the wall now. A sheet that was hung up keeps its hour as proof, and says so when a correction made it wrong.',
    toDo: (sheets: number) =>
      sheets === 0
        ? 'Everything hangs as it should.'
        : `${sheets} ${sheets === 1 ? 'sheet' : 'sheets'} to hang up.`,
    show: 'Which sheets',
    all: 'All',
    open: 'To hang up',
    up: 'Hung up',
    upOf: (paper: string) => `Hung up: ${paper}`,
    again: 'Hung again',
    againOf: (paper: string) => `Hung again: ${paper}`,
    down: 'Taken down',
    downOf: (paper: string) => `Taken down: ${paper}`,
    print: 'Print',
    printOf: (paper: string) => `Print: ${paper}`,
    act: 'Act',
    allHang: 'Nothing is to be hung up.',
    failed: 'The posting board could not be read. Load the page again.',
  },
  {
    heading: 'Panneau d’affichage',
    about:
      'Ce qui doit être affiché maintenant. Une feuille affichée garde son heure comme preuve, et se signale quand une rectification l’a périmée.',
    toDo: (sheets: number) =>
      sheets === 0
        ? 'Tout est affiché comme il faut.'
        : `${sheets} ${sheets < 2 ? 'feuille' : 'feuilles'} à afficher.`,
    show: 'Quelles feuilles',
    all: 'Toutes',
    open: 'À afficher',
    up: 'Affiché',
    upOf: (paper: string) => `Affiché : ${paper}`,
    again: 'Réaffiché',
    againOf: (paper: string) => `Réaffiché : ${paper}`,
    down: 'Retiré',
    downOf: (paper: string) => `Retiré : ${paper}`,
    print: 'Imprimer',
    printOf: (paper: string) => `Imprimer : ${paper}`,
    act: 'Agir',
    allHang: 'Rien n’est à afficher.',
    failed: 'Le panneau n’a pas pu être lu. Rechargez la page.',
  },
);

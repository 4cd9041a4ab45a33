import { inBoth } from '../../../../words/in-both.ts';

export const CHESS960_PAGE_WORDS = inBoth(
  {
    title: 'Starting position (Chess960)',
    about:
      'All boards of the round begin with the same position, chosen by its number or drawn by lot. Players, walls and papers show it once the pairings are public.',
    heading: (id: number) => `Starting position ${id} (Chess960)`,
    drawnWith: (seed: string) =>
      `Drawn with the seed ${seed}: whoever has it draws the same again.`,
    draw: 'Draw by lot',
    number: 'Number, 0 to 959',
    set: 'Set',
    usual: 'Usual position',
    usualAbout: 'No starting position is set: the round begins as usual.',
  },
  {
    title: 'Position de départ (Chess960)',
    about:
      'Tous les échiquiers de la ronde commencent par la même position, choisie par son numéro ou tirée au sort. Joueurs, écrans et feuilles la montrent une fois les appariements publics.',
    heading: (id: number) => `Position de départ ${id} (Chess960)`,
    drawnWith: (seed: string) => `Tirée avec la graine ${seed} : qui l’a tire la même à nouveau.`,
    draw: 'Tirer au sort',
    number: 'Numéro, 0 à 959',
    set: 'Fixer',
    usual: 'Position habituelle',
    usualAbout: 'Aucune position de départ n’est fixée : la ronde commence comme d’habitude.',
  },
);

import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';

export const ENTRIES_DIALOG_WORDS = inBoth(
  {
    title: 'A tournament from a list of entries',
    text: (file: string) => `${file} holds the players. What is the tournament?`,
    name: 'Name of the tournament',
    rounds: 'Rounds',
    firstDay: 'First day',
    players: (players: number, found: number) =>
      `${players === 1 ? '1 player' : `${countInEnglish(players)} players`} in the table, ${countInEnglish(found)} of them found in the lists.`,
    make: 'Import',
  },
  {
    title: 'Un tournoi à partir d’une liste d’inscrits',
    text: (file: string) => `${file} contient les joueurs. De quel tournoi s’agit-il ?`,
    name: 'Nom du tournoi',
    rounds: 'Rondes',
    firstDay: 'Premier jour',
    players: (players: number, found: number) =>
      `${players < 2 ? `${players} joueur` : `${countInFrench(players)} joueurs`} dans le tableau, dont ${countInFrench(found)} dans les listes.`,
    make: 'Importer',
  },
);

import { PAPER_REFUSALS } from './paper-refusals.ts';
import { inBoth } from '../../rules/in-both.ts';

/** Why a server prints no paper, beside what the paper itself refuses. */
const OF_THE_SERVER = inBoth(
  {
    'paper.notSet': 'The paper could not be set. Try again.',
    'paper.notMade': 'This paper was not made yet: make it first.',
    'paper.notKept':
      'The paper could not be written to the disk or into its folder: look whether there is room and whether the folder may be written to.',
    'paper.notAPlayerFile':
      'This is no file of a player’s titles: choose the one that “ronde titles” wrote.',
    'paper.unfitPlayerFile':
      'In the file of the player {at} does not fit: correct it there and choose it again.',
    'paper.noTypesetter':
      'Papers cannot be set on this system. Every page of the desk prints by its own printer sign.',
  },
  {
    'paper.notSet': 'Le document n’a pas pu être composé. Réessayez.',
    'paper.notMade': 'Ce document n’a pas encore été préparé : préparez-le d’abord.',
    'paper.notKept':
      'Le document n’a pas pu être écrit sur le disque ou dans son dossier : vérifiez la place et les droits du dossier.',
    'paper.notAPlayerFile':
      'Ce n’est pas le fichier des titres d’un joueur : choisissez celui que « ronde titles » a écrit.',
    'paper.unfitPlayerFile':
      'Dans le fichier du joueur, {at} ne convient pas : corrigez-le là et choisissez-le de nouveau.',
    'paper.noTypesetter':
      'Les documents ne peuvent être composés sur ce système. Chaque page du pupitre s’imprime par son signe d’imprimante.',
  },
);

/** Every code a paper can be refused with, as a sentence. */
export const PAPER_PROBLEMS = {
  en: { ...PAPER_REFUSALS.en, ...OF_THE_SERVER.en },
  fr: { ...PAPER_REFUSALS.fr, ...OF_THE_SERVER.fr },
} as const;

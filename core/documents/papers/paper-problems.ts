import { PAPER_REFUSALS } from './paper-refusals.ts';
import { inBoth } from '../../rules/in-both.ts';

/** Why a server prints no paper, beside what the paper itself refuses. */
const OF_THE_SERVER = inBoth(
  {
    'paper.notSet': 'The paper could not be set. Try again.',
    'paper.notMade': 'This paper was not made yet: make it first.',
    'paper.notKept':
      'The paper could not be written to the disk or into its folder: look whether there is room and whether the folder may be written to.',
    'paper.noTypesetter':
      'Papers cannot be set on this system. Every page of the desk prints by its own printer sign.',
  },
  {
    'paper.notSet': 'Le document n’a pas pu être composé. Réessayez.',
    'paper.notMade': 'Ce document n’a pas encore été préparé : préparez-le d’abord.',
    'paper.notKept':
      'Le document n’a pas pu être écrit sur le disque ou dans son dossier : vérifiez la place et les droits du dossier.',
    'paper.noTypesetter':
      'Les documents ne peuvent être composés sur ce système. Chaque page du pupitre s’imprime par son signe d’imprimante.',
  },
);

/** Every code a paper can be refused with, as a sentence. */
export const PAPER_PROBLEMS = {
  en: { ...PAPER_REFUSALS.en, ...OF_THE_SERVER.en },
  fr: { ...PAPER_REFUSALS.fr, ...OF_THE_SERVER.fr },
} as const;

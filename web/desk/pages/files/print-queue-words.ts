import type { PrintState } from '@ronde/server/api/prints.ts';
import { inBoth } from '../../../words/in-both.ts';

interface PrintQueueWords {
  readonly heading: (round: number) => string;
  readonly about: string;
  readonly left: (papers: number) => string;
  readonly states: Readonly<Record<PrintState, string>>;
  readonly since: (state: string, at: string) => string;
  readonly printLeft: string;
  readonly print: string;
  readonly printOf: (paper: string) => string;
  readonly cameOut: string;
  readonly yes: string;
  readonly no: string;
  readonly automatic: string;
  readonly folder: string;
  readonly folderAbout: string;
  readonly kept: string;
}

export const PRINT_QUEUE_WORDS = inBoth<PrintQueueWords>(
  {
    heading: (round) => `Everything of round ${round}`,
    about:
      'What is made waits here until it is printed, also after a power cut; what a correction changed says so.',
    left: (papers) =>
      papers === 0
        ? 'Everything is printed.'
        : `${papers} ${papers === 1 ? 'paper is' : 'papers are'} not printed yet.`,
    states: {
      toMake: 'not made yet',
      made: 'made, not printed',
      printed: 'printed',
      stale: 'no longer right: print it again',
    },
    since: (state, at) => `${state} (${at})`,
    printLeft: 'Print what is not printed',
    print: 'Print',
    printOf: (paper) => `Print of this round: ${paper}`,
    cameOut: 'Did everything come out of the printer?',
    yes: 'Yes, it is printed',
    no: 'No, it stays in the list',
    automatic: 'Make them as soon as a round is published',
    folder: 'Put PDF files into this folder too',
    folderAbout: 'A whole path on this computer; empty for none.',
    kept: 'Kept',
  },
  {
    heading: (round) => `Tout de la ronde ${round}`,
    about:
      'Ce qui est préparé attend ici d’être imprimé, même après une coupure de courant ; ce qu’une rectification a changé le dit.',
    left: (papers) =>
      papers === 0
        ? 'Tout est imprimé.'
        : `${papers} ${papers < 2 ? 'document n’est pas encore imprimé' : 'documents ne sont pas encore imprimés'}.`,
    states: {
      toMake: 'pas encore préparé',
      made: 'préparé, pas imprimé',
      printed: 'imprimé',
      stale: 'périmé : à réimprimer',
    },
    since: (state, at) => `${state} (${at})`,
    printLeft: 'Imprimer ce qui ne l’est pas',
    print: 'Imprimer',
    printOf: (paper) => `Imprimer de cette ronde : ${paper}`,
    cameOut: 'Tout est-il sorti de l’imprimante ?',
    yes: 'Oui, c’est imprimé',
    no: 'Non, cela reste dans la liste',
    automatic: 'Les préparer dès qu’une ronde est publiée',
    folder: 'Mettre aussi les PDF dans ce dossier',
    folderAbout: 'Un chemin entier sur cet ordinateur ; vide pour aucun.',
    kept: 'Gardé',
  },
);

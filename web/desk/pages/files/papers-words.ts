import type { PaperSize } from '@ronde/core/documents/papers/paper-ask.ts';
import type { PaperPlace } from '@ronde/core/documents/papers/papers.ts';
import { inBoth } from '../../../words/in-both.ts';

interface PapersWords {
  readonly heading: string;
  readonly about: string;
  readonly round: string;
  readonly lastRound: string;
  readonly roundOf: (round: number) => string;
  readonly language: string;
  readonly languages: Readonly<Record<'en' | 'fr' | 'both', string>>;
  readonly size: string;
  readonly sizes: Readonly<Record<PaperSize, string>>;
  readonly places: Readonly<Record<PaperPlace, string>>;
  readonly pack: string;
  readonly packAbout: string;
  readonly preview: string;
  readonly previewOf: (name: string) => string;
  readonly print: string;
  readonly printOf: (name: string) => string;
  readonly save: string;
  readonly saveOf: (name: string) => string;
}

export const PAPERS_WORDS = inBoth<PapersWords>(
  {
    heading: 'Papers, ready to print',
    about:
      'A preview opens the file that is printed. Drafts are marked across every page; what is not published says so.',
    round: 'Round',
    lastRound: 'the one at hand',
    roundOf: (round) => `Round ${round}`,
    language: 'Language of the papers',
    languages: { en: 'English', fr: 'French', both: 'both' },
    size: 'Letters',
    sizes: { small: 'small', normal: 'normal', large: 'large' },
    places: {
      wall: 'On the wall',
      table: 'On the tables',
      file: 'For the federation and the organiser',
    },
    pack: 'Everything of this round',
    packAbout: 'Pairings by board and by name, result sheet and result slips in one file.',
    preview: 'Preview',
    previewOf: (name) => `Preview ${name}`,
    print: 'Print',
    printOf: (name) => `Print ${name}`,
    save: 'PDF',
    saveOf: (name) => `Save ${name} as PDF`,
  },
  {
    heading: 'Documents prêts à imprimer',
    about:
      'L’aperçu ouvre le fichier même qui s’imprime. Un brouillon est marqué sur chaque page ; ce qui n’est pas publié le dit.',
    round: 'Ronde',
    lastRound: 'celle en cours',
    roundOf: (round) => `Ronde ${round}`,
    language: 'Langue des documents',
    languages: { en: 'anglais', fr: 'français', both: 'les deux' },
    size: 'Lettres',
    sizes: { small: 'petites', normal: 'normales', large: 'grandes' },
    places: {
      wall: 'Au mur',
      table: 'Sur les tables',
      file: 'Pour la fédération et l’organisateur',
    },
    pack: 'Tout de cette ronde',
    packAbout:
      'Appariements par échiquier et par nom, feuille de résultats et fiches de résultat en un fichier.',
    preview: 'Aperçu',
    previewOf: (name) => `Aperçu : ${name}`,
    print: 'Imprimer',
    printOf: (name) => `Imprimer : ${name}`,
    save: 'PDF',
    saveOf: (name) => `Enregistrer ${name} en PDF`,
  },
);

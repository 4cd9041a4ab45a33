import type { PaperFormat } from '@ronde/paper/print-options.ts';
import { inBoth } from '../../../words/in-both.ts';

interface PaperLookWords {
  readonly format: string;
  readonly formats: Readonly<Record<PaperFormat, string>>;
  readonly logo: string;
  readonly noLogo: string;
  readonly coloured: string;
  readonly colour: string;
  readonly kept: string;
}

export const PAPER_LOOK_WORDS = inBoth<PaperLookWords>(
  {
    format: 'Sheets',
    formats: { a4: 'A4', letter: 'Letter' },
    logo: 'Logo, one of the pictures of the screens',
    noLogo: 'none',
    coloured: 'One colour',
    colour: 'Colour',
    kept: 'Kept for this event.',
  },
  {
    format: 'Feuilles',
    formats: { a4: 'A4', letter: 'Letter' },
    logo: 'Logo, une des images des écrans',
    noLogo: 'aucun',
    coloured: 'Une couleur',
    colour: 'Couleur',
    kept: 'Gardé pour ce tournoi.',
  },
);

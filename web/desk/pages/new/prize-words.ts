import type { StartingScheme } from '../prizes/starting-schemes.ts';
import { inBoth } from '../../../words/in-both.ts';

interface PrizeWords {
  readonly begin: string;
  readonly none: { readonly name: string; readonly about: string };
  readonly schemes: Readonly<
    Record<StartingScheme | 'own', { readonly name: string; readonly about: string }>
  >;
  readonly replaceAsk: string;
  readonly replaceText: string;
  readonly replace: string;
  readonly keepIt: string;
}

const EN: PrizeWords = {
  begin: 'Begin with',
  none: { name: 'No prizes', about: 'They can be announced later, on the prizes page.' },
  schemes: {
    main: { name: 'Main prizes', about: 'Money for the first three, Hort among equals.' },
    categories: {
      name: 'Main prizes and categories',
      about: 'And for women, under 20, below 1800, below 1500.',
    },
    cups: { name: 'Cups', about: 'First three, first woman, first under 20; no money.' },
    own: { name: 'As written below', about: 'Your own scheme.' },
  },
  replaceAsk: 'Replace the prizes written below?',
  replaceText: 'The amounts and lists you changed are forgotten.',
  replace: 'Replace',
  keepIt: 'Keep them',
};

const FR: PrizeWords = {
  begin: 'Partir de',
  none: { name: 'Aucun prix', about: 'Ils peuvent s’annoncer plus tard, à la page des prix.' },
  schemes: {
    main: {
      name: 'Prix au classement',
      about: 'De l’argent aux trois premiers, système Hort entre ex æquo.',
    },
    categories: {
      name: 'Prix au classement et par catégorie',
      about: 'Et aux féminines, moins de 20 ans, moins de 1800, moins de 1500.',
    },
    cups: {
      name: 'Coupes',
      about: 'Trois premiers, première féminine, premier moins de 20 ans ; sans argent.',
    },
    own: { name: 'Comme ci-dessous', about: 'Votre propre barème.' },
  },
  replaceAsk: 'Remplacer les prix écrits ci-dessous ?',
  replaceText: 'Les montants et les listes que vous avez changés sont oubliés.',
  replace: 'Remplacer',
  keepIt: 'Les garder',
};

export const PRIZE_STEP_WORDS = inBoth(EN, FR);

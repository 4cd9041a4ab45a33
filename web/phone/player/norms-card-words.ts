import { inBoth } from '../../words/in-both.ts';

export const NORMS_CARD_WORDS = inBoth(
  {
    heading: 'My norms',
    norm: (title: string, verdict: string) => `${title} norm: ${verdict}`,
  },
  {
    heading: 'Mes normes',
    norm: (title: string, verdict: string) => `Norme de ${title} : ${verdict}`,
  },
);

import { descriptorByName } from '../../standings/catalogue.ts';

/** Papi's tie-breaks, as its files spell them. */
const PAPI_TIE_BREAKS: readonly (readonly [name: string, descriptor: string])[] = [
  ['Solkoff', 'BH'],
  ['Brésilien', 'BH/C1'],
  ['Harkness', 'BH/M1'],
  ['Cumulatif', 'PS'],
  ['Performance', 'TPR'],
  ['SommeDesBuchholz', 'OTHER_SUM_OF_BUCHHOLZ'],
  ['Kashdan', 'OTHER_KASHDAN'],
  ['Nombre de Victoires', 'WIN'],
  ['Sonnenborn-Berger', 'SB'],
  ['Koya', 'KS'],
];

/** The descriptor of a tie-break of Papi's, or of one under a usual name; null when unknown. */
export const descriptorOfPapi = (name: string): string | null =>
  PAPI_TIE_BREAKS.find(([papi]) => papi === name)?.[1] ?? descriptorByName(name);

/** Papi's name of a tie-break; null for one it does not know. */
export const papiTieBreak = (descriptor: string): string | null =>
  PAPI_TIE_BREAKS.find(([, own]) => own === descriptor)?.[0] ?? null;

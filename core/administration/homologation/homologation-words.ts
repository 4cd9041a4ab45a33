import { inBoth } from '../../rules/in-both.ts';
import type { HomologationKind } from './kinds.ts';

interface HomologationWords {
  readonly kinds: Readonly<Record<HomologationKind, string>>;
}

export const HOMOLOGATION_WORDS = inBoth<HomologationWords>(
  {
    kinds: {
      national: 'national rating alone',
      fide: 'FIDE rating',
      norms: 'FIDE rating, norms possible',
    },
  },
  {
    kinds: {
      national: 'Elo national seulement',
      fide: 'Elo FIDE',
      norms: 'Elo FIDE, normes possibles',
    },
  },
);

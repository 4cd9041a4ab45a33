import { inBoth } from '../../rules/in-both.ts';
import type { Sentence, SuspendedFunction } from './suspensions.ts';

interface SuspensionWords {
  readonly functions: Readonly<Record<SuspendedFunction, string>>;
  readonly sentences: Readonly<Record<Sentence, string>>;
}

export const SUSPENSION_WORDS = inBoth<SuspensionWords>(
  {
    functions: { player: 'player', captain: 'captain', arbiter: 'arbiter', official: 'official' },
    sentences: { inForce: 'in force', stayed: 'stayed', pending: 'case to be heard' },
  },
  {
    functions: {
      player: 'joueur',
      captain: 'capitaine',
      arbiter: 'arbitre',
      official: 'dirigeant',
    },
    sentences: { inForce: 'ferme', stayed: 'avec sursis', pending: 'dossier à examiner' },
  },
);

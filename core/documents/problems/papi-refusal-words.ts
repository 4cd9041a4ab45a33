import { inBoth } from '../../rules/in-both.ts';
import type { PapiRefusal } from '../../tournament/papi-file/papi-refusal.ts';

/** Why there is no .papi file of a tournament, by the code of the refusal. */
export const PAPI_REFUSAL_WORDS = inBoth<Readonly<Record<`export.papi.${PapiRefusal}`, string>>>(
  {
    'export.papi.team':
      'Papi knows no team events: no .papi file can be written. Take TRF26 for the federation, or the file of the league’s own program.',
    'export.papi.system':
      'Papi knows Swiss events and round robins alone: this system has no place in a .papi file. Take TRF26.',
    'export.papi.rounds':
      'A .papi file has room for 24 rounds, and this event has more. Take TRF26.',
    'export.papi.noPlayers': 'Nobody is entered yet: a .papi file needs players.',
  },
  {
    'export.papi.team':
      'Papi ne connaît pas les tournois par équipes : aucun fichier .papi ne peut être écrit. Prenez TRF26 pour la fédération, ou le fichier du programme de la compétition.',
    'export.papi.system':
      'Papi ne connaît que les suisses et les toutes rondes : ce système n’a pas de place dans un fichier .papi. Prenez TRF26.',
    'export.papi.rounds':
      'Un fichier .papi a de la place pour 24 rondes, ce tournoi en a plus. Prenez TRF26.',
    'export.papi.noPlayers':
      'Personne n’est encore inscrit : un fichier .papi demande des joueurs.',
  },
);

import type { EnvelopeState } from '@ronde/core/tournament/adjournments.ts';
import { inBoth } from '../../../words/in-both.ts';

const STATES_EN: Readonly<Record<EnvelopeState, (holder: string, at: string) => string>> = {
  held: (holder, at) => `with ${holder} since ${at}`,
  opened: (holder, at) => `opened by ${holder}, ${at}`,
  lost: (holder, at) => `missing since ${at}, last with ${holder}`,
};

const STATES_FR: Readonly<Record<EnvelopeState, (holder: string, at: string) => string>> = {
  held: (holder, at) => `chez ${holder} (depuis ${at})`,
  opened: (holder, at) => `ouverte par ${holder}, ${at}`,
  lost: (holder, at) => `manquante depuis ${at}, en dernier chez ${holder}`,
};

export const ADJOURNED_WORDS = inBoth(
  {
    heading: 'Adjourned games',
    none: 'No game is adjourned.',
    about:
      'The move is written in secret and sealed; opened is the envelope only when whoever has to answer is there (Guidelines I).',
    decide: 'Decide:',
    print: 'Print the envelope: Dossier',
    game: 'Game',
    board: 'Board',
    sealedBy: 'Sealed by',
    envelope: 'Envelope',
    resumes: 'Goes on',
    noEnvelope: 'not noted',
    finished: 'finished',
    states: STATES_EN,
    white: 'White',
    black: 'Black',
    seal: 'Adjourn a game',
    moveNumber: 'Number of the sealed move',
    holder: 'Who keeps the envelope',
    resumesAt: 'Day, hour and place at which it goes on',
    timeWhite: 'Time used by White (1:57:00)',
    timeBlack: 'Time used by Black',
    save: 'Seal',
    next: 'What became of the envelope',
    who: 'By whom, or with whom',
    acts: { held: 'Passed on', opened: 'Opened', lost: 'Missing' },
    actOf: (act: string, board: number) => `${act}: board ${board}`,
  },
  {
    heading: 'Parties ajournées',
    none: 'Aucune partie n’est ajournée.',
    about:
      'Le coup est écrit en secret et mis sous enveloppe ; elle n’est ouverte que si celui qui doit répondre est là (Directives I).',
    decide: 'Décider :',
    print: 'Imprimer l’enveloppe : Dossier',
    game: 'Partie',
    board: 'Échiquier',
    sealedBy: 'Sous pli par',
    envelope: 'Enveloppe',
    resumes: 'Reprise',
    noEnvelope: 'non notée',
    finished: 'terminée',
    states: STATES_FR,
    white: 'Blancs',
    black: 'Noirs',
    seal: 'Ajourner une partie',
    moveNumber: 'Numéro du coup sous enveloppe',
    holder: 'Qui garde l’enveloppe',
    resumesAt: 'Jour, heure et lieu de la reprise',
    timeWhite: 'Temps utilisé par les Blancs (1:57:00)',
    timeBlack: 'Temps utilisé par les Noirs',
    save: 'Mettre sous enveloppe',
    next: 'Ce que devient l’enveloppe',
    who: 'Par qui, ou chez qui',
    acts: { held: 'Remise', opened: 'Ouverte', lost: 'Manquante' },
    actOf: (act: string, board: number) => `${act} : échiquier ${board}`,
  },
);

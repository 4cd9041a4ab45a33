import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What adjourned games say in the terminal; holes are `{name}`. */
export const ENVELOPE_WORDS = inBoth(
  {
    option_board: 'the board of the game; without it all adjourned games are shown',
    option_seal: 'who sealed a move: white or black',
    option_holder: 'who keeps the envelope, or opened it',
    option_opened: 'the envelope was opened when the game went on',
    option_lost: 'the envelope cannot be found',
    option_move: 'number of the sealed move',
    option_resumes: 'when and where the game goes on',
    option_white: 'time used by White, 1:57:00',
    option_black: 'time used by Black',
    option_remark: 'what else is to be known of the envelope',
    noHolder: 'Say who keeps the envelope: --holder.',
    none: 'No game is adjourned.',
    header: ['Round', 'Board', 'White', 'Black', 'Sealed by', 'Envelope'],
    noEnvelope: 'no envelope noted',
    states: {
      held: 'with {holder} since {at}',
      opened: 'opened by {holder}, {at}',
      lost: 'missing since {at}, last with {holder}',
    },
    colours: { white: 'White', black: 'Black' },
  },
  {
    option_board: 'l’échiquier de la partie ; sans lui toutes les parties ajournées sont montrées',
    option_seal: 'qui a mis un coup sous enveloppe : white ou black',
    option_holder: 'qui garde l’enveloppe, ou l’a ouverte',
    option_opened: 'l’enveloppe a été ouverte à la reprise',
    option_lost: 'l’enveloppe est introuvable',
    option_move: 'numéro du coup sous enveloppe',
    option_resumes: 'quand et où la partie reprend',
    option_white: 'temps utilisé par les Blancs, 1:57:00',
    option_black: 'temps utilisé par les Noirs',
    option_remark: 'ce qu’il faut savoir encore de l’enveloppe',
    noHolder: 'Dites qui garde l’enveloppe : --holder.',
    none: 'Aucune partie n’est ajournée.',
    header: ['Ronde', 'Échiquier', 'Blancs', 'Noirs', 'Sous pli par', 'Enveloppe'],
    noEnvelope: 'aucune enveloppe notée',
    states: {
      held: 'chez {holder} depuis {at}',
      opened: 'ouverte par {holder}, {at}',
      lost: 'manquante depuis {at}, en dernier chez {holder}',
    },
    colours: { white: 'Blancs', black: 'Noirs' },
  },
);

import { inBoth } from '../../rules/in-both.ts';
import { fill } from '../../rules/sentence.ts';
import { dayOfRound } from '../../tournament/views/round-times.ts';
import { sayDay } from '../times/say-time.ts';
import { groundIn } from './cited-law.ts';
import { forfeitLosses } from './event-counts.ts';
import { contactFields, eventFields, form, playerFields } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, field } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    absent:
      'You were paired on board {board} of round {round} and did not come, and I know of no message from you. The game is lost by forfeit.',
    asks: 'The rules of the federation ask me to inquire into every forfeit. Please write to me why you did not come; a document that shows it can be joined.',
    else: 'Without an answer, or where it does not satisfy, I must report the forfeit to the legal director of the federation, who may suspend a player from competition for three months (RIDNA 23.2); a player of another federation is reported to that federation.',
    answerBy: 'Answer awaited by',
    answerTo: 'Answer to',
    answered: 'For the arbiter: answer received on, and what was decided',
    round: 'Day of the round',
  },
  {
    absent:
      'Vous étiez apparié à l’échiquier {board} de la ronde {round} et n’êtes pas venu ; aucun message de votre part ne m’est connu. La partie est perdue par forfait.',
    asks: 'Le règlement fédéral me demande d’enquêter sur tout forfait. Veuillez m’écrire pourquoi vous n’êtes pas venu ; un justificatif peut être joint.',
    else: 'Sans réponse, ou si elle n’est pas satisfaisante, je dois signaler le forfait au directeur juridique de la fédération, qui peut prononcer une suspension de compétition de trois mois (RIDNA 23.2) ; un joueur d’une autre fédération est signalé à celle-ci.',
    answerBy: 'Réponse attendue pour le',
    answerTo: 'Réponse à',
    answered: 'Pour l’arbitre : réponse reçue le, et décision',
    round: 'Jour de la ronde',
  },
);

/** T5: the letter that asks a player why a game was forfeited (LA 994, 8665), one for each forfeit. */
export const forfeitLetter: FormMaker = ({ state }, ask) => {
  const { language } = ask;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  return forfeitLosses(state)
    .filter(
      ({ player, round }) =>
        (ask.player === undefined || player.id === ask.player) &&
        (ask.round === undefined || round === ask.round),
    )
    .map(({ player, round, board }) => {
      const day = dayOfRound(state, round);
      return form(
        't5',
        language,
        [
          {
            kind: 'fields',
            fields: [...playerFields(player, language), ...contactFields(player, language)],
          },
          { kind: 'fields', fields: eventFields(state, language) },
          {
            kind: 'fields',
            fields: [
              field(words.round, day === null ? null : sayDay(day, language), 'chiefArbiter'),
            ],
          },
          { kind: 'text', text: fill(words.absent, { board, round }) },
          ...groundIn(state, ({ articles }) => [articles.defaultTime], language),
          { kind: 'text', text: words.asks },
          { kind: 'text', text: words.else },
          {
            kind: 'fields',
            fields: [
              field(words.answerTo, state.settings.chiefArbiter, 'organiser'),
              byHand(words.answerBy),
              byHand(common.signedOn),
            ],
          },
          { kind: 'signatures', who: [common.chiefArbiter] },
          { kind: 'room', label: words.answered, lines: 3 },
        ],
        { about: player.name },
      );
    });
};

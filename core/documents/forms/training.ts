import { inBoth } from '../../rules/in-both.ts';
import { arbiterFields, eventFields, form } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, field } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    trainee: 'Trainee',
    level: 'Title aimed at',
    licence: 'Licence of the trainee',
    tasks: 'Tasks taken on (before, during and after the rounds)',
    remarks: 'Remarks of the chief arbiter',
    verdict: 'Opinion (favourable or not)',
    reportJoined: 'The technical report of the event is sent with this attestation (LA 8647).',
  },
  {
    trainee: 'Stagiaire',
    level: 'Titre visé',
    licence: 'Licence du stagiaire',
    tasks: 'Tâches assurées (avant, pendant et après les rondes)',
    remarks: 'Remarques de l’arbitre principal',
    verdict: 'Avis (favorable ou non)',
    reportJoined: 'Le rapport technique du tournoi est envoyé avec cette attestation (LA 8647).',
  },
);

/** The attestation of practical training (LA 875, 8668); none where nobody is in training. */
export const training: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const trainee = state.formFacts?.get('trainee');
  if (trainee === undefined) return [];
  return [
    form(
      'training',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        {
          kind: 'fields',
          fields: [
            field(words.trainee, trainee, 'chiefArbiter'),
            byHand(words.level),
            byHand(words.licence),
          ],
        },
        { kind: 'room', label: words.tasks, lines: 5 },
        { kind: 'room', label: words.remarks, lines: 5 },
        { kind: 'fields', fields: [byHand(words.verdict), byHand(common.signedOn)] },
        { kind: 'text', text: words.reportJoined },
        { kind: 'fields', fields: arbiterFields(state, language) },
        { kind: 'signatures', who: [common.chiefArbiter, words.trainee] },
      ],
      { about: trainee },
    ),
  ];
};

import { dayOfDuty } from '../../administration/deadlines/event-deadlines.ts';
import { HOMOLOGATION_WORDS } from '../../administration/homologation/homologation-words.ts';
import { sayEuros, sayStep } from '../../administration/money/say-step.ts';
import { inBoth } from '../../rules/in-both.ts';
import { eventFees } from '../../tournament/event-money.ts';
import { knownFormFact } from '../../tournament/known-form-fact.ts';
import { datedEvent } from '../../tournament/dated-event.ts';
import { sayDay } from '../times/say-time.ts';
import { eventFields, form, sayAmount } from './form-parts.ts';
import type { FormBlock, FormMaker } from './form.ts';
import { byHand, field } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    kind: 'Registered for',
    working: 'How it is worked out',
    line: 'Line',
    by: 'By',
    fixed: 'Fixed part',
    share: 'Share of the entry fees',
    due: 'To be paid',
    until: 'At the latest on',
    paid: 'Paid on',
    means: 'Paid online or by cheque no.',
    again:
      'The federation works it out again when the event is marked as finished. A cheque goes with this sheet; the fixed part is due for a cancelled event too (LA 8691-8729).',
    unknown:
      'Nobody has said yet what the event is registered for: the amount cannot be worked out.',
    other: 'The amount is the one that was filled in.',
  },
  {
    kind: 'Homologué pour',
    working: 'Comment il se calcule',
    line: 'Ligne',
    by: 'D’après',
    fixed: 'Part fixe',
    share: 'Part des droits d’inscription',
    due: 'À régler',
    until: 'Au plus tard le',
    paid: 'Réglé le',
    means: 'Réglé en ligne ou par chèque n°',
    again:
      'La fédération recalcule le montant quand le tournoi est marqué terminé. Un chèque accompagne cette feuille ; la part fixe est due aussi pour un tournoi annulé (LA 8691-8729).',
    unknown:
      'Personne n’a encore dit pour quoi le tournoi est homologué : le montant ne peut pas être calculé.',
    other: 'Le montant est celui qui a été rempli.',
  },
);

/** What the organiser owes the federation, line by line, to go with the payment (LA 8711, 8720-8729). */
export const feesAccount: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const kind = state.administration?.homologation?.kind ?? null;
  const due = knownFormFact(state, 'feesDue');
  const paidOn = knownFormFact(state, 'feesPaidOn');
  const until = dayOfDuty('feesPaid', datedEvent(state));
  const isFilledIn = state.formFacts?.has('feesDue') ?? false;
  const fees = isFilledIn ? null : eventFees(state);
  const working: readonly FormBlock[] =
    fees === null
      ? [{ kind: 'text', text: isFilledIn ? words.other : words.unknown }]
      : [
          { kind: 'heading', text: words.working },
          {
            kind: 'table',
            heads: [words.line, words.by],
            rows: fees.working.map((step) => [sayStep(step, language), step.article]),
          },
          {
            kind: 'fields',
            fields: [
              field(words.fixed, sayEuros(fees.fixed, language), 'organiser'),
              field(words.share, sayEuros(fees.variable, language), 'organiser'),
            ],
          },
        ];
  return [
    form('fees-account', language, [
      {
        kind: 'fields',
        fields: [
          ...eventFields(state, language),
          field(common.organiser, state.settings.organiser, 'organiser'),
          field(
            words.kind,
            kind === null ? null : HOMOLOGATION_WORDS[language].kinds[kind],
            'organiser',
          ),
        ],
      },
      ...working,
      {
        kind: 'fields',
        fields: [
          field(words.due, due === null ? null : sayAmount(due, language), 'organiser'),
          field(words.until, until === null ? null : sayDay(until, language), 'organiser'),
          field(words.paid, paidOn === null ? null : sayDay(paidOn, language), 'treasurer'),
          byHand(words.means),
        ],
      },
      { kind: 'text', text: words.again },
      { kind: 'signatures', who: [common.organiser] },
    ]),
  ];
};

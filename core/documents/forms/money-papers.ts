import { inBoth } from '../../rules/in-both.ts';
import { exactMoneyText } from '../../standings/prizes/money-text.ts';
import { sumCents } from '../../standings/prizes/money.ts';
import { knownFormFact } from '../../tournament/known-form-fact.ts';
import { owedBy } from '../../tournament/player.ts';
import { prizesView } from '../../tournament/views/prizes.ts';
import { sayDay } from '../times/say-time.ts';
import { arbiterFields, eventFields, form, sayAmount } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, field } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    copy: 'Two copies: one for the arbiter, one for the organiser. To be paid before the last round; what is received is declared to the tax office by whoever receives it.',
    allowance: 'Allowance',
    travel: 'Travel',
    computer: 'Computer',
    other: 'Other costs, with receipts',
    paid: 'Paid on',
    means: 'How it was paid',
    donation: 'Given back as a donation',
    list: 'List',
    place: 'Place',
    name: 'Name',
    prize: 'Prize',
    received: 'Received (signature)',
    noPrizes: 'No prizes are entered for this event.',
    notFinal: 'The event is not over: amounts may still change.',
    due: 'Due',
    hasPaid: 'Paid',
    owed: 'Owed',
    sum: 'In all',
    organiser: 'Organiser',
  },
  {
    copy: 'Deux exemplaires : un pour l’arbitre, un pour l’organisateur. À verser avant la dernière ronde ; celui qui reçoit déclare ce qu’il reçoit aux impôts.',
    allowance: 'Indemnité',
    travel: 'Déplacement',
    computer: 'Ordinateur',
    other: 'Autres frais, sur justificatifs',
    paid: 'Versé le',
    means: 'Moyen de paiement',
    donation: 'Abandonné en don',
    list: 'Liste',
    place: 'Place',
    name: 'Nom',
    prize: 'Prix',
    received: 'Reçu (signature)',
    noPrizes: 'Aucun prix n’est saisi pour ce tournoi.',
    notFinal: 'Le tournoi n’est pas terminé : les montants peuvent encore changer.',
    due: 'Dû',
    hasPaid: 'Réglé',
    owed: 'Reste dû',
    sum: 'En tout',
    organiser: 'Organisateur',
  },
);

/** What an arbiter is paid, in two copies signed by both (LA 9198); amounts are those noted, never guessed. */
export const allowanceSheet: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const amount = knownFormFact(state, 'allowance');
  const paidOn = knownFormFact(state, 'allowancePaidOn');
  return [
    form(
      'allowance',
      language,
      [
        {
          kind: 'fields',
          fields: [
            ...eventFields(state, language),
            ...arbiterFields(state, language),
            field(words.organiser, state.settings.organiser, 'organiser'),
          ],
        },
        {
          kind: 'fields',
          fields: [
            field(
              words.allowance,
              amount === null ? null : sayAmount(amount, language),
              'chiefArbiter',
            ),
            byHand(words.travel),
            byHand(words.computer),
            byHand(words.other),
            byHand(common.total),
            byHand(words.donation),
            field(words.paid, paidOn === null ? null : sayDay(paidOn, language), 'treasurer'),
            byHand(words.means),
          ],
        },
        { kind: 'text', text: words.copy },
        { kind: 'signatures', who: [common.chiefArbiter, words.organiser] },
      ],
      { copies: 2 },
    ),
  ];
};

/** Who wins what, with room for each signature (LA 9050). */
export const prizeReceipts: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const view = prizesView(state);
  if (view === null || view.awards.length === 0) return [];
  const names = new Map(view.players.map(({ tpn, name }) => [tpn, name]));
  const lists = new Map(view.lists.map(({ list, name }) => [list, name[language]]));
  const amounts = sumCents(view.awards.map(({ amount }) => amount));
  return [
    form('prize-receipts', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      ...(view.final && view.openGames === 0
        ? []
        : [{ kind: 'text', text: words.notFinal } as const]),
      {
        kind: 'table',
        heads: [words.list, words.place, words.name, words.prize, words.received],
        rows: [
          ...view.awards.map(({ list, place, tpn, amount, thing }) => [
            lists.get(list) ?? list,
            String(place),
            names.get(tpn) ?? '',
            [
              amount === 0 ? null : exactMoneyText(amount, view.currency, language),
              thing?.name[language] ?? null,
            ]
              .filter((part) => part !== null)
              .join(' + '),
            '',
          ]),
          ['', '', words.sum, exactMoneyText(amounts, view.currency, language), ''],
        ],
      },
      { kind: 'signatures', who: [words.organiser, FORM_WORDS[language].chiefArbiter] },
    ]),
  ];
};

/** Who has paid the entry fee and who owes it, as the organiser settles it. */
export const feesList: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const players = [...state.players.values()].filter(
    ({ private: own }) => own?.feeDue !== undefined || own?.feePaid !== undefined,
  );
  if (players.length === 0) return [];
  const said = (amount: number): string => exactMoneyText(amount, 'EUR', language);
  const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);
  const all = players.map((player) => ({
    name: player.name,
    club: player.club ?? '',
    due: player.private?.feeDue ?? 0,
    paid: player.private?.feePaid ?? 0,
    owed: owedBy(player),
  }));
  return [
    form('fees-list', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      {
        kind: 'table',
        heads: [words.name, FORM_WORDS[language].playersClub, words.due, words.hasPaid, words.owed],
        rows: [
          ...all.map(({ name, club, due, paid, owed }) => [
            ...[name, club, said(due), said(paid)],
            owed === 0 ? '' : said(owed),
          ]),
          [
            words.sum,
            String(all.length),
            ...[sum(all.map(({ due }) => due)), sum(all.map(({ paid }) => paid))].map(said),
            said(sum(all.map(({ owed }) => owed))),
          ],
        ],
      },
      { kind: 'signatures', who: [words.organiser] },
    ]),
  ];
};

import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { BudgetLineName } from '@ronde/core/tournament/budget.ts';

/** What `ronde licences`, `ronde suspension`, `ronde suspensions` and `ronde money` say. */
interface AdministrationCliWords {
  readonly about_licences: string;
  readonly about_suspension: string;
  readonly about_suspensions: string;
  readonly about_money: string;
  readonly argument_event: string;
  readonly argument_person: string;
  readonly option_from: string;
  readonly option_until: string;
  readonly option_months: string;
  readonly option_as: string;
  readonly option_sentence: string;
  readonly option_licenceNumber: string;
  readonly option_strike: string;
  readonly option_pay: string;
  readonly option_payDay: string;
  readonly option_unpay: string;
  readonly licencesHeader: readonly string[];
  readonly suspendedAs: string;
  readonly suspensionsHeader: readonly string[];
  readonly nobodySuspended: string;
  readonly registerNotRead: string;
  readonly fromMissing: string;
  readonly untilOrMonths: string;
  readonly notAPayment: string;
  readonly chief: string;
  readonly deputy: string;
  readonly owed: string;
  readonly paid: string;
  readonly donated: string;
  readonly unpaid: string;
  readonly noScale: string;
  readonly daysUnknown: string;
  readonly feesUnknown: string;
  readonly fees: string;
  readonly entries: string;
  readonly owes: string;
  readonly budgetHeader: readonly string[];
  readonly budgetLines: Readonly<Record<BudgetLineName, string>>;
  readonly balance: string;
}

export const ADMINISTRATION_CLI_WORDS = inBoth<AdministrationCliWords>(
  {
    about_licences: 'the verdict on every player: licence, FIDE number, suspension',
    about_suspension:
      'the register of suspensions of an event: read it, add a line, strike one out',
    about_suspensions:
      'the register of suspensions that every event of the database is checked against',
    about_money: 'the money of an event: allowances, payments, fees, who owes, budget',
    argument_event: 'a tournament, or a file with one',
    argument_person: 'who, as “Last, First”',
    option_from: 'first day, YYYY-MM-DD',
    option_until: 'last day, YYYY-MM-DD',
    option_months: 'for so many months instead of a last day',
    option_as: 'from what: player, captain, arbiter, official, with commas between them',
    option_sentence: 'inForce, stayed, or pending (a case still to be heard)',
    option_licenceNumber: 'licence number, where it is known',
    option_strike: 'strike the line out',
    option_pay: 'an arbiter was paid: "Last, First=425", or =425:40 where 40 were given back',
    option_payDay: 'the day of the payment, YYYY-MM-DD; today if left out',
    option_unpay: 'strike out a payment: "Last, First"',
    licencesHeader: ['No.', 'Name', 'Fed.', 'Licence', 'FIDE number', 'Suspended'],
    suspendedAs: 'as {functions} until {until}',
    suspensionsHeader: ['name', 'number', 'as', 'from', 'until', 'sentence'],
    nobodySuspended: 'Nobody is in the register.',
    registerNotRead:
      'The register of suspensions of this computer was not looked at: {why} Names in this file are checked against its own register alone.',
    fromMissing: 'Say --from: the first day of the suspension.',
    untilOrMonths: 'Say --until or --months, not both.',
    notAPayment: '“{value}” after --pay is no payment. Write "Last, First=425".',
    chief: 'chief arbiter',
    deputy: 'deputy',
    owed: 'by the scale {sum}',
    paid: '{sum} paid on {day}',
    donated: '{sum} given back',
    unpaid: 'NOT PAID',
    noScale: 'The scale has no rule for an event of this kind.',
    daysUnknown:
      'The days of play are not known, and arbiters are paid by the day: ronde set … --round-days 2026-03-07,2026-03-08.',
    feesUnknown: 'Say what the event is homologated for: ronde deadlines … --homologation fide.',
    fees: 'Homologation fees: {sum}',
    entries: 'Entry fees: {paid} of {due} paid',
    owes: '{name} owes {sum}',
    budgetHeader: ['', 'foreseen', 'so far'],
    budgetLines: {
      entryFees: '+ entry fees',
      donations: '+ donations of arbiters',
      arbiters: '− arbiters',
      homologationFees: '− homologation fees',
      prizes: '− prizes',
    },
    balance: 'balance',
  },
  {
    about_licences: 'le verdict sur chaque joueur : licence, numéro FIDE, suspension',
    about_suspension:
      'le registre des suspensions d’un tournoi : le lire, ajouter ou rayer une ligne',
    about_suspensions: 'le registre des suspensions auquel chaque tournoi de la base est confronté',
    about_money: 'l’argent d’un tournoi : indemnités, paiements, droits, qui doit, budget',
    argument_event: 'un tournoi, ou un fichier qui en contient un',
    argument_person: 'qui, sous la forme « Nom, Prénom »',
    option_from: 'premier jour, AAAA-MM-JJ',
    option_until: 'dernier jour, AAAA-MM-JJ',
    option_months: 'pour tant de mois au lieu d’un dernier jour',
    option_as: 'de quoi : player, captain, arbiter, official, séparés par des virgules',
    option_sentence: 'inForce (ferme), stayed (sursis) ou pending (dossier à examiner)',
    option_licenceNumber: 'numéro de licence, s’il est connu',
    option_strike: 'rayer la ligne',
    option_pay: 'un arbitre a été payé : "Nom, Prénom=425", ou =425:40 si 40 ont été rendus',
    option_payDay: 'le jour du paiement, AAAA-MM-JJ ; aujourd’hui par défaut',
    option_unpay: 'rayer un paiement : "Nom, Prénom"',
    licencesHeader: ['N°', 'Nom', 'Féd.', 'Licence', 'Numéro FIDE', 'Suspendu'],
    suspendedAs: 'comme {functions} jusqu’au {until}',
    suspensionsHeader: ['nom', 'numéro', 'comme', 'du', 'au', 'sanction'],
    nobodySuspended: 'Personne n’est au registre.',
    registerNotRead:
      'Le registre des suspensions de cet ordinateur n’a pas été consulté : {why} Les noms de ce fichier ne sont comparés qu’à son propre registre.',
    fromMissing: 'Indiquez --from : le premier jour de la suspension.',
    untilOrMonths: 'Indiquez --until ou --months, pas les deux.',
    notAPayment: '« {value} » après --pay n’est pas un paiement. Écrivez "Nom, Prénom=425".',
    chief: 'arbitre principal',
    deputy: 'adjoint',
    owed: 'selon le barème {sum}',
    paid: '{sum} payés le {day}',
    donated: '{sum} rendus',
    unpaid: 'PAS PAYÉ',
    noScale: 'Le barème n’a pas de règle pour un tournoi de ce genre.',
    daysUnknown:
      'Les jours de jeu ne sont pas connus, et les arbitres sont payés par jour : ronde set … --round-days 2026-03-07,2026-03-08.',
    feesUnknown:
      'Indiquez pour quoi le tournoi est homologué : ronde deadlines … --homologation fide.',
    fees: 'Droits d’homologation : {sum}',
    entries: 'Droits d’inscription : {paid} sur {due} payés',
    owes: '{name} doit {sum}',
    budgetHeader: ['', 'prévu', 'à ce jour'],
    budgetLines: {
      entryFees: '+ droits d’inscription',
      donations: '+ dons des arbitres',
      arbiters: '− arbitrage',
      homologationFees: '− droits d’homologation',
      prizes: '− prix',
    },
    balance: 'solde',
  },
);

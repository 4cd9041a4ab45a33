import type { BudgetLineName } from '@ronde/core/tournament/budget.ts';
import type { DutyStanding } from '@ronde/core/tournament/views/administration.ts';
import { inBoth } from '../../../words/in-both.ts';

interface AdministrationWords {
  readonly title: string;
  readonly about: string;
  readonly failed: string;
  readonly homologation: string;
  readonly kind: string;
  readonly notSaid: string;
  readonly requestedOn: string;
  readonly number: string;
  readonly qualifier: string;
  readonly save: string;
  readonly askBy: (day: string) => string;
  readonly late: (day: string) => string;
  readonly roundsRaised: (asked: number) => string;
  readonly parts: (parts: string) => string;
  readonly partsUnknown: string;
  readonly longDay: (day: string, rounds: number, hours: string) => string;
  readonly sevenDuties: string;
  readonly deadlines: string;
  readonly calendar: string;
  readonly sayKindFirst: string;
  readonly noDay: string;
  readonly doneOn: (day: string) => string;
  readonly done: string;
  readonly doneOf: (name: string) => string;
  readonly proof: string;
  readonly day: string;
  readonly notNeeded: string;
  readonly notNeededOf: (name: string) => string;
  readonly again: string;
  readonly againOf: (name: string) => string;
  readonly keptTill: string;
  readonly toDelete: string;
  readonly form: (form: string, to: 'federation' | 'league') => string;
  readonly arbiterNeeded: (
    least: string,
    fideLicence: boolean,
    article: string,
    title: string | null,
    enough: boolean | null,
  ) => string;
  readonly standings: Readonly<Record<DutyStanding, string>>;
  readonly list: readonly string[];
  readonly money: string;
  readonly arbiters: string;
  readonly arbitersNeeded: (needed: number, named: number) => string;
  readonly noScale: string;
  readonly daysUnknown: string;
  readonly working: string;
  readonly chief: string;
  readonly deputy: string;
  readonly owed: (sum: string) => string;
  readonly paid: (sum: string, day: string) => string;
  readonly donated: (sum: string) => string;
  readonly unpaid: string;
  readonly noArbiters: string;
  readonly pay: string;
  readonly payOf: (name: string) => string;
  readonly strike: string;
  readonly strikeOf: (name: string) => string;
  readonly amount: string;
  readonly donation: string;
  readonly notAnAmount: string;
  readonly fees: (sum: string) => string;
  readonly entries: string;
  readonly entriesPaid: (paid: string, due: string) => string;
  readonly owing: (players: number) => string;
  readonly budget: string;
  readonly budgetHeads: readonly [string, string, string];
  readonly budgetLines: Readonly<Record<BudgetLineName, string>>;
  readonly income: string;
  readonly expense: string;
  readonly balance: string;
}

export const ADMINISTRATION_WORDS = inBoth<AdministrationWords>(
  {
    title: 'Administration',
    about:
      'Homologation, what is due before, during and after the event, and money. For those who run the event alone.',
    failed: 'This could not be loaded.',
    homologation: 'Homologation',
    kind: 'Homologated for',
    notSaid: 'not said yet',
    requestedOn: 'Asked for on',
    number: 'Number',
    qualifier: 'Qualifies for the French youth championship',
    save: 'Save',
    askBy: (day) => `To be asked for by ${day}.`,
    late: (day) => `Asked for late (after ${day}): not certain, and the fixed fee is doubled.`,
    roundsRaised: (asked) =>
      `Rounds asked for: ${asked}. Their number may go down, never up. Ask the federation.`,
    parts: (parts) => `Longer than 30 days: one request for each of ${parts}.`,
    partsUnknown: 'Longer than 30 days: give every round its day to see the requests it takes.',
    longDay: (day, rounds, hours) =>
      `${day}: ${hours} h of play (rounds: ${rounds}), FIDE takes 12 a day.`,
    sevenDuties: 'The seven duties of the chief arbiter',
    deadlines: 'Deadlines',
    calendar: 'Calendar file (ICS)',
    sayKindFirst:
      'Say above what the event is homologated for: then what it owes the federation is here too.',
    noDay: 'no day known',
    doneOn: (day) => `done on ${day}`,
    done: 'Done',
    doneOf: (name) => `Done: ${name}`,
    proof: 'Proof (receipt, number, who was told)',
    day: 'Day',
    notNeeded: 'Not needed',
    notNeededOf: (name) => `Not needed: ${name}`,
    again: 'Take back',
    againOf: (name) => `Take back: ${name}`,
    form: (form, to) =>
      `Asked for on the form ${form}, from the ${to === 'federation' ? 'federation' : 'league'}.`,
    arbiterNeeded: (least, fideLicence, article, title, enough) =>
      `The chief arbiter needs ${least} or more${fideLicence ? ', and FIDE’s licence of an arbiter' : ''} (${article}). ${
        enough === null
          ? 'Fill in the title under Papers, then Dossier.'
          : enough
            ? `${title ?? ''} is enough.`
            : `${title ?? ''} is not enough: name another chief arbiter.`
      }`,
    keptTill:
      'Kept until then: the technical report with its papers, declarations on honour, phone numbers, e-mail addresses, birth dates.',
    toDelete:
      'The time is over. To be deleted: the technical report with its papers, declarations on honour, phone numbers, e-mail addresses and birth dates, on paper and in copies. The event itself goes into the archive, from which it can be brought back.',
    standings: {
      done: 'done',
      doneLate: 'asked for late',
      notNeeded: 'not needed',
      overdue: 'overdue',
      today: 'today',
      toCome: 'to come',
      undated: 'no day',
      keep: 'to be kept',
      mayGo: 'may be deleted',
    },
    list: ['due', 'what', 'who', 'state', 'done on', 'proof', 'article'],
    money: 'Money',
    arbiters: 'Allowance of the arbiters',
    arbitersNeeded: (needed, named) =>
      `${needed} ${needed === 1 ? 'arbiter' : 'arbiters'} needed, ${named} named in the settings.`,
    noScale: 'The federal scale has no rule for an event of this kind.',
    daysUnknown:
      'The days of play are not known, and arbiters are paid by the day: enter the day of each round in the settings.',
    working: 'How it is worked out',
    chief: 'chief arbiter',
    deputy: 'deputy',
    owed: (sum) => `by the scale ${sum}`,
    paid: (sum, day) => `${sum} paid on ${day}`,
    donated: (sum) => `of which ${sum} given back`,
    unpaid: 'not paid yet',
    noArbiters: 'No arbiter is named in the settings.',
    pay: 'Note payment',
    payOf: (name) => `Note payment: ${name}`,
    strike: 'Strike out',
    strikeOf: (name) => `Strike out the payment: ${name}`,
    amount: 'Paid (€)',
    donation: 'Of it given back as a donation (€)',
    notAnAmount: 'Write euros, such as 425 or 212.50.',
    fees: (sum) => `Homologation fees: ${sum}`,
    entries: 'Entry fees',
    entriesPaid: (paid, due) => `${paid} of ${due} paid.`,
    owing: (players) => `${players} still ${players === 1 ? 'owes' : 'owe'}:`,
    budget: 'Budget',
    budgetHeads: ['', 'foreseen', 'so far'],
    budgetLines: {
      entryFees: 'Entry fees',
      donations: 'Donations of arbiters',
      arbiters: 'Arbiters',
      homologationFees: 'Homologation fees',
      prizes: 'Prizes',
    },
    income: 'income',
    expense: 'expense',
    balance: 'Balance',
  },
  {
    title: 'Administration',
    about:
      'L’homologation, ce qui est dû avant, pendant et après le tournoi, et l’argent. Seulement pour ceux qui dirigent le tournoi.',
    failed: 'Le chargement a échoué.',
    homologation: 'Homologation',
    kind: 'Homologué pour',
    notSaid: 'pas encore dit',
    requestedOn: 'Demandée le',
    number: 'Numéro',
    qualifier: 'Qualifie pour le championnat de France des jeunes',
    save: 'Enregistrer',
    askBy: (day) => `À demander au plus tard le ${day}.`,
    late: (day) =>
      `Demandée en retard (après le ${day}) : elle n’est pas certaine, et la part fixe est doublée.`,
    roundsRaised: (asked) =>
      `Rondes demandées : ${asked}. Leur nombre peut baisser, jamais augmenter. Voyez la fédération.`,
    parts: (parts) => `Plus de 30 jours : une demande pour chacune de ces parties, ${parts}.`,
    partsUnknown:
      'Plus de 30 jours : donnez un jour à chaque ronde pour voir les demandes nécessaires.',
    longDay: (day, rounds, hours) =>
      `${day} : ${hours} h de jeu (rondes : ${rounds}), la FIDE en admet 12 par jour.`,
    sevenDuties: 'Les sept devoirs de l’arbitre principal',
    deadlines: 'Échéances',
    calendar: 'Fichier calendrier (ICS)',
    sayKindFirst:
      'Indiquez ci-dessus pour quoi le tournoi est homologué : ce qu’il doit à la fédération sera aussi ici.',
    noDay: 'jour inconnu',
    doneOn: (day) => `fait le ${day}`,
    done: 'Fait',
    doneOf: (name) => `Fait : ${name}`,
    proof: 'Preuve (reçu, numéro, qui a été prévenu)',
    day: 'Jour',
    notNeeded: 'Pas nécessaire',
    notNeededOf: (name) => `Pas nécessaire : ${name}`,
    again: 'Retirer',
    againOf: (name) => `Retirer : ${name}`,
    form: (form, to) =>
      `À demander par le formulaire ${form}, à la ${to === 'federation' ? 'fédération' : 'ligue'}.`,
    arbiterNeeded: (least, fideLicence, article, title, enough) =>
      `L’arbitre principal doit être au moins ${least}${fideLicence ? ', et agréé par la FIDE' : ''} (${article}). ${
        enough === null
          ? 'Indiquez son titre sous Documents, puis Dossier.'
          : enough
            ? `${title ?? ''} suffit.`
            : `${title ?? ''} ne suffit pas : nommez un autre arbitre principal.`
      }`,
    keptTill:
      'À garder jusque-là : le rapport technique et ses pièces, les attestations sur l’honneur, les téléphones, les courriels, les dates de naissance.',
    toDelete:
      'Le délai est passé. À supprimer : le rapport technique et ses pièces, les attestations sur l’honneur, les téléphones, les courriels et les dates de naissance, sur papier et dans les copies. Le tournoi lui-même va aux archives, d’où l’on peut le reprendre.',
    standings: {
      done: 'fait',
      doneLate: 'demandée en retard',
      notNeeded: 'pas nécessaire',
      overdue: 'en retard',
      today: 'aujourd’hui',
      toCome: 'à venir',
      undated: 'sans jour',
      keep: 'à conserver',
      mayGo: 'peut être supprimé',
    },
    list: ['échéance', 'quoi', 'qui', 'état', 'fait le', 'preuve', 'article'],
    money: 'Argent',
    arbiters: 'Indemnité des arbitres',
    arbitersNeeded: (needed, named) =>
      `${needed} ${needed > 1 ? 'arbitres nécessaires' : 'arbitre nécessaire'}, ${named} dans les réglages.`,
    noScale: 'Le barème fédéral n’a pas de règle pour un tournoi de ce genre.',
    daysUnknown:
      'Les jours de jeu ne sont pas connus, et les arbitres sont payés par jour : entrez le jour de chaque ronde dans les réglages.',
    working: 'Détail du calcul',
    chief: 'arbitre principal',
    deputy: 'adjoint',
    owed: (sum) => `selon le barème ${sum}`,
    paid: (sum, day) => `payé le ${day} : ${sum}`,
    donated: (sum) => `dont don de ${sum}`,
    unpaid: 'pas encore payé',
    noArbiters: 'Aucun arbitre n’est nommé dans les réglages.',
    pay: 'Noter le paiement',
    payOf: (name) => `Noter le paiement : ${name}`,
    strike: 'Rayer',
    strikeOf: (name) => `Rayer le paiement : ${name}`,
    amount: 'Payé (€)',
    donation: 'Dont rendu comme don (€)',
    notAnAmount: 'Écrivez des euros, comme 425 ou 212,50.',
    fees: (sum) => `Droits d’homologation : ${sum}`,
    entries: 'Droits d’inscription',
    entriesPaid: (paid, due) => `Payé : ${paid} sur ${due}.`,
    owing: (players) => (players > 1 ? `${players} doivent encore :` : `${players} doit encore :`),
    budget: 'Budget',
    budgetHeads: ['', 'prévu', 'à ce jour'],
    budgetLines: {
      entryFees: 'Droits d’inscription',
      donations: 'Dons des arbitres',
      arbiters: 'Arbitrage',
      homologationFees: 'Droits d’homologation',
      prizes: 'Prix',
    },
    income: 'recette',
    expense: 'dépense',
    balance: 'Solde',
  },
);

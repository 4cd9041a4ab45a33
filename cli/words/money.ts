import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde indemnity`, `ronde travel` and `ronde fees` say; holes are `{name}`. */
export interface MoneyCliWords {
  readonly about_indemnity: string;
  readonly about_travel: string;
  readonly about_fees: string;
  readonly argument_kind: string;
  readonly argument_feeKind: string;
  readonly option_rounds: string;
  readonly option_players: string;
  readonly option_titled: string;
  readonly option_prizes: string;
  readonly option_days: string;
  readonly option_category: string;
  readonly option_on: string;
  readonly option_edition: string;
  readonly option_km: string;
  readonly option_tolls: string;
  readonly option_train: string;
  readonly option_realCosts: string;
  readonly option_adults: string;
  readonly option_youths: string;
  readonly option_late: string;
  readonly option_qualifier: string;
  readonly option_cancelled: string;
  readonly option_daysLate: string;
  readonly fideFees: Readonly<Record<'fid' | 'foa' | 'second-number' | 'relisting', string>>;
  readonly notAKind: string;
  readonly notWhole: string;
  readonly notEuros: string;
  readonly notTitles: string;
  readonly notACategory: string;
  readonly noEdition: string;
  readonly notOfThatDay: string;
  readonly missing: string;
  readonly notInScale: string;
  readonly oneWayOfTravel: string;
  readonly noBand: string;
  readonly notAGroup: string;
  readonly noGroups: string;
  readonly chief: string;
  readonly deputy: string;
  readonly trainee: string;
  readonly computer: string;
  readonly nothing: string;
  readonly arbiters: string;
  readonly leftOut: string;
  readonly travelDue: string;
  readonly feesDue: string;
  readonly paidWithin: string;
  readonly source: string;
}

export const MONEY_CLI_WORDS = inBoth<MoneyCliWords>(
  {
    about_indemnity:
      'what the arbiters of an event are paid by the federal scale, with the working',
    about_travel: 'what an arbiter’s journey is paid, by car or by rail, with the working',
    about_fees: 'what an organiser pays the federation for the homologation, with the working',
    argument_kind:
      'swiss, rapid (also blitz), closed, closed-norms, match (also Scheveningen), championship or youth-championship',
    argument_feeKind:
      'fide, norms or national; of FIDE’s register fid, foa, second-number or relisting',
    option_rounds: 'how many rounds',
    option_players: 'how many players',
    option_titled: 'how many GM, IM and FM, or all titles as GM:2,IM:5,CM:3',
    option_prizes: 'sum of the prizes in euros; 0 where there are none',
    option_days: 'on how many days',
    option_category: 'of the youth championship: whose chief arbiter (poussins, openB …)',
    option_on: 'by what was in force on a day, YYYY-MM-DD; today if left out',
    option_edition: 'by this edition instead, such as 2003',
    option_km: 'by car: kilometres driven, there and back',
    option_tolls: 'tolls in euros, on receipts',
    option_train: 'by rail: kilometres of one way in a straight line',
    option_realCosts: 'real costs in euros, where they were agreed before',
    option_adults: 'adults and their entry fee as 60:40, IM and GM left out; may be repeated',
    option_youths: 'the same for youths',
    option_late: 'the homologation was asked for too late',
    option_qualifier: 'qualifies for the French youth championship',
    option_cancelled: 'the event was cancelled',
    option_daysLate: 'of foa: how many days late the membership is renewed',
    fideFees: {
      fid: 'FID licence: {sum}, until {until}',
      foa: 'FOA membership renewed {days} {days|day|days} late: {sum} more',
      'second-number': 'A second FIDE number: {sum}, and its games do not count',
      relisting: 'Back on the list: {sum}',
    },
    notAKind: '“{value}” is no kind known here. There are: {known}.',
    notWhole: '“{value}” cannot be {option}. Write a whole number from {least} to {most}.',
    notEuros: '“{value}” after {option} is no amount. Write euros, such as 6500 or 12.40.',
    notTitles: '“{value}” after --titled is no number of titles. Write 21, or GM:2,IM:5,FM:14.',
    notACategory: '“{value}” is no category of the youth championship. There are: {known}.',
    noEdition: 'There is no edition “{value}” here. There are: {known}.',
    notOfThatDay: 'No figures are known for {day}: {name} stands in.',
    missing: 'For {kind} this is missing: {options}.',
    notInScale: '{edition} has no rule for {kind}: its source ({source}) prints none.',
    oneWayOfTravel: 'Say one of --km, --train and --real-costs.',
    noBand:
      'The rail tariff has no {km} km: it goes from 1 to {longest}. Take the price of the ticket by --real-costs.',
    notAGroup: '“{value}” after {option} is no group. Write players and fee, such as 60:40.',
    noGroups: 'Say who pays by --adults 60:40 or --youths 53:20.',
    chief: 'Chief arbiter: {sum}',
    deputy: 'Deputy with a title: {sum}',
    trainee: 'Trainee: {sum}, lodged',
    computer: 'Own computer: {sum} besides',
    nothing: 'nothing is said in this edition',
    arbiters:
      'Arbiters for {players} {players|player|players}: {arbiters}, the chief and {assistants} {assistants|assistant|assistants}',
    leftOut: '{left} {left|title|titles} of another kind not counted',
    travelDue: 'Travel: {sum}',
    feesDue: 'Fees of homologation: {sum}',
    paidWithin: 'To be paid within {days} days after the end.',
    source: '{name} ({source})',
  },
  {
    about_indemnity:
      'ce que reçoivent les arbitres d’un tournoi selon le barème fédéral, avec le détail',
    about_travel: 'ce que vaut le déplacement d’un arbitre, en voiture ou en train, avec le détail',
    about_fees: 'ce qu’un organisateur verse à la fédération pour l’homologation, avec le détail',
    argument_kind:
      'swiss, rapid (aussi blitz), closed, closed-norms, match (aussi Scheveningen), championship ou youth-championship',
    argument_feeKind:
      'fide, norms ou national ; du registre de la FIDE fid, foa, second-number ou relisting',
    option_rounds: 'nombre de rondes',
    option_players: 'nombre de joueurs',
    option_titled: 'nombre de GM, MI et MF, ou tous les titres : GM:2,IM:5,CM:3',
    option_prizes: 'somme des prix en euros ; 0 s’il n’y en a pas',
    option_days: 'nombre de jours',
    option_category:
      'au championnat des jeunes : l’arbitre principal de quelle catégorie (poussins, openB …)',
    option_on: 'selon ce qui valait tel jour, AAAA-MM-JJ ; aujourd’hui par défaut',
    option_edition: 'selon cette édition, par exemple 2003',
    option_km: 'en voiture : kilomètres parcourus, aller et retour',
    option_tolls: 'péages en euros, sur justificatifs',
    option_train: 'en train : kilomètres de l’aller à vol d’oiseau',
    option_realCosts: 'frais réels en euros, s’ils ont été convenus auparavant',
    option_adults: 'adultes et leur droit, 60:40, sans les MI et GM ; peut être répété',
    option_youths: 'de même pour les jeunes',
    option_late: 'l’homologation a été demandée trop tard',
    option_qualifier: 'qualifie pour le championnat de France des jeunes',
    option_cancelled: 'le tournoi a été annulé',
    option_daysLate: 'pour foa : nombre de jours de retard du renouvellement',
    fideFees: {
      fid: 'Licence FID : {sum}, jusqu’au {until}',
      foa: 'Adhésion FOA renouvelée avec {days} {days|jour|jours} de retard : {sum} de plus',
      'second-number': 'Un second numéro FIDE : {sum}, et ses parties ne comptent pas',
      relisting: 'Retour sur la liste : {sum}',
    },
    notAKind: '« {value} » n’est pas un genre connu ici. Il y a : {known}.',
    notWhole: '« {value} » ne convient pas pour {option}. Écrivez un entier de {least} à {most}.',
    notEuros:
      '« {value} » après {option} n’est pas une somme. Écrivez des euros, comme 6500 ou 12,40.',
    notTitles:
      '« {value} » après --titled n’est pas un nombre de titres. Écrivez 21, ou GM:2,IM:5,FM:14.',
    notACategory:
      '« {value} » n’est pas une catégorie du championnat des jeunes. Il y a : {known}.',
    noEdition: 'Il n’y a pas d’édition « {value} » ici. Il y a : {known}.',
    notOfThatDay: 'Aucun chiffre n’est connu pour le {day} : {name} en tient lieu.',
    missing: 'Pour {kind}, il manque : {options}.',
    notInScale: '{edition} n’a pas de règle pour {kind} : sa source ({source}) n’en donne aucune.',
    oneWayOfTravel: 'Indiquez une seule des options --km, --train et --real-costs.',
    noBand:
      'Le tarif du train n’a pas de {km} km : il va de 1 à {longest}. Prenez le prix du billet avec --real-costs.',
    notAGroup:
      '« {value} » après {option} n’est pas un groupe. Écrivez joueurs et droit, comme 60:40.',
    noGroups: 'Indiquez qui paie avec --adults 60:40 ou --youths 53:20.',
    chief: 'Arbitre principal : {sum}',
    deputy: 'Adjoint titré : {sum}',
    trainee: 'Stagiaire : {sum}, hébergé',
    computer: 'Ordinateur personnel : {sum} en plus',
    nothing: 'cette édition n’en dit rien',
    arbiters:
      'Arbitres pour {players} {players|joueur|joueurs} : {arbiters}, le principal et {assistants} {assistants|adjoint|adjoints}',
    leftOut: '{left} {left|autre titre non compté|autres titres non comptés}',
    travelDue: 'Déplacement : {sum}',
    feesDue: 'Droits d’homologation : {sum}',
    paidWithin: 'À payer dans les {days} jours après la fin.',
    source: '{name} ({source})',
  },
);

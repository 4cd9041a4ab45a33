import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { NamedField } from '../forms/form-field.ts';
import { FORM_WORDS as OF_FORMS } from '../forms/form-words.ts';
import type { CertificateField } from './norm-certificate.ts';
import type { ApplicationField } from './title-application.ts';

interface FormWords {
  readonly certificate: string;
  readonly application: string;
  readonly heads: readonly [field: string, value: string];
  readonly rounds: readonly string[];
  readonly fields: Readonly<Record<CertificateField | ApplicationField, string>>;
  readonly missing: string;
  readonly byHand: string;
  readonly leftOut: string;
}

const TITLE_COUNTS = { GM: 'GM', IM: 'IM', WGM: 'WGM', WIM: 'WIM', FM: 'FM', WFM: 'WFM' };
const TITLE_COUNTS_FR = { GM: 'GM', IM: 'MI', WGM: 'GMF', WIM: 'MIF', FM: 'MF', WFM: 'MFF' };

/** What the forms of titles are called and ask for. */
export const FORM_WORDS = inBoth<FormWords>(
  {
    certificate: 'Certificate of a title result (IT1): {player}, {title}',
    application: 'Application for a title (IT2): {player}, {title}',
    heads: ['field', 'value'],
    rounds: ['round', 'opponent', 'FIDE ID', 'federation', 'rating', 'counted', 'title', 'result'],
    fields: {
      ...TITLE_COUNTS,
      normSought: 'norm sought',
      titleSought: 'title sought',
      lastName: 'last name',
      firstName: 'first name',
      fideId: 'FIDE number',
      birthDate: 'date of birth',
      birthPlace: 'place of birth',
      federation: 'federation',
      event: 'event',
      start: 'start',
      close: 'close',
      chiefArbiter: 'chief arbiter',
      rateOfPlay: 'rate of play',
      games: 'games',
      federations: 'federations of the opponents',
      notOwnFederation: 'opponents not of the own federation',
      ratedOpponents: 'rated opponents',
      hostPlayers: 'opponents of the host federation',
      titledOpponents: 'opponents with a title',
      exemptFederations: 'large Swiss: federations',
      exemptRated: 'large Swiss: rated players not of the host federation',
      exemptTitled: 'large Swiss: of them GM, IM, WGM and WIM',
      average: 'average rating',
      required: 'score required',
      achieved: 'score achieved',
      exceededBy: 'exceeding the norm by',
      confirmingFederation: 'federation confirming the result',
      federationOfficial: 'official of the federation',
      ratingRequired: 'rating required',
      ratingReached: 'rating reached',
      ratingDay: 'reached on',
      norms: 'norms',
      totalGames: 'games of the norms',
      lateFee: 'late fee in percent',
      applicationDay: 'day of the application',
    },
    missing: 'missing: ask {whom}',
    byHand: 'by hand',
    leftOut: '{result} (left out)',
  },
  {
    certificate: 'Certificat de norme (IT1) : {player}, {title}',
    application: 'Demande de titre (IT2) : {player}, {title}',
    heads: ['rubrique', 'valeur'],
    rounds: ['ronde', 'adversaire', 'n° FIDE', 'fédération', 'Elo', 'compté', 'titre', 'résultat'],
    fields: {
      ...TITLE_COUNTS_FR,
      normSought: 'norme visée',
      titleSought: 'titre visé',
      lastName: 'nom',
      firstName: 'prénom',
      fideId: 'numéro FIDE',
      birthDate: 'date de naissance',
      birthPlace: 'lieu de naissance',
      federation: 'fédération',
      event: 'tournoi',
      start: 'début',
      close: 'fin',
      chiefArbiter: 'arbitre principal',
      rateOfPlay: 'cadence',
      games: 'parties',
      federations: 'fédérations des adversaires',
      notOwnFederation: 'adversaires d’une autre fédération',
      ratedOpponents: 'adversaires classés',
      hostPlayers: 'adversaires de la fédération hôte',
      titledOpponents: 'adversaires titrés',
      exemptFederations: 'grand suisse : fédérations',
      exemptRated: 'grand suisse : joueurs classés hors de la fédération hôte',
      exemptTitled: 'grand suisse : dont GM, MI, GMF et MIF',
      average: 'moyenne des adversaires',
      required: 'score exigé',
      achieved: 'score réalisé',
      exceededBy: 'au-delà de la norme',
      confirmingFederation: 'fédération qui confirme le résultat',
      federationOfficial: 'responsable de la fédération',
      ratingRequired: 'classement exigé',
      ratingReached: 'classement atteint',
      ratingDay: 'atteint le',
      norms: 'normes',
      totalGames: 'parties des normes',
      lateFee: 'majoration de retard en pour cent',
      applicationDay: 'jour de la demande',
    },
    missing: 'manque (demander : {whom})',
    byHand: 'à la main',
    leftOut: '{result} (laissée)',
  },
);

/** The fields of a form as rows under their headings. */
export function formRows(
  fields: readonly NamedField<CertificateField | ApplicationField>[],
  language: Language,
): string[][] {
  const words = FORM_WORDS[language];
  return [
    [...words.heads],
    ...fields.map((one) => [
      words.fields[one.field],
      one.value !== null
        ? String(one.value)
        : one.ask === null
          ? words.byHand
          : fill(words.missing, { whom: OF_FORMS[language].asked[one.ask] }),
    ]),
  ];
}

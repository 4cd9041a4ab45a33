import { inBoth, type InBoth } from '../../rules/in-both.ts';
import { ARBITERS, MONEY, type Role } from '../../tournament/roles.ts';

/** A paper of the event's file: who may have it, and why nobody else. */
export interface FormKind {
  readonly name: InBoth<string>;
  readonly readers: readonly Role[];
  readonly because: string;
  /** Where the book names it. */
  readonly source: string;
}

/** Papers for the federation, the organiser and those concerned (LA 8661-8673), and who may see each. */
export const FORMS = {
  t1: {
    name: inBoth('T1 Synopsis of the event', 'T1 Synthèse du tournoi'),
    readers: ARBITERS,
    because: 'holds what the arbiter is paid and the number of the arbiter',
    source: 'LA 8661',
  },
  t2: {
    name: inBoth('T2 Minutes of the event', 'T2 Procès-verbal du tournoi'),
    readers: ARBITERS,
    because: 'holds the notes and decisions of the arbiters',
    source: 'LA 8662',
  },
  t3: {
    name: inBoth('T3 Declaration on honour, licence A', 'T3 Attestation sur l’honneur, licence A'),
    readers: MONEY,
    because: 'holds what somebody declares about a licence, and a birth date',
    source: 'LA 8663',
  },
  t4: {
    name: inBoth('T4 Declaration on honour, licence B', 'T4 Attestation sur l’honneur, licence B'),
    readers: MONEY,
    because: 'holds what somebody declares about a licence, and a birth date',
    source: 'LA 8664',
  },
  t5: {
    name: inBoth('T5 Letter about a forfeit', 'T5 Lettre d’enquête sur un forfait'),
    readers: ARBITERS,
    because: 'opens an inquiry about one player, with an address',
    source: 'LA 8665, 994',
  },
  t6: {
    name: inBoth('T6 Exclusion of a player', 'T6 Exclusion d’un joueur'),
    readers: ARBITERS,
    because: 'is a decision against one player',
    source: 'LA 8666, 9082',
  },
  allowance: {
    name: inBoth('Allowance of the arbiter', 'Fiche d’indemnités de l’arbitre'),
    readers: MONEY,
    because: 'holds what somebody is paid; arbiter and organiser sign it',
    source: 'LA 8667, 9198',
  },
  training: {
    name: inBoth('Attestation of practical training', 'Attestation de stage pratique'),
    readers: ARBITERS,
    because: 'judges a trainee',
    source: 'LA 8668, 875',
  },
  norms: {
    name: inBoth('Summary of norms', 'Récapitulatif des normes'),
    readers: ARBITERS,
    because: 'goes to the federation with the report, before a norm is registered',
    source: 'LA 8919-8931',
  },
  'norm-certificate': {
    name: inBoth('IT1 Certificate of a norm', 'IT1 Certificat de norme'),
    readers: ARBITERS,
    because: 'is handed to the player by the arbiter who answers for it, with a birth date',
    source: 'B.01 1.8',
  },
  'title-application': {
    name: inBoth('IT2 Application for a title', 'IT2 Demande de titre'),
    readers: ARBITERS,
    because: 'is for the player and the federation that applies, with a birth date',
    source: 'B.01 2.1 to 2.3',
  },
  'prize-receipts': {
    name: inBoth('Prize receipts', 'Reçus des prix'),
    readers: MONEY,
    because: 'holds amounts and signatures',
    source: 'LA 9050',
  },
  'fees-list': {
    name: inBoth('List of entry fees', 'Liste des droits d’inscription'),
    readers: MONEY,
    because: 'holds who has paid what',
    source: 'LA 8827, 8983',
  },
  'sealed-move': {
    name: inBoth('Envelope of a sealed move', 'Enveloppe du coup mis sous pli'),
    readers: ARBITERS,
    because: 'stays with the arbiter until the game goes on',
    source: 'E.01 I.2 (LA 2219-2228)',
  },
  penalty: {
    name: inBoth('Notice of a penalty', 'Notification de pénalité'),
    readers: ARBITERS,
    because: 'is for the player concerned',
    source: 'E.01 12.9 (LA 1939)',
  },
  warning: {
    name: inBoth('Notice of a warning', 'Notification d’avertissement'),
    readers: ARBITERS,
    because: 'is for the player concerned and the legal director',
    source: 'RIDNA 23.1 (LA 990)',
  },
} as const satisfies Readonly<Record<string, FormKind>>;
export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];

export const isFormName = (name: string): name is FormName => Object.hasOwn(FORMS, name);

export const mayHaveForm = (role: Role, form: FormName): boolean =>
  (FORMS[form] as FormKind).readers.includes(role);

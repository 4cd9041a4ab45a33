import { inBoth, type InBoth } from '../../rules/in-both.ts';
import { ARBITERS, CHIEF, MONEY, type Role } from '../../tournament/roles.ts';

/** A paper of the event's file: who may have it, and why nobody else. */
export interface FormKind {
  readonly name: InBoth<string>;
  /** In one line, for whoever looks for it. */
  readonly about: InBoth<string>;
  readonly readers: readonly Role[];
  readonly because: string;
  /** Where the book names it. */
  readonly source: string;
  /** In two languages, one after the other: too much to stand side by side. */
  readonly languagesApart?: true;
}

/** Papers for the federation, the organiser and those concerned (LA 8661-8673), and who may see each. */
export const FORMS = {
  t1: {
    name: inBoth('T1 Synopsis of the event', 'T1 Synthèse du tournoi'),
    about: inBoth(
      'The figures of the event on one sheet, as the federation checks them.',
      'Les chiffres du tournoi sur une feuille, tels que la fédération les vérifie.',
    ),
    readers: ARBITERS,
    because: 'holds what the arbiter is paid and the number of the arbiter',
    source: 'LA 8661',
  },
  t2: {
    name: inBoth('T2 Minutes of the event', 'T2 Procès-verbal du tournoi'),
    about: inBoth(
      'What happened and was decided, from the log or as edited.',
      'Ce qui s’est passé et a été décidé, d’après le journal ou tel que modifié.',
    ),
    readers: ARBITERS,
    because: 'holds the notes and decisions of the arbiters',
    source: 'LA 8662',
  },
  t3: {
    name: inBoth('T3 Declaration on honour, licence A', 'T3 Attestation sur l’honneur, licence A'),
    about: inBoth(
      'A player declares to hold a licence A that could not be seen.',
      'Un joueur déclare avoir une licence A qui n’a pas pu être vue.',
    ),
    readers: MONEY,
    because: 'holds what somebody declares about a licence, and a birth date',
    source: 'LA 8663',
  },
  t4: {
    name: inBoth('T4 Declaration on honour, licence B', 'T4 Attestation sur l’honneur, licence B'),
    about: inBoth(
      'A player declares to hold a licence B that could not be seen.',
      'Un joueur déclare avoir une licence B qui n’a pas pu être vue.',
    ),
    readers: MONEY,
    because: 'holds what somebody declares about a licence, and a birth date',
    source: 'LA 8664',
  },
  t5: {
    name: inBoth('T5 Letter about a forfeit', 'T5 Lettre d’enquête sur un forfait'),
    about: inBoth(
      'Asks a player who did not come why.',
      'Demande à un joueur absent pourquoi il n’est pas venu.',
    ),
    readers: ARBITERS,
    because: 'opens an inquiry about one player, with an address',
    source: 'LA 8665, 994',
  },
  t6: {
    name: inBoth('T6 Exclusion of a player', 'T6 Exclusion d’un joueur'),
    about: inBoth(
      'Tells a player the exclusion and its reasons.',
      'Notifie à un joueur son exclusion et ses motifs.',
    ),
    readers: ARBITERS,
    because: 'is a decision against one player',
    source: 'LA 8666, 9082',
  },
  allowance: {
    name: inBoth('Allowance of the arbiter', 'Fiche d’indemnités de l’arbitre'),
    about: inBoth(
      'What the arbiter is paid, in two copies signed by both.',
      'Ce que l’arbitre reçoit, en deux exemplaires signés par les deux.',
    ),
    readers: MONEY,
    because: 'holds what somebody is paid; arbiter and organiser sign it',
    source: 'LA 8667, 9198',
  },
  training: {
    name: inBoth('Attestation of practical training', 'Attestation de stage pratique'),
    about: inBoth(
      'What a trainee did and how, signed by the chief arbiter.',
      'Ce qu’un stagiaire a fait et comment, signé par l’arbitre principal.',
    ),
    readers: ARBITERS,
    because: 'judges a trainee',
    source: 'LA 8668, 875',
  },
  norms: {
    name: inBoth('Summary of norms', 'Récapitulatif des normes'),
    about: inBoth(
      'All norms made in the event on one sheet.',
      'Toutes les normes réalisées dans le tournoi, sur une feuille.',
    ),
    readers: ARBITERS,
    because: 'goes to the federation with the report, before a norm is registered',
    source: 'LA 8919-8931',
  },
  'norm-certificate': {
    name: inBoth('IT1 Certificate of a norm', 'IT1 Certificat de norme'),
    about: inBoth(
      'One for each norm: figures, rounds and every condition.',
      'Un par norme : chiffres, rondes et chaque condition.',
    ),
    readers: ARBITERS,
    because: 'is handed to the player by the arbiter who answers for it, with a birth date',
    source: 'B.01 1.8',
  },
  'title-application': {
    name: inBoth('IT2 Application for a title', 'IT2 Demande de titre'),
    about: inBoth(
      'For a title, with the norm made here and room for others.',
      'Pour un titre, avec la norme réalisée ici et la place des autres.',
    ),
    readers: ARBITERS,
    because: 'is for the player and the federation that applies, with a birth date',
    source: 'B.01 2.1 to 2.3',
  },
  fa1: {
    name: inBoth('FA1 Norm of a FIDE arbiter', 'FA1 Norme d’arbitre FIDE'),
    about: inBoth(
      'One for each deputy: what the event counts for, and the chief arbiter’s opinion.',
      'Un par adjoint : ce que vaut le tournoi, et l’avis de l’arbitre principal.',
    ),
    readers: ARBITERS,
    because: 'judges an arbiter',
    source: 'B.06.1 2.1.1 (LA 11459)',
    languagesApart: true,
  },
  ia1: {
    name: inBoth('IA1 Norm of an international arbiter', 'IA1 Norme d’arbitre international'),
    about: inBoth(
      'The same for the higher title, with its conditions.',
      'Le même pour le titre supérieur, avec ses conditions.',
    ),
    readers: ARBITERS,
    because: 'judges an arbiter',
    source: 'B.06.1 2.1.1 (LA 11460)',
    languagesApart: true,
  },
  'prize-receipts': {
    name: inBoth('Prize receipts', 'Reçus des prix'),
    about: inBoth('Who received what, signed by each.', 'Qui a reçu quoi, signé par chacun.'),
    readers: MONEY,
    because: 'holds amounts and signatures',
    source: 'LA 9050',
  },
  'fees-list': {
    name: inBoth('List of entry fees', 'Liste des droits d’inscription'),
    about: inBoth(
      'Who has paid the entry fee and who owes it.',
      'Qui a réglé son inscription et qui la doit.',
    ),
    readers: MONEY,
    because: 'holds who has paid what',
    source: 'LA 8827, 8983',
  },
  'fees-account': {
    name: inBoth('Account of registration fees', 'Décompte des droits d’homologation'),
    about: inBoth(
      'What the organiser owes the federation, line by line, to go with the payment.',
      'Ce que l’organisateur doit à la fédération, ligne par ligne, pour accompagner le règlement.',
    ),
    readers: MONEY,
    because: 'holds what the organiser owes, and what players pay',
    source: 'LA 8711, 8720-8729',
  },
  'sealed-move': {
    name: inBoth('Envelope of a sealed move', 'Enveloppe du coup mis sous pli'),
    about: inBoth(
      'To be filled in when a game is adjourned.',
      'À remplir quand une partie est ajournée.',
    ),
    readers: ARBITERS,
    because: 'stays with the arbiter until the game goes on',
    source: 'E.01 I.2 (LA 2219-2228)',
  },
  penalty: {
    name: inBoth('Notice of a penalty', 'Notification de pénalité'),
    about: inBoth(
      'Tells a player a penalty at the board.',
      'Notifie à un joueur une pénalité à l’échiquier.',
    ),
    readers: ARBITERS,
    because: 'is for the player concerned',
    source: 'E.01 12.9 (LA 1939)',
  },
  warning: {
    name: inBoth('Notice of a warning', 'Notification d’avertissement'),
    about: inBoth(
      'Tells a player a warning, with a copy for the file.',
      'Notifie à un joueur un avertissement, avec copie au dossier.',
    ),
    readers: ARBITERS,
    because: 'is for the player concerned and the legal director',
    source: 'RIDNA 23.1 (LA 990)',
  },
  appeal: {
    name: inBoth('Appeal against a decision', 'Appel d’une décision'),
    about: inBoth(
      'For whoever appeals, with deadline and deposit of the regulations; the back is the committee’s.',
      'Pour l’auteur de l’appel, avec le délai et la caution du règlement ; au dos, la commission.',
    ),
    readers: ARBITERS,
    because: 'is between the one who appeals, the arbiters and the committee',
    source: 'LA 215-229, 12912-12917',
    languagesApart: true,
  },
  complaint: {
    name: inBoth('Complaint of suspected cheating', 'Plainte pour soupçon de tricherie'),
    about: inBoth(
      'Who suspects whom and why, signed; the back says what the arbiters did.',
      'Qui soupçonne qui et pourquoi, signé ; au dos, ce que les arbitres ont fait.',
    ),
    readers: ARBITERS,
    because: 'stays between arbiters, complainant and FIDE until the inquiry is closed',
    source: 'LA 12630-12644, 12702-12705',
    languagesApart: true,
  },
  'late-complaint': {
    name: inBoth('Complaint after the tournament', 'Plainte après le tournoi'),
    about: inBoth(
      'Cheating suspected on what came up after the end, by those whom it concerns.',
      'Une tricherie soupçonnée sur ce qui est apparu après la fin, par ceux que cela concerne.',
    ),
    readers: ARBITERS,
    because: 'stays between arbiters, complainant and FIDE until the inquiry is closed',
    source: 'LA 12645-12648',
    languagesApart: true,
  },
  'search-record': {
    name: inBoth('Record of a search', 'Relevé de fouille'),
    about: inBoth(
      'Who searched a player, with which witnesses and outcome.',
      'Qui a fouillé un joueur, avec quels témoins et quel résultat.',
    ),
    readers: ARBITERS,
    because: 'is of one player, who was searched apart from others',
    source: 'E.01 11.3.3, LA 12694-12700',
    languagesApart: true,
  },
  'fair-play-plan': {
    name: inBoth('Measures against cheating', 'Mesures contre la tricherie'),
    about: inBoth(
      'What the event does, for FIDE four weeks before it begins.',
      'Ce que fait le tournoi, pour la FIDE quatre semaines avant son début.',
    ),
    readers: MONEY,
    because: 'says what is guarded and by whom; arbiter and organiser sign it',
    source: 'LA 12615-12622, 12713-12719',
    languagesApart: true,
  },
  accommodation: {
    name: inBoth(
      'Reception of a player with a disability',
      'Accueil d’un joueur en situation de handicap',
    ),
    about: inBoth(
      'Access, aids and assistants, as noted or to be filled in with the player.',
      'Accès, aides et assistants, tels que notés ou à remplir avec le joueur.',
    ),
    readers: CHIEF,
    because: 'holds what somebody needs for reasons of health',
    source: 'LA 7.1 to 7.4, 14026-14058',
    languagesApart: true,
  },
} as const satisfies Readonly<Record<string, FormKind>>;
export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];

export const isFormName = (name: string): name is FormName => Object.hasOwn(FORMS, name);

/** A paper as every other; its own row knows more. */
export const formNamed = (name: FormName): FormKind => FORMS[name];

export const mayHaveForm = (role: Role, form: FormName): boolean =>
  formNamed(form).readers.includes(role);

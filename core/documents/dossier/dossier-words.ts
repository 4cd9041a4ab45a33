import { inBoth } from '../../rules/in-both.ts';
import { FORMS } from '../forms/forms.ts';
import type { SendingReason } from './must-send.ts';
import type { PieceReason, PieceStanding } from './piece-standing.ts';
import type { DossierKind, PieceName, Recipient } from './recipients.ts';

interface DossierWords {
  readonly pieces: Readonly<Record<PieceName, string>>;
  readonly recipients: Readonly<Record<Recipient, string>>;
  readonly kinds: Readonly<Record<DossierKind, string>>;
  readonly standing: Readonly<Record<PieceStanding, string>>;
  readonly reasons: Readonly<Record<PieceReason, string>>;
  readonly sending: Readonly<Record<SendingReason, string>>;
  readonly title: string;
  readonly kind: string;
  readonly piece: string;
  readonly state: string;
  readonly missing: string;
  readonly for: string;
  readonly by: string;
  readonly report: string;
  readonly keptUntil: string;
  readonly askFields: string;
  readonly askWhom: string;
}

const formName = (language: 'en' | 'fr') => ({
  t1: FORMS.t1.name[language],
  t2: FORMS.t2.name[language],
  t3: FORMS.t3.name[language],
  t4: FORMS.t4.name[language],
  t5: FORMS.t5.name[language],
  t6: FORMS.t6.name[language],
  allowance: FORMS.allowance.name[language],
  training: FORMS.training.name[language],
  norms: FORMS.norms.name[language],
  'norm-certificate': FORMS['norm-certificate'].name[language],
  'prize-receipts': FORMS['prize-receipts'].name[language],
  'fees-list': FORMS['fees-list'].name[language],
});

/** What is said of the papers of an event, on the desk, in the terminal and in the list beside them. */
export const DOSSIER_WORDS = inBoth<DossierWords>(
  {
    pieces: {
      ...formName('en'),
      report: 'Report file of the results',
      regulations: 'Event regulations',
      feesPayment: 'Payment of the registration fees',
      disciplinary: 'Disciplinary report',
      participants: 'Participants as FIDE spells them',
      grid: 'Crosstable by final rank',
      games: 'Games (PGN)',
    },
    recipients: {
      federalSite: 'federal site',
      secretariat: 'secretariat of the federation',
      eloDelegate: 'regional Elo delegate',
      titlesDirector: 'director of titles',
      legalDirector: 'legal director',
      organiser: 'organiser',
      players: 'the players concerned',
    },
    kinds: { rapid: 'rapid or blitz', slow: 'slow', closedNorms: 'closed event for norms' },
    standing: {
      there: 'there',
      incomplete: 'incomplete',
      missing: 'missing',
      notNeeded: 'not needed',
    },
    reasons: {
      noRegulations: 'sign the regulations, or enter them or a link to them in the settings',
      feesNotPaid: 'ask the organiser when they were paid, and fill it in',
      reportToWrite: 'to be written by the chief arbiter',
      gamesOpen: 'games have no result yet: no final report leaves in FIDE mode',
      noGames: 'no game is kept: read in the PGN files',
      gamesMissing: 'not every board has its moves',
      notConcerned: 'concerns nobody in this event',
    },
    sending: {
      alwaysAfo1: 'an AFO1 sends the technical report always (LA 8641)',
      closedNorms: 'a closed event for norms is always reported (LA 8892-8931)',
      normMade: 'an arbiter of FIDE sends it where a norm was made (LA 8813)',
      forOwnTitle: 'it is to count for a title of the arbiter (LA 8645)',
      training: 'it goes with the attestation of a trainee (LA 8647)',
      keptReady: 'need not be sent; it is kept, and produced at once when asked for (LA 8643)',
      titleUnknown: 'fill in the title of the chief arbiter: an AFO1 must send it',
    },
    title: 'Dossier',
    kind: 'Kind',
    piece: 'Piece',
    state: 'State',
    missing: 'What is missing',
    for: 'For',
    by: 'By',
    report: 'Technical report',
    keptUntil: 'Keep everything until',
    askFields: '{labels} (ask {whom})',
    askWhom: 'Ask {whom}',
  },
  {
    pieces: {
      ...formName('fr'),
      report: 'Fichier des résultats',
      regulations: 'Règlement intérieur',
      feesPayment: 'Paiement des droits d’homologation',
      disciplinary: 'Rapport disciplinaire',
      participants: 'Participants, orthographe FIDE',
      grid: 'Grille par classement final',
      games: 'Parties (PGN)',
    },
    recipients: {
      federalSite: 'site fédéral',
      secretariat: 'secrétariat fédéral',
      eloDelegate: 'délégué régional Elo',
      titlesDirector: 'direction des titres',
      legalDirector: 'directeur juridique',
      organiser: 'organisateur',
      players: 'les joueurs concernés',
    },
    kinds: {
      rapid: 'rapide ou blitz',
      slow: 'cadence lente',
      closedNorms: 'tournoi fermé à normes',
    },
    standing: {
      there: 'présent',
      incomplete: 'incomplet',
      missing: 'manquant',
      notNeeded: 'sans objet',
    },
    reasons: {
      noRegulations: 'signer le règlement, ou le saisir dans les réglages, ou un lien vers lui',
      feesNotPaid: 'demander à l’organisateur la date de paiement, et la remplir',
      reportToWrite: 'à rédiger par l’arbitre principal',
      gamesOpen: 'des parties n’ont pas de résultat : aucun rapport final en mode FIDE',
      noGames: 'aucune partie n’est gardée : lire les fichiers PGN',
      gamesMissing: 'des échiquiers n’ont pas leurs coups',
      notConcerned: 'ne concerne personne dans ce tournoi',
    },
    sending: {
      alwaysAfo1: 'un AFO1 envoie toujours le rapport technique (LA 8641)',
      closedNorms: 'un tournoi fermé à normes fait toujours l’objet d’un rapport (LA 8892-8931)',
      normMade: 'un arbitre FIDE l’envoie quand une norme a été réalisée (LA 8813)',
      forOwnTitle: 'il doit compter pour un titre de l’arbitre (LA 8645)',
      training: 'il accompagne l’attestation d’un stagiaire (LA 8647)',
      keptReady: 'envoi non obligatoire ; conservé, et produit aussitôt sur demande (LA 8643)',
      titleUnknown: 'remplir le titre de l’arbitre principal : un AFO1 doit l’envoyer',
    },
    title: 'Dossier',
    kind: 'Nature',
    piece: 'Pièce',
    state: 'État',
    missing: 'Ce qui manque',
    for: 'Pour',
    by: 'Avant le',
    report: 'Rapport technique',
    keptUntil: 'Tout conserver jusqu’au',
    askFields: '{labels} (demander : {whom})',
    askWhom: 'Demander : {whom}',
  },
);

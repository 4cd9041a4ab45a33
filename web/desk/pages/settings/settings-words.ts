import type { Chapter } from '@ronde/core/rules/editions/edition.ts';
import { inBoth } from '../../../words/in-both.ts';

export const SECTIONS = [
  'event',
  'system',
  'time',
  'tieBreaks',
  'people',
  'limits',
  'publication',
  'prohibited',
  'editions',
  'fide',
  'archive',
] as const;
export type Section = (typeof SECTIONS)[number];

interface SettingsWords {
  readonly heading: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly contents: string;
  readonly changed: (count: number) => string;
  readonly save: string;
  readonly discard: string;
  readonly saved: string;
  readonly mayNot: string;
  readonly started: string;
  readonly publicationAbout: string;
  readonly publicPage: string;
  readonly ties: string;
  readonly prohibited: {
    readonly about: string;
    readonly none: string;
    readonly players: string;
    readonly playersHint: string;
    readonly add: string;
    readonly allow: string;
    readonly allowOf: (names: string) => string;
  };
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly editionsAbout: string;
  readonly inForce: (from: string, until: string | null) => string;
  readonly fideAbout: string;
  readonly fideLeft: string;
  readonly fideReason: string;
  readonly fideLeave: string;
}

const EN: SettingsWords = {
  heading: 'Settings',
  sections: {
    event: 'Event',
    system: 'System and scoring',
    time: 'Time and rounds',
    tieBreaks: 'Tie-breaks',
    people: 'People',
    limits: 'Limits and order',
    publication: 'What is public',
    prohibited: 'Players who do not meet',
    editions: 'Editions of the rules',
    fide: 'FIDE mode',
    archive: 'Archive',
  },
  contents: 'On this page',
  changed: (count) => (count === 1 ? '1 change not saved:' : `${count} changes not saved:`),
  save: 'Save',
  discard: 'Discard',
  saved: 'Saved',
  mayNot: 'Your role may look at the settings, not change them.',
  started: 'The event has begun: what the rules fix before round 1 is locked or asks twice.',
  publicationAbout: 'Drafts and private data are never public, whatever is switched on here.',
  publicPage: 'Open the public page',
  ties: 'Ties',
  prohibited: {
    about:
      'Relatives, or by decision of the event: the engine never pairs two of a group in these rounds.',
    none: 'Everybody may meet everybody.',
    players: 'Players',
    playersHint: 'two or more',
    add: 'Keep them apart',
    allow: 'Let them meet',
    allowOf: (names) => `Let them meet: ${names}`,
  },
  chapters: {
    swiss: 'Swiss systems (C.04)',
    tieBreaks: 'Tie-breaks (C.07)',
    ratings: 'Ratings (B.02)',
    titles: 'Titles (B.01)',
    laws: 'Laws of Chess (E.01)',
    draughts: 'Draughts (FMJD)',
  },
  editionsAbout:
    'Taken from the first day. Another one only when the event announced it; after the start the program asks twice.',
  inForce: (from, until) =>
    until === null ? `in force from ${from}` : `in force from ${from} to ${until}`,
  fideAbout:
    'In FIDE mode the program refuses what the FIDE rules forbid for rated events. Leaving it cannot be undone: the event is marked on every page and paper.',
  fideLeft: 'This event has left FIDE mode. It cannot return.',
  fideReason: 'Why',
  fideLeave: 'Leave FIDE mode',
};

const FR: SettingsWords = {
  heading: 'Réglages',
  sections: {
    event: 'Tournoi',
    system: 'Système et décompte',
    time: 'Cadence et rondes',
    tieBreaks: 'Départages',
    people: 'Personnes',
    limits: 'Limites et ordre',
    publication: 'Ce qui est public',
    prohibited: 'Joueurs qui ne se rencontrent pas',
    editions: 'Éditions des règlements',
    fide: 'Mode FIDE',
    archive: 'Archives',
  },
  contents: 'Sur cette page',
  changed: (count) =>
    `${count} ${count < 2 ? 'changement non enregistré' : 'changements non enregistrés'} :`,
  save: 'Enregistrer',
  discard: 'Abandonner',
  saved: 'Enregistré',
  mayNot: 'Votre rôle permet de voir les réglages, pas de les changer.',
  started:
    'Le tournoi a commencé : ce que le règlement fixe avant la ronde 1 est verrouillé ou demandé deux fois.',
  publicationAbout: 'Brouillons et données privées ne sont jamais publics, quoi qu’on active ici.',
  publicPage: 'Ouvrir la page publique',
  ties: 'Ex æquo',
  prohibited: {
    about:
      'Parents, ou par décision du tournoi : deux joueurs d’un groupe ne sont jamais appariés dans ces rondes.',
    none: 'Tous peuvent se rencontrer.',
    players: 'Joueurs',
    playersHint: 'deux ou plus',
    add: 'Les séparer',
    allow: 'Les laisser se rencontrer',
    allowOf: (names) => `Les laisser se rencontrer : ${names}`,
  },
  chapters: {
    swiss: 'Systèmes suisses (C.04)',
    tieBreaks: 'Départages (C.07)',
    ratings: 'Classement Elo (B.02)',
    titles: 'Titres (B.01)',
    laws: 'Règles du jeu (E.01)',
    draughts: 'Dames (FMJD)',
  },
  editionsAbout:
    'Choisies selon le premier jour. Une autre seulement si le tournoi l’a annoncée ; après le début, le programme demande deux fois.',
  inForce: (from, until) =>
    until === null ? `en vigueur depuis le ${from}` : `en vigueur du ${from} au ${until}`,
  fideAbout:
    'En mode FIDE, le programme refuse ce que les règles FIDE interdisent aux tournois homologués. Le quitter est définitif : le tournoi en porte la marque sur chaque page et chaque papier.',
  fideLeft: 'Ce tournoi a quitté le mode FIDE. Il ne peut y revenir.',
  fideReason: 'Pourquoi',
  fideLeave: 'Quitter le mode FIDE',
};

export const SETTINGS_WORDS = inBoth(EN, FR);

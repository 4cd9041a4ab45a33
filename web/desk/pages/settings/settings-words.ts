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
  readonly prohibited: {
    readonly about: string;
    readonly none: string;
    readonly players: string;
    readonly playersHint: string;
    readonly add: string;
    readonly allow: string;
    readonly allowOf: (names: string) => string;
  };
  readonly listOfEdition: (edition: string, pinned: string) => string;
  readonly pinListEdition: string;
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
  listOfEdition: (edition, pinned) =>
    `This list belongs to “${edition}”; the event is ranked by “${pinned}”.`,
  pinListEdition: 'Rank by the edition of the list',
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
  listOfEdition: (edition, pinned) =>
    `Cette liste relève de « ${edition} » ; le tournoi est classé d’après « ${pinned} ».`,
  pinListEdition: 'Classer d’après l’édition de la liste',
};

export const SETTINGS_WORDS = inBoth(EN, FR);

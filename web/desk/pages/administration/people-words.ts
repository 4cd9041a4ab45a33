import { inBoth } from '../../../words/in-both.ts';

interface PeopleWords {
  readonly arbitersPlaying: (names: string) => string;
  readonly fideNumbers: string;
  readonly attestations: string;
  readonly attestationHeads: readonly string[];
  readonly clubToAsk: string;
  readonly clubAskedOn: (day: string) => string;
  readonly noClub: string;
  readonly askedClub: string;
  readonly askedClubOf: (name: string) => string;
  readonly suspensions: string;
  readonly about: string;
  readonly here: (names: string) => string;
  readonly nobody: string;
  readonly heads: readonly string[];
  readonly days: (from: string, until: string) => string;
  readonly since: (from: string) => string;
  readonly add: string;
  readonly everywhere: string;
  readonly aboutEverywhere: string;
  readonly addEverywhere: string;
  readonly person: string;
  readonly licenceNumber: string;
  readonly functions: string;
  readonly from: string;
  readonly until: string;
  readonly sentence: string;
  readonly strike: string;
  readonly strikeOf: (name: string) => string;
}

export const PEOPLE_WORDS = inBoth<PeopleWords>(
  {
    arbitersPlaying: (names) =>
      `No arbiter of an event with norms may play in it: ${names}. Name others in the settings.`,
    fideNumbers: 'FIDE numbers to settle',
    attestations: 'Licences declared on honour',
    attestationHeads: ['name', 'club', 'licence', 'club asked on', 'remark'],
    clubToAsk: 'club to be asked',
    clubAskedOn: (day) => `club asked on ${day}`,
    noClub: 'no club entered',
    askedClub: 'Club asked',
    askedClubOf: (name) => `Club asked today: ${name}`,
    suspensions: 'Register of suspensions',
    about:
      'Looked at when somebody is entered, checked in, paired, or named captain or arbiter. Both days are included.',
    here: (names) => `In this event: ${names}.`,
    nobody: 'Nobody is in the register.',
    heads: ['name', 'licence number', 'functions', 'from', 'until', 'sentence'],
    days: (from, until) => `${from} to ${until}`,
    since: (from) => `from ${from}`,
    add: 'Add to the register',
    everywhere: 'Register of all events',
    aboutEverywhere:
      'Every event kept here is checked against it. Whom it concerns in an event is noted there; the rest stays here.',
    addEverywhere: 'Add for all events',
    person: 'Name (last, first)',
    licenceNumber: 'Licence number',
    functions: 'Suspended as',
    from: 'First day',
    until: 'Last day',
    sentence: 'Sentence',
    strike: 'Strike out',
    strikeOf: (name) => `Strike out of the register: ${name}`,
  },
  {
    arbitersPlaying: (names) =>
      `Aucun arbitre d’un tournoi à normes ne peut y jouer : ${names}. Nommez-en d’autres dans les réglages.`,
    fideNumbers: 'Numéros FIDE à régler',
    attestations: 'Licences déclarées sur l’honneur',
    attestationHeads: ['nom', 'club', 'licence', 'club interrogé le', 'remarque'],
    clubToAsk: 'club à interroger',
    clubAskedOn: (day) => `club interrogé le ${day}`,
    noClub: 'aucun club saisi',
    askedClub: 'Club interrogé',
    askedClubOf: (name) => `Club interrogé aujourd’hui : ${name}`,
    suspensions: 'Registre des suspensions',
    about:
      'Consulté quand quelqu’un est inscrit, pointé, apparié, nommé capitaine ou arbitre. Les deux jours sont compris.',
    here: (names) => `Dans ce tournoi : ${names}.`,
    nobody: 'Personne n’est au registre.',
    heads: ['nom', 'numéro de licence', 'fonctions', 'du', 'au', 'sanction'],
    days: (from, until) => `du ${from} au ${until}`,
    since: (from) => `à partir du ${from}`,
    add: 'Ajouter au registre',
    everywhere: 'Registre de tous les tournois',
    aboutEverywhere:
      'Chaque tournoi gardé ici y est confronté. Ce qui concerne quelqu’un d’un tournoi y est noté ; le reste demeure ici.',
    addEverywhere: 'Ajouter pour tous les tournois',
    person: 'Nom (nom, prénom)',
    licenceNumber: 'Numéro de licence',
    functions: 'Suspendu comme',
    from: 'Premier jour',
    until: 'Dernier jour',
    sentence: 'Sanction',
    strike: 'Rayer',
    strikeOf: (name) => `Rayer du registre : ${name}`,
  },
);

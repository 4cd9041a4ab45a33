import { inBoth, type InBoth } from '../../rules/in-both.ts';
/** Who may have a paper: whoever may see its page, or only those whose work needs what is private in it. */
export const PAPER_READERS = ['everybody', 'helpers', 'staff', 'arbiters', 'chief'] as const;
export type PaperReaders = (typeof PAPER_READERS)[number];

/** Where papers are put to use, in the order they are offered. */
export const PAPER_PLACES = ['wall', 'table', 'file'] as const;
export type PaperPlace = (typeof PAPER_PLACES)[number];

/** A paper: how it is called, who may have it and why, and what it is about. */
export interface PaperKind {
  readonly name: InBoth<string>;
  readonly about: InBoth<string>;
  readonly place: PaperPlace;
  readonly readers: PaperReaders;
  /** Why these and nobody else. */
  readonly because: string;
  /** A round it is about, a round after which it is made, or the event. */
  readonly of: 'round' | 'afterRound' | 'event';
  /** In two languages, one after the other: too much to stand side by side. */
  readonly languagesApart?: true;
  /** Printed with everything of a round. */
  readonly inPack: boolean;
}

const PUBLIC = 'says what a public page says, where the event publishes it';
const PREPARED = 'is prepared before the rounds are public, by those who lay it on the tables';

/**
 * Every paper there is, by the name the command line and the addresses use: the one table of who may
 * have which, and why. Light enough for every page; how each is made: paper-makers.ts.
 */
export const PAPERS = {
  'starting-list': {
    name: inBoth('Starting list', 'Liste de départ'),
    about: inBoth(
      'By number, which is by rating, with club and federation.',
      'Par numéro, donc par Elo, avec club et fédération.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'starting-list-by-name': {
    name: inBoth('Starting list by name', 'Liste de départ par nom'),
    about: inBoth('The same in the order of names.', 'La même par ordre alphabétique.'),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  pairings: {
    name: inBoth('Pairings by board', 'Appariements par échiquier'),
    about: inBoth(
      'The boards of a round, with scores.',
      'Les échiquiers d’une ronde, avec les points.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'round', inPack: true },
  },
  'pairings-by-name': {
    name: inBoth('Pairings by name', 'Appariements par nom'),
    about: inBoth(
      'Everybody’s board in two columns, to be read from afar.',
      'L’échiquier de chacun sur deux colonnes, lisible de loin.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'round', inPack: true },
  },
  'result-sheet': {
    name: inBoth('Result sheet', 'Feuille de résultats'),
    about: inBoth(
      'Boards with blanks, for whoever collects the results, with name and hour.',
      'Les échiquiers à remplir, pour qui relève les résultats, avec nom et heure.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'round', inPack: true },
  },
  results: {
    name: inBoth('Results', 'Résultats'),
    about: inBoth('A round with its results.', 'Une ronde avec ses résultats.'),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'round', inPack: false },
  },
  standings: {
    name: inBoth('Standings', 'Classement'),
    about: inBoth('After any round, with tie-breaks.', 'Après toute ronde, avec les départages.'),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'afterRound', inPack: false },
  },
  crosstable: {
    name: inBoth('Crosstable', 'Grille américaine'),
    about: inBoth(
      'Everybody’s rounds, one line each.',
      'Les rondes de chacun, une ligne par joueur.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'afterRound', inPack: false },
  },
  'berger-grid': {
    name: inBoth('Berger grid', 'Grille de Berger'),
    about: inBoth(
      'A round robin as everybody against everybody.',
      'Un toutes rondes, chacun contre chacun.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'berger-sheet': {
    name: inBoth('Berger sheet', 'Feuille Berger'),
    about: inBoth(
      'Up to twenty players or teams in the order of their numbers, to be filled in by hand, with every round.',
      'Jusqu’à vingt joueurs ou équipes par numéro, à remplir à la main, avec toutes les rondes.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'rutsch-berger-seats': {
    name: inBoth('Seats by Rutsch-Berger', 'Places par Rutsch-Berger'),
    about: inBoth(
      'A sheet a seating, with arrows to the next places.',
      'Une feuille par installation, avec des flèches vers les places suivantes.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'rutsch-seats': {
    name: inBoth('Seats by Rutsch', 'Places par Rutsch'),
    about: inBoth(
      'The same for an event that is not homologated.',
      'La même pour un tournoi non homologué.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  bracket: {
    name: inBoth('Cup bracket', 'Tableau de la coupe'),
    about: inBoth(
      'From the first round to the final, with room for those to come.',
      'Du premier tour à la finale, avec la place de ceux qui viendront.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'molter-grids': {
    name: inBoth('Molter grids', 'Grilles Molter'),
    about: inBoth(
      'Who meets whom in each team, with what it brought.',
      'Qui rencontre qui dans chaque équipe, et ce que cela a rapporté.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  prizes: {
    name: inBoth('Prize list', 'Palmarès'),
    about: inBoth('Who gets what, for the ceremony.', 'Qui reçoit quoi, pour la remise.'),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'announced-prizes': {
    name: inBoth('Prizes announced', 'Prix annoncés'),
    about: inBoth(
      'What is promised for each place, whoever wins it.',
      'Ce qui est promis pour chaque place, quel que soit le gagnant.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'round-times': {
    name: inBoth('Times of the rounds', 'Horaires des rondes'),
    about: inBoth('Days, hours and rate of play.', 'Jours, heures et cadence.'),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'clock-settings': {
    name: inBoth('Setting the clocks', 'Réglage des pendules'),
    about: inBoth(
      'What is typed into every clock, period by period, with the default time.',
      'Ce qui se règle sur chaque pendule, période par période, avec le délai de forfait.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'start-position': {
    name: inBoth('Starting position', 'Position de départ'),
    about: inBoth(
      'The position of Chess960 all boards of a round begin with, drawn large.',
      'La position de Chess960 par laquelle commencent tous les échiquiers d’une ronde, en grand.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'round', inPack: false },
  },
  'appeals-committee': {
    name: inBoth('Appeals committee', 'Commission d’appel'),
    about: inBoth(
      'Who hears appeals, how and until when; with lines to write on.',
      'Qui juge les appels, comment et jusqu’à quand ; avec des lignes à remplir.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  conduct: {
    name: inBoth('Rules of conduct', 'Règles de conduite'),
    about: inBoth(
      'What is asked at the board, in our own words, with the figures of the event’s Laws.',
      'Ce qui est demandé à l’échiquier, avec nos mots et les chiffres des Règles du tournoi.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  regulations: {
    name: inBoth('Event regulations', 'Règlement intérieur'),
    about: inBoth(
      'Fourteen articles, with who signed them and room for who has not.',
      'Quatorze articles, avec les signatures données et la place de celles à donner.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
    languagesApart: true,
  },
  'qr-poster': {
    name: inBoth('Poster with a code', 'Affiche avec code QR'),
    about: inBoth(
      'Opens the public page on phones; from “People and screens”, Poster, with the Wi-Fi of the hall and players’ own results.',
      'Ouvre la page publique sur les téléphones ; depuis « Personnes et écrans », Affiche, avec le Wi-Fi de la salle et le résultat de chacun.',
    ),
    ...{ place: 'wall', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'result-slips': {
    name: inBoth('Result slips', 'Fiches de résultat'),
    about: inBoth(
      'Eight a sheet: cut the whole stack, and the piles are in the order of boards.',
      'Huit par feuille : coupez toute la pile, et les paquets sont par ordre d’échiquiers.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'round', inPack: true },
  },
  scoresheets: {
    name: inBoth('Scoresheets', 'Feuilles de partie'),
    about: inBoth(
      'Two copies a board, one for each player: sixty moves with room for the clock.',
      'Deux exemplaires par échiquier, un par joueur : soixante coups et la place de la pendule.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'round', inPack: false },
  },
  'match-sheets': {
    name: inBoth('Match sheets', 'Feuilles de match'),
    about: inBoth(
      'One a match, to be filled in and signed by both captains.',
      'Une par match, à remplir et à signer par les deux capitaines.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'round', inPack: true },
  },
  'line-up-slips': {
    name: inBoth('Line-up slips', 'Fiches de composition'),
    about: inBoth(
      'One a team, with its list, for the captain to hand in by the hour.',
      'Une par équipe, avec sa liste, à remettre à l’heure par le capitaine.',
    ),
    ...{ place: 'table', readers: 'helpers', because: PREPARED, of: 'round', inPack: false },
  },
  'clock-control': {
    name: inBoth('Clock control sheet', 'Fiche de contrôle des temps'),
    about: inBoth(
      'Boards with boxes for times and moves, every half hour.',
      'Les échiquiers avec des cases pour temps et coups, toutes les demi-heures.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'round', inPack: false },
  },
  'place-cards': {
    name: inBoth('Place cards', 'Chevalets'),
    about: inBoth(
      'Folded to stand on the boards of a round: name, title, club, flag and logo.',
      'À plier et à poser sur les échiquiers d’une ronde : nom, titre, club, drapeau et logo.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'round', inPack: false },
  },
  badges: {
    name: inBoth('Badges', 'Badges'),
    about: inBoth(
      'Name, title, club, flag and logo, eight a sheet.',
      'Nom, titre, club, drapeau et logo, huit par feuille.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'board-numbers': {
    name: inBoth('Board numbers', 'Numéros d’échiquier'),
    about: inBoth('Folded, four a sheet.', 'À plier, quatre par feuille.'),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'round', inPack: false },
  },
  'player-cards': {
    name: inBoth('Player cards', 'Fiches des joueurs'),
    about: inBoth(
      'Everybody’s rounds, four a sheet: cut the whole stack, and the piles are in the order of names.',
      'Les rondes de chacun, quatre par feuille : coupez toute la pile, et les paquets sont par ordre alphabétique.',
    ),
    ...{ place: 'table', readers: 'everybody', because: PUBLIC, of: 'event', inPack: false },
  },
  'molter-envelopes': {
    name: inBoth('Molter envelopes', 'Enveloppes Molter'),
    about: inBoth(
      'For each team a label and a card a player: rounds, boards, colours, opponents.',
      'Par équipe une étiquette et une fiche par joueur : rondes, échiquiers, couleurs, adversaires.',
    ),
    ...{ place: 'table', readers: 'helpers', because: PREPARED, of: 'event', inPack: false },
  },
  'molter-board-cards': {
    name: inBoth('Molter board cards', 'Fiches d’échiquier Molter'),
    about: inBoth(
      'A card a board for every round, White on the left.',
      'Une fiche par échiquier pour chaque ronde, les Blancs à gauche.',
    ),
    ...{ place: 'table', readers: 'helpers', because: PREPARED, of: 'event', inPack: false },
  },
} as const satisfies Readonly<Record<string, PaperKind>>;

export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

export const isPaperName = (name: string): name is PaperName => Object.hasOwn(PAPERS, name);

/** A paper as every other; its own row knows more. */
export const paperNamed = (name: PaperName): PaperKind => PAPERS[name];

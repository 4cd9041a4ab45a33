import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { RoundStage } from '@ronde/core/tournament/round.ts';

/** What the public pages say besides their lists; holes are `{name}`. */
export interface SiteWords {
  readonly languageName: string;
  readonly otherLanguage: string;
  readonly skip: string;
  /** Above a page that only those who work on the event see. */
  readonly preview: string;
  readonly pages: string;
  readonly home: string;
  readonly pairings: string;
  /** Of a round robin, game by game. */
  readonly allRounds: string;
  readonly bracket: string;
  readonly outOfCup: string;
  readonly cupWinner: string;
  readonly thirdPlace: string;
  readonly winnerOf: string;
  readonly loserOf: string;
  readonly nobodyThrough: string;
  readonly goesThrough: string;
  readonly standings: string;
  /** Players of a team event. */
  readonly individuals: string;
  readonly crosstable: string;
  /** Shares of a large crosstable. */
  readonly parts: { readonly against: string; readonly round: string };
  readonly roundByRound: string;
  readonly players: string;
  readonly prizes: string;
  readonly calendar: string;
  readonly rounds: string;
  readonly round: string;
  readonly roundOf: string;
  readonly byBoard: string;
  readonly byName: string;
  readonly latest: string;
  readonly wholeList: string;
  readonly leaders: string;
  readonly stages: Readonly<Record<RoundStage, string>>;
  readonly notPaired: string;
  readonly notStarted: string;
  /** In the place of a list without lines. */
  readonly nothingYet: string;
  readonly resultsIn: string;
  readonly allPlayers: string;
  readonly facts: {
    readonly place: string;
    readonly dates: string;
    readonly system: string;
    readonly rounds: string;
    readonly players: string;
    readonly timeControl: string;
    readonly arbiter: string;
    readonly organiser: string;
    readonly tieBreaks: string;
  };
  readonly contact: string;
  readonly regulations: string;
  readonly readRegulations: string;
  readonly rank: string;
  readonly points: string;
  readonly performance: string;
  readonly path: string;
  readonly date: string;
  readonly score: string;
  readonly curve: string;
  readonly curveStep: string;
  readonly curveBest: string;
  /** The search by name, and what a reader follows. */
  readonly find: {
    readonly label: string;
    /** With {board}. */
    readonly board: string;
    readonly none: string;
    /** With {name}. */
    readonly follow: string;
    readonly unfollow: string;
    readonly followed: string;
    readonly notice: string;
    /** The same where phones can be told with no page open, and what became of it. */
    readonly notify: string;
    readonly how: string;
    readonly notified: string;
    readonly rings: string;
    /** With {round}. */
    readonly out: string;
  };
  readonly changed: string;
  readonly madeWith: string;
}

const ENGLISH: SiteWords = {
  languageName: 'English',
  otherLanguage: 'This page in English',
  skip: 'Skip to the content',
  preview: 'Not public yet: only those who work on the event see this page.',
  pages: 'Pages of the tournament',
  home: 'Overview',
  pairings: 'Pairings',
  allRounds: 'Calendar',
  bracket: 'Bracket',
  outOfCup: 'Out of the cup: {round}',
  cupWinner: 'Winner: {name}',
  thirdPlace: 'Third place',
  winnerOf: 'Winner of match {match}, {round}',
  loserOf: 'Loser of match {match}, {round}',
  nobodyThrough: 'Nobody',
  goesThrough: 'goes through',
  standings: 'Standings',
  individuals: 'Players’ results',
  crosstable: 'Crosstable',
  parts: { against: 'Against nos. {from} to {to}', round: 'Rounds {from} to {to}' },
  roundByRound: 'Round by round',
  players: 'Players',
  prizes: 'Prizes',
  calendar: 'Rounds for your calendar',
  rounds: 'Rounds',
  round: 'Round {round}',
  roundOf: 'Round {round} of {rounds}',
  byBoard: 'By board',
  byName: 'By name',
  latest: 'Latest round',
  wholeList: 'All of it',
  leaders: 'In the lead',
  stages: {
    draft: 'in preparation',
    published: 'paired',
    playing: 'being played',
    complete: 'over',
    closed: 'over',
  },
  notPaired: 'not paired yet',
  nothingYet: 'Nothing to show yet.',
  notStarted: 'The first round is not paired yet.',
  resultsIn: '{results} of {boards} {boards|result|results}',
  allPlayers: 'All players',
  facts: {
    place: 'Place',
    dates: 'Dates',
    system: 'System',
    rounds: 'Rounds',
    players: 'Players',
    timeControl: 'Rate of play',
    arbiter: 'Chief arbiter',
    organiser: 'Organiser',
    tieBreaks: 'Tie-breaks',
  },
  contact: 'Contact',
  regulations: 'Regulations',
  readRegulations: 'Read the regulations',
  rank: 'Rank',
  points: 'Points',
  performance: 'Performance',
  path: 'Round by round',
  date: 'Date',
  score: 'Score',
  curve: 'Score after each round',
  curveStep: 'round {round}: {score}',
  curveBest: 'best score of the field',
  find: {
    label: 'Search by name',
    board: 'Board {board}',
    none: 'Nobody here has this name.',
    follow: 'Follow {name}',
    unfollow: 'Stop following {name}',
    followed: 'You follow',
    notice: 'Ring when the pairings are out',
    notify: 'Tell me when the pairings are out',
    how: 'By a notice on this phone, also when this page is closed.',
    notified: 'You get a notice of every round, also when this page is closed.',
    rings: 'No notices here: the page rings as long as it is open.',
    out: 'The pairings of round {round} are out.',
  },
  changed: 'Last change: {time}',
  madeWith: 'Made with Ronde',
};

const FRENCH: SiteWords = {
  languageName: 'Français',
  otherLanguage: 'Cette page en français',
  skip: 'Aller au contenu',
  preview: 'Pas encore public : seuls ceux qui travaillent à ce tournoi voient cette page.',
  pages: 'Pages du tournoi',
  home: 'Accueil',
  pairings: 'Appariements',
  allRounds: 'Calendrier',
  bracket: 'Tableau',
  outOfCup: 'Hors de la coupe : {round}',
  cupWinner: 'Vainqueur : {name}',
  thirdPlace: 'Troisième place',
  winnerOf: 'Vainqueur du match {match}, {round}',
  loserOf: 'Perdant du match {match}, {round}',
  nobodyThrough: 'Personne',
  goesThrough: 'se qualifie',
  standings: 'Classement',
  individuals: 'Résultats individuels',
  crosstable: 'Grille américaine',
  parts: { against: 'Contre les nos {from} à {to}', round: 'Rondes {from} à {to}' },
  roundByRound: 'Ronde par ronde',
  players: 'Joueurs',
  prizes: 'Prix',
  calendar: 'Les rondes dans votre agenda',
  rounds: 'Rondes',
  round: 'Ronde {round}',
  roundOf: 'Ronde {round} sur {rounds}',
  byBoard: 'Par échiquier',
  byName: 'Par nom',
  latest: 'Dernière ronde',
  wholeList: 'Tout voir',
  leaders: 'En tête',
  stages: {
    draft: 'en préparation',
    published: 'affichée',
    playing: 'en cours',
    complete: 'terminée',
    closed: 'terminée',
  },
  notPaired: 'pas encore appariée',
  nothingYet: 'Rien à afficher pour l’instant.',
  notStarted: 'La première ronde n’est pas encore appariée.',
  resultsIn: '{results} {results|résultat|résultats} sur {boards}',
  allPlayers: 'Tous les joueurs',
  facts: {
    place: 'Lieu',
    dates: 'Dates',
    system: 'Système',
    rounds: 'Rondes',
    players: 'Joueurs',
    timeControl: 'Cadence',
    arbiter: 'Arbitre principal',
    organiser: 'Organisateur',
    tieBreaks: 'Départages',
  },
  contact: 'Contact',
  regulations: 'Règlement',
  readRegulations: 'Lire le règlement',
  rank: 'Place',
  points: 'Points',
  performance: 'Performance',
  path: 'Ronde par ronde',
  date: 'Date',
  score: 'Score',
  curve: 'Score après chaque ronde',
  curveStep: 'ronde {round} : {score}',
  curveBest: 'meilleur score du tournoi',
  find: {
    label: 'Chercher par nom',
    board: 'Échiquier {board}',
    none: 'Personne ici ne porte ce nom.',
    follow: 'Suivre {name}',
    unfollow: 'Ne plus suivre {name}',
    followed: 'Vous suivez',
    notice: 'Sonner à l’affichage des appariements',
    notify: 'Me prévenir à l’affichage des appariements',
    how: 'Par une notification sur ce téléphone, même si cette page est fermée.',
    notified: 'Vous recevez une notification à chaque ronde, même si cette page est fermée.',
    rings: 'Pas de notification ici : la page sonne tant qu’elle est ouverte.',
    out: 'Les appariements de la ronde {round} sont affichés.',
  },
  changed: 'Dernière modification : {time}',
  madeWith: 'Réalisé avec Ronde',
};

const WORDS = inBoth(ENGLISH, FRENCH);

export const siteWords = (language: Language): SiteWords => WORDS[language];

import type { NormConditionName } from '../../ratings/norms/condition.ts';
import type { EventConditionName } from '../../ratings/norms/event-conditions.ts';
import type { NormForesight, ResultOfGame } from '../../ratings/norms/foresight.ts';
import { inBoth } from '../../rules/in-both.ts';

/** What papers, pages and the terminal say of norms in one language; holes are `{name}`. */
export interface NormWords {
  readonly verdicts: Readonly<Record<'yes' | 'no' | 'open', string>>;
  /** While games are to come. */
  readonly running: string;
  readonly listHeads: readonly string[];
  readonly conditionHeads: readonly string[];
  readonly leftOut: string;
  readonly leftOutBy: string;
  readonly creditedAs: string;
  readonly ratingList: string;
  readonly raised: string;
  readonly eightOfNine: string;
  readonly forfeitAsLoss: string;
  readonly cannotDecide: string;
  /** Beside it, where that is the reason. */
  readonly missingData: string;
  readonly scoreless: string;
  readonly marks: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly conditions: Readonly<Record<NormConditionName, string>>;
  readonly eventConditions: Readonly<Record<EventConditionName, string>>;
  readonly toConfirm: string;
  readonly unknown: string;
  readonly states: Readonly<Record<NormForesight['state'], string>>;
  readonly results: Readonly<Record<ResultOfGame, string>>;
  readonly nextKeeps: string;
  readonly nextMakes: string;
  readonly points: string;
  readonly pointsSure: string;
  readonly against: string;
  readonly needed: string;
  readonly because: string;
  readonly barred: string;
}

export const NORM_WORDS = inBoth<NormWords>(
  {
    verdicts: { yes: 'made', no: 'not made', open: 'cannot be decided' },
    running: 'not yet',
    listHeads: [
      ...['no.', 'player', 'norm', 'verdict', 'games', 'points', 'average', 'performance'],
      'needs',
    ],
    conditionHeads: ['article', 'condition', 'required', 'actual', 'met'],
    leftOut: '{count|round|rounds} {rounds}',
    leftOutBy: 'Left out: {count|round|rounds} {rounds} ({articles}).',
    creditedAs: 'Counts for {games} games in an application ({article}).',
    ratingList: 'Ratings and titles are those of the list in force at the start ({article}).',
    raised: 'Raised to the floor of the title: {players} ({article}).',
    eightOfNine: 'Eight games of nine: an application may hold one such norm.',
    forfeitAsLoss:
      'The last opponent did not come; the game counts as a loss the norm could afford.',
    cannotDecide: 'Cannot be decided: {conditions}.',
    missingData: 'Some federations or titles are missing; enter them.',
    scoreless:
      'games against {players} count only if they score against a rated player by the end ({article})',
    marks: { yes: 'yes', no: 'no', open: '?' },
    conditions: {
      games: 'games played, at least',
      allRounds: 'all rounds of fixed pairings',
      foreignFederations: 'other federations, at least',
      foreignOpponents: 'foreign opponents, at least',
      ownFederation: 'opponents of the own federation, at most',
      oneFederation: 'opponents of one federation, at most',
      ratedOpponents: 'rated opponents, at least',
      titledOpponents: 'opponents with a title, at least',
      classOfOpponents: 'opponents with the titles the norm asks for, at least',
      average: 'average rating of the opponents, at least',
      score: 'points, at least',
      performance: 'performance, at least',
      scorelessOpponents: 'unrated opponents who have yet to score against a rated player',
    },
    eventConditions: {
      rateOfPlay: 'time for each player (minutes for sixty moves, or minutes+seconds)',
      roundsPerDay: 'rounds a day, at most',
      hoursPerDay: 'hours of play a day, at most',
      chiefArbiter: 'title of the chief arbiter',
      arbiterPlays: 'arbiters who play',
      doubleRoundRobinPlayers: 'players of a double round robin, at least',
      registration: 'days of registration beforehand, at least',
      length: 'days with one list of ratings, at most',
      edition: 'first day within the dates of the edition it is judged by',
    },
    toConfirm: 'Not known of the event, for the arbiter to confirm: {conditions}.',
    unknown: 'not known',
    states: { had: 'made, and cannot be lost any more', open: 'open', gone: 'gone' },
    results: { win: 'a win', draw: 'a draw', loss: 'a loss' },
    nextKeeps: 'round {round} against {opponent}: {result} keeps it open',
    nextMakes: 'round {round} against {opponent}: {result} makes it',
    points: '{points} of {games} points at least',
    pointsSure: '{points} of {games} points are enough',
    against: '{points} of {games} against an average of {average}',
    needed:
      'of {opponents} {opponents|opponent|opponents} to come {titled} with a title, {ofClass} with those the norm asks for, {federations} more {federations|federation|federations}',
    because: 'gone: {conditions}',
    barred: 'The event is not one norms can be made in: {conditions}.',
  },
  {
    verdicts: { yes: 'réalisée', no: 'non réalisée', open: 'indécidable' },
    running: 'pas encore',
    listHeads: [
      ...['n°', 'joueur', 'norme', 'verdict', 'parties', 'points', 'moyenne', 'performance'],
      'besoins',
    ],
    conditionHeads: ['article', 'condition', 'exigé', 'constaté', 'remplie'],
    leftOut: '{count|ronde|rondes} {rounds}',
    leftOutBy: 'De côté : {count|ronde|rondes} {rounds} ({articles}).',
    creditedAs: 'Compte pour {games} parties dans une candidature ({article}).',
    ratingList: 'Classements et titres sont ceux de la liste en vigueur au début ({article}).',
    raised: 'Relevé au plancher du titre : {players} ({article}).',
    eightOfNine: 'Huit parties sur neuf : une candidature ne peut contenir qu’une telle norme.',
    forfeitAsLoss:
      'Le dernier adversaire n’est pas venu ; la partie compte comme une perte que la norme permettait.',
    cannotDecide: 'Ne peut être décidé : {conditions}.',
    missingData: 'Des fédérations ou des titres manquent ; entrez-les.',
    scoreless:
      'les parties contre {players} ne comptent que s’ils marquent contre un joueur classé d’ici la fin ({article})',
    marks: { yes: 'oui', no: 'non', open: '?' },
    conditions: {
      games: 'parties jouées, au moins',
      allRounds: 'toutes les rondes d’appariements fixés',
      foreignFederations: 'autres fédérations, au moins',
      foreignOpponents: 'adversaires étrangers, au moins',
      ownFederation: 'adversaires de sa fédération, au plus',
      oneFederation: 'adversaires d’une même fédération, au plus',
      ratedOpponents: 'adversaires classés, au moins',
      titledOpponents: 'adversaires titrés, au moins',
      classOfOpponents: 'adversaires des titres que la norme demande, au moins',
      average: 'moyenne des adversaires, au moins',
      score: 'points, au moins',
      performance: 'performance, au moins',
      scorelessOpponents: 'adversaires non classés sans point contre un joueur classé à ce jour',
    },
    eventConditions: {
      rateOfPlay: 'temps de chaque joueur (minutes pour soixante coups, ou minutes+secondes)',
      roundsPerDay: 'rondes par jour, au plus',
      hoursPerDay: 'heures de jeu par jour, au plus',
      chiefArbiter: 'titre de l’arbitre principal',
      arbiterPlays: 'arbitres qui jouent',
      doubleRoundRobinPlayers: 'joueurs d’un aller-retour, au moins',
      registration: 'jours d’enregistrement d’avance, au moins',
      length: 'jours avec une seule liste de classement, au plus',
      edition: 'premier jour dans les dates de l’édition appliquée',
    },
    toConfirm: 'Inconnu du tournoi, à confirmer par l’arbitre : {conditions}.',
    unknown: 'inconnu',
    states: { had: 'réalisée, et ne peut plus être perdue', open: 'possible', gone: 'impossible' },
    results: { win: 'un gain', draw: 'une nulle', loss: 'une perte' },
    nextKeeps: 'ronde {round} contre {opponent} : {result} la laisse possible',
    nextMakes: 'ronde {round} contre {opponent} : {result} la réalise',
    points: 'au moins {points} sur {games}',
    pointsSure: '{points} sur {games} suffisent',
    against: '{points} sur {games} contre une moyenne de {average}',
    needed:
      'sur {opponents} {opponents|adversaire|adversaire|adversaires} à venir {titled} {titled|titré|titré|titrés}, {ofClass} de ceux que la norme demande, {federations} {federations|autre fédération|autre fédération|autres fédérations}',
    because: 'impossible : {conditions}',
    barred: 'Ce tournoi ne permet pas de normes : {conditions}.',
  },
);

import type { KReason } from '../../ratings/development-coefficient.ts';
import type { EligibilityRule } from '../../ratings/eligibility.ts';
import type { RatingNoteCode } from '../../ratings/event-ratings.ts';
import type { LeftOutReason } from '../../ratings/games-to-rate.ts';
import type { DifferenceReading } from '../../ratings/rating-difference.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';

/** What is said of ratings; holes are `{name}`. */
export interface RatingsWords {
  readonly title: Readonly<Record<RatingKind, string>>;
  readonly heads: Readonly<
    Record<
      | 'number'
      | 'name'
      | 'rating'
      | 'k'
      | 'games'
      | 'score'
      | 'expected'
      | 'change'
      | 'newRating'
      | 'notes'
      | 'round'
      | 'opponent'
      | 'difference'
      | 'counted'
      | 'result'
      | 'why'
      | 'article'
      | 'condition'
      | 'required'
      | 'actual'
      | 'met',
      string
    >
  >;
  readonly notes: Readonly<Record<Exclude<RatingNoteCode, LeftOutReason>, string>>;
  /** `{rounds}` are the rounds it is about. */
  readonly leftOutNotes: Readonly<Record<LeftOutReason, string>>;
  readonly leftOut: Readonly<Record<LeftOutReason, string>>;
  readonly kReasons: Readonly<Record<KReason, string>>;
  readonly kAssumed: string;
  readonly readings: Readonly<Record<DifferenceReading, string>>;
  readonly unrated: string;
  readonly eligibilityTitle: string;
  readonly conditions: Readonly<Record<EligibilityRule, string>>;
  readonly verdicts: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
  readonly notKnown: string;
  readonly signs: Readonly<Record<'+' | '–' | '=' | '≠', string>>;
  readonly lists: string;
  readonly whyK: string;
  readonly whyReducedK: string;
  readonly whySum: string;
  readonly whyChange: string;
  readonly whyNew: string;
  readonly whyFloor: string;
  readonly whyNothing: string;
  readonly firstAverage: string;
  readonly firstHypothetical: string;
  readonly firstAboveEven: string;
  readonly firstByTable: string;
  readonly firstRating: string;
  readonly firstLimited: string;
  readonly edition: string;
}

export const RATINGS_WORDS = inBoth<RatingsWords>(
  {
    title: {
      standard: 'Standard ratings',
      rapid: 'Rapid ratings',
      blitz: 'Blitz ratings',
    },
    heads: {
      number: 'No.',
      name: 'Name',
      rating: 'Rating',
      k: 'K',
      games: 'Games',
      score: 'Score',
      expected: 'Expected',
      change: 'Change',
      newRating: 'New rating',
      notes: 'Notes',
      round: 'Round',
      opponent: 'Opponent',
      difference: 'Difference',
      counted: 'Counted',
      result: 'Result',
      why: 'Why',
      article: 'Article',
      condition: 'Condition',
      required: 'Required',
      actual: 'Here',
      met: 'Met',
    },
    notes: {
      kAssumed: 'K assumed: the list says none',
      kTyped: 'K typed by the arbiter',
      gamesTyped: 'number of games typed by the arbiter',
      ratedDuring:
        'first rated during the event: for the first rating {rounds|round|rounds} {list}',
      inactive: 'inactive: no rated game in {months} months, and none here',
      activeAgain: 'inactive on the list: active again on the next',
      kReduced: 'K lowered: K × games within 700',
      standardStandsIn: 'the standard rating stands in',
      ratedMeanwhile: 'first rated since; unrated for the opponents',
      belowFloor: 'below the floor: no longer listed',
      tooFewGames: 'too few rated opponents for a first rating',
      firstBelowFloor: 'first rating below the floor: not published',
      firstLimited: 'first rating at its maximum',
      zeroFirstEvent: 'no point against rated opponents: not counted if it is the first event',
    },
    leftOutNotes: {
      unplayed: 'not played: {rounds|round|rounds} {list}',
      open: 'without a result: {rounds|round|rounds} {list}',
      underOneMove: 'under one move: {rounds|round|rounds} {list}',
      unratedOpponent: 'unrated opponent: {rounds|round|rounds} {list}',
      unratedInMatch: 'match with an unrated player',
      afterMatchDecided: 'after the match was won: {rounds|round|rounds} {list}',
      tooFarApart: '600 points apart: {rounds|round|rounds} {list}',
      tooLittleTime: 'too little time for these ratings: {rounds|round|rounds} {list}',
    },
    leftOut: {
      unplayed: 'not played',
      open: 'no result yet',
      underOneMove: 'ended before both had made a move',
      unratedOpponent: 'the opponent has no rating',
      unratedInMatch: 'a match with an unrated player is not rated',
      afterMatchDecided: 'the match was won before',
      tooFarApart: 'too far apart, and one player above the limit',
      tooLittleTime: 'too little time for the higher rated',
    },
    kReasons: {
      listed: 'as on the list',
      given: 'typed by the arbiter',
      publishedRatingEverReached: '2400 was reached',
      juniorAlwaysBelow: 'a junior below 2300',
      fewerGamesThan: 'fewer than 30 games so far',
      otherwise: 'the usual one',
    },
    kAssumed: '{reason}, assumed: the list says none',
    readings: {
      true: '',
      capped: 'counts as 400',
      exempt: 'true difference, from 2650 on',
      benefitUsed: 'true difference: the one upgrade went to a larger one',
    },
    unrated: 'unrated',
    eligibilityTitle: 'Can the event be rated?',
    conditions: {
      edition: 'Edition in force on the first day',
      rateOfPlay: 'Minutes for 60 moves',
      firstControl: 'Moves of the first control',
      sameTime: 'Same time for both players',
      hoursPerDay: 'Hours of play a day',
      roundsPerDay: 'Rounds a day',
      interimReport: 'Days, or a report every month',
      registration: 'Days registered before the start',
      announcement: 'Regulations say that it is rated',
      match: 'Unrated players in a match',
      fideNumbers: 'Players without a FIDE number',
      lastList: 'Before the last list that takes it',
    },
    verdicts: { yes: 'yes', no: 'no', unknown: 'not known' },
    notKnown: 'not known',
    signs: { '+': 'yes', '–': 'none', '=': 'the same', '≠': 'different' },
    lists:
      'Rated on the list of {first} if it is reported in time, on that of {last} at the latest.',
    whyK: 'K {k}: {reason}',
    whyReducedK: '{games} games × {k} would pass 700: K {reduced}',
    whySum: '{games} {games|game|games}, {score} points, {expected} expected: {surplus}',
    whyChange: '{surplus} × {k} = {change}, rounded {rounded}',
    whyNew: 'New rating {rating}',
    whyFloor: '{rating} is below the floor of {floor}: no longer listed',
    whyNothing: 'No game counts.',
    firstAverage: 'Average of the {games} rated opponents: {sum} ÷ {over} = {average}',
    firstHypothetical:
      'Average of the {games} rated opponents and two draws against 1800: {sum} ÷ {over} = {average}',
    firstAboveEven: '{score} of {games}: {difference} for the half points above 50 %',
    firstByTable: '{score} of {games}: {percentage} % is {difference} by the table',
    firstRating: 'First rating {rating}',
    firstLimited: '{figure} is above the maximum: {rating}',
    edition: 'Edition {edition}',
  },
  {
    title: {
      standard: 'Classement standard',
      rapid: 'Classement rapide',
      blitz: 'Classement blitz',
    },
    heads: {
      number: 'N°',
      name: 'Nom',
      rating: 'Elo',
      k: 'K',
      games: 'Parties',
      score: 'Score',
      expected: 'Attendu',
      change: 'Variation',
      newRating: 'Nouvel Elo',
      notes: 'Remarques',
      round: 'Ronde',
      opponent: 'Adversaire',
      difference: 'Écart',
      counted: 'Compté',
      result: 'Résultat',
      why: 'Pourquoi',
      article: 'Article',
      condition: 'Condition',
      required: 'Demandé',
      actual: 'Ici',
      met: 'Remplie',
    },
    notes: {
      kAssumed: 'K supposé : la liste n’en donne pas',
      kTyped: 'K saisi par l’arbitre',
      gamesTyped: 'nombre de parties saisi par l’arbitre',
      ratedDuring:
        'classé pendant le tournoi : pour le classement initial {rounds|ronde|ronde|rondes} {list}',
      inactive: 'inactif : aucune partie classée en {months} mois, ni ici',
      activeAgain: 'inactif sur la liste : actif de nouveau sur la prochaine',
      kReduced: 'K abaissé : K × parties dans la limite de 700',
      standardStandsIn: 'le classement standard en tient lieu',
      ratedMeanwhile: 'classé depuis ; non classé pour les adversaires',
      belowFloor: 'sous le plancher : retiré de la liste',
      tooFewGames: 'trop peu d’adversaires classés pour un classement initial',
      firstBelowFloor: 'classement initial sous le plancher : non publié',
      firstLimited: 'classement initial au maximum',
      zeroFirstEvent:
        'aucun point contre des classés : non compté si c’est la première manifestation',
    },
    leftOutNotes: {
      unplayed: 'non jouée : {rounds|ronde|rondes} {list}',
      open: 'sans résultat : {rounds|ronde|rondes} {list}',
      underOneMove: 'moins d’un coup : {rounds|ronde|rondes} {list}',
      unratedOpponent: 'adversaire non classé : {rounds|ronde|rondes} {list}',
      unratedInMatch: 'match avec un joueur non classé',
      afterMatchDecided: 'après le gain du match : {rounds|ronde|rondes} {list}',
      tooFarApart: '600 points d’écart : {rounds|ronde|rondes} {list}',
      tooLittleTime: 'cadence trop courte pour ces classements : {rounds|ronde|rondes} {list}',
    },
    leftOut: {
      unplayed: 'non jouée',
      open: 'pas encore de résultat',
      underOneMove: 'finie avant que les deux joueurs aient joué un coup',
      unratedOpponent: 'l’adversaire n’a pas de classement',
      unratedInMatch: 'un match avec un joueur non classé n’est pas compté',
      afterMatchDecided: 'le match était gagné',
      tooFarApart: 'trop d’écart, et un joueur au-dessus de la limite',
      tooLittleTime: 'cadence trop courte pour le mieux classé',
    },
    kReasons: {
      listed: 'selon la liste',
      given: 'saisi par l’arbitre',
      publishedRatingEverReached: '2400 atteint',
      juniorAlwaysBelow: 'jeune au-dessous de 2300',
      fewerGamesThan: 'moins de 30 parties jusqu’ici',
      otherwise: 'le coefficient usuel',
    },
    kAssumed: '{reason}, supposé : la liste n’en donne pas',
    readings: {
      true: '',
      capped: 'compté 400',
      exempt: 'écart réel, à partir de 2650',
      benefitUsed: 'écart réel : le seul surclassement est allé à un plus grand',
    },
    unrated: 'non classé',
    eligibilityTitle: 'Le tournoi peut-il être compté ?',
    conditions: {
      edition: 'Édition en vigueur le premier jour',
      rateOfPlay: 'Minutes pour 60 coups',
      firstControl: 'Coups du premier contrôle',
      sameTime: 'Même temps pour les deux joueurs',
      hoursPerDay: 'Heures de jeu par jour',
      roundsPerDay: 'Rondes par jour',
      interimReport: 'Jours, ou un rapport chaque mois',
      registration: 'Jours d’homologation avant le début',
      announcement: 'Le règlement annonce le classement',
      match: 'Joueurs non classés dans un match',
      fideNumbers: 'Joueurs sans code FIDE',
      lastList: 'Avant la dernière liste possible',
    },
    verdicts: { yes: 'oui', no: 'non', unknown: 'inconnu' },
    notKnown: 'inconnu',
    signs: { '+': 'oui', '–': 'aucun', '=': 'le même', '≠': 'différent' },
    lists:
      'Compté dans la liste du {first} si le rapport part à temps, au plus tard dans celle du {last}.',
    whyK: 'K {k} : {reason}',
    whyReducedK: '{games} parties × {k} dépasseraient 700 : K {reduced}',
    whySum: '{games} {games|partie|parties}, {score} points, {expected} attendus : {surplus}',
    whyChange: '{surplus} × {k} = {change}, arrondi {rounded}',
    whyNew: 'Nouveau classement {rating}',
    whyFloor: '{rating} est sous le plancher de {floor} : retiré de la liste',
    whyNothing: 'Aucune partie ne compte.',
    firstAverage: 'Moyenne des {games} adversaires classés : {sum} ÷ {over} = {average}',
    firstHypothetical:
      'Moyenne des {games} adversaires classés et de deux nulles contre 1800 : {sum} ÷ {over} = {average}',
    firstAboveEven: '{score} sur {games} : {difference} pour les demi-points au-dessus de 50 %',
    firstByTable: '{score} sur {games} : {percentage} % donne {difference} dans le tableau',
    firstRating: 'Classement initial {rating}',
    firstLimited: '{figure} dépasse le maximum : {rating}',
    edition: 'Édition {edition}',
  },
);

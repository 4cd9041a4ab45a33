import type { NormConditionName } from '@ronde/core/ratings/norms/condition.ts';
import type { EventConditionName } from '@ronde/core/ratings/norms/event-conditions.ts';
import type { NormForesight, Result } from '@ronde/core/ratings/norms/foresight.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde norms` says in one language; holes are `{name}`. */
export interface NormsWords {
  readonly about: string;
  readonly option_edition: string;
  readonly option_whatIf: string;
  readonly option_why: string;
  readonly option_kind: string;
  readonly option_host: string;
  readonly option_flag: string;
  readonly option_chiefArbiter: string;
  readonly option_registered: string;
  readonly notAnEdition: string;
  readonly notAWhatIf: string;
  readonly notPaired: string;
  readonly notAKind: string;
  readonly notAFederation: string;
  readonly notAFlag: string;
  readonly notAnArbiterTitle: string;
  readonly notADay: string;
  readonly notChess: string;
  readonly by: string;
  readonly nobody: string;
  readonly header: readonly string[];
  readonly verdicts: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly leftOut: string;
  readonly leftOutBy: string;
  readonly creditedAs: string;
  readonly ratingList: string;
  readonly raised: string;
  readonly eightOfNine: string;
  readonly forfeitAsLoss: string;
  readonly cannotDecide: string;
  readonly conditionsHeader: readonly string[];
  readonly marks: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly conditions: Readonly<Record<NormConditionName, string>>;
  readonly eventTitle: string;
  readonly eventConditions: Readonly<Record<EventConditionName, string>>;
  readonly toConfirm: string;
  readonly unknown: string;
  readonly foresightTitle: string;
  readonly foresightHeader: readonly string[];
  readonly states: Readonly<Record<NormForesight['state'], string>>;
  readonly results: Readonly<Record<Result, string>>;
  readonly nextKeeps: string;
  readonly nextMakes: string;
  readonly points: string;
  readonly pointsSure: string;
  readonly against: string;
  readonly needed: string;
  readonly because: string;
  readonly barred: string;
}

export const NORMS_WORDS = inBoth<NormsWords>(
  {
    about: 'norms for titles: made or not, condition by condition, and what is still needed',
    option_edition: 'edition of the title regulations, for example titles-2024',
    option_whatIf:
      'what if each player’s game of a round ended so: R9=1, R9=½ or R9=0; several with commas',
    option_why: 'every condition for one player, by number or name',
    option_kind:
      'what the event is: national-final, national-teams, zonal, team-championship or world-cup',
    option_host: 'federation of the event, three letters',
    option_flag:
      'the federation that counts for a player shown as FID: 12=BLR; several with commas',
    option_chiefArbiter: 'title of the chief arbiter: IA, FA or none',
    option_registered: 'day the event was registered with FIDE',
    notAnEdition:
      '“{value}” is no edition of the title regulations. `ronde editions --chapter titles` lists them.',
    notAWhatIf: '“{value}” is no result of a round. Write R9=1, R9=½ or R9=0.',
    notPaired: 'Round {round} is not paired yet: there is no game whose result could be supposed.',
    notAKind:
      '“{value}” is no such event. Write national-final, national-teams, zonal, team-championship or world-cup.',
    notAFederation: '“{value}” is no federation. Write its three letters, for example FRA.',
    notAFlag:
      '“{value}” names no player and federation. Write the number and three letters, as 12=BLR.',
    notAnArbiterTitle: '“{value}” is no title of an arbiter. Write IA, FA or none.',
    notADay: '“{value}” is no day. Write it as 2026-03-07.',
    notChess: 'Norms are those of chess; this event plays another game.',
    by: 'By {edition}: {name}.',
    nobody: 'Nobody has made a norm, and nobody can any more.',
    header: [
      'no.',
      'player',
      'norm',
      'verdict',
      'games',
      'points',
      'average',
      'performance',
      'left out',
    ],
    verdicts: { yes: 'made', no: 'not made', open: 'cannot be decided' },
    leftOut: 'round {rounds}',
    leftOutBy: 'Left out: round {rounds} ({articles}).',
    creditedAs: 'Counts for {games} games in an application ({article}).',
    ratingList: 'Ratings and titles are those of the list in force at the start ({article}).',
    raised: 'Raised to {floor}: {players} ({article}).',
    eightOfNine: 'Eight games of nine: an application may hold one such norm.',
    forfeitAsLoss:
      'The last opponent did not come; the game counts as a loss the norm could afford.',
    cannotDecide:
      'Cannot be decided: {conditions}. Some federations or titles are missing; enter them.',
    conditionsHeader: ['article', 'condition', 'required', 'actual', 'met'],
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
    },
    eventTitle: 'The event:',
    eventConditions: {
      rateOfPlay: 'time for each player (minutes for sixty moves, or minutes+seconds)',
      roundsPerDay: 'rounds a day, at most',
      hoursPerDay: 'hours of play a day, at most',
      chiefArbiter: 'title of the chief arbiter',
      arbiterPlays: 'arbiters who play',
      doubleRoundRobinPlayers: 'players of a double round robin, at least',
      registration: 'days of registration beforehand, at least',
      length: 'days with one list of ratings, at most',
    },
    toConfirm: 'Not known of the event, for the arbiter to confirm: {conditions}.',
    unknown: 'not known',
    foresightTitle: 'Still to be had:',
    foresightHeader: ['no.', 'player', 'norm', 'what it needs'],
    states: { had: 'made, and cannot be lost any more', open: 'open', gone: 'gone' },
    results: { win: 'a win', draw: 'a draw', loss: 'a loss' },
    nextKeeps: 'round {round} against {opponent}: {result} keeps it open',
    nextMakes: 'round {round} against {opponent}: {result} makes it',
    points: '{points} of {games} points at least',
    pointsSure: '{points} of {games} points',
    against: '{points} of {games} against an average of {average}',
    needed:
      'of {opponents} opponents to come {titled} with a title, {ofClass} of those the norm asks for, {federations} more federations',
    because: 'gone: {conditions}',
    barred: 'The event is not one norms can be made in: {conditions}.',
  },
  {
    about: 'normes de titres : réalisées ou non, condition par condition, et ce qu’il faut encore',
    option_edition: 'édition du règlement des titres, par exemple titles-2024',
    option_whatIf:
      'et si la partie d’une ronde finissait ainsi pour chacun : R9=1, R9=½ ou R9=0 ; plusieurs avec des virgules',
    option_why: 'toutes les conditions pour un joueur, par numéro ou nom',
    option_kind:
      'ce qu’est le tournoi : national-final, national-teams, zonal, team-championship ou world-cup',
    option_host: 'fédération du tournoi, trois lettres',
    option_flag:
      'la fédération qui compte pour un joueur affiché FID : 12=BLR ; plusieurs avec des virgules',
    option_chiefArbiter: 'titre de l’arbitre principal : IA, FA ou none',
    option_registered: 'jour de l’enregistrement du tournoi auprès de la FIDE',
    notAnEdition:
      '« {value} » n’est pas une édition du règlement des titres. `ronde editions --chapter titles` les liste.',
    notAWhatIf: '« {value} » n’est pas un résultat de ronde. Écrivez R9=1, R9=½ ou R9=0.',
    notPaired:
      'La ronde {round} n’est pas encore appariée : il n’y a pas de partie dont supposer le résultat.',
    notAKind:
      '« {value} » n’est pas un tel tournoi. Écrivez national-final, national-teams, zonal, team-championship ou world-cup.',
    notAFederation:
      '« {value} » n’est pas une fédération. Écrivez ses trois lettres, par exemple FRA.',
    notAFlag:
      '« {value} » ne nomme pas un joueur et une fédération. Écrivez le numéro et trois lettres, comme 12=BLR.',
    notAnArbiterTitle: '« {value} » n’est pas un titre d’arbitre. Écrivez IA, FA ou none.',
    notADay: '« {value} » n’est pas un jour. Écrivez-le comme 2026-03-07.',
    notChess: 'Les normes sont celles des échecs ; ce tournoi se joue à un autre jeu.',
    by: 'Selon {edition} : {name}.',
    nobody: 'Personne n’a réalisé de norme, et personne ne le peut plus.',
    header: [
      'n°',
      'joueur',
      'norme',
      'verdict',
      'parties',
      'points',
      'moyenne',
      'performance',
      'laissées',
    ],
    verdicts: { yes: 'réalisée', no: 'non réalisée', open: 'indécidable' },
    leftOut: 'ronde {rounds}',
    leftOutBy: 'Laissée de côté : ronde {rounds} ({articles}).',
    creditedAs: 'Compte pour {games} parties dans une candidature ({article}).',
    ratingList: 'Classements et titres sont ceux de la liste en vigueur au début ({article}).',
    raised: 'Relevé à {floor} : {players} ({article}).',
    eightOfNine: 'Huit parties sur neuf : une candidature ne peut contenir qu’une telle norme.',
    forfeitAsLoss:
      'Le dernier adversaire n’est pas venu ; la partie compte comme une perte que la norme permettait.',
    cannotDecide:
      'Ne peut être décidé : {conditions}. Des fédérations ou des titres manquent ; entrez-les.',
    conditionsHeader: ['article', 'condition', 'exigé', 'constaté', 'remplie'],
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
    },
    eventTitle: 'Le tournoi :',
    eventConditions: {
      rateOfPlay: 'temps de chaque joueur (minutes pour soixante coups, ou minutes+secondes)',
      roundsPerDay: 'rondes par jour, au plus',
      hoursPerDay: 'heures de jeu par jour, au plus',
      chiefArbiter: 'titre de l’arbitre principal',
      arbiterPlays: 'arbitres qui jouent',
      doubleRoundRobinPlayers: 'joueurs d’un aller-retour, au moins',
      registration: 'jours d’enregistrement d’avance, au moins',
      length: 'jours avec une seule liste de classement, au plus',
    },
    toConfirm: 'Inconnu du tournoi, à confirmer par l’arbitre : {conditions}.',
    unknown: 'inconnu',
    foresightTitle: 'Encore possible :',
    foresightHeader: ['n°', 'joueur', 'norme', 'ce qu’il faut'],
    states: { had: 'réalisée, et ne peut plus être perdue', open: 'possible', gone: 'impossible' },
    results: { win: 'un gain', draw: 'une nulle', loss: 'une perte' },
    nextKeeps: 'ronde {round} contre {opponent} : {result} la laisse possible',
    nextMakes: 'ronde {round} contre {opponent} : {result} la réalise',
    points: '{points} points sur {games} au moins',
    pointsSure: '{points} points sur {games}',
    against: '{points} sur {games} contre une moyenne de {average}',
    needed:
      'sur {opponents} adversaires à venir {titled} titrés, {ofClass} de ceux que la norme demande, {federations} autres fédérations',
    because: 'impossible : {conditions}',
    barred: 'Ce tournoi ne permet pas de normes : {conditions}.',
  },
);

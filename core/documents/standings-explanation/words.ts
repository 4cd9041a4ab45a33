import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Change, Contribution, UndefinedReason } from '../../standings/figure.ts';

/** What the working of a tie-break says in one language; holes are `{name}`. */
export interface WorkingWords {
  readonly head: string;
  readonly round: string;
  readonly board: string;
  readonly noOpponent: string;
  readonly product: string;
  readonly item: Readonly<Record<NonNullable<Contribution['item']>, string>>;
  readonly expected: string;
  readonly made: string;
  readonly notCounted: string;
  readonly changes: Readonly<Record<Change, string>>;
  readonly undefinedBecause: Readonly<Record<UndefinedReason, string>>;
  readonly table: Readonly<Record<'complete' | 'incomplete', string>>;
  readonly limit: string;
  readonly row: string;
  readonly atMost: string;
  readonly order: string;
  /** Between what is said of one line. */
  readonly between: string;
}

const ENGLISH: WorkingWords = {
  head: '{descriptor}, {name} ({article}): {value}',
  round: 'round {round}, {opponent}: {value}',
  board: 'round {round}, board {board}, {opponent}: {value}',
  noOpponent: 'no opponent',
  product: '{points} × {score} = {value}',
  item: {
    average: 'average rating: {value}',
    difference: 'from the table: {value}',
    secondaryScore: 'secondary score: {value}',
    ownValue: 'own value: {value}',
  },
  expected: '{expected} expected',
  made: '{points} out of {games}',
  notCounted: 'not counted',
  changes: {
    adjusted: 'opponent’s score adjusted',
    dummy: 'a dummy opponent',
    virtual: 'a virtual opponent',
    capped: 'capped',
    halved: 'half of the score of an opponent who was not met',
    mean: 'the mean adjusted score of the event',
    againstSelf: 'a draw against oneself',
    asPlayed: 'forfeit taken for a game',
    drawn: 'final round taken for a draw',
    unplayedDraw: 'unplayed game taken for a draw',
    cut: 'cut',
    belowLimit: 'opponent below the limit',
    broughtNearer: 'rating brought nearer',
    tooFar: 'ratings too far apart',
    provisional: 'provisional rating',
  },
  undefinedBecause: {
    noGame: 'undefined: no game left to count',
    unrated: 'undefined: players without a rating and no rule published for them',
    noColumn: 'undefined: the printed table has no column for this number of games',
    notTied: 'not looked at: the player is not tied',
    notGiven: 'undefined: nobody entered a value',
  },
  table: {
    complete: 'games among the tied ({article}), all played:',
    incomplete: 'games among the tied ({article}), some not played:',
  },
  limit: 'opponents with at least {limit}',
  row: '{player}: {value}',
  atMost: '{player}: {value}, at most {atMost}',
  order: 'order: {order}',
  between: '; ',
};

const FRENCH: WorkingWords = {
  head: '{descriptor}, {name} ({article}) : {value}',
  round: 'ronde {round}, {opponent} : {value}',
  board: 'ronde {round}, échiquier {board}, {opponent} : {value}',
  noOpponent: 'sans adversaire',
  product: '{points} × {score} = {value}',
  item: {
    average: 'Elo moyen : {value}',
    difference: 'd’après la table : {value}',
    secondaryScore: 'score secondaire : {value}',
    ownValue: 'valeur propre : {value}',
  },
  expected: '{expected} attendu',
  made: '{points} sur {games}',
  notCounted: 'non compté',
  changes: {
    adjusted: 'score de l’adversaire ajusté',
    dummy: 'adversaire fictif',
    virtual: 'adversaire virtuel',
    capped: 'plafonné',
    halved: 'moitié du score d’un adversaire non rencontré',
    mean: 'moyenne des scores ajustés du tournoi',
    againstSelf: 'nulle contre soi-même',
    asPlayed: 'forfait compté comme une partie',
    drawn: 'dernière ronde comptée comme nulle',
    unplayedDraw: 'partie non jouée comptée comme nulle',
    cut: 'retranché',
    belowLimit: 'adversaire sous la limite',
    broughtNearer: 'Elo rapproché',
    tooFar: 'Elo trop éloignés',
    provisional: 'Elo provisoire',
  },
  undefinedBecause: {
    noGame: 'indéfini : plus de partie à compter',
    unrated: 'indéfini : des joueurs sans Elo et aucune règle publiée pour eux',
    noColumn: 'indéfini : la table imprimée n’a pas de colonne pour ce nombre de parties',
    notTied: 'non examiné : le joueur n’est pas à égalité',
    notGiven: 'indéfini : personne n’a saisi de valeur',
  },
  table: {
    complete: 'parties entre les ex æquo ({article}), toutes jouées :',
    incomplete: 'parties entre les ex æquo ({article}), certaines non jouées :',
  },
  limit: 'adversaires à au moins {limit}',
  row: '{player} : {value}',
  atMost: '{player} : {value}, au plus {atMost}',
  order: 'ordre : {order}',
  between: ' ; ',
};

const WORDS = inBoth(ENGLISH, FRENCH);

export const workingWords = (language: Language): WorkingWords => WORDS[language];

import { inBoth } from '../../rules/in-both.ts';
import type { BergerColourRule } from './meeting.ts';

/** What an explanation of a round robin says in one language; holes are `{name}`. */
export interface TableWords {
  readonly line: string;
  readonly secondCycle: string;
  readonly lastTwoReversed: string;
  readonly freePlace: string;
  readonly rests: string;
  readonly meet: string;
  readonly meetLast: string;
  readonly white: string;
  readonly whiteReversed: string;
  readonly colourRules: Readonly<Record<BergerColourRule, string>>;
  readonly meetHere: string;
  readonly meetElsewhere: string;
  readonly meeting: string;
  readonly and: string;
  readonly notPlayed: string;
  readonly offTable: string;
}

export const TABLE_WORDS = inBoth<TableWords>(
  {
    line: 'Round {round} is line {line} of the Berger table for {size} (C.05 annex 1).',
    secondCycle:
      'Round {round} is line {line} of the Berger table for {size} once more: in the second cycle every colour is reversed (C.05 annex 1).',
    lastTwoReversed:
      'The last two rounds of the first cycle are played in reverse order, so that nobody has the same colour three times running where the cycles join.',
    freePlace:
      'There are {players} participants, so number {size} is a free place: whoever meets it rests.',
    rests: '{player} ({number}) meets the free place and rests in this round.',
    meet: '{a} ({x}) and {b} ({y}): {x}\u00a0+\u00a0{y}\u00a0=\u00a0{sum}, less {less} is line {line}.',
    meetLast:
      '{a} ({x}) and {b} ({y}): the last number counts as its opponent does, {x}\u00a0+\u00a0{x}\u00a0=\u00a0{sum}, less {less} is line {line}.',
    white: '{white} has White: {rule}.',
    whiteReversed:
      '{white} has White: by the table it is {black} ({rule}), and the second cycle reverses it.',
    colourRules: {
      lower: 'of an odd and an even number the lower has White',
      higher: 'of two odd or two even numbers the higher has White',
      last: 'the last number, {size}, has Black against 1 to {half} and White against the others',
    },
    meetHere: '{a} and {b} do meet in this round.',
    meetElsewhere: 'By the table {a} ({x}) and {b} ({y}) meet in {meetings} (C.05 annex 1).',
    meeting: 'round {round} ({white}–{black})',
    and: ' and in ',
    notPlayed: 'The event has {rounds} rounds only: this meeting is not played.',
    offTable: 'They have met in round {round}, other than the table says.',
  },
  {
    line: 'La ronde {round} est la ligne {line} de la table de Berger à {size} (C.05, annexe 1).',
    secondCycle:
      'La ronde {round} reprend la ligne {line} de la table de Berger à {size} : au second tour toutes les couleurs sont inversées (C.05, annexe 1).',
    lastTwoReversed:
      'Les deux dernières rondes du premier tour sont jouées dans l’ordre inverse, pour que personne n’ait trois fois de suite la même couleur au changement de tour.',
    freePlace:
      'Il y a {players} participants : le numéro {size} est une place libre, et qui la rencontre se repose.',
    rests: '{player} ({number}) rencontre la place libre et se repose à cette ronde.',
    meet: '{a} ({x}) et {b} ({y}) : {x}\u00a0+\u00a0{y}\u00a0=\u00a0{sum}, moins {less} donne la ligne {line}.',
    meetLast:
      '{a} ({x}) et {b} ({y}) : le dernier numéro compte comme son adversaire, {x}\u00a0+\u00a0{x}\u00a0=\u00a0{sum}, moins {less} donne la ligne {line}.',
    white: '{white} a les Blancs : {rule}.',
    whiteReversed:
      '{white} a les Blancs : la table les donne à {black} ({rule}), et le second tour inverse.',
    colourRules: {
      lower: 'd’un numéro impair et d’un pair, le plus petit a les Blancs',
      higher: 'de deux numéros pairs ou de deux impairs, le plus grand a les Blancs',
      last: 'le dernier numéro, {size}, a les Noirs contre les numéros 1 à {half} et les Blancs contre les autres',
    },
    meetHere: '{a} et {b} se rencontrent bien à cette ronde.',
    meetElsewhere:
      'D’après la table, {a} ({x}) et {b} ({y}) se rencontrent à la {meetings} (C.05, annexe 1).',
    meeting: 'ronde {round} ({white}–{black})',
    and: ' et à la ',
    notPlayed: 'Le tournoi n’a que {rounds} rondes : cette rencontre n’est pas jouée.',
    offTable: 'Ils se sont rencontrés à la ronde {round}, autrement que ne le veut la table.',
  },
);

import type { DoubleSwissCriterion } from '../../../rules/editions/double-swiss-articles.ts';
import { inBoth } from '../../../rules/in-both.ts';

/** What only an explanation of a Double-Swiss pairing says in one language; holes are `{name}`. */
export interface DoubleSwissWords {
  readonly bracket: string;
  readonly upfloaters: string;
  readonly noUpfloaters: string;
  readonly first: string;
  readonly acceptedAsFirst: string;
  readonly later: string;
  readonly floatersSpared: string;
  readonly completion: string;
  readonly criteria: Readonly<Record<DoubleSwissCriterion, string>>;
  readonly whyNot: Readonly<Record<'upfloaterOrder' | 'pairingOrder', string>>;
}

export const DOUBLE_SWISS_WORDS = inBoth<DoubleSwissWords>(
  {
    bracket: 'Bracket of {score}',
    upfloaters: 'float up, the first that C4 to C7 allow: {players} ({article})',
    noUpfloaters: 'nobody needs to float up',
    first: 'first by number: {pairs} ({article})',
    acceptedAsFirst: 'accepted as it comes first',
    later: 'the first that may be: {pairs} ({article})',
    floatersSpared: 'players who floated in the last match are spared an upfloater ({article})',
    completion: 'the others of the bracket could not all be paired otherwise',
    criteria: {
      upfloaters: 'upfloaters',
      scoreDifferences: 'differences of score with them',
      followingScoregroup: 'upfloaters the next scoregroup needs',
      upfloatersFloated: 'upfloaters who floated in the last match',
      upfloaterOrder: 'order of the upfloaters',
      opponentsFloated: 'opponents of upfloaters who floated in the last match',
      pairingOrder: 'order of the pairings',
    },
    whyNot: {
      upfloaterOrder:
        'With {a} against {b} other players would float up to {score} who come later by number ({article}).',
      pairingOrder:
        'With {a} against {b} the bracket of {score} is as good, but its pairing comes later by number ({article}).',
    },
  },
  {
    bracket: 'Groupe de {score}',
    upfloaters: 'montent, les premiers que C4 à C7 permettent : {players} ({article})',
    noUpfloaters: 'personne n’a besoin de monter',
    first: 'premier selon les numéros : {pairs} ({article})',
    acceptedAsFirst: 'accepté, car il vient en premier',
    later: 'le premier qui soit possible : {pairs} ({article})',
    floatersSpared: 'on épargne un flotteur montant à qui a flotté au match précédent ({article})',
    completion: 'sinon, les autres du groupe ne pourraient pas tous être appariés',
    criteria: {
      upfloaters: 'flotteurs montants',
      scoreDifferences: 'écarts de points avec eux',
      followingScoregroup: 'flotteurs dont le groupe suivant a besoin',
      upfloatersFloated: 'flotteurs montants qui ont flotté au match précédent',
      upfloaterOrder: 'ordre des flotteurs',
      opponentsFloated: 'adversaires de flotteurs qui ont flotté au match précédent',
      pairingOrder: 'ordre des appariements',
    },
    whyNot: {
      upfloaterOrder:
        'Avec {a} contre {b}, d’autres joueurs monteraient vers {score}, qui viennent plus loin par leur numéro ({article}).',
      pairingOrder:
        'Avec {a} contre {b}, le groupe de {score} est aussi bon, mais son appariement vient plus loin selon les numéros ({article}).',
    },
  },
);

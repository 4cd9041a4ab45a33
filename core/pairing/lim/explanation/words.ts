import type { LimStep } from '../../../rules/editions/lim-articles.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { FloaterReason, FloaterType } from '../floaters.ts';
import type { FinishedGroup } from '../scoregroups.ts';

/** What only an explanation of a Lim pairing says in one language; holes are `{name}`. */
export interface LimWords {
  readonly group: Readonly<Record<FinishedGroup['kind'], string>>;
  readonly incoming: string;
  readonly floaters: Readonly<Record<FloaterReason, string>>;
  readonly types: Readonly<Record<FloaterType, string>>;
  readonly floaterPairs: string;
  readonly proposed: string;
  readonly exchanged: string;
  readonly acceptedAsProposed: string;
  readonly colours: string;
  readonly cracked: string;
  readonly missed: string;
  readonly whyNot: string;
  readonly steps: Readonly<Record<LimStep | 'median', string>>;
}

export const LIM_WORDS = inBoth<LimWords>(
  {
    group: {
      above: 'Scoregroup of {score}, paired downward',
      below: 'Scoregroup of {score}, paired upwards',
      median: 'Median scoregroup, {score}, paired last',
    },
    incoming: 'floaters who came in: {players}',
    floaters: {
      isolated: '{player} floats: nobody of the scoregroup is compatible ({article})',
      only: '{player} floats: only so can the others all be paired ({article})',
      type: '{player} floats, who {type}; others who could are worse off ({article})',
      floatedBefore: '{player} floats, who {type}, and did not float in the last round ({article})',
      colour: '{player} floats, who {type}, of the colour due more often ({article})',
      number: '{player} floats, who {type}, and comes first by number ({article})',
    },
    types: {
      a: 'has floated here already and has no compatible opponent next door',
      b: 'has floated here already and has a compatible opponent next door',
      c: 'has no compatible opponent next door',
      d: 'has a compatible opponent next door',
    },
    floaterPairs: 'floaters first, with who is due the other colour: {pairs} ({article})',
    proposed: 'first half against second half: {pairs} ({article})',
    exchanged: 'after exchanges: {pairs} ({article})',
    acceptedAsProposed: 'accepted as proposed',
    colours: 'fewer players miss the colour due: {missed} instead of {proposed} ({article})',
    cracked: 'undone for the median scoregroup, which could not be paired: {pairs} ({article})',
    missed: 'players without the colour due',
    whyNot:
      'With {a} against {b} the scoregroup of {score} would be paired otherwise: {step} ({article}).',
    steps: {
      floaters: 'another number of players would float',
      floaterChoice: 'other players would float',
      floaterOpponent: 'a floater would have an opponent who comes later',
      colours: 'more players would miss the colour due',
      exchange: 'the exchanges find it later',
      median: 'the median scoregroup asks for other pairs',
    },
  },
  {
    group: {
      above: 'Groupe de {score}, apparié vers le bas',
      below: 'Groupe de {score}, apparié vers le haut',
      median: 'Groupe médian, {score}, apparié en dernier',
    },
    incoming: 'flotteurs arrivés : {players}',
    floaters: {
      isolated: '{player} flotte : personne du groupe n’est compatible ({article})',
      only: '{player} flotte : ainsi seulement tous les autres peuvent être appariés ({article})',
      type: '{player} flotte, qui {type} ; les autres possibles sont plus désavantagés ({article})',
      floatedBefore:
        '{player} flotte, qui {type}, et n’a pas flotté à la ronde précédente ({article})',
      colour: '{player} flotte, qui {type}, de la couleur due la plus fréquente ({article})',
      number: '{player} flotte, qui {type}, et vient en premier par son numéro ({article})',
    },
    types: {
      a: 'a déjà flotté jusqu’ici et n’a pas d’adversaire compatible dans le groupe voisin',
      b: 'a déjà flotté jusqu’ici et a un adversaire compatible dans le groupe voisin',
      c: 'n’a pas d’adversaire compatible dans le groupe voisin',
      d: 'a un adversaire compatible dans le groupe voisin',
    },
    floaterPairs:
      'd’abord les flotteurs, avec qui doit avoir l’autre couleur : {pairs} ({article})',
    proposed: 'première moitié contre seconde moitié : {pairs} ({article})',
    exchanged: 'après échanges : {pairs} ({article})',
    acceptedAsProposed: 'accepté tel que proposé',
    colours: 'moins de joueurs sans la couleur due : {missed} au lieu de {proposed} ({article})',
    cracked: 'défait pour le groupe médian, qui ne pouvait pas être apparié : {pairs} ({article})',
    missed: 'joueurs sans la couleur due',
    whyNot:
      'Avec {a} contre {b}, le groupe de {score} serait apparié autrement : {step} ({article}).',
    steps: {
      floaters: 'un autre nombre de joueurs flotterait',
      floaterChoice: 'd’autres joueurs flotteraient',
      floaterOpponent: 'un flotteur aurait un adversaire qui vient plus tard',
      colours: 'davantage de joueurs n’auraient pas la couleur due',
      exchange: 'les échanges le trouvent plus tard',
      median: 'le groupe médian demande d’autres rencontres',
    },
  },
);

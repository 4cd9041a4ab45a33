import type { DubovCriterion } from '../../../rules/editions/dubov-criteria.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { Shift } from '../recomposition.ts';
import type { OrderStep } from '../why-not.ts';

/** What only an explanation of a Dubov pairing says in one language; holes are `{name}`. */
export interface DubovWords {
  readonly bracket: string;
  readonly movedUp: string;
  readonly passed: Readonly<Record<'illegal' | 'criterion', string>>;
  readonly subgroups: Readonly<Record<'preference' | 'number', string>>;
  readonly shift: Readonly<Record<Shift['purpose'], string>>;
  readonly shiftFirst: string;
  readonly shiftLater: string;
  readonly first: string;
  readonly accepted: string;
  readonly acceptedAsFirst: string;
  readonly later: string;
  readonly criteria: Readonly<Record<DubovCriterion, string>>;
  readonly whyNot: { readonly order: string };
  readonly steps: Readonly<Record<OrderStep, string>>;
}

export const DUBOV_WORDS = inBoth<DubovWords>(
  {
    bracket: 'Bracket of {score}',
    movedUp: 'moved up: {players}',
    passed: {
      illegal: '{article}: with {players} moved up, not everybody could be paired',
      criterion: '{article}, {criterion}: {best} here, {passed} with {players} moved up',
    },
    subgroups: {
      preference: 'G1, who prefer White: {g1} | G2: {g2} ({article})',
      number: 'G1, the first half by number: {g1} | G2: {g2} ({article})',
    },
    shift: {
      unavoidablePairs:
        'pairs inside {group} cannot be avoided, changing sides: {players} ({article})',
      equalSizes: '{group} is larger, changing sides: {players} ({article})',
    },
    shiftFirst: 'in the order from the middle: {sequence}',
    shiftLater:
      'in the order from the middle: {sequence}; those before cannot be had with as many colour preferences',
    first: 'S1 by average of opponents against G2 by number: {pairs}',
    accepted: 'accepted: {pairs}',
    acceptedAsFirst: 'accepted as it stands: the first order of G2 is legal',
    later: 'the first order of G2 that leaves everybody a legal opponent comes later ({article})',
    criteria: {
      upfloaters: 'players who move up',
      scoreDifferences: 'differences in score',
      colourPreference: 'players without the colour they prefer',
      maximumUpfloaters: 'players who move up and have moved up as often as they may',
      maximumUpfloaterTimes: 'times that those have moved up',
      upfloatLastRound: 'players who move up as in the last round',
    },
    whyNot: {
      order:
        'With {a} against {b} every criterion is as good, but in the bracket of {score} that pairing comes later: {step} ({article}).',
    },
    steps: {
      upfloaters: 'another set of players who move up',
      unavoidablePairs: 'another number of pairs inside a subgroup',
      shifters: 'other players change subgroups',
      transposition: 'a later transposition of G2',
    },
  },
  {
    bracket: 'Groupe de {score}',
    movedUp: 'montés : {players}',
    passed: {
      illegal: '{article} : si {players} montent, tous ne peuvent pas être appariés',
      criterion: '{article}, {criterion} : {best} ici, {passed} si {players} montent',
    },
    subgroups: {
      preference: 'G1, qui préfèrent les Blancs : {g1} | G2 : {g2} ({article})',
      number: 'G1, la première moitié par numéro : {g1} | G2 : {g2} ({article})',
    },
    shift: {
      unavoidablePairs:
        'des rencontres à l’intérieur de {group} sont inévitables, changent de côté : {players} ({article})',
      equalSizes: '{group} est plus grand, changent de côté : {players} ({article})',
    },
    shiftFirst: 'dans l’ordre à partir du milieu : {sequence}',
    shiftLater:
      'dans l’ordre à partir du milieu : {sequence} ; ceux d’avant ne conviennent pas avec autant de préférences de couleur',
    first: 'S1 par moyenne des adversaires face à G2 par numéro : {pairs}',
    accepted: 'accepté : {pairs}',
    acceptedAsFirst: 'accepté tel quel : le premier ordre de G2 est légal',
    later:
      'le premier ordre de G2 qui laisse à chacun un adversaire légal vient plus tard ({article})',
    criteria: {
      upfloaters: 'joueurs qui montent',
      scoreDifferences: 'écarts de score',
      colourPreference: 'joueurs sans la couleur préférée',
      maximumUpfloaters: 'joueurs qui montent et sont déjà montés autant que permis',
      maximumUpfloaterTimes: 'fois que ceux-là sont montés',
      upfloatLastRound: 'joueurs qui montent comme à la ronde précédente',
    },
    whyNot: {
      order:
        'Avec {a} contre {b}, tous les critères sont aussi bien satisfaits, mais dans le groupe de {score} cet appariement vient plus tard : {step} ({article}).',
    },
    steps: {
      upfloaters: 'un autre choix de joueurs qui montent',
      unavoidablePairs: 'un autre nombre de rencontres à l’intérieur d’un sous-groupe',
      shifters: 'd’autres joueurs changent de sous-groupe',
      transposition: 'une transposition de G2 qui vient plus tard',
    },
  },
);

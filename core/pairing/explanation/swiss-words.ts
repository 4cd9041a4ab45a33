import { inBoth } from '../../rules/in-both.ts';
import type { ToldColourRule } from '../colours/colour-allocation.ts';

/** What explanations of every Swiss system say in one language; holes are `{name}`. */
export interface SwissWords {
  readonly residents: string;
  readonly objections: Readonly<Record<'rematch' | 'colour' | 'prohibited' | 'completion', string>>;
  /** After an objection by colours in the last round. */
  readonly noTopscorer: string;
  readonly coloursTitle: string;
  readonly colours: string;
  /** After the colours of a pair with a topscorer who may break the rule. */
  readonly exempt: string;
  readonly colourRules: Readonly<Record<ToldColourRule, string>>;
  readonly nobody: string;
  readonly whyNot: Readonly<
    Record<'paired' | 'absent' | 'absolute' | 'metInRound' | 'incomplete' | 'criterion', string>
  >;
}

export const SWISS_WORDS = inBoth<SwissWords>(
  {
    residents: 'residents: {players}',
    objections: {
      rematch: '{article}: {a} and {b} have played each other',
      colour: '{article}: {a} and {b} must both have the same colour',
      prohibited: '{a} and {b} are kept apart by the rules of the event',
      completion: '{article}: the players left over could not all be paired',
    },
    noTopscorer: '{objection}, and neither is a topscorer',
    coloursTitle: 'Colours',
    colours: '{white} has White against {black}: {rule} ({article})',
    exempt:
      '{colours}; {player} misses a colour that was due absolutely, which the last round allows with a topscorer: {topscorers} ({article})',
    colourRules: {
      bothPreferences: 'both have the colour they prefer',
      strongerPreference: 'the stronger preference is granted',
      alternation: 'the colours change from the last time they differed',
      higherRankedPreference: 'the higher ranked player’s preference is granted',
      lowerRankedPreference: 'below the median the lower ranked player’s preference is granted',
      fewerWhites: 'fewer Whites so far',
      higherRankedAlternates: 'the higher ranked player changes colour',
      lowerRankedAlternates: 'the lower ranked player changes colour',
      initialColour: 'the initial colour decides',
      onlyPreference: 'only one of the two prefers a colour, and has it',
      lowerDifference: 'White goes to the lower colour difference',
      firstTeamPreference: 'the first team’s preference is granted',
      firstTeamAlternates: 'the first team changes colour',
      otherTeamAlternates: 'the other team changes colour',
    },
    nobody: 'nobody',
    whyNot: {
      paired: '{a} and {b} do meet in this round.',
      absent: 'Not paired in this round at all: {players}.',
      absolute: '{a} and {b} cannot meet in this round: {objection}.',
      metInRound: '{objection} in round {round}',
      incomplete: 'With {a} against {b} the other players could not all be paired ({article}).',
      criterion:
        'With {a} against {b} the bracket of {score} is worse by {article}, {criterion}: {together} instead of {best}.',
    },
  },
  {
    residents: 'résidents : {players}',
    objections: {
      rematch: '{article} : {a} et {b} ont déjà joué ensemble',
      colour: '{article} : {a} et {b} doivent avoir tous deux la même couleur',
      prohibited: '{a} et {b} sont séparés par le règlement du tournoi',
      completion: '{article} : les joueurs restants ne pourraient pas tous être appariés',
    },
    noTopscorer: '{objection}, et aucun des deux n’est joueur en tête',
    coloursTitle: 'Couleurs',
    colours: '{white} a les Blancs contre {black} : {rule} ({article})',
    exempt:
      '{colours} ; {player} n’a pas la couleur absolument due, ce que la dernière ronde permet avec un joueur en tête : {topscorers} ({article})',
    colourRules: {
      bothPreferences: 'chacun a la couleur qu’il préfère',
      strongerPreference: 'la préférence la plus forte est satisfaite',
      alternation: 'les couleurs alternent par rapport à la dernière fois où elles différaient',
      higherRankedPreference: 'la préférence du mieux classé est satisfaite',
      lowerRankedPreference: 'sous la médiane, la préférence du moins bien classé est satisfaite',
      fewerWhites: 'moins souvent les Blancs jusqu’ici',
      higherRankedAlternates: 'le mieux classé change de couleur',
      lowerRankedAlternates: 'le moins bien classé change de couleur',
      initialColour: 'la couleur initiale décide',
      onlyPreference: 'un seul des deux préfère une couleur, et l’obtient',
      lowerDifference: 'les Blancs vont à la plus petite différence de couleurs',
      firstTeamPreference: 'la préférence de la première équipe est satisfaite',
      firstTeamAlternates: 'la première équipe change de couleur',
      otherTeamAlternates: 'l’autre équipe change de couleur',
    },
    nobody: 'personne',
    whyNot: {
      paired: '{a} et {b} se rencontrent bien à cette ronde.',
      absent: 'Pas du tout appariés à cette ronde : {players}.',
      absolute: '{a} et {b} ne peuvent pas se rencontrer à cette ronde : {objection}.',
      metInRound: '{objection} à la ronde {round}',
      incomplete:
        'Avec {a} contre {b}, les autres joueurs ne pourraient pas tous être appariés ({article}).',
      criterion:
        'Avec {a} contre {b}, le groupe de {score} est moins bon par {article}, {criterion} : {together} au lieu de {best}.',
    },
  },
);

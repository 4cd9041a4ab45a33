import type { TeamSwissCriterion } from '../../../rules/editions/team-swiss-articles.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { ByeBar } from '../../field/pairing-allocated-bye.ts';

/** What an explanation of a round of teams says in one language; holes are `{name}`. */
export interface TeamSwissWords {
  readonly bracket: string;
  readonly residents: string;
  readonly upfloaters: string;
  readonly passedOver: Readonly<Record<TeamSwissCriterion | 'completion', string>>;
  readonly first: string;
  readonly acceptedAsFirst: string;
  readonly criterion: string;
  readonly laterOnly: string;
  readonly accepted: string;
  readonly criteria: Readonly<Record<TeamSwissCriterion, string>>;
  readonly bye: string;
  readonly byePassedOver: Readonly<Record<ByeBar, string>>;
  readonly whyNotBye: string;
  readonly whyNotIncomplete: string;
  readonly whyNotOrder: Readonly<Record<'sets' | 'pairings', string>>;
  readonly none: string;
}

const TOO_MANY = '{team} stays: ';
const RESTE = '{team} reste : ';

export const TEAM_SWISS_WORDS = inBoth<TeamSwissWords>(
  {
    bracket: 'Bracket of {score}',
    residents: 'residents: {teams}',
    upfloaters: 'upfloaters, so that everybody has an opponent: {teams}',
    passedOver: {
      completion: `${TOO_MANY}with it the teams left could not all be paired ({article})`,
      upfloaters: `${TOO_MANY}with it more teams would float up ({article})`,
      upfloaterScores: `${TOO_MANY}with it somebody of a lower score would float up ({article})`,
      followingScoregroup: `${TOO_MANY}without it the following scoregroup would need more upfloaters ({article})`,
      upfloatersFloated: `${TOO_MANY}it was a floater in the round before, or would bring one ({article})`,
      colourPreference: `${TOO_MANY}by colours ({article})`,
      strongPreference: `${TOO_MANY}by colours ({article})`,
      opponentsFloated: `${TOO_MANY}by who floated ({article})`,
    },
    first: 'the smaller numbers against the larger: {pairs}',
    acceptedAsFirst: 'accepted as it stands: it comes first and complies with every criterion',
    criterion: '{article}, {criterion}: {best} here, {first} with the pairing that comes first',
    laterOnly: 'the first pairing that is allowed ({article})',
    accepted: 'accepted: {pairs}',
    criteria: {
      upfloaters: 'teams that float up',
      upfloaterScores: 'scores of those that float up, the lowest first',
      followingScoregroup: 'upfloaters that the following scoregroup then needs',
      upfloatersFloated: 'upfloaters that were floaters in the round before',
      colourPreference: 'teams without the colour they prefer',
      strongPreference: 'teams without the colour they strongly prefer',
      opponentsFloated: 'opponents of upfloaters that were floaters in the round before',
    },
    bye: '{team} ({score}, {games} {games|match|matches} played) has the bye ({article}).',
    byePassedOver: {
      barred: '{article}: {team} has had a bye, or won a match by forfeit',
      completion: '{article}: without {team} the others could not all be paired',
    },
    whyNotBye: 'With {a} against {b} the bye would go to {together} instead of {best} ({article}).',
    whyNotIncomplete: 'With {a} against {b} the other teams could not all be paired ({article}).',
    whyNotOrder: {
      sets: 'With {a} against {b} every criterion is as good, but in the bracket of {score} these upfloaters come later: {together} instead of {best} ({article}).',
      pairings:
        'With {a} against {b} every criterion is as good, but in the bracket of {score} that pairing comes later by its numbers: {together} instead of {best} ({article}).',
    },
    none: 'none',
  },
  {
    bracket: 'Groupe de {score}',
    residents: 'résidentes : {teams}',
    upfloaters: 'montent, pour que chacune ait un adversaire : {teams}',
    passedOver: {
      completion: `${RESTE}avec elle, les équipes restantes ne pourraient pas toutes être appariées ({article})`,
      upfloaters: `${RESTE}avec elle, davantage d’équipes monteraient ({article})`,
      upfloaterScores: `${RESTE}avec elle, une équipe d’un score plus bas monterait ({article})`,
      followingScoregroup: `${RESTE}sans elle, il faudrait au groupe suivant davantage d’équipes d’en bas ({article})`,
      upfloatersFloated: `${RESTE}elle a flotté à la ronde précédente, ou en ferait monter une qui a flotté ({article})`,
      colourPreference: `${RESTE}par les couleurs ({article})`,
      strongPreference: `${RESTE}par les couleurs ({article})`,
      opponentsFloated: `${RESTE}par les flottements ({article})`,
    },
    first: 'les petits numéros contre les grands : {pairs}',
    acceptedAsFirst: 'accepté tel quel : il vient en premier et satisfait tous les critères',
    criterion:
      '{article}, {criterion} : {best} ici, {first} avec l’appariement qui vient en premier',
    laterOnly: 'le premier appariement permis ({article})',
    accepted: 'accepté : {pairs}',
    criteria: {
      upfloaters: 'équipes qui montent',
      upfloaterScores: 'scores de celles qui montent, le plus bas d’abord',
      followingScoregroup: 'équipes d’en bas qu’il faut ensuite au groupe suivant',
      upfloatersFloated: 'équipes qui montent et ont flotté à la ronde précédente',
      colourPreference: 'équipes sans la couleur préférée',
      strongPreference: 'équipes sans la couleur fortement préférée',
      opponentsFloated: 'adversaires d’équipes qui montent, ayant flotté à la ronde précédente',
    },
    bye: '{team} ({score}, {games} {games|match joué|matchs joués}) est exempte ({article}).',
    byePassedOver: {
      barred: '{article} : {team} a déjà été exempte, ou gagné un match par forfait',
      completion: '{article} : sans {team}, les autres ne pourraient pas toutes être appariées',
    },
    whyNotBye: 'Avec {a} contre {b}, l’exempte serait {together} au lieu de {best} ({article}).',
    whyNotIncomplete:
      'Avec {a} contre {b}, les autres équipes ne pourraient pas toutes être appariées ({article}).',
    whyNotOrder: {
      sets: 'Avec {a} contre {b}, tous les critères sont aussi bien satisfaits, mais dans le groupe de {score} ces équipes montent plus tard dans l’ordre : {together} au lieu de {best} ({article}).',
      pairings:
        'Avec {a} contre {b}, tous les critères sont aussi bien satisfaits, mais dans le groupe de {score} cet appariement vient plus tard par ses numéros : {together} au lieu de {best} ({article}).',
    },
    none: 'aucune',
  },
);

import { inBoth } from '../../rules/in-both.ts';
import type { KeizerColourRule } from './colours.ts';
import type { PassedOver } from './ladder.ts';

/** What an explanation of a round by Keizer's system says in one language; holes are `{name}`. */
export interface LadderWords {
  readonly ranking: string;
  readonly shortened: string;
  readonly unsettled: string;
  readonly bye: string;
  readonly nearest: string;
  readonly found: string;
  readonly passedOver: Readonly<Record<PassedOver['because'], string>>;
  readonly colours: string;
  readonly colourRules: Readonly<Record<KeizerColourRule, string>>;
  readonly meet: string;
  readonly absent: string;
  readonly hasBye: string;
  readonly prohibited: string;
  readonly metLately: string;
  readonly order: string;
  readonly taken: string;
  readonly completion: string;
}

export const LADDER_WORDS = inBoth<LadderWords>(
  {
    ranking:
      'The {players} who play stand in order of Keizer’s points; from the top each meets the nearest below (Keizer 3.3).',
    shortened:
      'Two who have met should have {wished} rounds between; with these players no more than {kept} can be kept (Keizer 3.2).',
    unsettled:
      'Points and values do not come to rest: each order brings back an earlier one, and the last is taken (Keizer 2.4).',
    bye: '{player} has the bye: the last of those with the fewest byes (Keizer 3.1).',
    nearest: '{upper} meets the nearest below, {lower} (Keizer 3.3).',
    found: '{upper} meets {lower}, the nearest below who can be had (Keizer 3.3).',
    passedOver: {
      prohibited: '{player} is not to be paired with {upper} (Keizer 3.2).',
      metLately: '{player} and {upper} met in round {round}, too short a while ago (Keizer 3.2).',
      completion: 'With {player} somebody else would be left without an opponent (Keizer 3.3).',
    },
    colours: '{white} has White: {rule}.',
    colourRules: {
      returnGame: 'Black in their last game (Keizer 4.1)',
      balance: 'fewer Whites so far, counted against the Blacks (Keizer 4.2)',
      alternate: 'Black when they last had different colours (Keizer 4.3)',
      upper: 'the higher placed changes colour (Keizer 4.4)',
      lot: 'by the lot drawn, board after board in turn (Keizer 4.5)',
    },
    meet: '{a} and {b} do meet in this round.',
    absent: '{player} does not play in this round.',
    hasBye: '{player} has the bye: the last of those with the fewest byes (Keizer 3.1).',
    prohibited: '{a} and {b} are not to be paired with each other (Keizer 3.2).',
    metLately: '{a} and {b} met in round {round}; {kept} rounds are kept between (Keizer 3.2).',
    order: '{upper} chooses first, and {lower} stands nearer than {other} (Keizer 3.3).',
    taken: '{upper} stands higher and has found {lower} before {other} could (Keizer 3.3).',
    completion:
      'Were {a} and {b} paired, somebody else would be left without an opponent (Keizer 3.3).',
  },
  {
    ranking:
      'Les {players} joueurs de la ronde sont rangés par points Keizer ; depuis le haut, chacun rencontre le plus proche au-dessous (Keizer 3.3).',
    shortened:
      'Entre deux parties des mêmes joueurs on souhaite {wished} rondes ; avec ces joueurs, pas plus de {kept} ne sont possibles (Keizer 3.2).',
    unsettled:
      'Points et valeurs ne se stabilisent pas : chaque ordre en ramène un précédent, et le dernier est retenu (Keizer 2.4).',
    bye: '{player} est exempt : le dernier de ceux qui l’ont été le moins (Keizer 3.1).',
    nearest: '{upper} rencontre le plus proche au-dessous, {lower} (Keizer 3.3).',
    found: '{upper} rencontre {lower}, le plus proche au-dessous qui soit possible (Keizer 3.3).',
    passedOver: {
      prohibited: '{player} ne doit pas être apparié avec {upper} (Keizer 3.2).',
      metLately:
        '{player} et {upper} se sont rencontrés à la ronde {round}, il y a trop peu de temps (Keizer 3.2).',
      completion: 'Avec {player}, quelqu’un d’autre resterait sans adversaire (Keizer 3.3).',
    },
    colours: '{white} a les Blancs : {rule}.',
    colourRules: {
      returnGame: 'les Noirs dans leur dernière partie (Keizer 4.1)',
      balance: 'moins de Blancs jusqu’ici, compte tenu des Noirs (Keizer 4.2)',
      alternate: 'les Noirs quand leurs couleurs différaient pour la dernière fois (Keizer 4.3)',
      upper: 'le mieux placé change de couleur (Keizer 4.4)',
      lot: 'selon le tirage au sort, échiquier après échiquier en alternance (Keizer 4.5)',
    },
    meet: '{a} et {b} se rencontrent bien à cette ronde.',
    absent: '{player} ne joue pas à cette ronde.',
    hasBye: '{player} est exempt : le dernier de ceux qui l’ont été le moins (Keizer 3.1).',
    prohibited: '{a} et {b} ne doivent pas être appariés ensemble (Keizer 3.2).',
    metLately:
      '{a} et {b} se sont rencontrés à la ronde {round} ; {kept} rondes d’écart sont gardées (Keizer 3.2).',
    order: '{upper} choisit en premier, et {lower} est plus proche que {other} (Keizer 3.3).',
    taken: '{upper} est mieux placé et a trouvé {lower} avant {other} (Keizer 3.3).',
    completion:
      'Si {a} et {b} étaient appariés, quelqu’un d’autre resterait sans adversaire (Keizer 3.3).',
  },
);

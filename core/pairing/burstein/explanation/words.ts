import type { BursteinCriterion } from '../../../rules/editions/burstein-criteria.ts';
import { inBoth } from '../../../rules/in-both.ts';

/** What only an explanation of a Burstein pairing says in one language; holes are `{name}`. */
export interface BursteinWords {
  readonly seeding: string;
  readonly bracket: string;
  readonly movedDown: string;
  readonly ranking: string;
  readonly member: string;
  readonly first: string;
  readonly floats: string;
  readonly criterion: string;
  readonly accepted: string;
  readonly acceptedAsFirst: string;
  readonly criteria: Readonly<Record<BursteinCriterion, string>>;
  readonly whyNotOrder: string;
  readonly nobody: string;
}

export const BURSTEIN_WORDS = inBoth<BursteinWords>(
  {
    seeding:
      'Round {round} is one of {seeding} seeding {seeding|round|rounds}, paired by the Dutch system ({article}).',
    bracket: 'Bracket of {score}',
    movedDown: 'moved down: {players}',
    ranking: 'by opposition met, Buchholz then Sonneborn-Berger ({article}): {players}',
    member: '{player} ({buchholz}, {berger})',
    first: 'the first ranked with the last, and so on: {pairs}',
    floats: 'floating down: {players}',
    criterion: '{article}, {criterion}: {best} here, {passed} with the pairing that comes first',
    accepted: 'accepted: {pairs}',
    acceptedAsFirst: 'accepted as it stands: it comes first and complies with every criterion',
    criteria: {
      floaters: 'players who float down',
      floaterScores: 'scores of those who float down',
      followingBracket: 'players who then float out of the following bracket',
      colourPreference: 'players without the colour they prefer',
    },
    whyNotOrder:
      'With {a} against {b} every criterion is as good, but in the bracket of {score} that pairing comes later: {player} would meet {together} instead of {best} ({article}).',
    nobody: 'nobody',
  },
  {
    seeding:
      'La ronde {round} est l’une des {seeding} {seeding|ronde|rondes} de mise en place, appariées par le système hollandais ({article}).',
    bracket: 'Groupe de {score}',
    movedDown: 'descendus : {players}',
    ranking: 'par opposition rencontrée, Buchholz puis Sonneborn-Berger ({article}) : {players}',
    member: '{player} ({buchholz} ; {berger})',
    first: 'le premier du classement avec le dernier, et ainsi de suite : {pairs}',
    floats: 'descendent : {players}',
    criterion:
      '{article}, {criterion} : {best} ici, {passed} avec l’appariement qui vient en premier',
    accepted: 'accepté : {pairs}',
    acceptedAsFirst: 'accepté tel quel : il vient en premier et satisfait tous les critères',
    criteria: {
      floaters: 'joueurs qui descendent',
      floaterScores: 'scores de ceux qui descendent',
      followingBracket: 'joueurs qui descendent ensuite du groupe suivant',
      colourPreference: 'joueurs sans la couleur préférée',
    },
    whyNotOrder:
      'Avec {a} contre {b}, tous les critères sont aussi bien satisfaits, mais dans le groupe de {score} cet appariement vient plus tard : {player} rencontrerait {together} au lieu de {best} ({article}).',
    nobody: 'personne',
  },
);

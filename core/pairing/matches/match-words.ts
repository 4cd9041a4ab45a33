import { inBoth } from '../../rules/in-both.ts';

/** What is said of the later games of a match in one language; holes are `{name}`. */
interface MatchWords {
  readonly round: string;
  readonly colours: string;
  readonly bye: string;
  readonly meet: string;
  readonly opponents: string;
  readonly without: string;
}

export const MATCH_WORDS = inBoth<MatchWords>(
  {
    round: 'Game {game} of match {match}: those who met in round {first} play on ({article}).',
    colours: '{white} has White: colours change from game to game of a match ({article}).',
    bye: '{player} has the bye of the whole match.',
    meet: '{a} and {b} do meet in this round.',
    opponents:
      'The match of {player} is against {opponent}, from its first game to its last ({article}).',
    without: '{player} has no match in this round ({article}).',
  },
  {
    round:
      'Partie {game} du match {match} : ceux qui se sont rencontrés à la ronde {first} continuent ({article}).',
    colours:
      '{white} a les Blancs : les couleurs alternent d’une partie du match à l’autre ({article}).',
    bye: '{player} est exempt pour tout le match.',
    meet: '{a} et {b} se rencontrent bien à cette ronde.',
    opponents:
      'Le match de {player} se joue contre {opponent}, de la première partie à la dernière ({article}).',
    without: '{player} n’a pas de match à cette ronde ({article}).',
  },
);

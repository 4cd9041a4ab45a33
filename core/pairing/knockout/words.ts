import { inBoth } from '../../rules/in-both.ts';

/** What an explanation of a cup says in one language; holes are `{name}`. */
interface CupWords {
  readonly round: string;
  readonly walkOver: string;
  readonly first: string;
  readonly later: string;
  readonly third: string;
  readonly came: Readonly<
    Record<'enters' | 'won' | 'tieBreak' | 'playedOff' | 'forfeit' | 'walkOver', string>
  >;
  readonly colours: Readonly<Record<'fewerWhites' | 'lot', string>>;
  readonly meet: string;
  readonly opponents: string;
  readonly without: string;
  readonly earliest: string;
  readonly never: string;
}

export const CUP_WORDS = inBoth<CupWords>(
  {
    round: '{name}: {matches} {matches|match|matches} of the bracket (LA 3.3).',
    walkOver: '{player} goes through without a match: there is no opponent left.',
    first:
      'Places {a} and {b} of the bracket: of the places that meet, the strongest has the weakest (LA 3.3).',
    later:
      'Match {match} of this round is between those who come out of two matches before it (LA 3.3).',
    third: 'Those who lost the semi-finals meet for the third place.',
    came: {
      enters: '{player} (number {number}) comes in with this round.',
      won: '{player} won the match against {loser} in the round before.',
      tieBreak: '{player} went through against {loser}, a drawn match, by the tie-breaks.',
      playedOff: '{player} went through against {loser} after a tied match.',
      forfeit: '{player} went through against {loser}, who forfeited.',
      walkOver: '{player} had no opponent in the round before.',
    },
    colours: {
      fewerWhites: '{white} has White in the first game: fewer Whites so far.',
      lot: '{white} has White in the first game, by the lot drawn, match after match in turn.',
    },
    meet: '{a} and {b} do meet in this round.',
    opponents: '{player} meets {opponent} in this round, as the bracket has it (LA 3.3).',
    without: '{player} has no match in this round (LA 3.3).',
    earliest: '{a} and {b} can meet in round {round} of the cup: {name} (LA 3.3).',
    never: 'One of them is out of the cup.',
  },
  {
    round: '{name} : {matches} {matches|match|matchs} du tableau (LA 3.3).',
    walkOver: '{player} passe sans jouer : il n’a plus d’adversaire.',
    first:
      'Places {a} et {b} du tableau : parmi les places qui se rencontrent, la plus forte a la plus faible (LA 3.3).',
    later:
      'Le match {match} de ce tour oppose ceux qui sortent de deux matchs précédents (LA 3.3).',
    third: 'Les perdants des demi-finales se rencontrent pour la troisième place.',
    came: {
      enters: '{player} (numéro {number}) entre en lice à ce tour.',
      won: '{player} a gagné le match contre {loser} au tour précédent.',
      tieBreak: '{player} s’est qualifié contre {loser}, match nul, au départage.',
      playedOff: '{player} s’est qualifié contre {loser} après un match à égalité.',
      forfeit: '{player} s’est qualifié contre {loser}, forfait.',
      walkOver: '{player} n’avait pas d’adversaire au tour précédent.',
    },
    colours: {
      fewerWhites: '{white} a les Blancs dans la première partie : moins de Blancs jusqu’ici.',
      lot: '{white} a les Blancs dans la première partie, selon le tirage au sort, match après match en alternance.',
    },
    meet: '{a} et {b} se rencontrent bien à cette ronde.',
    opponents: '{player} rencontre {opponent} à cette ronde, selon le tableau (LA 3.3).',
    without: '{player} n’a pas de match à cette ronde (LA 3.3).',
    earliest: '{a} et {b} peuvent se rencontrer au tour {round} de la coupe : {name} (LA 3.3).',
    never: 'L’un des deux est éliminé.',
  },
);

import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde cup` says in one language; holes are `{name}`. */
export interface CupWords {
  readonly about: string;
  readonly argument_entrants: string;
  readonly option_exempt: string;
  readonly option_bracket: string;
  readonly option_protected: string;
  readonly option_lots: string;
  readonly option_games: string;
  readonly option_thirdPlace: string;
  readonly option_late: string;
  readonly option_playOff: string;
  readonly notAProcedure: string;
  readonly option_sideA: string;
  readonly notASide: string;
  readonly quantities: string;
  readonly givenUp: string;
  readonly exemptFirst: string;
  readonly header: readonly [string, string, string, string];
  readonly preliminary: string;
  readonly round: string;
  readonly stages: Readonly<Record<1 | 2 | 4, string>>;
  readonly stage: string;
  readonly match: string;
  readonly goesOn: string;
  readonly notAnExemption: string;
  readonly notProtected: string;
  readonly protectedWithoutLots: string;
  readonly bracketWithLate: string;
  readonly bracketTooLarge: string;
  readonly refusals: Readonly<
    Record<
      'tooFewEntrants' | 'tooManyEntrants' | 'nobodyAvailable' | 'afterTheFinal' | 'noPlan',
      string
    >
  >;
}

export const CUP_WORDS = inBoth<CupWords>(
  {
    about: 'plan a cup: rounds, exempt entrants, preliminary rounds, late entries, bracket',
    argument_entrants: 'number of players or teams entered',
    option_exempt:
      'late entries, count:rounds skipped or count:round entered, such as 250:2,80:4 or 1:1/16',
    option_bracket: 'also draw the first round, by rank',
    option_protected: 'seeds that keep their places when the others draw lots',
    option_lots: 'draw the places from this published seed instead of by rank',
    option_games: 'of a cup: games of a match, each a round',
    option_thirdPlace: 'of a cup: a match for the third place',
    option_late:
      'of a cup: who comes in later, count:rounds skipped or count:round entered, such as 25:1,8:2 or 1:1/16',
    option_playOff:
      'of a cup: how level matches are played off, such as 2x3+2, or 2x3+2/1 with Armageddon after one drawn single game',
    notAProcedure:
      '“{value}” is no procedure of play-offs. Write games, minutes and seconds a move, such as 2x3+2, and /1 for Armageddon after one drawn single game.',
    option_sideA:
      'of a match of two sides: who is on side A, such as numbers:1-4, club:Fougères, federation:FRA, league:BRE or tag:home',
    notASide:
      'Not a side: {value}. Write numbers:1-4, or federation, club, league or tag with a name, such as club:Fougères.',
    quantities:
      'Available D {available}, fictitious F {fictitious}, net PN {net}: {rounds} {rounds|round|rounds}, exempt from the first E {exempt}',
    givenUp:
      'With {preliminaryRounds} preliminary {preliminaryRounds|round|round|rounds}: F {fictitious}, PN {net}, E {exempt} ≥ D {available}: one more',
    exemptFirst: 'The {exempt} exempt are drawn by lot, or are the best seeds.',
    header: ['round', 'coming in', 'participants', 'qualified'],
    preliminary: 'preliminary round {round}',
    round: 'round {round}',
    stages: { 1: 'final', 2: 'semi-finals', 4: 'quarter-finals' },
    stage: '1/{stage}',
    match: '{match}.',
    goesOn: '{entrant} exempt',
    notAnExemption:
      '“{value}” is no late entry. Write count:rounds skipped, such as 250:2, or count:1/16, with commas between.',
    notProtected:
      '“{value}” is no number of protected seeds. Write a whole number from 0 to {entrants}.',
    protectedWithoutLots:
      'Seeds are protected when the others draw lots: add --lots with the published seed.',
    bracketWithLate:
      'A bracket is drawn where everybody enters in the first rounds: leave --exempt out, or draw each round when it is known who plays it.',
    bracketTooLarge: 'A bracket of {entrants} cannot be read; {most} entrants are drawn at most.',
    refusals: {
      tooFewEntrants:
        '“{entrants}” is no number of entrants. Write a whole number from 2, such as 23.',
      tooManyEntrants:
        '{entrants} entrants are more than any cup has; a million are planned at most.',
      nobodyAvailable:
        'All of the {entrants} entrants would come in late ({late}): nobody is left to play the first round. Exempt fewer.',
      afterTheFinal:
        'Who skips {skipped} rounds would come in after the final. Let them skip fewer rounds.',
      noPlan:
        'No number of preliminary rounds makes this come out: {available} available and {fictitious} fictitious make {net}, so {exempt} of {available} would be exempt. Exempt others, or for fewer rounds.',
    },
  },
  {
    about: 'planifier une coupe : tours, exempts, tours préliminaires, entrées tardives, tableau',
    argument_entrants: 'nombre de joueurs ou d’équipes inscrits',
    option_exempt:
      'entrées tardives, nombre:tours sautés ou nombre:tour d’entrée, comme 250:2,80:4 ou 1:1/16',
    option_bracket: 'dresser aussi le premier tour, par rang',
    option_protected: 'têtes de série qui gardent leur place quand les autres tirent au sort',
    option_lots: 'tirer les places de cette graine publiée au lieu du rang',
    option_games: 'pour une coupe : parties par match, chacune une ronde',
    option_thirdPlace: 'pour une coupe : un match pour la troisième place',
    option_late:
      'pour une coupe : qui entre plus tard, nombre:tours sautés ou nombre:tour d’entrée, comme 25:1,8:2 ou 1:1/16',
    option_playOff:
      'pour une coupe : départage des matchs à égalité, comme 2x3+2, ou 2x3+2/1 avec Armageddon après une partie unique nulle',
    notAProcedure:
      '« {value} » n’est pas une procédure de départage. Écrivez parties, minutes et secondes par coup, comme 2x3+2, et /1 pour un Armageddon après une partie unique nulle.',
    option_sideA:
      'd’un match de deux camps : qui est dans le camp A, par exemple numbers:1-4, club:Fougères, federation:FRA, league:BRE ou tag:home',
    notASide:
      'Ce n’est pas un camp : {value}. Écrivez numbers:1-4, ou federation, club, league ou tag avec un nom, par exemple club:Fougères.',
    quantities:
      'Disponibles D {available}, fictifs F {fictitious}, net PN {net} : {rounds} {rounds|tour|tours}, exempts du premier E {exempt}',
    givenUp:
      'Avec {preliminaryRounds} {preliminaryRounds|tour préliminaire|tour préliminaire|tours préliminaires} : F {fictitious}, PN {net}, E {exempt} ≥ D {available} : un de plus',
    exemptFirst: 'Les {exempt} exempts sont tirés au sort, ou sont les meilleures têtes de série.',
    header: ['tour', 'entrants', 'participants', 'qualifiés'],
    preliminary: 'tour préliminaire {round}',
    round: 'tour {round}',
    stages: { 1: 'finale', 2: 'demi-finales', 4: 'quarts de finale' },
    stage: '1/{stage}',
    match: '{match}.',
    goesOn: '{entrant} exempt',
    notAnExemption:
      '« {value} » n’est pas une entrée tardive. Écrivez nombre:tours sautés, comme 250:2, ou nombre:1/16, séparés par des virgules.',
    notProtected:
      '« {value} » n’est pas un nombre de têtes de série. Écrivez un nombre entier de 0 à {entrants}.',
    protectedWithoutLots:
      'Des têtes de série se protègent quand les autres tirent au sort : ajoutez --lots avec la graine publiée.',
    bracketWithLate:
      'Un tableau se dresse quand tous entrent aux premiers tours : enlevez --exempt, ou tirez chaque tour quand on sait qui le joue.',
    bracketTooLarge:
      'Un tableau à {entrants} ne se lit pas ; on en dresse à {most} inscrits au plus.',
    refusals: {
      tooFewEntrants:
        '« {entrants} » n’est pas un nombre d’inscrits. Écrivez un nombre entier à partir de 2, comme 23.',
      tooManyEntrants:
        '{entrants} inscrits sont plus que n’en a aucune coupe ; on en planifie un million au plus.',
      nobodyAvailable:
        'Les {entrants} inscrits entreraient tous plus tard ({late}) : personne ne joue le premier tour. Exemptez-en moins.',
      afterTheFinal:
        'Qui saute {skipped} tours entrerait après la finale. Faites-lui sauter moins de tours.',
      noPlan:
        'Aucun nombre de tours préliminaires ne convient : {available} disponibles et {fictitious} fictifs font {net}, donc {exempt} sur {available} seraient exempts. Exemptez-en d’autres, ou de moins de tours.',
    },
  },
);

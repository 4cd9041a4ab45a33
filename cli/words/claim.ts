import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde claim` says in one language besides the claim itself; holes are `{name}`. */
interface ClaimCommandWords {
  readonly about: string;
  readonly argument_score: string;
  readonly option_repetition: string;
  readonly option_moves: string;
  readonly option_position: string;
  readonly option_flag: string;
  readonly option_next: string;
  readonly option_game: string;
  readonly option_play: string;
  readonly option_edition: string;
  readonly notAGame: string;
  readonly notAPlay: string;
}

export const CLAIM_COMMAND_WORDS = inBoth<ClaimCommandWords>(
  {
    about:
      'prove a claim from the moves or the position: repetition, fifty moves, mate, dead position, flag',
    argument_score:
      'a PGN file, - for standard input, or in quotes moves (English or French letters) or a position (FEN)',
    option_repetition: 'only: how often the position has appeared',
    option_moves: 'only: moves without capture or pawn move',
    option_position: 'only: mate, stalemate, dead or impossible position',
    option_flag: 'the flag of this colour has fallen: can the opponent still mate?',
    option_next: 'the move the claimant has written down and not played',
    option_game: 'which game of a file with several (default: 1)',
    option_play: 'standard, rapid or blitz, for the time a wrong claim costs (default: standard)',
    option_edition: 'edition of the Laws (default: the one in force today)',
    notAGame: '“{value}” after --game is not a number from 1 on.',
    notAPlay: '“{value}” after {option} is none of {known}.',
  },
  {
    about:
      'prouver une réclamation par les coups ou la position : répétition, cinquante coups, mat, position morte, drapeau',
    argument_score:
      'un fichier PGN, - pour l’entrée standard, ou entre guillemets des coups (lettres françaises ou anglaises) ou une position (FEN)',
    option_repetition: 'seulement : combien de fois la position est apparue',
    option_moves: 'seulement : coups sans prise ni mouvement de pion',
    option_position: 'seulement : mat, pat, position morte ou impossible',
    option_flag: 'le drapeau de cette couleur est tombé : l’adversaire peut-il encore mater ?',
    option_next: 'le coup que le réclamant a écrit sans le jouer',
    option_game: 'laquelle des parties d’un fichier (par défaut : 1)',
    option_play:
      'standard, rapid ou blitz, pour le temps que coûte une réclamation incorrecte (par défaut : standard)',
    option_edition: 'édition des Règles du jeu (par défaut : celle en vigueur aujourd’hui)',
    notAGame: '« {value} » après --game n’est pas un nombre à partir de 1.',
    notAPlay: '« {value} » après {option} n’est aucun de {known}.',
  },
);

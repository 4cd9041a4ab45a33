import type { CastlingMove, CastlingSide } from '@ronde/core/decisions/chess960/castling-move.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde chess960` says in one language; holes are `{name}`. */
export interface Chess960Words {
  readonly about: string;
  readonly option_id: string;
  readonly option_rank: string;
  readonly option_seed: string;
  readonly option_rounds: string;
  readonly notAnId: string;
  readonly notARank: string;
  readonly notRounds: string;
  readonly oneOfThem: string;
  readonly letters: string;
  readonly round: string;
  readonly position: string;
  readonly seed: string;
  readonly castling: Readonly<Record<CastlingSide, string>>;
  readonly moves: Readonly<Record<CastlingMove, string>>;
}

export const CHESS960_WORDS = inBoth<Chess960Words>(
  {
    about:
      'a starting position of Chess960: by its number, by its pieces, or drawn by lot for each round',
    option_id: 'number of the position, 0 to 959; 518 is the usual one',
    option_rank: 'pieces of the first rank from a to h, in the letters KQRBN or RDTFC',
    option_seed: 'seed of the lot (default: drawn here and printed)',
    option_rounds: 'draw one position for each of so many rounds (default: 1)',
    notAnId: '“{value}” is not the number of a position: 0 to 959.',
    notARank:
      '“{value}” is no starting position: eight pieces, the king between the rooks, bishops on squares of both colours (Guidelines II.2).',
    notRounds: '“{value}” is not a number of rounds from 1 to 50.',
    oneOfThem: 'Give --id, --rank or --seed, not several of them.',
    letters: 'KQRBN',
    round: 'Round {round}: position {id}',
    position: 'Position {id}',
    seed: 'Drawn with the seed “{seed}”: --seed {seed} draws the same again.',
    castling: { c: 'Castling to the c-file: {move}.', g: 'Castling to the g-file: {move}.' },
    moves: {
      both: 'king and rook both move',
      exchange: 'king and rook exchange places',
      king: 'the king alone moves',
      rook: 'the rook alone moves',
    },
  },
  {
    about:
      'une position de départ de Chess960 : par son numéro, par ses pièces, ou tirée au sort pour chaque ronde',
    option_id: 'numéro de la position, 0 à 959 ; 518 est la position habituelle',
    option_rank: 'pièces de la première rangée de a à h, avec les lettres RDTFC ou KQRBN',
    option_seed: 'graine du tirage (par défaut : tirée ici et affichée)',
    option_rounds: 'tirer une position pour chacune de tant de rondes (par défaut : 1)',
    notAnId: '« {value} » n’est pas le numéro d’une position : 0 à 959.',
    notARank:
      '« {value} » n’est pas une position de départ : huit pièces, le roi entre les tours, des fous sur des cases des deux couleurs (Directives II.2).',
    notRounds: '« {value} » n’est pas un nombre de rondes de 1 à 50.',
    oneOfThem: 'Donnez --id, --rank ou --seed, pas plusieurs à la fois.',
    letters: 'RDTFC',
    round: 'Ronde {round} : position {id}',
    position: 'Position {id}',
    seed: 'Tirée avec la graine « {seed} » : --seed {seed} tire la même à nouveau.',
    castling: { c: 'Roque vers la colonne c : {move}.', g: 'Roque vers la colonne g : {move}.' },
    moves: {
      both: 'le roi et la tour se déplacent tous deux',
      exchange: 'le roi et la tour échangent leurs places',
      king: 'le roi seul se déplace',
      rook: 'la tour seule se déplace',
    },
  },
);

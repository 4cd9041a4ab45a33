import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde chess960` says in one language; holes are `{name}`. */
export interface Chess960Words {
  readonly about: string;
  readonly argument_event: string;
  readonly option_usual: string;
  readonly option_round: string;
  readonly ofAnEvent: string;
  readonly option_id: string;
  readonly option_rank: string;
  readonly option_seed: string;
  readonly option_rounds: string;
  readonly notAnId: string;
  readonly notARank: string;
  readonly notRounds: string;
  readonly oneOfThem: string;
  readonly round: string;
  readonly seed: string;
}

export const CHESS960_WORDS = inBoth<Chess960Words>(
  {
    about:
      'a starting position of Chess960: by its number, by its pieces, or drawn by lot for each round; kept with an event where one is named',
    argument_event: 'the event whose round begins with it: its log keeps it',
    option_usual: 'the usual position again, for a round of the event',
    option_round: 'the round of the event (default: the next to begin)',
    ofAnEvent: '--usual and --round are of an event: name it.',
    option_id: 'number of the position, 0 to 959; 518 is the usual one',
    option_rank: 'pieces of the first rank from a to h, in the letters KQRBN or RDTFC',
    option_seed: 'seed of the lot (default: drawn here and printed)',
    option_rounds: 'draw one position for each of so many rounds (default: 1)',
    notAnId: '“{value}” is not the number of a position: 0 to 959.',
    notARank:
      '“{value}” is no starting position: eight pieces, the king between the rooks, bishops on squares of both colours (Guidelines II.2).',
    notRounds: '“{value}” is not a number of rounds from 1 to 50.',
    oneOfThem: 'Give --id, --rank, --seed or --usual, not several of them.',
    round: 'Round {round}: position {id}',
    seed: 'Drawn with the seed “{seed}”: --seed {seed} draws the same again.',
  },
  {
    about:
      'une position de départ de Chess960 : par son numéro, par ses pièces, ou tirée au sort pour chaque ronde ; gardée avec un tournoi quand il est nommé',
    argument_event: 'le tournoi dont une ronde commence ainsi : son journal la garde',
    option_usual: 'la position habituelle à nouveau, pour une ronde du tournoi',
    option_round: 'la ronde du tournoi (par défaut : la prochaine à commencer)',
    ofAnEvent: '--usual et --round concernent un tournoi : nommez-le.',
    option_id: 'numéro de la position, 0 à 959 ; 518 est la position habituelle',
    option_rank: 'pièces de la première rangée de a à h, avec les lettres RDTFC ou KQRBN',
    option_seed: 'graine du tirage (par défaut : tirée ici et affichée)',
    option_rounds: 'tirer une position pour chacune de tant de rondes (par défaut : 1)',
    notAnId: '« {value} » n’est pas le numéro d’une position : 0 à 959.',
    notARank:
      '« {value} » n’est pas une position de départ : huit pièces, le roi entre les tours, des fous sur des cases des deux couleurs (Directives II.2).',
    notRounds: '« {value} » n’est pas un nombre de rondes de 1 à 50.',
    oneOfThem: 'Donnez --id, --rank, --seed ou --usual, pas plusieurs à la fois.',
    round: 'Ronde {round} : position {id}',
    seed: 'Tirée avec la graine « {seed} » : --seed {seed} tire la même à nouveau.',
  },
);

import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde decide` says in one language; holes are `{name}`. */
export interface DecideWords {
  readonly about: string;
  readonly option_regime: string;
  readonly option_supervised: string;
  readonly option_edition: string;
  readonly option_online: string;
  readonly option_say: string;
  readonly option_position: string;
  readonly option_player: string;
  readonly notOneOf: string;
  readonly notANumber: string;
  readonly notATime: string;
  readonly yes: string;
  readonly no: string;
  readonly supervised: string;
  readonly unsupervised: string;
  readonly say: string;
  readonly entry: string;
  readonly notAPosition: string;
  readonly needsPlayer: string;
}

export const DECIDE_WORDS = inBoth<DecideWords>(
  {
    about: 'rule on a situation at the board, article by article',
    option_regime: 'standard, rapid or blitz (default: standard)',
    option_supervised: 'rapid or blitz under the Competition Rules',
    option_edition: 'edition of the Laws (default: the one in force today)',
    option_online: 'played online, on a platform',
    option_say: 'also what is said to the players, written into the log and printed',
    option_position: 'position (FEN), to see whether the opponent could still mate',
    option_player: 'the player concerned, white or black; needed with --position',
    notOneOf: '“{value}” after {option} is none of {known}.',
    notANumber: '“{value}” after {option} is not a number from {least} to {most}.',
    notATime: '“{value}” after {option} is not a time. Write minutes and seconds, such as 4:59.',
    yes: 'yes',
    no: 'no',
    supervised: 'The Competition Rules hold ({article}).',
    unsupervised: 'The Competition Rules do not hold ({article}).',
    say: 'To say: {text}',
    entry: 'For the log: {text}',
    notAPosition: '“{value}” after --position is not a position that can be played on (FEN).',
    needsPlayer: '--position needs --player: the colour of the player concerned.',
  },
  {
    about: 'trancher une situation à l’échiquier, article par article',
    option_regime: 'standard, rapid ou blitz (par défaut : standard)',
    option_supervised: 'rapide ou blitz sous les règles de compétition',
    option_edition: 'édition des Règles du jeu (par défaut : celle en vigueur aujourd’hui)',
    option_online: 'partie en ligne, sur une plateforme',
    option_say: 'aussi ce qui est dit aux joueurs, écrit au journal et imprimé',
    option_position: 'position (FEN), pour voir si l’adversaire pourrait encore mater',
    option_player: 'le joueur concerné, white ou black ; nécessaire avec --position',
    notOneOf: '« {value} » après {option} n’est aucun de {known}.',
    notANumber: '« {value} » après {option} n’est pas un nombre de {least} à {most}.',
    notATime:
      '« {value} » après {option} n’est pas un temps. Écrivez minutes et secondes, comme 4:59.',
    yes: 'oui',
    no: 'non',
    supervised: 'Les règles de compétition s’appliquent ({article}).',
    unsupervised: 'Les règles de compétition ne s’appliquent pas ({article}).',
    say: 'À dire : {text}',
    entry: 'Pour le journal : {text}',
    notAPosition: '« {value} » après --position n’est pas une position où l’on peut jouer (FEN).',
    needsPlayer: '--position demande --player : la couleur du joueur concerné.',
  },
);

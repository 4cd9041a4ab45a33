import type {
  LeftToJudge,
  RulingOutcome,
  StepCode,
} from '@ronde/core/decisions/situations/ruling.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde decide` says in one language; holes are `{name}`. */
export interface DecideWords {
  readonly about: string;
  readonly about_illegal: string;
  readonly about_colours: string;
  readonly about_claim: string;
  readonly about_recording: string;
  readonly about_device: string;
  readonly about_late: string;
  readonly about_start: string;
  readonly about_resignation: string;
  readonly option_resigning: string;
  readonly option_regime: string;
  readonly option_supervised: string;
  readonly option_edition: string;
  readonly option_kind: string;
  readonly option_count: string;
  readonly option_opponentMoved: string;
  readonly option_position: string;
  readonly option_player: string;
  readonly option_moves: string;
  readonly option_ended: string;
  readonly option_touched: string;
  readonly option_left: string;
  readonly option_increment: string;
  readonly option_notBegun: string;
  readonly option_minutes: string;
  readonly option_default: string;
  readonly option_bothAbsent: string;
  readonly notOneOf: string;
  readonly notANumber: string;
  readonly notATime: string;
  readonly notAPosition: string;
  readonly needsPlayer: string;
  readonly steps: Readonly<Record<StepCode, string>>;
  readonly outcomes: Readonly<Record<RulingOutcome, string>>;
  readonly judged: Readonly<Record<LeftToJudge, string>>;
  readonly judges: string;
}

export const DECIDE_WORDS = inBoth<DecideWords>(
  {
    about: 'rule on a situation at the board, article by article',
    about_illegal: 'an illegal move that was completed',
    about_colours: 'a game begun with the colours reversed',
    about_claim: 'a draw claim that is wrong',
    about_recording: 'whether a player must record',
    about_device: 'a telephone or another device found on a player',
    about_start: 'a game begun from a wrong starting position',
    about_resignation: 'a player who resigns',
    option_resigning: 'the player who resigns, white or black; needed with --position',
    about_late: 'a player who is not there at the start',
    option_regime: 'standard, rapid or blitz (default: standard)',
    option_supervised: 'rapid or blitz under the Competition Rules',
    option_edition: 'edition of the Laws (default: the one in force today)',
    option_kind: 'move, pawn, clock or hands, several with commas (default: move)',
    option_count: 'illegal moves of this player in this game, this one included (default: 1)',
    option_opponentMoved: 'the opponent has already made the next move',
    option_position: 'position (FEN), to see whether the opponent could still mate',
    option_player: 'the player who made the move, white or black; needed with --position',
    option_moves: 'moves made by both players',
    option_ended: 'the game is over already, by mate, resignation or agreement',
    option_touched: 'the claimant had touched a piece',
    option_left: 'time left, such as 4:59',
    option_increment: 'seconds added with each move (default: 0)',
    option_notBegun: 'the opponent has not come to the board yet',
    option_minutes: 'minutes since the announced start',
    option_default:
      'default time of the event in minutes (default: what the Laws say where nothing is announced)',
    option_bothAbsent: 'neither player is there',
    notOneOf: '“{value}” after {option} is none of {known}.',
    notANumber: '“{value}” after {option} is not a number from {least} to 999.',
    notATime: '“{value}” after --left is not a time. Write minutes and seconds, such as 4:59.',
    notAPosition: '“{value}” after --position is not a position that can be played on (FEN).',
    needsPlayer: '--position needs --player: the colour of the player concerned.',
    steps: {
      goBack:
        'Put the position back to just before the irregularity, or to the last sure one; touched pieces bind',
      becomesQueen: 'The pawn becomes a queen',
      oneFault: 'Several faults in one move count once',
      timeToOpponent: 'The opponent gets {figure} seconds more',
      lost: 'Illegal move number {figure}: the game is lost',
      drawn: 'Illegal move number {figure}, but the opponent could never mate: draw',
      lostUnlessNoMate:
        'Illegal move number {figure}: lost, or drawn if the opponent could never mate',
      moveStands: 'The opponent has moved: the illegal move stands, unless both agree otherwise',
      newGame: 'Fewer than {figure} moves by both: a new game with the right colours',
      gameGoesOn: '{figure} moves or more: the game goes on',
      resultStands: 'The game is over: its result stands',
      claimRefused: 'A piece was touched: no claim on this move',
      claimPlayed: 'A move that was announced must be played, if legal',
      mustRecord: 'The player must record every move',
      mayStopRecording: 'Below {figure} minutes the player need not record until the period ends',
      recordingNotAsked: 'Players need not record',
      deviceLoses: 'The game is lost, and the opponent wins whatever is left on the board',
      deviceForfeit: 'The opponent has not come yet: lost by forfeit, not played and not rated',
      whiteLosesTime: 'Neither is there: White’s clock runs until White arrives',
      forfeitAfterDefault: 'After the default time of {figure} minutes: lost by forfeit',
      stillInTime: 'Within the default time of {figure} minutes: the player may still play',
      startAgain: 'The game is void, and a new one is played',
      setUpStands:
        '{figure} moves by each are completed: the set-up stands, and a king or rook out of place does not castle',
      resigned: 'Who resigns loses at once',
      resignedDrawn: 'Who resigns would lose, but the opponent could never mate: draw',
      resignedUnlessNoMate: 'Who resigns loses, or draws if the opponent could never mate',
    },
    outcomes: {
      goesOn: 'The game goes on.',
      playerLoses: 'The player loses.',
      draw: 'Draw.',
      newGame: 'A new game.',
      stands: 'The result stands.',
      playerForfeits: 'Lost by forfeit.',
      open: 'Decide first whether the opponent could still mate.',
    },
    judged: {
      times: 'the times, when a position is put back',
      canOpponentMate:
        'whether the opponent could mate by any legal moves (ronde claim --flag, or --position here)',
      bothAgree: 'whether both agree to put it right',
      regulations: 'whether the event’s regulations set a milder penalty',
      otherwise: 'whether to decide otherwise for good reason',
    },
    judges: 'The arbiter judges: {list}.',
  },
  {
    about: 'trancher une situation à l’échiquier, article par article',
    about_illegal: 'un coup illégal achevé',
    about_colours: 'une partie commencée avec les couleurs inversées',
    about_claim: 'une réclamation de nulle incorrecte',
    about_recording: 'si un joueur doit noter',
    about_device: 'un téléphone ou un autre appareil trouvé sur un joueur',
    about_start: 'une partie commencée d’une mauvaise position de départ',
    about_resignation: 'un joueur qui abandonne',
    option_resigning: 'le joueur qui abandonne, white ou black ; nécessaire avec --position',
    about_late: 'un joueur absent au début',
    option_regime: 'standard, rapid ou blitz (par défaut : standard)',
    option_supervised: 'rapide ou blitz sous les règles de compétition',
    option_edition: 'édition des Règles du jeu (par défaut : celle en vigueur aujourd’hui)',
    option_kind: 'move, pawn, clock ou hands, plusieurs avec des virgules (par défaut : move)',
    option_count:
      'coups illégaux de ce joueur dans cette partie, celui-ci compris (par défaut : 1)',
    option_opponentMoved: 'l’adversaire a déjà joué le coup suivant',
    option_position: 'position (FEN), pour voir si l’adversaire pourrait encore mater',
    option_player: 'le joueur qui a joué le coup, white ou black ; nécessaire avec --position',
    option_moves: 'coups joués par les deux joueurs',
    option_ended: 'la partie est déjà finie, par mat, abandon ou accord',
    option_touched: 'le réclamant avait touché une pièce',
    option_left: 'temps restant, comme 4:59',
    option_increment: 'secondes ajoutées à chaque coup (par défaut : 0)',
    option_notBegun: 'l’adversaire n’est pas encore venu à l’échiquier',
    option_minutes: 'minutes depuis le début annoncé',
    option_default:
      'délai de forfait de l’épreuve en minutes (par défaut : ce que disent les Règles sans annonce)',
    option_bothAbsent: 'aucun des deux joueurs n’est là',
    notOneOf: '« {value} » après {option} n’est aucun de {known}.',
    notANumber: '« {value} » après {option} n’est pas un nombre de {least} à 999.',
    notATime:
      '« {value} » après --left n’est pas un temps. Écrivez minutes et secondes, comme 4:59.',
    notAPosition: '« {value} » après --position n’est pas une position où l’on peut jouer (FEN).',
    needsPlayer: '--position demande --player : la couleur du joueur concerné.',
    steps: {
      goBack:
        'Remettre la position juste avant l’irrégularité, ou la dernière sûre ; pièce touchée vaut',
      becomesQueen: 'Le pion devient dame',
      oneFault: 'Plusieurs fautes dans un coup comptent une fois',
      timeToOpponent: 'L’adversaire reçoit {figure} secondes de plus',
      lost: 'Coup illégal numéro {figure} : la partie est perdue',
      drawn: 'Coup illégal numéro {figure}, mais l’adversaire ne pourrait jamais mater : nulle',
      lostUnlessNoMate:
        'Coup illégal numéro {figure} : perdu, ou nulle si l’adversaire ne pourrait jamais mater',
      moveStands: 'L’adversaire a joué : le coup illégal reste, sauf accord des deux',
      newGame: 'Moins de {figure} coups de chacun : nouvelle partie aux bonnes couleurs',
      gameGoesOn: '{figure} coups ou plus : la partie continue',
      resultStands: 'La partie est finie : son résultat reste',
      claimRefused: 'Une pièce a été touchée : pas de réclamation à ce coup',
      claimPlayed: 'Un coup annoncé doit être joué, s’il est légal',
      mustRecord: 'Le joueur doit noter chaque coup',
      mayStopRecording:
        'Sous {figure} minutes le joueur peut ne plus noter jusqu’à la fin de la période',
      recordingNotAsked: 'Les joueurs n’ont pas à noter',
      deviceLoses: 'La partie est perdue, et l’adversaire gagne quoi qu’il reste sur l’échiquier',
      deviceForfeit:
        'L’adversaire n’est pas encore venu : perdu par forfait, non joué et non classé',
      whiteLosesTime: 'Personne n’est là : la pendule des Blancs tourne jusqu’à leur arrivée',
      forfeitAfterDefault: 'Après le délai de forfait de {figure} minutes : perdu par forfait',
      stillInTime: 'Dans le délai de forfait de {figure} minutes : le joueur peut encore jouer',
      startAgain: 'La partie est annulée, et une nouvelle est jouée',
      setUpStands:
        '{figure} coups de chacun sont achevés : la mise en place reste, et un roi ou une tour mal placés ne roquent pas',
      resigned: 'Qui abandonne perd aussitôt',
      resignedDrawn: 'Qui abandonne perdrait, mais l’adversaire ne pourrait jamais mater : nulle',
      resignedUnlessNoMate:
        'Qui abandonne perd, ou fait nulle si l’adversaire ne pourrait jamais mater',
    },
    outcomes: {
      goesOn: 'La partie continue.',
      playerLoses: 'Le joueur perd.',
      draw: 'Nulle.',
      newGame: 'Nouvelle partie.',
      stands: 'Le résultat reste.',
      playerForfeits: 'Perdu par forfait.',
      open: 'Décider d’abord si l’adversaire pourrait encore mater.',
    },
    judged: {
      times: 'les temps, quand une position est remise',
      canOpponentMate:
        'si l’adversaire pourrait mater par des coups légaux (ronde claim --flag, ou --position ici)',
      bothAgree: 'si les deux s’accordent pour corriger',
      regulations: 'si le règlement de l’épreuve prévoit moins',
      otherwise: 's’il faut décider autrement pour une bonne raison',
    },
    judges: 'L’arbitre juge : {list}.',
  },
);

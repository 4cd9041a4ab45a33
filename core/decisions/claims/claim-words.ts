import type { WithoutMate } from '../mate/mating-material.ts';
import type { GameEnd } from './claim.ts';
import type { ScoreFault } from './played-game.ts';
import type { PositionFaultCode } from '../position/position-faults.ts';
import type { Colour } from '../../rules/colour.ts';
import { inBoth } from '../../rules/in-both.ts';

/** What a count comes to: where it is claimed, and where nobody has claimed anything. */
type Verdicts = Readonly<Record<'right' | 'wrong' | 'mayBeClaimed' | 'mayNot', string>>;

/** What a claim comes to, in one language; holes are `{name}`. */
export interface ClaimWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly refused: Readonly<Record<'noMoves' | 'notAPosition' | 'noSuchGame', string>>;
  readonly faults: Readonly<Record<ScoreFault['why'], string>>;
  readonly nextFault: string;
  readonly startFaults: Readonly<Record<PositionFaultCode, string>>;
  readonly positionIs: string;
  readonly start: string;
  readonly appeared: string;
  readonly mostOften: string;
  readonly repetition: Verdicts;
  readonly quiet: string;
  readonly moves: Verdicts;
  readonly wrong: string;
  readonly automatic: Readonly<Record<'repetition' | 'moves', string>>;
  readonly ends: Readonly<Record<GameEnd['by'], string>>;
  readonly claimAfterTheEnd: string;
  readonly readAs: Readonly<Record<'king' | 'rook', string>>;
  readonly dead: string;
  readonly notDead: string;
  readonly deadJudged: string;
  readonly notAsked: string;
  readonly flagLoses: string;
  readonly flagDraws: Readonly<Record<WithoutMate | 'everyPositionVisited', string>>;
  readonly flagJudged: string;
}

export const CLAIM_WORDS = inBoth<ClaimWords>(
  {
    colours: { white: 'White', black: 'Black' },
    refused: {
      noMoves:
        'There are no moves in “{value}”. Give a PGN file, moves such as "1.e4 e5", or a position (FEN).',
      notAPosition: '“{value}” is not a position: eight ranks of eight squares, then w or b.',
      noSuchGame: 'The file has {games} {games|game|games}; there is no game {asked}.',
    },
    faults: {
      unreadable:
        '{number} “{written}” (line {line}, column {column}) is not a move as chess writes it. The moves before it are judged.',
      illegal:
        '{number} “{written}” (line {line}, column {column}) is the first illegal move. The moves before it are judged.',
      ambiguous:
        '{number} “{written}” (line {line}, column {column}) fits two pieces: add the file or the rank. The moves before it are judged.',
    },
    nextFault:
      '“{written}” cannot be played here: another move with the same piece must be (see 4.3).',
    startFaults: {
      noKing: '{colour} has no king.',
      severalKings: '{colour} has more than one king.',
      kingsTouch: 'The kings stand beside each other.',
      bothInCheck:
        'Both kings are in check: no series of legal moves leads there. In rapid and blitz without supervision see {article}.',
      opponentInCheck: '{colour} is in check and not on move: the last move was illegal.',
      pawnOnLastRank: '{colour} has a pawn on {square}: it should have been promoted.',
      tooManyPawns: '{colour} has more than eight pawns.',
      tooManyPromoted: '{colour} has more promoted pieces than pawns are missing.',
      tooManyChecks: '{colour} is in check from more than two pieces at once.',
      passedSquare: 'No pawn has just passed over {square}.',
    },
    positionIs: 'Position: {fen}',
    start: 'start',
    appeared: 'This position has appeared {times} {times|time|times}: after {after}.',
    mostOften: 'Most frequent: {times} times, after {after}.',
    repetition: {
      right:
        'The claim is right: {times} times, and {needed} are needed ({article}). The game is drawn.',
      wrong: 'The claim is wrong: {times} {times|time|times}, and {needed} are needed ({article}).',
      mayBeClaimed:
        'The player on move may claim a draw: {times} times, and {needed} are needed ({article}).',
      mayNot: 'A claim of repetition needs {needed} times ({article}).',
    },
    quiet: 'Without capture or pawn move: White {white}, Black {black}.',
    moves: {
      right: 'The claim is right: {needed} moves by each ({article}). The game is drawn.',
      wrong: 'The claim is wrong: {needed} moves by each are needed ({article}).',
      mayBeClaimed: 'The player on move may claim a draw: {needed} moves by each ({article}).',
      mayNot: 'A claim needs {needed} moves by each ({article}).',
    },
    wrong:
      'A wrong claim: {seconds} seconds more for the opponent, then play goes on; a move announced must be played ({article}).',
    automatic: {
      repetition:
        'Drawn without a claim since {after}: the position appeared {needed} times ({article}).',
      moves: 'Drawn without a claim since {after}: {needed} moves by each ({article}).',
    },
    ends: {
      mate: '{colour} is mated and has lost: mate ends the game ({article}).',
      stalemate: 'Stalemate: {colour} has no move. The game is drawn ({article}).',
      dead: 'A dead position: neither side can mate. The game is drawn ({article}).',
    },
    claimAfterTheEnd: 'The game is over: a claim changes nothing any more, and is not penalised.',
    readAs: {
      king: 'R was read as the king (French letters); R as a rook fits all these moves too. Write both squares, such as Re1e2, to tell them apart.',
      rook: 'R was read as a rook; R as the king (French letters) fits all these moves too. Write both squares, such as Re1e2, to tell them apart.',
    },
    dead: 'A dead position: neither side can mate. The game is drawn ({article}).',
    notDead: 'Not a dead position ({article}): {colour} could still mate, for example {line}.',
    deadJudged:
      'Whether the position is dead is for the arbiter to judge ({article}): too many moves are possible.',
    notAsked: 'A game cannot go on from this position; moves to come are not judged.',
    flagLoses:
      '{colour} loses on time ({article}): the opponent could still mate, for example {line}.',
    flagDraws: {
      bareKing: 'Draw ({article}): the opponent has a king alone.',
      knight: 'Draw ({article}): one knight cannot mate here.',
      bishops: 'Draw ({article}): bishops on squares of one colour cannot mate here.',
      everyPositionVisited:
        'Draw ({article}): no series of legal moves leads to mate; every one was tried.',
    },
    flagJudged:
      'The arbiter judges ({article}): no mate was found, and not every series of moves could be tried.',
  },
  {
    colours: { white: 'les Blancs', black: 'les Noirs' },
    refused: {
      noMoves:
        'Il n’y a pas de coups dans « {value} ». Donnez un fichier PGN, des coups comme "1.e4 e5", ou une position (FEN).',
      notAPosition: '« {value} » n’est pas une position : huit rangées de huit cases, puis w ou b.',
      noSuchGame: 'Le fichier a {games} {games|partie|parties} ; il n’y a pas de partie {asked}.',
    },
    faults: {
      unreadable:
        '{number} « {written} » (ligne {line}, colonne {column}) n’est pas un coup tel qu’on l’écrit. Les coups qui précèdent sont jugés.',
      illegal:
        '{number} « {written} » (ligne {line}, colonne {column}) est le premier coup illégal. Les coups qui précèdent sont jugés.',
      ambiguous:
        '{number} « {written} » (ligne {line}, colonne {column}) convient à deux pièces : ajoutez la colonne ou la rangée. Les coups qui précèdent sont jugés.',
    },
    nextFault:
      '« {written} » ne peut être joué ici : un autre coup de la même pièce doit l’être (voir 4.3).',
    startFaults: {
      noKing: 'Pas de roi pour {colour}.',
      severalKings: 'Plus d’un roi pour {colour}.',
      kingsTouch: 'Les rois sont côte à côte.',
      bothInCheck:
        'Les deux rois sont en échec : aucune suite de coups légaux n’y mène. En rapide et blitz sans surveillance, voir {article}.',
      opponentInCheck: 'En échec sans avoir le trait : {colour}. Le dernier coup était illégal.',
      pawnOnLastRank: 'Un pion en {square} pour {colour} : il devait être promu.',
      tooManyPawns: 'Plus de huit pions pour {colour}.',
      tooManyPromoted: 'Plus de pièces promues que de pions manquants pour {colour}.',
      tooManyChecks: 'Échec par plus de deux pièces à la fois contre {colour}.',
      passedSquare: 'Aucun pion ne vient de passer par {square}.',
    },
    positionIs: 'Position : {fen}',
    start: 'le début',
    appeared: 'Cette position est apparue {times} fois : après {after}.',
    mostOften: 'La plus fréquente : {times} fois, après {after}.',
    repetition: {
      right:
        'La réclamation est correcte : {times} fois, il en faut {needed} ({article}). La partie est nulle.',
      wrong: 'La réclamation est incorrecte : {times} fois, il en faut {needed} ({article}).',
      mayBeClaimed:
        'Le joueur au trait peut réclamer la nulle : {times} fois, il en faut {needed} ({article}).',
      mayNot: 'Pour réclamer une répétition, il faut {needed} fois ({article}).',
    },
    quiet: 'Sans prise ni mouvement de pion : Blancs {white}, Noirs {black}.',
    moves: {
      right:
        'La réclamation est correcte : {needed} coups de chacun ({article}). La partie est nulle.',
      wrong: 'La réclamation est incorrecte : il faut {needed} coups de chacun ({article}).',
      mayBeClaimed:
        'Le joueur au trait peut réclamer la nulle : {needed} coups de chacun ({article}).',
      mayNot: 'Pour réclamer, il faut {needed} coups de chacun ({article}).',
    },
    wrong:
      'Une réclamation incorrecte : {seconds} secondes de plus pour l’adversaire, puis la partie continue ; un coup annoncé doit être joué ({article}).',
    automatic: {
      repetition:
        'Nulle sans réclamation depuis {after} : la position est apparue {needed} fois ({article}).',
      moves: 'Nulle sans réclamation depuis {after} : {needed} coups de chacun ({article}).',
    },
    ends: {
      mate: 'Mat contre {colour} : la partie est finie, et perdue pour {colour} ({article}).',
      stalemate: 'Pat : aucun coup pour {colour}. La partie est nulle ({article}).',
      dead: 'Position morte : aucun camp ne peut mater. La partie est nulle ({article}).',
    },
    claimAfterTheEnd:
      'La partie est finie : une réclamation n’y change plus rien, et n’est pas pénalisée.',
    readAs: {
      king: 'R est lu comme le roi (lettres françaises) ; R comme tour (lettres anglaises) convient aussi à tous ces coups. Écrivez les deux cases, par exemple Re1e2, pour les distinguer.',
      rook: 'R est lu comme une tour (lettres anglaises) ; R comme roi (lettres françaises) convient aussi à tous ces coups. Écrivez les deux cases, par exemple Re1e2, pour les distinguer.',
    },
    dead: 'Position morte : aucun camp ne peut mater. La partie est nulle ({article}).',
    notDead:
      'Pas une position morte ({article}) : un mat est encore possible pour {colour}, par exemple {line}.',
    deadJudged:
      'Si la position est morte, c’est à l’arbitre d’en juger ({article}) : trop de suites sont possibles.',
    notAsked:
      'Une partie ne peut continuer de cette position ; les coups à venir ne sont pas jugés.',
    flagLoses:
      'Perte au temps pour {colour} ({article}) : l’adversaire pourrait encore mater, par exemple {line}.',
    flagDraws: {
      bareKing: 'Nulle ({article}) : l’adversaire n’a que son roi.',
      knight: 'Nulle ({article}) : un cavalier seul ne peut mater ici.',
      bishops: 'Nulle ({article}) : des fous sur des cases d’une couleur ne peuvent mater ici.',
      everyPositionVisited:
        'Nulle ({article}) : aucune suite de coups légaux ne mène au mat ; toutes ont été essayées.',
    },
    flagJudged:
      'L’arbitre juge ({article}) : aucun mat trouvé, et toutes les suites n’ont pu être essayées.',
  },
);

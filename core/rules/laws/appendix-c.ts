import { SINCE_2017, law } from './law-article.ts';

const NOTATION = { also: ['notation', 'algebraic', 'algébrique'] };

export const APPENDIX_C = [
  law(
    'C.1',
    ['“Piece” leaves pawns out', '« Pièce » exclut les pions'],
    [
      'In this appendix pawns are not called pieces.',
      'Dans cette annexe les pions ne sont pas appelés pièces.',
    ],
  ),
  law(
    'C.2',
    ['A letter for each piece', 'Une lettre par pièce'],
    [
      'Each piece is written by the capital that begins its name: in English K Q R B, and N for the knight.',
      'Chaque pièce s’écrit par la capitale de son nom : en français R D T F C.',
    ],
    ['player'],
    NOTATION,
  ),
  law(
    'C.3',
    ['Letters of one’s own country', 'Les lettres de son pays'],
    [
      'Anyone may use the letters usual at home; prints do best with drawn pieces.',
      'Chacun peut employer les lettres de chez lui ; l’imprimé gagne à utiliser des figurines.',
    ],
    ['player'],
    NOTATION,
  ),
  law(
    'C.4',
    ['Pawns have no letter', 'Pas de lettre pour les pions'],
    [
      'A move without a letter is a pawn’s: e5, d4.',
      'Un coup sans lettre est celui d’un pion : e5, d4.',
    ],
    [],
    NOTATION,
  ),
  law(
    'C.5',
    ['Files a to h', 'Colonnes a à h'],
    [
      'Seen from White the files are a to h from the left.',
      'Vues des Blancs, les colonnes vont de a à h depuis la gauche.',
    ],
    [],
    NOTATION,
  ),
  law(
    'C.6',
    ['Ranks 1 to 8', 'Rangées 1 à 8'],
    [
      'Seen from White the ranks are 1 to 8 upwards, so Black’s pieces start on 8 and 7.',
      'Vues des Blancs, les rangées montent de 1 à 8 ; les Noirs partent de 8 et 7.',
    ],
    [],
    NOTATION,
  ),
  law(
    'C.7',
    ['Each square has one name', 'Un nom par case'],
    [
      'File letter and rank figure name every square.',
      'La lettre de la colonne et le chiffre de la rangée nomment chaque case.',
    ],
    [],
    NOTATION,
  ),
  law(
    'C.8',
    ['Writing a move', 'Écrire un coup'],
    [
      'Letter, then arrival square; hyphens are optional and the long form with both squares is fine.',
      'Lettre puis case d’arrivée ; trait d’union facultatif, forme longue avec les deux cases admise.',
    ],
    ['player'],
    { ...NOTATION, editions: SINCE_2017 },
  ),
  law(
    'C.9',
    ['Writing a capture', 'Écrire une prise'],
    ['An x may stand in the move.', 'Un x peut figurer dans le coup.'],
    ['player'],
    NOTATION,
  ),
  law(
    'C.9.1',
    ['… after the letter', '… après la lettre'],
    ['It comes after the piece’s letter.', 'Il vient après la lettre de la pièce.'],
  ),
  law(
    'C.9.2',
    ['… before the square', '… avant la case'],
    [
      'It comes before the arrival square; see C.10.',
      'Il vient avant la case d’arrivée ; voir C.10.',
    ],
  ),
  law(
    'C.9.3',
    ['… by a pawn', '… par un pion'],
    [
      'The pawn’s file, an optional x, the square; e.p. may follow.',
      'La colonne du pion, un x facultatif, la case ; e.p. peut suivre.',
    ],
    [],
    { also: ['e.p.', 'en passant'] },
  ),
  law(
    'C.10',
    ['Two alike can go there', 'Deux semblables peuvent y aller'],
    [
      'Says how to tell one piece from its twin.',
      'Dit comment distinguer une pièce de sa jumelle.',
    ],
    ['player'],
    NOTATION,
  ),
  law(
    'C.10.1',
    ['… on one rank: the file', '… sur une rangée : la colonne'],
    ['The file of departure is added.', 'On ajoute la colonne de départ.'],
  ),
  law('C.10.1.1', ['… letter', '… lettre'], ['First the letter.', 'D’abord la lettre.']),
  law(
    'C.10.1.2',
    ['… file', '… colonne'],
    ['Then the file it leaves.', 'Puis la colonne quittée.'],
  ),
  law('C.10.1.3', ['… square', '… case'], ['Then the arrival square.', 'Puis la case atteinte.']),
  law(
    'C.10.2',
    ['… on one file: the rank', '… sur une colonne : la rangée'],
    ['The rank of departure is added.', 'On ajoute la rangée de départ.'],
  ),
  law('C.10.2.1', ['… letter', '… lettre'], ['First the letter.', 'D’abord la lettre.']),
  law('C.10.2.2', ['… rank', '… rangée'], ['Then the rank it leaves.', 'Puis la rangée quittée.']),
  law('C.10.2.3', ['… square', '… case'], ['Then the arrival square.', 'Puis la case atteinte.']),
  law(
    'C.10.3',
    ['… otherwise the file', '… sinon la colonne'],
    [
      'On different files and ranks the file is preferred.',
      'Sur colonnes et rangées différentes, on préfère la colonne.',
    ],
  ),
  law(
    'C.11',
    ['Writing a promotion', 'Écrire une promotion'],
    [
      'The pawn’s move, then the letter of the new piece: d8Q.',
      'Le coup du pion, puis la lettre de la nouvelle pièce : d8D.',
    ],
    ['player'],
    NOTATION,
  ),
  law(
    'C.12',
    ['Writing a draw offer', 'Écrire une offre de nulle'],
    ['It is written (=).', 'Elle s’écrit (=).'],
    ['player', 'draw'],
  ),
  law(
    'C.13',
    ['Signs', 'Signes'],
    [
      '0-0 and 0-0-0 for castling; optional x, +, ++ or #, e.p.',
      '0-0 et 0-0-0 pour le roque ; facultatifs x, +, ++ ou #, e.p.',
    ],
    [],
    NOTATION,
  ),
];

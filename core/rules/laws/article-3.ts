import { law } from './law-article.ts';

export const ARTICLE_3 = [
  law(
    '3.1',
    ['Never onto your own piece', 'Jamais sur sa propre pièce'],
    [
      'No piece goes to a square that a piece of its own colour holds.',
      'Aucune pièce ne va sur une case tenue par une pièce de son camp.',
    ],
    ['player'],
  ),
  law(
    '3.1.1',
    ['Capturing', 'La prise'],
    [
      'Going to a square of an enemy piece takes that piece off, within the same move.',
      'Aller sur la case d’une pièce ennemie la retire de l’échiquier, dans le même coup.',
    ],
    ['player'],
    { also: ['capture'] },
  ),
  law(
    '3.1.2',
    ['What attacking a piece means', 'Attaquer une pièce : définition'],
    [
      'A piece attacks another when it could take it there by its own way of moving.',
      'Une pièce en attaque une autre quand sa marche lui permet de la prendre.',
    ],
  ),
  law(
    '3.1.3',
    ['Pinned pieces still attack', 'Une pièce clouée attaque encore'],
    [
      'A square counts as attacked even by a piece whose move would expose its own king.',
      'Une case est attaquée même par une pièce dont le départ découvrirait son propre roi.',
    ],
    [],
    { also: ['pin', 'clouage'] },
  ),
  law(
    '3.2',
    ['The bishop', 'Le fou'],
    [
      'Moves any distance along a diagonal it stands on.',
      'Va aussi loin qu’il veut sur une de ses diagonales.',
    ],
  ),
  law(
    '3.3',
    ['The rook', 'La tour'],
    [
      'Moves any distance along its file or its rank.',
      'Va aussi loin qu’elle veut sur sa colonne ou sa rangée.',
    ],
  ),
  law(
    '3.4',
    ['The queen', 'La dame'],
    [
      'Moves any distance like a rook or like a bishop.',
      'Va aussi loin qu’elle veut, comme une tour ou comme un fou.',
    ],
  ),
  law(
    '3.5',
    ['No jumping', 'Sans sauter'],
    [
      'Bishop, rook and queen stop before whatever stands in their way.',
      'Fou, tour et dame s’arrêtent devant ce qui barre leur route.',
    ],
  ),
  law(
    '3.6',
    ['The knight', 'Le cavalier'],
    [
      'Jumps to the nearest squares that are on none of its lines.',
      'Saute sur les cases les plus proches hors de ses lignes.',
    ],
  ),
  law(
    '3.7.1',
    ['Pawn: one step ahead', 'Pion : un pas en avant'],
    [
      'A pawn goes straight ahead to an empty neighbouring square.',
      'Le pion avance tout droit sur la case voisine si elle est vide.',
    ],
  ),
  law(
    '3.7.2',
    ['Pawn: two steps at first', 'Pion : deux pas au départ'],
    [
      'From its starting square it may go two steps when both squares are empty.',
      'De sa case de départ, il peut faire deux pas si les deux cases sont libres.',
    ],
  ),
  law(
    '3.7.3',
    ['Pawn: capturing diagonally', 'Pion : prise en biais'],
    [
      'It takes an enemy piece one step diagonally ahead.',
      'Il prend une pièce ennemie d’un pas en biais vers l’avant.',
    ],
  ),
  law(
    '3.7.4.1',
    ['En passant', 'La prise en passant'],
    [
      'A pawn beside one that has just gone two steps may take it as after one step.',
      'Un pion à côté de celui qui vient de faire deux pas peut le prendre comme après un seul.',
    ],
    ['player'],
    { also: ['e.p.'] },
  ),
  law(
    '3.7.4.2',
    ['En passant: at once or never', 'En passant : tout de suite ou jamais'],
    ['It is allowed only as the very next move.', 'Elle n’est possible qu’au coup qui suit.'],
    ['player'],
  ),
  law(
    '3.7.5.1',
    ['Promotion', 'La promotion'],
    [
      'On the last rank the pawn becomes, within that move, a queen, rook, bishop or knight of its colour.',
      'Sur la dernière rangée le pion devient, dans ce coup, dame, tour, fou ou cavalier de sa couleur.',
    ],
    ['player'],
    { also: ['queening'] },
  ),
  law(
    '3.7.5.2',
    ['Promotion: free choice', 'Promotion : libre choix'],
    [
      'Pieces still on the board may be chosen too.',
      'On peut choisir aussi une pièce encore présente sur l’échiquier.',
    ],
    ['player'],
    { also: ['two queens', 'deux dames'] },
  ),
  law(
    '3.7.5.3',
    ['Promotion: immediate effect', 'Promotion : effet immédiat'],
    ['The new piece works from that moment on.', 'La nouvelle pièce agit aussitôt.'],
  ),
  law(
    '3.8',
    ['Two ways for the king', 'Deux façons pour le roi'],
    ['A king steps, or castles.', 'Le roi fait un pas, ou roque.'],
  ),
  law(
    '3.8.1',
    ['King: one step', 'Roi : un pas'],
    ['It goes to any neighbouring square.', 'Il va sur une case voisine.'],
  ),
  law(
    '3.8.2',
    ['Castling', 'Le roque'],
    [
      'King and rook move together as one king move: king two squares towards the rook, rook beyond it.',
      'Roi et tour jouent ensemble, en un coup de roi : deux cases vers la tour, qui passe de l’autre côté.',
    ],
    ['player'],
    { also: ['castle', 'petit roque', 'grand roque'] },
  ),
  law(
    '3.8.2.1',
    ['Castling lost for good', 'Roque perdu pour de bon'],
    [
      'Says when the right to castle is gone for the whole game.',
      'Dit quand le droit de roquer disparaît pour toute la partie.',
    ],
  ),
  law(
    '3.8.2.1.1',
    ['… after a king move', '… après un coup du roi'],
    ['The king has moved before.', 'Le roi a déjà bougé.'],
  ),
  law(
    '3.8.2.1.2',
    ['… after a move of that rook', '… après un coup de cette tour'],
    [
      'That rook has moved before; the other one may still castle.',
      'Cette tour a déjà bougé ; l’autre peut encore servir.',
    ],
  ),
  law(
    '3.8.2.2',
    ['Castling not possible now', 'Roque impossible pour l’instant'],
    ['Says when castling has to wait.', 'Dit quand le roque doit attendre.'],
  ),
  law(
    '3.8.2.2.1',
    ['… through attacked squares', '… par des cases attaquées'],
    [
      'The king’s square, the one it crosses or the one it reaches is attacked.',
      'La case du roi, celle qu’il franchit ou celle qu’il atteint est attaquée.',
    ],
  ),
  law(
    '3.8.2.2.2',
    ['… with a piece between', '… avec une pièce entre les deux'],
    ['Something stands between king and rook.', 'Quelque chose se trouve entre roi et tour.'],
  ),
  law(
    '3.9.1',
    ['In check', 'En échec'],
    [
      'A king is in check when attacked, even by a piece that is pinned.',
      'Un roi attaqué est en échec, même par une pièce clouée.',
    ],
    [],
    { also: ['check'] },
  ),
  law(
    '3.9.2',
    ['Never leave your king in check', 'Ne jamais laisser son roi en échec'],
    [
      'No move may leave its own king attacked, or bring it into attack.',
      'Aucun coup ne peut laisser ou placer son propre roi sous une attaque.',
    ],
    ['player'],
  ),
  law(
    '3.10.1',
    ['Legal move', 'Coup légal'],
    [
      'A move is legal when it keeps all of 3.1 to 3.9.',
      'Un coup est légal s’il respecte 3.1 à 3.9 en entier.',
    ],
  ),
  law(
    '3.10.2',
    ['Illegal move', 'Coup illégal'],
    [
      'A move is illegal when it breaks any of 3.1 to 3.9.',
      'Un coup est illégal s’il enfreint un point de 3.1 à 3.9.',
    ],
    ['player'],
  ),
  law(
    '3.10.3',
    ['Illegal position', 'Position illégale'],
    [
      'A position is illegal when no legal game could lead to it.',
      'Une position est illégale quand aucune partie légale ne peut y mener.',
    ],
    ['arbiter'],
    { also: ['both kings in check', 'deux rois en échec'] },
  ),
];

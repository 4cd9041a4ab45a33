import { SINCE_2017, SINCE_2018, TILL_2017, law } from './law-article.ts';

export const ARTICLE_4 = [
  law(
    '4.1',
    ['One hand', 'Une seule main'],
    [
      'Each move is made with one hand alone. With two it is illegal once the clock is pressed.',
      'Chaque coup se joue d’une seule main. À deux, il est illégal dès l’appui sur la pendule.',
    ],
    ['player'],
    { also: ['two hands', 'deux mains'], editions: SINCE_2017 },
  ),
  law(
    '4.2.1',
    ['Adjusting pieces', 'Recentrer des pièces'],
    [
      'Only who has the move may straighten pieces, having said so first.',
      'Seul le joueur au trait peut recentrer des pièces, en l’annonçant d’abord.',
    ],
    ['player'],
    { also: ['j’adoube', 'I adjust', 'adouber'], editions: SINCE_2017 },
  ),
  law(
    '4.2.2',
    ['Other touches count as meant', 'Tout autre contact est voulu'],
    [
      'Touching without notice counts as intended, unless plainly by accident.',
      'Toucher sans prévenir compte comme voulu, sauf accident manifeste.',
    ],
    ['player', 'discretion'],
    { editions: SINCE_2017 },
  ),
  law(
    '4.3',
    ['Touched pieces', 'Pièces touchées'],
    [
      'What whoever has the move touches on purpose must be moved or taken, as follows.',
      'Ce que le joueur au trait touche exprès doit être joué ou pris, comme suit.',
    ],
    ['player'],
    { also: ['touch-move', 'pièce touchée, pièce jouée'] },
  ),
  law(
    '4.3.1',
    ['Own pieces touched', 'Ses propres pièces touchées'],
    [
      'The first own piece touched that can move must move.',
      'La première de ses pièces touchées qui peut bouger doit être jouée.',
    ],
    ['player'],
  ),
  law(
    '4.3.2',
    ['Enemy pieces touched', 'Pièces adverses touchées'],
    [
      'The first enemy piece touched that can be taken must be taken.',
      'La première pièce adverse touchée qui peut être prise doit l’être.',
    ],
    ['player'],
  ),
  law(
    '4.3.3',
    ['Both colours touched', 'Des deux couleurs touchées'],
    [
      'Take the first touched enemy with the first touched own; otherwise the first that can. In doubt, own came first.',
      'Prendre la première ennemie touchée avec sa première ; sinon la première possible. Dans le doute, la sienne d’abord.',
    ],
    ['player'],
    { editions: SINCE_2017 },
  ),
  law(
    '4.4',
    ['Touching for castling and promotion', 'Toucher pour roquer ou promouvoir'],
    [
      'Settles touches of king and rook, and the choice of a promoted piece.',
      'Règle les contacts du roi et de la tour, et le choix de la pièce promue.',
    ],
    ['player'],
  ),
  law(
    '4.4.1',
    ['King and rook touched', 'Roi et tour touchés'],
    [
      'Castling on that side must be played where it is legal.',
      'Il faut roquer de ce côté si c’est légal.',
    ],
    ['player'],
  ),
  law(
    '4.4.2',
    ['Rook first, then king', 'La tour, puis le roi'],
    [
      'Done on purpose, no castling on that side this time; 4.3.1 applies.',
      'Fait exprès, pas de roque de ce côté à ce coup ; 4.3.1 s’applique.',
    ],
    ['player'],
  ),
  law(
    '4.4.3',
    ['King first, castling not allowed', 'Le roi d’abord, roque interdit'],
    [
      'Another legal king move is due, the other castling included; without one, any move.',
      'Un autre coup légal du roi est dû, l’autre roque compris ; à défaut, coup libre.',
    ],
    ['player'],
    { editions: SINCE_2018 },
  ),
  law(
    '4.4.3',
    ['Both at once, castling not allowed', 'Les deux ensemble, roque interdit'],
    [
      'King and rook touched together: another legal king move is due, the other castling included; without one, any move.',
      'Roi et tour touchés ensemble : un autre coup légal du roi est dû, l’autre roque compris ; à défaut, coup libre.',
    ],
    ['player'],
    { editions: TILL_2017 },
  ),
  law(
    '4.4.4',
    ['Choice of promotion final', 'Choix de promotion définitif'],
    [
      'The choice stands once the piece has touched its square.',
      'Le choix est acquis dès que la pièce touche la case.',
    ],
    ['player'],
  ),
  law(
    '4.5',
    ['Nothing touched can move', 'Rien de touché ne peut jouer'],
    [
      'Where no touched piece can be moved or taken, any legal move will do.',
      'Si rien de touché ne peut être joué ni pris, tout coup légal convient.',
    ],
    ['player'],
  ),
  law(
    '4.6',
    ['Carrying out a promotion', 'Exécuter une promotion'],
    [
      'The order of hands in a promotion, in three points.',
      'L’ordre des gestes d’une promotion, en trois points.',
    ],
    ['player'],
  ),
  law(
    '4.6.1',
    ['The pawn may stay away', 'Le pion peut rester en route'],
    [
      'The pawn need not be set down on the last square.',
      'Le pion n’a pas besoin d’être posé sur la dernière case.',
    ],
  ),
  law(
    '4.6.2',
    ['Any order', 'N’importe quel ordre'],
    [
      'Pawn off and new piece on, in either order.',
      'Pion retiré et pièce posée, dans un ordre ou l’autre.',
    ],
  ),
  law(
    '4.6.3',
    ['Promotion by capture', 'Promotion avec prise'],
    [
      'An enemy piece on that square has to be taken off.',
      'Une pièce ennemie sur cette case doit être enlevée.',
    ],
  ),
  law(
    '4.7',
    ['Let go is played', 'Lâché, c’est joué'],
    [
      'A piece released on a square by a legal move stays there; says when a move is made.',
      'Une pièce lâchée sur une case par un coup légal y reste ; dit quand un coup est joué.',
    ],
    ['player'],
  ),
  law(
    '4.7.1',
    ['Made: a capture', 'Joué : une prise'],
    [
      'The taken piece is off and the own piece released.',
      'La pièce prise est retirée et la sienne lâchée.',
    ],
  ),
  law(
    '4.7.2',
    ['Made: castling', 'Joué : un roque'],
    [
      'The rook is released. Once the king is, only castling that way remains, if legal.',
      'La tour est lâchée. Le roi lâché, il ne reste que ce roque, s’il est légal.',
    ],
  ),
  law(
    '4.7.3',
    ['Made: a promotion', 'Joué : une promotion'],
    [
      'The new piece is released and the pawn gone.',
      'La nouvelle pièce est lâchée et le pion parti.',
    ],
  ),
  law(
    '4.8',
    ['Complain before touching', 'Protester avant de toucher'],
    [
      'Touching a piece to play gives up complaints about 4.1 to 4.7.',
      'Toucher une pièce pour jouer fait perdre toute plainte sur 4.1 à 4.7.',
    ],
    ['player', 'claim'],
  ),
  law(
    '4.9',
    ['Assistant for moving', 'Assistant pour jouer'],
    [
      'A player who cannot move pieces may bring an assistant whom the arbiter accepts.',
      'Un joueur ne pouvant déplacer ses pièces peut amener un assistant accepté par l’arbitre.',
    ],
    ['player', 'arbiter'],
    { also: ['handicap', 'disability'] },
  ),
];

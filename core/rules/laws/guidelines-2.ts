import { law } from './law-article.ts';

const RANDOM = { also: ['Chess960', 'Fischer random', '960'] };

export const GUIDELINES_2 = [
  law(
    'II.1',
    ['What Chess960 is', 'Ce qu’est le Chess960'],
    [
      'The first rank is drawn by lot; then play is as usual, above all for moves and aim.',
      'La première rangée est tirée au sort ; ensuite on joue comme d’habitude, marche et but compris.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.2',
    ['The starting position', 'La position de départ'],
    [
      'White’s pawns as usual, the other pieces by lot within three limits.',
      'Pions blancs comme d’habitude, les autres pièces au sort dans trois limites.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.2.1',
    ['… king between the rooks', '… roi entre les tours'],
    [
      'The king stands somewhere between both rooks.',
      'Le roi se trouve quelque part entre ses tours.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.2.2',
    ['… bishops of both colours', '… fous des deux couleurs'],
    ['One bishop on light, one on dark.', 'Un fou sur case claire, un sur case foncée.'],
    [],
    RANDOM,
  ),
  law(
    'II.2.3',
    ['… Black mirrors White', '… les Noirs en miroir'],
    ['Black’s pieces face White’s.', 'Les pièces noires font face aux blanches.'],
    [],
    RANDOM,
  ),
  law(
    'II.3',
    ['Castling', 'Le roque'],
    ['How castling works here.', 'Comment on roque ici.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.1',
    ['… once a player', '… une fois par joueur'],
    [
      'Each may castle once; king and rook end where they would in usual chess.',
      'Chacun peut roquer une fois ; roi et tour finissent où ils finiraient d’ordinaire.',
    ],
    ['player'],
    RANDOM,
  ),
  law(
    'II.3.2',
    ['… in four ways', '… de quatre façons'],
    [
      'By where king and rook stand there are four ways.',
      'Selon la place du roi et de la tour, il y a quatre façons.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.1',
    ['… both move', '… les deux bougent'],
    ['King and rook each make a move.', 'Roi et tour font chacun un déplacement.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.2',
    ['… they exchange places', '… ils échangent leurs places'],
    ['King and rook change squares.', 'Roi et tour permutent.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.3',
    ['… the king alone', '… le roi seul'],
    ['Only the king moves.', 'Seul le roi bouge.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.4',
    ['… the rook alone', '… la tour seule'],
    ['Only the rook moves.', 'Seule la tour bouge.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.5',
    ['… advice', '… conseils'],
    ['Two pieces of advice.', 'Deux conseils.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.5.1',
    ['… king off the board first', '… sortir d’abord le roi'],
    [
      'Take the king beside its final square, move the rook, then set the king down.',
      'Poser le roi près de sa case finale, jouer la tour, puis remettre le roi.',
    ],
    ['player'],
    RANDOM,
  ),
  law(
    'II.3.2.5.2',
    ['… final squares as usual', '… cases finales habituelles'],
    ['King and rook end as in usual castling.', 'Roi et tour finissent comme au roque ordinaire.'],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.6',
    ['… made clear', '… précision'],
    [
      'Towards c: king c, rook d. Towards g: king g, rook f.',
      'Vers c : roi en c, tour en d. Vers g : roi en g, tour en f.',
    ],
    [],
    RANDOM,
  ),
  law('II.3.2.7', ['… notes', '… notes'], ['Five notes.', 'Cinq notes.'], [], RANDOM),
  law(
    'II.3.2.7.1',
    ['… say it', '… l’annoncer'],
    ['Saying so beforehand avoids misunderstandings.', 'L’annoncer avant évite les malentendus.'],
    ['player'],
    RANDOM,
  ),
  law(
    'II.3.2.7.2',
    ['… one may stand still', '… l’un peut rester'],
    [
      'In some set-ups king or rook does not move.',
      'Dans certains placements, roi ou tour ne bouge pas.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.7.3',
    ['… at move one', '… dès le premier coup'],
    [
      'In some set-ups one may castle at once.',
      'Dans certains placements on peut roquer aussitôt.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.7.4',
    ['… the way is free', '… la voie est libre'],
    [
      'All squares either of them crosses or reaches are empty but for these two.',
      'Toute case que l’un ou l’autre franchit ou atteint est vide, hors ces deux pièces.',
    ],
    [],
    RANDOM,
  ),
  law(
    'II.3.2.7.5',
    ['… others may stay', '… d’autres peuvent rester'],
    [
      'Squares that usual castling needs empty may here be occupied.',
      'Des cases que le roque ordinaire veut vides peuvent ici être occupées.',
    ],
    [],
    RANDOM,
  ),
];

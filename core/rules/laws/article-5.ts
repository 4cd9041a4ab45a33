import { SINCE_2017, SINCE_2023, TILL_2022, law } from './law-article.ts';

export const ARTICLE_5 = [
  law(
    '5.1.1',
    ['Won by mate', 'Gain par mat'],
    [
      'A legal mating move ends the game at once.',
      'Un coup légal qui mate termine la partie sur-le-champ.',
    ],
    ['automatic'],
  ),
  law(
    '5.1.2',
    ['Won by resignation', 'Gain par abandon'],
    [
      'Who resigns loses at once, whatever is left on the board.',
      'Qui abandonne perd aussitôt, quel que soit le matériel restant.',
    ],
    ['player', 'loss'],
    { also: ['resign'], editions: TILL_2022 },
  ),
  law(
    '5.1.2',
    ['Resignation, and when it only draws', 'Abandon, et quand il ne fait que nulle'],
    [
      'Who resigns loses at once; it is a draw where the opponent could never mate.',
      'Qui abandonne perd aussitôt ; c’est nulle si l’adversaire ne pourrait jamais mater.',
    ],
    ['player', 'loss', 'draw'],
    { also: ['resign'], editions: SINCE_2023 },
  ),
  law(
    '5.2.1',
    ['Stalemate', 'Pat'],
    [
      'No legal move and no check: a draw at once.',
      'Aucun coup légal et pas d’échec : nulle aussitôt.',
    ],
    ['draw', 'automatic'],
    { also: ['pat'] },
  ),
  law(
    '5.2.2',
    ['Dead position', 'Position morte'],
    [
      'Neither side can mate by any legal moves: a draw at once.',
      'Aucun camp ne peut plus mater par des coups légaux : nulle aussitôt.',
    ],
    ['draw', 'automatic', 'arbiter'],
    { also: ['insufficient material', 'matériel insuffisant'] },
  ),
  law(
    '5.2.3',
    ['Draw agreed', 'Nulle d’un commun accord'],
    [
      'The players may agree a draw once each has made {agreedFrom} move; see 9.1.1.',
      'Les joueurs peuvent convenir de la nulle après {agreedFrom} coup de chacun ; voir 9.1.1.',
    ],
    ['player', 'draw'],
    { also: ['agreement', 'nulle de salon'], editions: SINCE_2017 },
  ),
];

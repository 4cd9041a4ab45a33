import { law } from './law-article.ts';

export const ARTICLE_2 = [
  law(
    '2.1',
    ['The board and how it lies', 'L’échiquier et son orientation'],
    [
      'Sixty-four squares, light and dark by turns; a light corner is at each player’s right hand.',
      'Soixante-quatre cases claires et foncées ; un coin clair se trouve à droite de chacun.',
    ],
    ['arbiter'],
    { also: ['orientation'] },
  ),
  law(
    '2.2',
    ['Sixteen pieces each', 'Seize pièces chacun'],
    [
      'Each side starts with a king, a queen, two rooks, two bishops, two knights and eight pawns.',
      'Chaque camp part avec un roi, une dame, deux tours, deux fous, deux cavaliers et huit pions.',
    ],
  ),
  law(
    '2.3',
    ['The starting position', 'La position de départ'],
    [
      'Shows where every piece stands before the first move.',
      'Montre la place de chaque pièce avant le premier coup.',
    ],
    ['arbiter'],
    { also: ['set-up', 'mise en place'] },
  ),
  law(
    '2.4',
    ['Files, ranks, diagonals', 'Colonnes, rangées, diagonales'],
    [
      'Names the lines: upright files, level ranks, and diagonals of one colour from edge to edge.',
      'Nomme les lignes : colonnes verticales, rangées horizontales, diagonales d’une couleur d’un bord à l’autre.',
    ],
  ),
];

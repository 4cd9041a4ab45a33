import { law } from './law-article.ts';

export const ARTICLE_1 = [
  law(
    '1.1',
    ['Two players, one board', 'Deux joueurs, un échiquier'],
    [
      'Chess is a game for two, each moving a set of pieces on one square board.',
      'Les échecs se jouent à deux, chacun avec son jeu de pièces, sur un même échiquier carré.',
    ],
    ['player'],
  ),
  law(
    '1.2',
    ['White begins, then turns alternate', 'Les Blancs commencent, puis chacun son tour'],
    [
      'Whoever has the light pieces moves first; after that the players move by turns.',
      'Le camp clair joue en premier ; ensuite on joue alternativement.',
    ],
    ['player'],
  ),
  law(
    '1.3',
    ['Having the move', 'Avoir le trait'],
    [
      'It is your move as soon as the opponent’s move has been made on the board.',
      'On a le trait dès que le coup adverse est joué sur l’échiquier.',
    ],
    ['player'],
    { also: ['trait', 'turn'] },
  ),
  law(
    '1.4',
    ['The aim: an attack without defence', 'Le but : une attaque sans parade'],
    [
      'Each side tries to attack the other king so that no legal reply is left.',
      'Chaque camp cherche à attaquer le roi d’en face sans laisser de réponse légale.',
    ],
    ['player'],
  ),
  law(
    '1.4.1',
    ['Checkmate wins; kings are never taken', 'Le mat gagne ; roi imprenable'],
    [
      'Mating wins. Leaving or putting your own king under attack, and capturing a king, are forbidden.',
      'Mater, c’est gagner. Laisser ou mettre son roi sous une attaque, et prendre un roi, est interdit.',
    ],
    ['player'],
    { also: ['mate', 'échec et mat'] },
  ),
  law(
    '1.4.2',
    ['Mated means lost', 'Maté, donc perdu'],
    ['Whoever is mated has lost.', 'Qui est maté a perdu.'],
    ['loss'],
  ),
  law(
    '1.5',
    ['Nobody can mate: draw', 'Personne ne peut mater : nulle'],
    [
      'When mate is out of reach for both sides, the game is drawn; see 5.2.2.',
      'Quand le mat est hors d’atteinte des deux côtés, la partie est nulle ; voir 5.2.2.',
    ],
    ['draw', 'automatic'],
    { also: ['dead position', 'position morte'] },
  ),
];

import { law } from './law-article.ts';

export const ARTICLE_10 = [
  law(
    '10.1',
    ['Points', 'Les points'],
    [
      'One for a win, half for a draw, none for a loss, forfeits alike, unless the event says otherwise.',
      'Un pour le gain, un demi pour la nulle, zéro pour la perte, forfaits compris, sauf règlement contraire.',
    ],
    ['regulations'],
    { also: ['3-1-0', 'score'] },
  ),
  law(
    '10.2',
    ['Never more than a game’s points', 'Jamais plus que les points d’une partie'],
    [
      'Both scores together stay within a game’s maximum and among its usual ones: ¾–¼ is none.',
      'Les deux scores restent dans le maximum d’une partie et parmi ses scores usuels : ¾–¼ n’en est pas un.',
    ],
    ['arbiter'],
    { also: ['unusual result', '0-0'] },
  ),
];

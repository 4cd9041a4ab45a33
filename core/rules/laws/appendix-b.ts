import { FROM_2017_TO_2022, SINCE_2023, TILL_2022, law } from './law-article.ts';

export const APPENDIX_B = [
  law(
    'B.1',
    ['What blitz is', 'Ce qu’est une partie de blitz'],
    [
      '{blitzAtMost} minutes or less each, sixty increments counted in.',
      '{blitzAtMost} minutes ou moins chacun, soixante incréments compris.',
    ],
    ['clock'],
    { also: ['blitz'] },
  ),
  law(
    'B.2',
    ['Penalties of one minute', 'Sanctions d’une minute'],
    [
      'The time penalties of Articles 7 and 9 are {blitzPenalty} minute.',
      'Les pénalités de temps des articles 7 et 9 sont de {blitzPenalty} minute.',
    ],
    ['arbiter', 'penalty', 'clock'],
    { editions: TILL_2022 },
  ),
  law(
    'B.3.1',
    ['When the Competition Rules apply', 'Quand valent les règles de compétition'],
    [
      'With the supervision that follows, the Competition Rules hold.',
      'Avec la surveillance qui suit, les règles de compétition valent.',
    ],
    ['arbiter'],
    { also: ['supervision'], editions: TILL_2022 },
  ),
  law(
    'B.3.1.1',
    ['… one arbiter a game', '… un arbitre par partie'],
    ['One arbiter watches {blitzGames} game.', 'Un arbitre surveille {blitzGames} partie.'],
    ['arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    'B.3.1.2',
    ['… and every game recorded', '… et chaque partie notée'],
    [
      'The arbiter or an assistant records each game, with electronics if possible.',
      'L’arbitre ou un assistant note chaque partie, si possible par électronique.',
    ],
    ['arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    'B.3.2',
    ['Asking to see the sheet', 'Demander à voir la feuille'],
    [
      'Who has the move may look at the arbiter’s sheet, {requests} times a game at most.',
      'Le joueur au trait peut voir la feuille de l’arbitre, {requests} fois par partie au plus.',
    ],
    ['player', 'arbiter'],
    { editions: FROM_2017_TO_2022 },
  ),
  law(
    'B.4',
    ['Otherwise as in rapid', 'Sinon comme en rapide'],
    ['Without that supervision A.2 and A.4 hold.', 'Sans cette surveillance valent A.2 et A.4.'],
    ['arbiter'],
    { also: ['unsupervised'], editions: FROM_2017_TO_2022 },
  ),
  law(
    'B.5',
    ['One regime for the whole event', 'Un régime pour toute l’épreuve'],
    [
      'The regulations say beforehand which of the two regimes holds throughout.',
      'Le règlement dit d’avance lequel des deux régimes vaut d’un bout à l’autre.',
    ],
    ['regulations'],
    { editions: TILL_2022 },
  ),
  law(
    'B.2.1',
    ['When the Competition Rules apply', 'Quand valent les règles de compétition'],
    [
      'With the supervision that follows, the Competition Rules hold.',
      'Avec la surveillance qui suit, les règles de compétition valent.',
    ],
    ['arbiter'],
    { also: ['supervision'], editions: SINCE_2023 },
  ),
  law(
    'B.2.1.1',
    ['… one arbiter a game', '… un arbitre par partie'],
    ['One arbiter watches {blitzGames} game.', 'Un arbitre surveille {blitzGames} partie.'],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'B.2.1.2',
    ['… and every game recorded', '… et chaque partie notée'],
    [
      'The arbiter or an assistant records each game, with electronics if possible.',
      'L’arbitre ou un assistant note chaque partie, si possible par électronique.',
    ],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'B.2.2',
    ['Asking to see the sheet', 'Demander à voir la feuille'],
    [
      'Who has the move may look at the arbiter’s sheet, {requests} times a game at most.',
      'Le joueur au trait peut voir la feuille de l’arbitre, {requests} fois par partie au plus.',
    ],
    ['player', 'arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'B.3',
    ['Otherwise as in rapid', 'Sinon comme en rapide'],
    [
      'Without that supervision A.2, A.3 and A.5 hold, penalties of {blitzPenalty} minute included.',
      'Sans cette surveillance valent A.2, A.3 et A.5, sanctions de {blitzPenalty} minute comprises.',
    ],
    ['arbiter', 'penalty'],
    { also: ['unsupervised'], editions: SINCE_2023 },
  ),
  law(
    'B.4',
    ['One regime for the whole event', 'Un régime pour toute l’épreuve'],
    [
      'The regulations say beforehand which of the two regimes holds throughout.',
      'Le règlement dit d’avance lequel des deux régimes vaut d’un bout à l’autre.',
    ],
    ['regulations'],
    { editions: SINCE_2023 },
  ),
];

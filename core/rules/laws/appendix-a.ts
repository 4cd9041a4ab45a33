import {
  FROM_2017_TO_2022,
  SINCE_2017,
  SINCE_2023,
  TILL_2017,
  TILL_2022,
  law,
} from './law-article.ts';

const SUPERVISED = ['supervision', 'competition rules', 'règles de compétition'];

export const APPENDIX_A = [
  law(
    'A.1',
    ['What rapid chess is', 'Ce qu’est une partie rapide'],
    [
      'More than {blitzAtMost} and less than {standardFrom} minutes each, sixty increments counted in.',
      'Plus de {blitzAtMost} et moins de {standardFrom} minutes chacun, soixante incréments compris.',
    ],
    ['clock'],
    { also: ['rapid', 'rapide'] },
  ),
  law(
    'A.2',
    ['No duty to record', 'Pas d’obligation de noter'],
    [
      'Players need not record, keep every right to claim, and may ask the arbiter for a sheet at any time.',
      'Les joueurs n’ont pas à noter, gardent tout droit de réclamer, et peuvent demander une feuille à tout moment.',
    ],
    ['player', 'claim'],
    { editions: SINCE_2017 },
  ),
  law(
    'A.3',
    ['Penalties of one minute', 'Sanctions d’une minute'],
    [
      'The time penalties of Articles 7 and 9 are {rapidPenalty} minute.',
      'Les pénalités de temps des articles 7 et 9 sont de {rapidPenalty} minute.',
    ],
    ['arbiter', 'penalty', 'clock'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.3.1',
    ['When the Competition Rules apply', 'Quand valent les règles de compétition'],
    [
      'With the supervision that follows, the Competition Rules hold.',
      'Avec la surveillance qui suit, les règles de compétition valent.',
    ],
    ['arbiter'],
    { also: SUPERVISED, editions: TILL_2022 },
  ),
  law(
    'A.3.1.1',
    ['… few games an arbiter', '… peu de parties par arbitre'],
    [
      'One arbiter watches {rapidGames} games at most.',
      'Un arbitre surveille {rapidGames} parties au plus.',
    ],
    ['arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    'A.3.1.2',
    ['… and every game recorded', '… et chaque partie notée'],
    [
      'The arbiter or an assistant records each game, with electronics if possible.',
      'L’arbitre ou un assistant note chaque partie, si possible par électronique.',
    ],
    ['arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    'A.3.2',
    ['Asking to see the sheet', 'Demander à voir la feuille'],
    [
      'Who has the move may look at the arbiter’s sheet, {requests} times a game at most; more is a distraction.',
      'Le joueur au trait peut voir la feuille de l’arbitre, {requests} fois par partie au plus ; au-delà c’est une gêne.',
    ],
    ['player', 'arbiter'],
    { editions: FROM_2017_TO_2022 },
  ),
  law(
    'A.4',
    ['Without that supervision', 'Sans cette surveillance'],
    ['Otherwise the following holds.', 'Sinon vaut ce qui suit.'],
    ['arbiter'],
    { also: ['unsupervised'], editions: TILL_2022 },
  ),
  law(
    'A.4.1',
    ['After {setUp} moves each', 'Après {setUp} coups de chacun'],
    [
      'Once each has completed {setUp} moves, two things stand as they are.',
      'Une fois {setUp} coups achevés par chacun, deux choses restent en l’état.',
    ],
    ['player'],
    { editions: TILL_2022 },
  ),
  law(
    'A.4.1.1',
    ['… the clock setting', '… le réglage des pendules'],
    [
      'No change, unless the timetable would suffer.',
      'Aucun changement, sauf si l’horaire en souffrait.',
    ],
    ['clock', 'arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    'A.4.1.2',
    ['… the set-up', '… la mise en place'],
    [
      'No claim about set-up or board; a king out of place never castles, nor a rook out of place.',
      'Plus de réclamation sur la mise en place ; roi ou tour mal placés ne roquent pas.',
    ],
    ['player', 'claim'],
    { editions: TILL_2022 },
  ),
  law(
    'A.4.2',
    ['Illegal move: the game is lost', 'Coup illégal : partie perdue'],
    [
      'Seen by the arbiter, or claimed, before the opponent’s next move: lost, or drawn without a possible mate. Afterwards it stands.',
      'Vu par l’arbitre ou réclamé avant le coup adverse suivant : perdu, ou nulle sans mat possible. Ensuite il reste.',
    ],
    ['arbiter', 'player', 'claim', 'loss'],
    { editions: TILL_2017 },
  ),
  law(
    'A.4.2',
    ['Illegal move: before the next one', 'Coup illégal : avant le suivant'],
    [
      'The arbiter acts by 7.5.5 unless the opponent has moved; the opponent may claim until then. Afterwards it stands, unless both agree.',
      'L’arbitre applique 7.5.5 tant que l’adversaire n’a pas joué ; celui-ci peut réclamer jusque-là. Ensuite il reste, sauf accord.',
    ],
    ['arbiter', 'player', 'claim', 'penalty'],
    { editions: ['laws-2018'] },
  ),
  law(
    'A.4.3',
    ['Claiming on time', 'Réclamer au temps'],
    [
      'The claimant may stop the clock and tell the arbiter; a draw where he could never mate.',
      'Le réclamant peut arrêter la pendule et avertir l’arbitre ; nulle s’il ne pourrait jamais mater.',
    ],
    ['player', 'claim', 'clock', 'draw'],
    { also: ['flag', 'drapeau'], editions: ['laws-2018'] },
  ),
  law(
    'A.4.3',
    ['Claiming on time', 'Réclamer au temps'],
    [
      'The claimant may stop both clocks, tells the arbiter and must have time left; a draw where he could never mate.',
      'Le réclamant peut arrêter les pendules, avertit l’arbitre et doit garder du temps ; nulle s’il ne pourrait jamais mater.',
    ],
    ['player', 'claim', 'clock', 'draw'],
    { also: ['flag', 'drapeau'], editions: ['laws-2017'] },
  ),
  law(
    'A.4.4',
    ['Both kings in check; pawn left', 'Deux rois en échec ; pion resté'],
    [
      'The arbiter waits for the next completed move; if the position is still illegal, it is a draw.',
      'L’arbitre attend le prochain coup achevé ; si la position reste illégale, c’est nulle.',
    ],
    ['arbiter', 'draw'],
    { also: ['illegal position', 'position illégale'], editions: TILL_2022 },
  ),
  law(
    'A.4.5',
    ['The arbiter calls the flag', 'L’arbitre annonce le drapeau'],
    ['The arbiter may call a flag he sees.', 'L’arbitre peut annoncer un drapeau qu’il voit.'],
    ['arbiter', 'clock'],
    { editions: ['laws-2017'] },
  ),
  law(
    'A.4.5',
    ['The arbiter calls the flag', 'L’arbitre annonce le drapeau'],
    ['The arbiter calls a flag he sees.', 'L’arbitre annonce un drapeau qu’il voit.'],
    ['arbiter', 'clock'],
    { editions: ['laws-2018'] },
  ),
  law(
    'A.5',
    ['One regime for the whole event', 'Un régime pour toute l’épreuve'],
    [
      'The regulations say beforehand which of the two regimes holds throughout.',
      'Le règlement dit d’avance lequel des deux régimes vaut d’un bout à l’autre.',
    ],
    ['regulations'],
    { editions: TILL_2022 },
  ),
  law(
    'A.4.1',
    ['When the Competition Rules apply', 'Quand valent les règles de compétition'],
    [
      'With the supervision that follows, the Competition Rules hold.',
      'Avec la surveillance qui suit, les règles de compétition valent.',
    ],
    ['arbiter'],
    { also: SUPERVISED, editions: SINCE_2023 },
  ),
  law(
    'A.4.1.1',
    ['… few games an arbiter', '… peu de parties par arbitre'],
    [
      'One arbiter watches {rapidGames} games at most.',
      'Un arbitre surveille {rapidGames} parties au plus.',
    ],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.4.1.2',
    ['… and every game recorded', '… et chaque partie notée'],
    [
      'The arbiter or an assistant records each game, with electronics if possible.',
      'L’arbitre ou un assistant note chaque partie, si possible par électronique.',
    ],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.4.2',
    ['Asking to see the sheet', 'Demander à voir la feuille'],
    [
      'Who has the move may look at the arbiter’s sheet, {requests} times a game at most; more is a distraction.',
      'Le joueur au trait peut voir la feuille de l’arbitre, {requests} fois par partie au plus ; au-delà c’est une gêne.',
    ],
    ['player', 'arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.5',
    ['Without that supervision', 'Sans cette surveillance'],
    ['Otherwise the following holds.', 'Sinon vaut ce qui suit.'],
    ['arbiter'],
    { also: ['unsupervised'], editions: SINCE_2023 },
  ),
  law(
    'A.5.1',
    ['After {setUp} moves each', 'Après {setUp} coups de chacun'],
    [
      'Once each has completed {setUp} moves, two things stand as they are.',
      'Une fois {setUp} coups achevés par chacun, deux choses restent en l’état.',
    ],
    ['player'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.5.1.1',
    ['… the clock setting', '… le réglage des pendules'],
    [
      'No change, unless the timetable would suffer.',
      'Aucun changement, sauf si l’horaire en souffrait.',
    ],
    ['clock', 'arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.5.1.2',
    ['… the set-up', '… la mise en place'],
    [
      'No claim about set-up or board; a king out of place never castles, nor a rook out of place.',
      'Plus de réclamation sur la mise en place ; roi ou tour mal placés ne roquent pas.',
    ],
    ['player', 'claim'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.5.2',
    ['Illegal move: before the next one', 'Coup illégal : avant le suivant'],
    [
      'The arbiter acts by 7.5.5 unless the opponent has moved; the opponent may claim until then. Afterwards it stands, unless both agree.',
      'L’arbitre applique 7.5.5 tant que l’adversaire n’a pas joué ; celui-ci peut réclamer jusque-là. Ensuite il reste, sauf accord.',
    ],
    ['arbiter', 'player', 'claim', 'penalty'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.5.3',
    ['Claiming on time', 'Réclamer au temps'],
    [
      'The claimant may stop the clock and tell the arbiter; a draw where he could never mate.',
      'Le réclamant peut arrêter la pendule et avertir l’arbitre ; nulle s’il ne pourrait jamais mater.',
    ],
    ['player', 'claim', 'clock', 'draw'],
    { also: ['flag', 'drapeau'], editions: SINCE_2023 },
  ),
  law(
    'A.5.4',
    ['Both kings in check; pawn left', 'Deux rois en échec ; pion resté'],
    [
      'The arbiter waits for the next completed move; if the position is still illegal, it is a draw.',
      'L’arbitre attend le prochain coup achevé ; si la position reste illégale, c’est nulle.',
    ],
    ['arbiter', 'draw'],
    { also: ['illegal position', 'position illégale'], editions: SINCE_2023 },
  ),
  law(
    'A.5.5',
    ['The arbiter calls the flag', 'L’arbitre annonce le drapeau'],
    ['The arbiter calls a flag he sees.', 'L’arbitre annonce un drapeau qu’il voit.'],
    ['arbiter', 'clock'],
    { editions: SINCE_2023 },
  ),
  law(
    'A.6',
    ['One regime for the whole event', 'Un régime pour toute l’épreuve'],
    [
      'The regulations say beforehand which of the two regimes holds throughout.',
      'Le règlement dit d’avance lequel des deux régimes vaut d’un bout à l’autre.',
    ],
    ['regulations'],
    { editions: SINCE_2023 },
  ),
];

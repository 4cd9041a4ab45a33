import { SINCE_2017, SINCE_2018, TILL_2017, law } from './law-article.ts';

export const ARTICLE_7 = [
  law(
    '7.1',
    ['Going back: the times', 'Retour en arrière : les temps'],
    [
      'When a position is restored, the arbiter estimates the times, may leave them, and corrects the counter.',
      'Quand une position est rétablie, l’arbitre estime les temps, peut les laisser, et corrige le compteur.',
    ],
    ['arbiter', 'clock', 'discretion'],
    { also: ['irregularity', 'irrégularité'] },
  ),
  law(
    '7.2.1',
    ['Wrong starting position', 'Mauvaise position de départ'],
    [
      'Found during the game: it is void and a new one is played.',
      'Constatée pendant la partie : elle est annulée et rejouée.',
    ],
    ['arbiter'],
    { also: ['set-up', 'roi et dame inversés'] },
  ),
  law(
    '7.2.2',
    ['Board turned round', 'Échiquier mal tourné'],
    [
      'The position is carried over to a board that lies correctly, and play goes on.',
      'On reporte la position sur un échiquier bien placé et on continue.',
    ],
    ['arbiter'],
  ),
  law(
    '7.3',
    ['Colours reversed', 'Couleurs inversées'],
    [
      'Below {reversedBelow} moves by both: a new game with the right colours. From then on the game stands.',
      'Sous {reversedBelow} coups de chacun : nouvelle partie aux bonnes couleurs. Ensuite la partie reste valable.',
    ],
    ['arbiter'],
    { editions: SINCE_2017 },
  ),
  law(
    '7.4.1',
    ['Displaced pieces', 'Pièces renversées'],
    [
      'Whoever upsets pieces puts them back on the own time.',
      'Qui bouscule des pièces les remet sur son propre temps.',
    ],
    ['player', 'clock'],
  ),
  law(
    '7.4.2',
    ['Displaced: calling the arbiter', 'Renversées : appeler l’arbitre'],
    [
      'Either player may halt the clocks and ask for help.',
      'Chacun des joueurs peut arrêter les pendules et demander de l’aide.',
    ],
    ['player', 'clock'],
  ),
  law(
    '7.4.3',
    ['Displaced: a penalty is possible', 'Renversées : sanction possible'],
    ['The arbiter may penalise who did it.', 'L’arbitre peut sanctionner le fautif.'],
    ['arbiter', 'penalty', 'discretion'],
  ),
  law(
    '7.5.1',
    ['Illegal move completed', 'Coup illégal achevé'],
    [
      'Complete once the clock is pressed. Go back to just before it, or to the last sure position; touched pieces bind.',
      'Achevé une fois la pendule pressée. On revient juste avant, ou à la dernière position sûre ; pièce touchée vaut.',
    ],
    ['player', 'arbiter', 'penalty'],
    { also: ['king en prise', 'roi en prise'], editions: SINCE_2017 },
  ),
  law(
    '7.5.2',
    ['Pawn not promoted', 'Pion non promu'],
    [
      'Pressing with the pawn still on the last rank is illegal; the pawn becomes a queen.',
      'Appuyer avec le pion resté sur la dernière rangée est illégal ; il devient dame.',
    ],
    ['player', 'arbiter', 'penalty'],
    { also: ['promotion'] },
  ),
  law(
    '7.5.3',
    ['First and second illegal move', 'Premier et deuxième coup illégal'],
    [
      'First: {penaltyMinutes} minutes to the opponent. Number {illegalLoses}: lost, or drawn where the opponent could never mate.',
      'Premier : {penaltyMinutes} minutes à l’adversaire. Numéro {illegalLoses} : perdu, ou nulle s’il ne pourrait jamais mater.',
    ],
    ['arbiter', 'penalty', 'loss', 'clock'],
    { editions: TILL_2017 },
  ),
  law(
    '7.5.3',
    ['Clock without a move', 'Pendule sans coup joué'],
    [
      'Pressing without having moved is treated as an illegal move.',
      'Appuyer sans avoir joué vaut coup illégal.',
    ],
    ['player', 'penalty', 'clock'],
    { editions: SINCE_2018 },
  ),
  law(
    '7.5.4',
    ['Two hands', 'Deux mains'],
    [
      'Moving with both hands and pressing is treated as an illegal move.',
      'Jouer des deux mains et appuyer vaut coup illégal.',
    ],
    ['player', 'penalty'],
    {
      also: ['castling with two hands', 'roque à deux mains'],
      editions: SINCE_2018,
    },
  ),
  law(
    '7.5.5',
    ['Illegal moves: the penalty', 'Coups illégaux : la sanction'],
    [
      'First: {penaltyMinutes} minutes to the opponent. Number {illegalLoses}, of any kind: lost, or drawn where the opponent could never mate.',
      'Premier : {penaltyMinutes} minutes à l’adversaire. Numéro {illegalLoses}, de toute sorte : perdu, ou nulle s’il ne pourrait jamais mater.',
    ],
    ['arbiter', 'penalty', 'loss', 'draw', 'clock'],
    {
      also: ['second illegal move', 'deuxième coup illégal'],
      editions: SINCE_2018,
    },
  ),
  law(
    '7.6',
    ['A piece off its square', 'Une pièce hors de sa case'],
    [
      'Found during play: back to before the irregularity, or to the last sure position.',
      'Constaté en jeu : retour avant l’irrégularité, ou à la dernière position sûre.',
    ],
    ['arbiter'],
  ),
  law(
    '7.7.1',
    ['Two hands', 'Deux mains'],
    ['Moving with both hands is an illegal move.', 'Jouer des deux mains est un coup illégal.'],
    ['player', 'penalty'],
    { editions: ['laws-2017'] },
  ),
  law(
    '7.7.2',
    ['Two hands: the penalty', 'Deux mains : la sanction'],
    [
      'First: {penaltyMinutes} minutes to the opponent; number {illegalLoses} loses, or draws where no mate is possible.',
      'Premier : {penaltyMinutes} minutes à l’adversaire ; numéro {illegalLoses} perd, ou fait nulle sans mat possible.',
    ],
    ['arbiter', 'penalty', 'loss'],
    { editions: ['laws-2017'] },
  ),
  law(
    '7.8.1',
    ['Clock without a move', 'Pendule sans coup joué'],
    [
      'Pressing without having moved is an illegal move.',
      'Appuyer sans avoir joué est un coup illégal.',
    ],
    ['player', 'penalty', 'clock'],
    { editions: ['laws-2017'] },
  ),
  law(
    '7.8.2',
    ['Clock without a move: the penalty', 'Pendule sans coup : la sanction'],
    [
      'First: {penaltyMinutes} minutes to the opponent; number {illegalLoses} loses, or draws where no mate is possible.',
      'Premier : {penaltyMinutes} minutes à l’adversaire ; numéro {illegalLoses} perd, ou fait nulle sans mat possible.',
    ],
    ['arbiter', 'penalty', 'loss'],
    { editions: ['laws-2017'] },
  ),
];

import { spoken, unspoken } from './step-text.ts';

/** Touched and displaced pieces, positions that cannot be. */
export const PIECES = {
  adjustedRightly: spoken(
    'The pieces were adjusted after saying so: nothing has to be played',
    'Les pièces ont été ajustées après l’avoir dit : rien n’oblige à jouer',
  ),
  touchedByAccident: spoken(
    'The touch was clearly an accident: nothing has to be played',
    'Le contact était clairement accidentel : rien n’oblige à jouer',
  ),
  mustMoveTouched: spoken(
    'The first own piece touched that can move must be moved',
    'La première pièce à soi touchée qui peut jouer doit être jouée',
  ),
  mustTakeTouched: spoken(
    'The first piece of the opponent touched that can be taken must be taken',
    'La première pièce adverse touchée qui peut être prise doit être prise',
  ),
  mustTakeWithTouched: spoken(
    'The piece must take the piece with which it was touched; if it cannot, the first touched that can move or be taken; if the order is not known, the own piece first',
    'La pièce doit prendre celle touchée avec elle ; sinon la première touchée qui peut jouer ou être prise ; si l’ordre est inconnu, la pièce à soi d’abord',
  ),
  mustCastle: spoken(
    'King and rook were touched: castle on that side if it is legal; else a king move, and if there is none the player is free',
    'Roi et tour ont été touchés : roquer de ce côté si c’est légal ; sinon un coup de roi, et s’il n’y en a pas le joueur est libre',
  ),
  rookFirst: spoken(
    'The rook was touched before the king: no castling on that side this move, and 4.3 holds',
    'La tour a été touchée avant le roi : pas de roque de ce côté à ce coup, et 4.3 s’applique',
  ),
  nothingToPlay: spoken(
    'None of the touched pieces can move or be taken: any legal move',
    'Aucune des pièces touchées ne peut jouer ni être prise : tout coup légal',
  ),
  touchClaimLost: spoken(
    'The opponent has touched a piece since: no claim any more',
    'L’adversaire a touché une pièce depuis : plus de réclamation',
  ),
  arbiterIntervenes: unspoken(
    'Who sees it intervenes at once, without waiting for a claim',
    'Qui le voit intervient aussitôt, sans attendre de réclamation',
  ),
  touchOnRequest: unspoken(
    'The arbiter does not intervene unless a player asks',
    'L’arbitre n’intervient pas, sauf demande d’un joueur',
  ),
  restoresOnOwnTime: spoken(
    'Who displaced the pieces puts them back on the own clock',
    'Qui a dérangé les pièces les remet en place sur son temps',
  ),
  notLostForAccident: unspoken(
    'Not a loss, unless it was done on purpose or more than once',
    'Pas de perte, sauf si c’était voulu ou répété',
  ),
  graverPenalty: spoken(
    'It was done on purpose or again: a graver penalty, up to the loss of the game',
    'C’était voulu ou répété : une sanction plus lourde, jusqu’à la perte de la partie',
  ),
  lastSurePosition: spoken(
    'The position before the irregularity is set up again, or the last one that is sure; the players find it, the arbiter watches',
    'La position d’avant l’irrégularité est remise, ou la dernière sûre ; les joueurs la cherchent, l’arbitre surveille',
  ),
  mayNotStartClock: spoken(
    'Nobody starts the opponent’s clock over displaced pieces: both clocks are stopped and the arbiter called',
    'On ne met pas en marche la pendule adverse pour des pièces dérangées : on arrête les deux et on appelle l’arbitre',
  ),
  counterSetBack: unspoken(
    'Put the times and the move counter right: an increment may have been added wrongly',
    'Corriger les temps et le compteur de coups : un incrément a pu être ajouté à tort',
  ),
  timeEitherWay: unspoken(
    'Time may be added to the player disturbed, or taken from the one who displaced the pieces',
    'Du temps peut être ajouté au joueur gêné, ou retiré à celui qui a dérangé les pièces',
  ),
  illegalPositionWaits: spoken(
    'Nobody saw the move: play goes on until the next move is completed',
    'Personne n’a vu le coup : on continue jusqu’à l’achèvement du coup suivant',
  ),
  illegalPositionThen: unspoken(
    'If that move makes the position legal, play goes on; a king then left in check is an illegal move',
    'Si ce coup rend la position légale, on continue ; un roi laissé alors en échec est un coup illégal',
  ),
  illegalPositionDrawn: spoken(
    'The position is still illegal after that move: draw',
    'La position reste illégale après ce coup : nulle',
  ),
  notIllegalYet: spoken(
    'Pressing with the other hand is no illegal move, and may be penalised',
    'Appuyer de l’autre main n’est pas un coup illégal, et peut être sanctionné',
  ),
  knightsBefore: spoken(
    'Before the game each player turns the own knights as they like',
    'Avant la partie chacun tourne ses cavaliers à son gré',
  ),
  knightsDuring: spoken(
    'During the game a knight is turned only on the own time and after saying so',
    'Pendant la partie on ne tourne un cavalier que sur son temps et après l’avoir dit',
  ),
  checkBroadcast: unspoken(
    'Look at the board and the scoresheets: a blocked broadcast may be an irregularity in the game, or a fault of the equipment',
    'Voir l’échiquier et les feuilles : une retransmission bloquée peut venir d’une irrégularité du jeu ou du matériel',
  ),
  broadcastFine: unspoken(
    'The game is in order: nothing is said to the players',
    'La partie est en ordre : rien n’est dit aux joueurs',
  ),
  boardTransferred: spoken(
    'The position is moved to a board that stands correctly',
    'La position est reportée sur un échiquier bien orienté',
  ),
};

import { spoken, unspoken } from './step-text.ts';

/** Illegal moves, how games begin and how they are resigned. */
export const BEGINNING_AND_MOVES = {
  goBack: spoken(
    'Put the position back to just before the irregularity, or to the last sure one; touched pieces bind',
    'Remettre la position juste avant l’irrégularité, ou la dernière sûre ; pièce touchée vaut',
  ),
  becomesQueen: spoken('The pawn becomes a queen', 'Le pion devient dame'),
  oneFault: unspoken(
    'Several faults in one move count once',
    'Plusieurs fautes dans un coup comptent une fois',
  ),
  timeToOpponent: spoken(
    'The opponent gets {figure} seconds more',
    'L’adversaire reçoit {figure} secondes de plus',
  ),
  lost: spoken(
    'Illegal move number {figure}: the game is lost',
    'Coup illégal numéro {figure} : la partie est perdue',
  ),
  drawn: spoken(
    'Illegal move number {figure}, but the opponent could never mate: draw',
    'Coup illégal numéro {figure}, mais l’adversaire ne pourrait jamais mater : nulle',
  ),
  lostUnlessNoMate: spoken(
    'Illegal move number {figure}: lost, or drawn if the opponent could never mate',
    'Coup illégal numéro {figure} : perdu, ou nulle si l’adversaire ne pourrait jamais mater',
  ),
  wasIllegal: unspoken('The move was illegal', 'Le coup était illégal'),
  notCompleted: spoken(
    'The clock was not pressed: no illegal move yet, and no penalty',
    'La pendule n’a pas été actionnée : pas encore de coup illégal, et pas de sanction',
  ),
  putRight: spoken(
    'The player makes a legal move instead, with the touched piece if it has one',
    'Le joueur joue un coup légal à la place, avec la pièce touchée si elle en a un',
  ),
  noticedTooLate: spoken(
    'The game was over when it was noticed: nothing is corrected',
    'La partie était finie quand on l’a constaté : rien n’est corrigé',
  ),
  moveStands: spoken(
    'The opponent has moved: the illegal move stands, unless both agree otherwise',
    'L’adversaire a joué : le coup illégal reste, sauf accord des deux',
  ),
  notIllegalThen: spoken(
    'By this edition it is no illegal move, and may be penalised',
    'Selon cette édition ce n’est pas un coup illégal, et cela peut être sanctionné',
  ),
  coloursStand: spoken(
    'The game goes on as it was begun, unless the arbiter decides otherwise',
    'La partie continue comme elle a commencé, sauf avis contraire de l’arbitre',
  ),
  newGame: spoken(
    'Fewer than {figure} moves by both: a new game with the right colours',
    'Moins de {figure} coups de chacun : nouvelle partie aux bonnes couleurs',
  ),
  gameGoesOn: spoken(
    '{figure} moves or more: the game goes on',
    '{figure} coups ou plus : la partie continue',
  ),
  resultStands: spoken(
    'The game is over: its result stands',
    'La partie est finie : son résultat reste',
  ),
  startAgain: spoken(
    'The game is void, and a new one is played',
    'La partie est annulée, et une nouvelle est jouée',
  ),
  setUpStands: spoken(
    '{figure} moves by each are completed: the set-up stands, and a king or rook out of place does not castle',
    '{figure} coups de chacun sont achevés : la mise en place reste, et un roi ou une tour mal placés ne roquent pas',
  ),
  resigned: spoken('Who resigns loses at once', 'Qui abandonne perd aussitôt'),
  resignedDrawn: spoken(
    'Who resigns would lose, but the opponent could never mate: draw',
    'Qui abandonne perdrait, mais l’adversaire ne pourrait jamais mater : nulle',
  ),
  resignedUnlessNoMate: spoken(
    'Who resigns loses, or draws if the opponent could never mate',
    'Qui abandonne perd, ou fait nulle si l’adversaire ne pourrait jamais mater',
  ),
};

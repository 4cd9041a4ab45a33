import { spoken, unspoken } from './step-text.ts';

/** Flags, clocks and time. */
export const CLOCKS = {
  resultBeforeFlag: spoken(
    'The game had ended before the flag was noticed: its result stands',
    'La partie était finie avant que le drapeau ne soit constaté : son résultat reste',
  ),
  movesWereMade: spoken(
    'The moves of the period were completed in time',
    'Les coups de la période étaient achevés à temps',
  ),
  drawnAlready: spoken(
    'Five times the position, or seventy-five moves, had been reached before: draw',
    'Cinq fois la position, ou soixante-quinze coups, étaient déjà atteints : nulle',
  ),
  flagLost: spoken(
    'The moves were not completed in time: the game is lost',
    'Les coups n’ont pas été achevés à temps : la partie est perdue',
  ),
  flagDrawn: spoken(
    'The moves were not completed in time, but the opponent could never mate: draw',
    'Les coups n’ont pas été achevés à temps, mais l’adversaire ne pourrait jamais mater : nulle',
  ),
  flagUnlessNoMate: spoken(
    'Lost on time, or drawn if the opponent could never mate',
    'Perdu au temps, ou nulle si l’adversaire ne pourrait jamais mater',
  ),
  forcedLineHint: unspoken(
    'Forced moves of the player that end in mate or stalemate: the commentary makes it a draw',
    'Coups forcés du joueur qui finissent en mat ou en pat : le commentaire en fait une nulle',
  ),
  touchedNotForced: unspoken(
    'A move that is forced only because a piece was touched is none of these',
    'Un coup forcé seulement par une pièce touchée n’en est pas un',
  ),
  flagOrderOpen: unspoken(
    'Both flags are down, and Guidelines III do not hold here: find which fell first, by the sign on the clock; without it the arbiter decides as in a like case',
    'Les deux drapeaux sont tombés, et les Directives III ne valent pas ici : chercher lequel est tombé le premier, au signe de la pendule ; à défaut l’arbitre juge par analogie',
  ),
  bothFlagsNoClaim: spoken(
    'Both flags are down: who claims must have time left: draw',
    'Les deux drapeaux sont tombés : qui réclame doit avoir encore du temps : nulle',
  ),
  firstFlagOnClock: spoken(
    'An electronic clock shows which flag fell first: that player is ruled on',
    'Une pendule électronique montre quel drapeau est tombé le premier : c’est lui qui compte',
  ),
  bothFlagsGoOn: spoken(
    'Both flags are down, nobody knows which fell first, and a period is to come: the game goes on',
    'Les deux drapeaux sont tombés sans ordre connu, et une période reste à jouer : la partie continue',
  ),
  bothFlagsDraw: spoken(
    'Both flags are down in the last period, nobody knows which fell first: draw',
    'Les deux drapeaux sont tombés dans la dernière période sans ordre connu : nulle',
  ),
  flagToClaim: unspoken(
    'Who claims stops the clocks and calls the arbiter; who sees the flag calls it',
    'Qui réclame arrête les pendules et appelle l’arbitre ; qui voit le drapeau l’annonce',
  ),
  flagPlayersOnly: unspoken(
    'A player claims, with the clocks stopped and the own flag up; the arbiter does not call it',
    'Un joueur réclame, pendules arrêtées et son drapeau levé ; l’arbitre ne l’annonce pas',
  ),
  arbiterSilent: unspoken(
    'The arbiter says nothing; if the other flag falls too, the game is a draw',
    'L’arbitre ne dit rien ; si l’autre drapeau tombe aussi, la partie est nulle',
  ),
  threeChoices: unspoken(
    'The opponent may wait, tell the player, or play; the arbiter says nothing of the clock',
    'L’adversaire peut attendre, prévenir le joueur, ou jouer ; l’arbitre ne dit rien de la pendule',
  ),
  pressesStill: spoken(
    'The player may press the clock even after the opponent has moved',
    'Le joueur peut actionner sa pendule même après le coup adverse',
  ),
  counterCorrected: unspoken(
    'Both lack a press: put the move counter right',
    'Il manque un appui à chacun : corriger le compteur de coups',
  ),
  secondMoveBack: spoken(
    'The opponent had not moved: the second move is taken back, clock and move counter are put right',
    'L’adversaire n’avait pas joué : le second coup est repris, pendule et compteur sont corrigés',
  ),
  opponentHadMoved: spoken(
    'The opponent had moved: the move stands',
    'L’adversaire avait joué : le coup reste',
  ),
  noteBeforeTouching: unspoken(
    'Write down both times and the moves before touching the clock',
    'Noter les deux temps et les coups avant de toucher la pendule',
  ),
  clockReplaced: spoken(
    'The clock is replaced, with times set by the arbiter’s best judgement',
    'La pendule est remplacée, aux temps que l’arbitre estime au mieux',
  ),
  listFaulty: unspoken(
    'Put the clock on the list of faulty clocks',
    'Porter la pendule sur la liste des pendules défectueuses',
  ),
  clockSetRight: spoken(
    'The clock is stopped and set right, with times and move counter',
    'La pendule est arrêtée et réglée, avec temps et compteur de coups',
  ),
  settingStands: spoken(
    '{figure} moves by each are completed: the setting stays, unless the schedule suffers',
    '{figure} coups de chacun sont achevés : le réglage reste, sauf si l’horaire en souffre',
  ),
  stoppedRightly: spoken(
    'There was a good reason to stop the clocks; the arbiter decides when play goes on',
    'Il y avait une bonne raison d’arrêter les pendules ; l’arbitre décide de la reprise',
  ),
  stoppedWrongly: spoken(
    'There was no good reason to stop the clocks: a penalty',
    'Il n’y avait pas de bonne raison d’arrêter les pendules : une sanction',
  ),
  extraTime: spoken(
    'The disturbance came from outside: one or both players may get more time',
    'La gêne venait de l’extérieur : l’un ou les deux joueurs peuvent recevoir du temps',
  ),
  allStop: spoken('Everybody stops the clocks', 'Que chacun arrête les pendules'),
  finishNotHere: spoken(
    'Not announced, blitz, or played with increments: no such claim here',
    'Non annoncé, blitz, ou joué avec incrément : pas de telle réclamation ici',
  ),
  finishNoIncrement: spoken(
    'This edition knows no increment in the finish: claim a draw, or play on',
    'Cette édition ne connaît pas d’incrément au KO : réclamer nulle, ou continuer',
  ),
  finishFinal: spoken('This decision is final', 'Cette décision est sans appel'),
  finishTooEarly: spoken(
    'Only below {figure} minutes, on the move and before the flag falls',
    'Seulement sous {figure} minutes, au trait et avant la chute du drapeau',
  ),
  finishIncrement: spoken(
    'Both get {figure} seconds with every move from now on, unless the draw offered by the request is accepted',
    'Les deux reçoivent {figure} secondes par coup désormais, sauf si la nulle offerte par la demande est acceptée',
  ),
  finishGranted: spoken(
    'No win by normal means, or no attempt: draw',
    'Pas de gain par des moyens normaux, ou aucun essai : nulle',
  ),
  finishPostponed: spoken(
    'The decision is put off: the opponent may get {figure} seconds, and play goes on before an arbiter, also after a flag',
    'La décision est remise : l’adversaire peut recevoir {figure} secondes, et l’on joue devant un arbitre, même après un drapeau',
  ),
  finishRejected: spoken(
    'The claim is rejected: the opponent gets {figure} seconds more',
    'La réclamation est rejetée : l’adversaire reçoit {figure} secondes de plus',
  ),
  finishBelow: spoken(
    'Only below {figure} minutes and before the flag falls',
    'Seulement sous {figure} minutes et avant la chute du drapeau',
  ),
  finishEndsPlay: spoken(
    'The claim ends the play: no more move is made',
    'La réclamation arrête le jeu : plus aucun coup n’est joué',
  ),
  finishPositionWritten: spoken(
    'The final position is written down, and the opponent confirms it',
    'La position finale est notée, et l’adversaire la confirme',
  ),
  finishSheetHandedIn: spoken(
    'The final position is written down with a scoresheet kept up to date, and the opponent confirms both',
    'La position finale est notée avec une feuille de partie à jour, et l’adversaire confirme les deux',
  ),
  finishNotProven: spoken(
    'What is to be written down is missing: the claim cannot be judged as it stands',
    'Ce qui doit être noté manque : la réclamation ne peut être jugée en l’état',
  ),
  finishReferred: spoken(
    'The claim goes to the arbiter named for it',
    'La réclamation est transmise à l’arbitre désigné',
  ),
};

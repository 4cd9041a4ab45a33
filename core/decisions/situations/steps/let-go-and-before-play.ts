import { spoken, unspoken } from './step-text.ts';

/** Pieces let go, promotions, and what is settled before play. */
export const LET_GO_AND_BEFORE_PLAY = {
  stillHeld: spoken(
    'The piece is still held: it must be moved, and its square is still free',
    'La pièce est encore tenue : elle doit être jouée, sur la case voulue',
  ),
  staysOnSquare: spoken(
    'The piece was let go on a square by a legal move: it stays there',
    'La pièce a été lâchée sur une case par un coup légal : elle y reste',
  ),
  takesItOff: spoken(
    'The move is made once the captured piece is off the board',
    'Le coup est joué une fois la pièce prise retirée',
  ),
  letGoIllegally: spoken(
    'Only a legal move binds to the square: the piece goes back, and the same piece is played if it can be',
    'Seul un coup légal lie à la case : la pièce revient, et la même pièce est jouée si elle le peut',
  ),
  mustCastleThere: spoken(
    'The king was let go: castling on that side has to be completed',
    'Le roi a été lâché : le roque de ce côté doit être achevé',
  ),
  otherKingMove: spoken(
    'Castling on that side is illegal: another legal king move, castling to the other side included; if there is none, any legal move',
    'Le roque de ce côté est illégal : un autre coup légal du roi, y compris le roque de l’autre côté ; s’il n’y en a pas, tout coup légal',
  ),
  promotionFinal: spoken(
    'The new piece has touched the square: the choice is final',
    'La nouvelle pièce a touché la case : le choix est définitif',
  ),
  promotionOpen: spoken(
    'Until a piece touches the square the choice is free, also after one was named or fetched',
    'Tant qu’aucune pièce n’a touché la case le choix est libre, même si l’une a été nommée ou apportée',
  ),
  rookIsRook: spoken(
    'A rook that stands upside down is a rook, whatever it was called',
    'Une tour posée à l’envers est une tour, quel que soit le nom donné',
  ),
  diagonalRookIllegal: spoken(
    'Moved along a diagonal, it makes an illegal move',
    'Jouée en diagonale, elle fait un coup illégal',
  ),
  rookTurned: unspoken(
    'The opponent may turn it the right way round when on the move; better that the arbiter does it',
    'L’adversaire peut la remettre à l’endroit quand il a le trait ; mieux vaut que l’arbitre le fasse',
  ),
  stopsForPiece: spoken(
    'The player may stop the clocks and ask for the piece; the arbiter brings it and starts the clock again',
    'Le joueur peut arrêter les pendules et demander la pièce ; l’arbitre l’apporte et relance la pendule',
  ),
  restartedByAccident: spoken(
    'The clock was started by mistake: it need not count as an illegal move, and the arbiter may penalise it less',
    'La pendule a été relancée par erreur : cela peut ne pas compter comme coup illégal, et se sanctionner moins',
  ),
  boardTurnedForClock: spoken(
    'The board is turned round, with the players changing seats, and the clock stays where it is',
    'On tourne l’échiquier, les joueurs changeant de place, et la pendule reste où elle est',
  ),
  clockStays: spoken(
    'The clock stays where the arbiter put it, by custom at the right hand of Black',
    'La pendule reste où l’arbitre l’a mise, d’habitude à la droite des Noirs',
  ),
  bothClocksSet: spoken(
    'The clocks of both boards are put right; it is no illegal move',
    'Les pendules des deux échiquiers sont corrigées ; ce n’est pas un coup illégal',
  ),
  clocksOneSide: unspoken(
    'In a team match the clocks stand on one side: look at the next board too',
    'En match par équipes les pendules sont du même côté : voir aussi l’échiquier voisin',
  ),
  arbitersStart: spoken(
    'The arbiters start White’s clock on every board',
    'Les arbitres mettent en marche la pendule des Blancs à chaque échiquier',
  ),
  playersStart: spoken(
    'The arbiter announces the start, Black starts White’s clock, and the arbiters check every clock',
    'L’arbitre annonce le début, les Noirs lancent la pendule des Blancs, et les arbitres vérifient chaque pendule',
  ),
  arbitersStartForCounter: unspoken(
    'The move counter adds time: it is better that arbiters start the clocks; the chief arbiter weighs the time it takes',
    'Le compteur ajoute du temps : mieux vaut que les arbitres lancent les pendules ; l’arbitre principal juge du temps nécessaire',
  ),
  clockKnowsWhite: unspoken(
    'On the round, check also that each clock shows which side is White',
    'En passant, vérifier aussi que chaque pendule indique quel côté a les Blancs',
  ),
  rulesAlwaysHold: unspoken(
    'Here the Competition Rules hold, however many arbiters there are',
    'Ici les règles de compétition valent, quel que soit le nombre d’arbitres',
  ),
  regimeWithoutStaff: unspoken(
    'By this edition nothing depends on how many games an arbiter watches',
    'Selon cette édition rien ne dépend du nombre de parties par arbitre',
  ),
  arbitersMissing: unspoken('That needs {figure} arbiters', 'Il faut pour cela {figure} arbitres'),
  recordersMissing: unspoken(
    'Nobody records {figure} of the games',
    'Personne ne note {figure} des parties',
  ),
  rulesCanHold: unspoken(
    'The Competition Rules can hold in every round',
    'Les règles de compétition peuvent valoir à chaque ronde',
  ),
  rulesCannotHold: unspoken(
    'The Competition Rules cannot be kept: play without supervision',
    'Les règles de compétition ne peuvent pas être tenues : jouer sans surveillance',
  ),
  oneRegimeThroughout: unspoken(
    'The regulations say it beforehand for the whole event, and not for its final alone',
    'Le règlement le dit d’avance pour toute l’épreuve, et non pour la seule finale',
  ),
};

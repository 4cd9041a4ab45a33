import { law } from '../law-article.ts';

/** Articles 1 to 5 of the online regulations: platform, board, clock and end (LA 6.12, lines 13264-13325). */
export const ONLINE_GAME = [
  law(
    '1.1',
    ['The moves of the pieces', 'La marche des pièces'],
    [
      'Articles 1 to 3 of the Laws hold, all but 2.1.',
      'Les articles 1 à 3 des Règles valent, sauf 2.1.',
    ],
    ['player'],
  ),
  law(
    '1.2',
    ['The board', 'L’échiquier'],
    [
      'What 2.1 of the Laws says of the board is said here in 3.1.',
      'Ce que 2.1 des Règles dit de l’échiquier est dit ici en 3.1.',
    ],
    ['player'],
  ),
  law(
    '1.3',
    ['Moving and ending', 'Jouer et finir'],
    [
      'Articles 4 and 5 of the Laws give way to 3 and 5 here.',
      'Les articles 4 et 5 des Règles cèdent à 3 et 5 d’ici.',
    ],
    ['player'],
  ),
  law(
    '2.1',
    ['A virtual board', 'Un échiquier virtuel'],
    ['Games are played on a board on screen.', 'On joue sur un échiquier à l’écran.'],
    ['player'],
  ),
  law(
    '2.2',
    ['The platform', 'La plateforme'],
    [
      'A site or an application hosts that board.',
      'Un site ou une application héberge cet échiquier.',
    ],
    ['organiser'],
  ),
  law(
    '2.3',
    ['Moves in sight', 'Coups à la vue'],
    [
      'Both players and the arbiter see the list of moves all the time.',
      'Les deux joueurs et l’arbitre voient tout le temps la liste des coups.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '2.4',
    ['Knowing the platform', 'Connaître la plateforme'],
    [
      'Each player learns beforehand how it works.',
      'Chaque joueur en apprend d’avance le fonctionnement.',
    ],
    ['player'],
  ),
  law(
    '3.1',
    ['The board on screen', 'L’échiquier à l’écran'],
    [
      'Eight by eight squares, light and dark by turns, the lower right one light.',
      'Huit cases sur huit, claires et foncées tour à tour, celle du bas à droite claire.',
    ],
    ['player'],
  ),
  law(
    '3.2',
    ['With a device', 'Avec un appareil'],
    [
      'Moves are made on a computer, a tablet or the like.',
      'On joue sur ordinateur, tablette ou autre.',
    ],
    ['player'],
  ),
  law(
    '3.3',
    ['Legal moves only', 'Coups légaux seulement'],
    ['The platform takes no illegal move.', 'La plateforme n’admet aucun coup illégal.'],
    ['player', 'automatic'],
    { also: ['illegal move', 'coup illégal'] },
  ),
  law(
    '3.4',
    ['Any means of the platform', 'Tout moyen de la plateforme'],
    [
      'Who has the move may use every way of moving it offers.',
      'Le joueur au trait peut user de tous ses moyens de jouer.',
    ],
    ['player'],
  ),
  law(
    '3.5',
    ['At least two squares', 'Au moins deux cases'],
    [
      'It must allow choosing the square left and the square reached.',
      'Elle doit permettre de choisir la case quittée et la case atteinte.',
    ],
    ['organiser'],
  ),
  law(
    '3.6',
    ['Aids a player may switch on', 'Aides au choix du joueur'],
    ['Three settings are allowed.', 'Trois réglages sont permis.'],
    ['player'],
  ),
  law(
    '3.6.a',
    ['… smart move', '… coup intelligent'],
    [
      'Choosing the goal alone where one piece only can go there.',
      'Choisir la seule arrivée, si une seule pièce y peut aller.',
    ],
    ['player'],
  ),
  law(
    '3.6.b',
    ['… pre-move', '… coup d’avance'],
    [
      'A move entered before the opponent’s, played at once after it.',
      'Un coup entré avant celui de l’adversaire, joué aussitôt après.',
    ],
    ['player'],
    { also: ['premove'] },
  ),
  law(
    '3.6.c',
    ['… automatic queen', '… dame automatique'],
    ['Promotion to a queen without asking.', 'Promotion en dame sans question.'],
    ['player'],
  ),
  law(
    '3.7',
    ['The platform records', 'La plateforme note'],
    [
      'It keeps every move with the time left, in sight of both.',
      'Elle garde chaque coup avec le temps restant, à la vue des deux.',
    ],
    ['player', 'clock'],
  ),
  law(
    '3.8',
    ['Assistant for moving', 'Assistant pour jouer'],
    [
      'Who cannot move pieces may have an assistant whom the arbiter accepts.',
      'Qui ne peut déplacer les pièces peut avoir un assistant agréé.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '4.1',
    ['The virtual clock', 'La pendule virtuelle'],
    [
      'It is the display of both times by the platform.',
      'C’est l’affichage des deux temps par la plateforme.',
    ],
    ['clock'],
  ),
  law(
    '4.2',
    ['It switches by itself', 'Elle change d’elle-même'],
    [
      'A move stops the own clock and starts the other.',
      'Un coup arrête sa pendule et lance l’autre.',
    ],
    ['clock', 'automatic'],
  ),
  law(
    '4.3',
    ['Disconnected: time runs', 'Déconnecté : le temps court'],
    [
      'Losing the connection does not stop the clock.',
      'Perdre la connexion n’arrête pas la pendule.',
    ],
    ['clock', 'player'],
    { also: ['connection', 'connexion'] },
  ),
  law(
    '4.4',
    ['Moves within a time', 'Des coups en un temps'],
    [
      'A number of moves or all is due within a time announced beforehand, increments included.',
      'Un nombre de coups ou tous sont dus en un temps annoncé, incréments compris.',
    ],
    ['clock', 'regulations'],
  ),
  law(
    '4.5',
    ['Time over: loss or draw', 'Temps écoulé : perte ou nulle'],
    [
      'Too few moves in time loses; it is a draw where the opponent could mate by no legal moves.',
      'Trop peu de coups à temps fait perdre ; nulle si l’adversaire ne pourrait mater par aucun coup légal.',
    ],
    ['clock', 'loss', 'draw'],
    { also: ['flag', 'drapeau'] },
  ),
  law('5.1', ['Won by mate', 'Gain par mat'], ['Who mates wins.', 'Qui mate gagne.'], ['player']),
  law(
    '5.2',
    ['Won by resignation', 'Gain par abandon'],
    [
      'Pressing the button to resign, or its like, gives the win to the other.',
      'Presser le bouton d’abandon, ou son équivalent, donne le gain à l’autre.',
    ],
    ['player', 'loss'],
  ),
  law(
    '5.3',
    ['Offering a draw', 'Proposer la nulle'],
    [
      'By the platform; it stands until taken, refused by a move, or the game over.',
      'Par la plateforme ; elle tient jusqu’à accord, refus par un coup, ou fin de partie.',
    ],
    ['player', 'draw'],
  ),
  law(
    '5.4',
    ['Draws by themselves', 'Nulles d’elles-mêmes'],
    [
      'In four cases the game is drawn without a claim.',
      'En quatre cas la partie est nulle sans réclamation.',
    ],
    ['automatic', 'draw'],
  ),
  law(
    '5.4.1',
    ['… position three times', '… position trois fois'],
    [
      'The same position has come for the third time.',
      'La même position est venue pour la troisième fois.',
    ],
    ['automatic', 'draw'],
    { also: ['threefold', '3 fois'] },
  ),
  law(
    '5.4.2',
    ['… stalemate', '… pat'],
    ['No legal move and no check.', 'Aucun coup légal et pas d’échec.'],
    ['automatic', 'draw'],
  ),
  law(
    '5.4.3',
    ['… dead position', '… position morte'],
    ['Neither side can mate by any legal moves.', 'Aucun camp ne peut mater par des coups légaux.'],
    ['automatic', 'draw'],
  ),
  law(
    '5.4.4',
    ['… fifty moves', '… cinquante coups'],
    [
      'The last fifty moves of each had neither capture nor pawn move.',
      'Les cinquante derniers coups de chacun n’ont eu ni prise ni pion.',
    ],
    ['automatic', 'draw'],
    { also: ['fifty moves'] },
  ),
];

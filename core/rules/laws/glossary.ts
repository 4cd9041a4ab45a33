import { inBoth, type InBoth } from '../in-both.ts';

/** A word of the Laws in both languages, with what it means in our words. */
export interface GlossaryTerm {
  readonly term: InBoth<string>;
  readonly means: InBoth<string>;
  /** Where it is met first; null where the Laws only use it. */
  readonly article: string | null;
}

const term = (
  en: string,
  fr: string,
  article: string | null,
  means: readonly [en: string, fr: string],
): GlossaryTerm => ({ term: inBoth(en, fr), means: inBoth(...means), article });

/** The glossary of the Laws as pairs of words, in the English order. */
export const GLOSSARY: readonly GlossaryTerm[] = [
  term('adjourn', 'ajourner', '8.1.2', [
    'break a game off to finish it later',
    'interrompre une partie pour la finir plus tard',
  ]),
  term('algebraic notation', 'notation algébrique', '8.1.1', [
    'moves written by letter and square',
    'coups écrits par lettre et case',
  ]),
  term('analyse', 'analyser', '11.3.1', [
    'trying moves out on a board to find the best',
    'essayer des coups sur un échiquier pour trouver le meilleur',
  ]),
  term('appeal', 'appel', '11.10', [
    'asking a committee to look at an arbiter’s decision again',
    'demander à un jury de revoir une décision',
  ]),
  term('arbiter', 'arbitre', '12.1', [
    'who sees that the rules are kept',
    'qui veille au respect des règles',
  ]),
  term('arbiter’s discretion', 'discrétion de l’arbitre', null, [
    'a place where the arbiter has to judge',
    'un endroit où l’arbitre doit juger',
  ]),
  term('assistant', 'assistant', '4.9', [
    'who helps a player or the arbiter',
    'qui aide un joueur ou l’arbitre',
  ]),
  term('attack', 'attaquer', '3.1.2', [
    'be able to take on a square',
    'pouvoir prendre sur une case',
  ]),
  term('black', 'noir', '2.2', [
    'the dark pieces or squares, or who plays them',
    'les pièces ou cases foncées, ou qui les joue',
  ]),
  term('blitz', 'blitz', 'B.1', ['the fastest games', 'les parties les plus rapides']),
  term('board', 'échiquier', '2.1', ['eight by eight squares', 'huit cases sur huit']),
  term('capture', 'prise', '3.1.1', ['taking an enemy piece off', 'retirer une pièce ennemie']),
  term('castling', 'roque', '3.8.2', [
    'king and rook moving as one',
    'roi et tour jouant ensemble',
  ]),
  term('check', 'échec', '3.9.1', ['attack on a king', 'attaque contre un roi']),
  term('checkmate', 'échec et mat', '1.4.1', ['check without a defence', 'échec sans parade']),
  term('Chess960', 'chess960', 'II.1', [
    'chess with a first rank drawn by lot',
    'échecs à première rangée tirée au sort',
  ]),
  term('chess clock', 'pendule d’échecs', '6.1', ['two linked displays', 'deux cadrans liés']),
  term('claim', 'réclamation', '6.8', [
    'what a player asks the arbiter to decide',
    'ce qu’un joueur demande à l’arbitre de trancher',
  ]),
  term('clock', 'pendule', '6.1', ['one of the two displays', 'un des deux cadrans']),
  term('completed move', 'coup achevé', '6.2.1', [
    'a move made and the clock pressed',
    'un coup joué et la pendule pressée',
  ]),
  term('contiguous area', 'zone contiguë', '12.8', [
    'what lies beside the playing area',
    'ce qui touche la zone de jeu',
  ]),
  term('dead position', 'position morte', '5.2.2', [
    'neither side can mate any more',
    'plus aucun camp ne peut mater',
  ]),
  term('default time', 'délai de forfait', '6.7.1', ['how late one may come', 'le retard permis']),
  term('delay mode', 'temps différé', '6.3.2', [
    'the clock waits before it runs',
    'la pendule attend avant de tourner',
  ]),
  term('demonstration board', 'échiquier de démonstration', '6.12.1', [
    'a wall board moved by hand',
    'un échiquier mural joué à la main',
  ]),
  term('diagonal', 'diagonale', '2.4', [
    'a slanting line of one colour',
    'une ligne oblique d’une couleur',
  ]),
  term('disability', 'handicap', '6.2.6', [
    'a condition that calls for other means',
    'un état qui demande d’autres moyens',
  ]),
  term('draw', 'nulle', '5.2.1', ['a game nobody has won', 'une partie que personne n’a gagnée']),
  term('draw offer', 'offre de nulle', '9.1.2.1', [
    'proposing to end the game level',
    'proposer de finir à égalité',
  ]),
  term('e.p.', 'e.p.', 'C.13', ['sign of a capture in passing', 'signe d’une prise en passant']),
  term('en passant', 'en passant', '3.7.4.1', [
    'taking a pawn that has just gone two steps',
    'prendre un pion qui vient de faire deux pas',
  ]),
  term('exchange', 'échange', '3.7.5.1', [
    'a pawn replaced, or pieces taken by turns',
    'un pion remplacé, ou des prises réciproques',
  ]),
  term('explanation', 'explication', '11.9', [
    'what a rule means, told on request',
    'le sens d’une règle, donné sur demande',
  ]),
  term('fair play', 'fair-play', '12.2.1', ['justice at the board', 'la justice à l’échiquier']),
  term('file', 'colonne', '2.4', ['an upright line of squares', 'une ligne verticale de cases']),
  term('Fischer mode', 'mode Fischer', '6.3.1', [
    'time added with each move and kept',
    'temps ajouté à chaque coup et gardé',
  ]),
  term('flag', 'drapeau', '6.1', [
    'what shows that time is over',
    'ce qui montre que le temps est écoulé',
  ]),
  term('flag fall', 'chute du drapeau', '6.1', [
    'the moment time is over',
    'l’instant où le temps est écoulé',
  ]),
  term('forfeit', 'perdre un droit', '4.8', [
    'no longer being allowed to claim or move',
    'ne plus pouvoir réclamer ou jouer',
  ]),
  term('I adjust', 'j’adoube', '4.2.1', [
    'said before straightening a piece',
    'dit avant de recentrer une pièce',
  ]),
  term('illegal', 'illégal', '3.10.2', [
    'against the ways the pieces move',
    'contraire à la marche des pièces',
  ]),
  term('increment', 'incrément', '6.3.1', [
    'seconds each move brings',
    'secondes que chaque coup apporte',
  ]),
  term('interfere', 'intervenir', '12.6', ['meddling with a game', 's’immiscer dans une partie']),
  term('kingside', 'aile roi', '3.8.2', [
    'the half of the board from e to h',
    'la moitié de l’échiquier de e à h',
  ]),
  term('legal move', 'coup légal', '3.10.1', [
    'a move that keeps Article 3',
    'un coup conforme à l’article 3',
  ]),
  term('made', 'joué', '4.7', [
    'a move carried out on the board',
    'un coup exécuté sur l’échiquier',
  ]),
  term('minor piece', 'pièce mineure', null, ['a bishop or a knight', 'un fou ou un cavalier']),
  term('mobile phone', 'téléphone mobile', '11.3.2.1', [
    'a telephone one carries',
    'un téléphone que l’on porte',
  ]),
  term('monitor', 'moniteur', '6.12.1', [
    'a screen with the position',
    'un écran montrant la position',
  ]),
  term('move', 'coup', '1.2', ['one turn of one player', 'un tour d’un joueur']),
  term('move-counter', 'compteur de coups', '6.10.2', [
    'what counts presses on a clock',
    'ce qui compte les appuis sur une pendule',
  ]),
  term('normal means', 'moyens normaux', 'III.5.1', [
    'playing to win, not waiting for a flag',
    'jouer pour gagner, sans attendre un drapeau',
  ]),
  term('organiser', 'organisateur', '8.3', [
    'who answers for hall, dates and money',
    'qui répond de la salle, des dates et de l’argent',
  ]),
  term('over the board', 'sur l’échiquier', null, [
    'with the players facing each other',
    'face à face',
  ]),
  term('penalties', 'sanctions', '12.9', [
    'what an arbiter may impose',
    'ce qu’un arbitre peut infliger',
  ]),
  term('piece', 'pièce', '2.2', [
    'any of the figures; or those that are no pawns',
    'toute figurine ; ou celles qui ne sont pas des pions',
  ]),
  term('playing area', 'zone de jeu', '11.2.2', [
    'where the games are',
    'où se jouent les parties',
  ]),
  term('playing venue', 'salle de jeu', '11.2.1', [
    'all places open to players',
    'tous les lieux ouverts aux joueurs',
  ]),
  term('points', 'points', '10.1', ['what a game brings', 'ce que rapporte une partie']),
  term('press the clock', 'appuyer sur la pendule', '6.2.1', [
    'stopping one’s own and starting the other',
    'arrêter la sienne et lancer l’autre',
  ]),
  term('promotion', 'promotion', '3.7.5.1', [
    'a pawn becoming a piece',
    'un pion devenant une pièce',
  ]),
  term('promotion square', 'case de promotion', '3.7.5.1', [
    'the square where that happens',
    'la case où cela se fait',
  ]),
  term('queen a pawn', 'damer', '3.7.5.1', ['promoting it to a queen', 'le promouvoir en dame']),
  term('queenside', 'aile dame', '3.8.2', [
    'the half of the board from a to d',
    'la moitié de l’échiquier de a à d',
  ]),
  term('quickplay finish', 'fin de partie au KO', 'III.1', [
    'the last phase, all moves in a fixed time',
    'la dernière phase, tous les coups en temps fixe',
  ]),
  term('rank', 'rangée', '2.4', ['a level line of squares', 'une ligne horizontale de cases']),
  term('rapid chess', 'jeu rapide', 'A.1', [
    'games between blitz and standard',
    'parties entre blitz et standard',
  ]),
  term('regulations of an event', 'règlement d’une compétition', '6.7.1', [
    'what an event fixes for itself',
    'ce qu’une épreuve fixe pour elle-même',
  ]),
  term('repetition', 'répétition', '9.2.1', [
    'a position that comes back',
    'une position qui revient',
  ]),
  term('resign', 'abandonner', '5.1.2', ['giving a game up', 'renoncer à une partie']),
  term('rest rooms', 'salle de repos', '11.2.1', [
    'toilets and rooms to relax',
    'toilettes et lieux de détente',
  ]),
  term('result', 'résultat', '8.7', [
    'how a game ended in points',
    'la fin d’une partie en points',
  ]),
  term('scoresheet', 'feuille de partie', '8.1.1', [
    'where moves are recorded',
    'où l’on note les coups',
  ]),
  term('screen', 'écran', '6.12.1', ['a display of the position', 'un affichage de la position']),
  term('sealed move', 'coup sous enveloppe', 'I.1.1', [
    'a move kept in an envelope until play resumes',
    'un coup gardé sous enveloppe jusqu’à la reprise',
  ]),
  term('spectators', 'spectateurs', '11.4', [
    'who is there without playing or officiating',
    'qui est là sans jouer ni arbitrer',
  ]),
  term('stalemate', 'pat', '5.2.1', ['no move and no check', 'ni coup ni échec']),
  term('standard chess', 'jeu standard', 'III.2.2', ['slow games', 'parties lentes']),
  term('supervise', 'superviser', '12.2.5', ['watching over', 'surveiller']),
  term('time control', 'contrôle de temps', '6.3.1', [
    'the rule on time, or the end of a period',
    'la règle de temps, ou la fin d’une période',
  ]),
  term('time period', 'période de temps', '8.6', [
    'a part of the game with its own time',
    'une part de la partie avec son temps',
  ]),
  term('to have the move', 'avoir le trait', '1.3', [
    'being next to play',
    'être le prochain à jouer',
  ]),
  term('touch move', 'pièce touchée, pièce jouée', '4.3', [
    'what is touched is played',
    'ce qui est touché est joué',
  ]),
  term('white', 'blanc', '2.2', [
    'the light pieces or squares, or who plays them',
    'les pièces ou cases claires, ou qui les joue',
  ]),
  term('zero tolerance', 'tolérance zéro', '6.7.1', [
    'a default time of nought',
    'un délai de forfait nul',
  ]),
  term('50-move rule', 'règle des 50 coups', '9.3', [
    'a draw on claim without captures or pawn moves',
    'nulle sur réclamation sans prise ni pion',
  ]),
  term('75-move rule', 'règle des 75 coups', '9.6.2', [
    'the same without a claim',
    'la même sans réclamation',
  ]),
];

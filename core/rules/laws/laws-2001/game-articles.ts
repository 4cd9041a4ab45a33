import { law as stated } from '../law-article.ts';

const law = (...[id, title, says, facets, more]: Parameters<typeof stated>) =>
  stated(id, title, says, facets, { ...more, editions: ['laws-2001'] });

/** Articles 1 to 9 of July 2001 where 2014 says something else, or divides it otherwise. */
export const GAME_2001 = [
  law(
    '1.1',
    ['Two players, White begins', 'Deux joueurs, les Blancs commencent'],
    [
      'Two players move by turns on one board, White first; a move made gives the turn to the other.',
      'Deux joueurs jouent tour à tour sur un échiquier, les Blancs d’abord ; un coup fait passe le trait.',
    ],
    ['player'],
  ),
  law(
    '1.2',
    ['The aim: mate', 'Le but : le mat'],
    [
      'Attacking the other king so that no legal reply is left wins the game.',
      'Attaquer le roi adverse sans réponse légale possible fait gagner la partie.',
    ],
    ['player'],
  ),
  law(
    '1.3',
    ['Nobody can mate: draw', 'Nul ne peut mater : nulle'],
    [
      'When mate is out of reach for both sides, the game is drawn.',
      'Quand le mat est hors de portée des deux camps, la partie est nulle.',
    ],
    ['draw'],
  ),
  law(
    '3.7.d',
    ['En passant', 'Prise en passant'],
    [
      'A pawn beside one that has just gone two steps may take it as after one step, at once or never.',
      'Un pion voisin d’un autre qui vient d’avancer de deux cases peut le prendre, aussitôt ou jamais.',
    ],
    ['player'],
  ),
  law(
    '3.8.a',
    ['The king: a step or castling', 'Le roi : un pas ou le roque'],
    [
      'It goes one step to an unattacked square, or castles: two squares towards a rook, which crosses it.',
      'Il va d’un pas sur une case sûre, ou roque : deux cases vers une tour, qui le franchit.',
    ],
    ['player'],
    { also: ['castling', 'roque'] },
  ),
  law(
    '3.8.b.1',
    ['Castling lost for good', 'Roque perdu pour toujours'],
    [
      'After a move of the king; with a rook that has moved, on that side.',
      'Après un coup du roi ; avec une tour qui a bougé, de ce côté.',
    ],
    ['player'],
  ),
  law(
    '3.8.b.2',
    ['Castling not possible now', 'Roque impossible pour l’instant'],
    [
      'While the king’s square, its way or its goal is attacked, or something stands between.',
      'Tant que la case du roi, son passage ou son but sont attaqués, ou qu’une pièce est entre deux.',
    ],
    ['player'],
  ),
  law(
    '3.9',
    ['Check', 'Échec'],
    [
      'A king attacked is in check, even by a pinned piece; no move may leave or bring it there.',
      'Un roi attaqué est en échec, même par une pièce clouée ; nul coup ne peut l’y laisser ou l’y mettre.',
    ],
    ['player'],
  ),
  law(
    '4.4.b',
    ['Rook first, then king', 'Tour d’abord, puis roi'],
    [
      'Done on purpose, no castling on that side this time; 4.3.a applies.',
      'Fait exprès, pas de roque de ce côté cette fois ; 4.3.a vaut.',
    ],
    ['player'],
  ),
  law(
    '4.7',
    ['Complain before touching', 'Réclamer avant de toucher'],
    [
      'Touching a piece to play gives up complaints about what the opponent touched.',
      'Toucher une pièce pour jouer fait renoncer à se plaindre de ce que l’autre a touché.',
    ],
    ['player', 'claim'],
  ),
  law(
    '5.2.c',
    ['Draw agreed', 'Nulle d’un commun accord'],
    [
      'The players may agree a draw at any time of the game; see 9.1.a.',
      'Les joueurs peuvent convenir de la nulle à tout moment ; voir 9.1.a.',
    ],
    ['player', 'draw'],
    { also: ['agreement', 'nulle de salon'] },
  ),
  law(
    '5.2.d',
    ['Position {repClaim} times', 'Position {repClaim} fois'],
    [
      'A position that comes {repClaim} times may make a draw; see 9.2.',
      'Une position venue {repClaim} fois peut faire nulle ; voir 9.2.',
    ],
    ['claim', 'draw'],
  ),
  law(
    '5.2.e',
    ['{quietClaim} quiet moves', '{quietClaim} coups tranquilles'],
    [
      '{quietClaim} moves of each without capture or pawn move may make a draw; see 9.3.',
      '{quietClaim} coups de chacun sans prise ni pion peuvent faire nulle ; voir 9.3.',
    ],
    ['claim', 'draw'],
  ),
  law(
    '6.6',
    ['Nobody there at the start', 'Personne au début'],
    [
      'White bears all the time until arriving, unless the event or the arbiter says otherwise.',
      'Les Blancs perdent tout le temps jusqu’à leur venue, sauf avis du règlement ou de l’arbitre.',
    ],
    ['player', 'clock', 'discretion'],
  ),
  law(
    '6.7',
    ['{defaultTime} minutes late', '{defaultTime} minutes de retard'],
    [
      'Coming more than {defaultTime} minutes late loses, unless the event or the arbiter decides otherwise.',
      'Plus de {defaultTime} minutes de retard font perdre, sauf avis du règlement ou de l’arbitre.',
    ],
    ['player', 'loss', 'clock'],
    { also: ['default time', 'retard', 'forfait'] },
  ),
  law(
    '6.8.c',
    ['Handle the clock properly', 'Ménager la pendule'],
    [
      'No finger on the button, no banging, lifting or tipping: penalties of 13.4.',
      'Pas de doigt sur le bouton, ni coups, ni soulever ni renverser : sanctions de 13.4.',
    ],
    ['player', 'clock', 'penalty'],
  ),
  law(
    '6.8.d',
    ['Help with the clock', 'Aide pour la pendule'],
    [
      'Who cannot press may have an assistant whom the arbiter accepts; the clocks are adjusted fairly.',
      'Qui ne peut appuyer peut avoir un assistant agréé ; les pendules sont ajustées avec équité.',
    ],
    ['player', 'arbiter', 'discretion'],
  ),
  law(
    '6.12',
    ['Both flags down, order unknown', 'Deux drapeaux, ordre inconnu'],
    [
      'The game goes on; in the last period 10.3 holds.',
      'La partie continue ; à la dernière période 10.3 vaut.',
    ],
    ['clock', 'arbiter'],
  ),
  law(
    '6.14',
    ['Going back: the times', 'Retour en arrière : les temps'],
    [
      'After an irregularity the arbiter sets the times by best judgement.',
      'Après une irrégularité l’arbitre règle les temps au mieux.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '6.15',
    ['Screens and counters', 'Écrans et compteurs'],
    [
      'They may show position and moves in the hall; no claim rests on them.',
      'Ils peuvent montrer position et coups dans la salle ; aucune réclamation ne s’y fonde.',
    ],
    ['arbiter', 'claim'],
  ),
  law(
    '7.3',
    ['Displaced pieces', 'Pièces renversées'],
    [
      'Whoever upsets pieces puts them back on the own time; clocks may be stopped, and the arbiter may penalise.',
      'Qui bouscule des pièces les remet sur son temps ; on peut arrêter les pendules, l’arbitre peut sanctionner.',
    ],
    ['player', 'clock', 'penalty', 'discretion'],
  ),
  law(
    '7.4.b',
    ['Illegal moves: the penalty', 'Coups illégaux : la sanction'],
    [
      'Each of the first: {penaltyMinutes} minutes to the opponent. Number {illegalLoses} of a player loses the game.',
      'Chacun des premiers : {penaltyMinutes} minutes à l’adversaire. Le numéro {illegalLoses} d’un joueur perd la partie.',
    ],
    ['arbiter', 'penalty', 'loss', 'clock'],
    { also: ['third illegal move', 'troisième coup illégal'] },
  ),
  law(
    '8.1',
    ['Record every move', 'Noter chaque coup'],
    [
      'Both write all moves one by one, offers too; from who cannot write the arbiter takes part of the time.',
      'Les deux notent tous les coups, offres comprises ; à qui ne peut noter l’arbitre retire une part du temps.',
    ],
    ['player', 'arbiter', 'clock'],
    { also: ['scoresheet', 'notation', 'unable to write', 'ne peut noter'] },
  ),
  law(
    '9.1.a',
    ['Offering a draw', 'Proposer la nulle'],
    [
      'Move, offer, press. An offer at another moment is valid too, and 12.5 is considered; it stands until answered.',
      'Jouer, offrir, appuyer. Une offre à un autre moment vaut aussi, au regard de 12.5 ; elle tient jusqu’à réponse.',
    ],
    ['player', 'draw'],
    { also: ['draw offer', 'offre de nulle'] },
  ),
  law(
    '9.1.c',
    ['A claim is an offer', 'Une réclamation est une offre'],
    [
      'Claiming by 9.2, 9.3 or 10.2 counts as offering a draw.',
      'Réclamer par 9.2, 9.3 ou 10.2 vaut offre de nulle.',
    ],
    ['claim', 'draw'],
  ),
  law(
    '9.4',
    ['Moving ends the right to claim', 'Jouer fait perdre la réclamation'],
    [
      'Who plays without claiming by 9.2 or 9.3 has no claim for that move.',
      'Qui joue sans réclamer par 9.2 ou 9.3 ne le peut plus pour ce coup.',
    ],
    ['player', 'claim'],
  ),
  law(
    '9.5.b',
    ['Wrong claim', 'Réclamation incorrecte'],
    [
      'The opponent gets {wrongClaimMinutes} minutes more; half the claimant’s time goes, at most {claimantMinutes} minutes. An announced move is played.',
      'L’adversaire reçoit {wrongClaimMinutes} minutes ; le réclamant perd la moitié de son temps, {claimantMinutes} minutes au plus, et joue le coup annoncé.',
    ],
    ['arbiter', 'penalty', 'claim', 'clock'],
  ),
];

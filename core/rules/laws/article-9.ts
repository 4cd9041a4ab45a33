import { SINCE_2017, SINCE_2023, TILL_2022, law } from './law-article.ts';

export const ARTICLE_9 = [
  law(
    '9.1.1',
    ['Draw restrictions', 'Restrictions de nulle'],
    [
      'An event may forbid offering or agreeing draws, altogether or before some move, without the arbiter’s consent.',
      'Un règlement peut interdire d’offrir ou de convenir la nulle, toujours ou avant un coup, sauf accord de l’arbitre.',
    ],
    ['regulations', 'draw'],
    { also: ['Sofia rule', 'règle des 30 coups'], editions: SINCE_2017 },
  ),
  law(
    '9.1.2',
    ['Where draws may be agreed', 'Si la nulle d’accord est permise'],
    ['Introduces how offers are then made.', 'Introduit la façon de faire alors les offres.'],
    ['draw'],
  ),
  law(
    '9.1.2.1',
    ['Offering a draw', 'Proposer la nulle'],
    [
      'Move, offer, press; at another moment valid too (11.5). No condition, no withdrawal: it stands until accepted, refused aloud or by touching a piece.',
      'Jouer, offrir, appuyer ; valable aussi à un autre moment (11.5). Ni condition ni retrait : elle tient jusqu’à acceptation, refus oral ou pièce touchée.',
    ],
    ['player', 'draw'],
    { also: ['draw offer', 'offre de nulle'] },
  ),
  law(
    '9.1.2.2',
    ['Offers are written down', 'Les offres se notent'],
    ['Each player marks it with (=).', 'Chaque joueur la marque par (=).'],
    ['player', 'draw'],
  ),
  law(
    '9.1.2.3',
    ['A claim is an offer', 'Une réclamation est une offre'],
    [
      'Claiming by 9.2 or 9.3 counts as offering a draw.',
      'Réclamer par 9.2 ou 9.3 vaut offre de nulle.',
    ],
    ['claim', 'draw'],
  ),
  law(
    '9.2.1',
    ['Claim: position {repClaim} times', 'Réclamation : position {repClaim} fois'],
    [
      'Drawn on a right claim by who has the move, when a position comes or has come {repClaim} times, in whatever order.',
      'Nulle sur réclamation correcte du joueur au trait, quand une position vient ou est venue {repClaim} fois, sans ordre imposé.',
    ],
    ['player', 'claim', 'draw'],
    { also: ['repetition', '3 fois', 'threefold'] },
  ),
  law(
    '9.2.1.1',
    ['About to appear', 'Sur le point d’apparaître'],
    [
      'The claimant writes the move, which then binds, and tells the arbiter of it.',
      'Le réclamant écrit le coup, qui l’engage, et l’annonce à l’arbitre.',
    ],
    ['player', 'claim'],
    { editions: TILL_2022 },
  ),
  law(
    '9.2.1.1',
    ['About to appear', 'Sur le point d’apparaître'],
    [
      'The claimant writes the move, or enters it on the electronic scoresheet; it then binds, and the arbiter is told.',
      'Le réclamant écrit le coup, ou l’entre sur la feuille électronique ; il l’engage, et l’arbitre est averti.',
    ],
    ['player', 'claim'],
    { editions: SINCE_2023 },
  ),
  law(
    '9.2.1.2',
    ['Has just appeared', 'Vient d’apparaître'],
    ['The claimant has the move.', 'Le réclamant a le trait.'],
    ['player', 'claim'],
  ),
  law(
    '9.2.2',
    ['When positions are the same', 'Quand deux positions sont identiques'],
    [
      'Same side to move, same pieces on the same squares, same possible moves of all pieces.',
      'Même camp au trait, mêmes pièces aux mêmes cases, mêmes coups possibles pour toutes.',
    ],
    ['arbiter'],
    { also: ['identical position'] },
  ),
  law(
    '9.2.2.1',
    ['… but for en passant', '… sauf prise en passant'],
    [
      'A pawn that could be taken en passant the first time makes the position another one.',
      'Un pion prenable en passant la première fois fait une autre position.',
    ],
    ['arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    '9.2.2.2',
    ['… but for castling', '… sauf droit de roque'],
    [
      'A right to castle lost since then makes it another one; it goes only when king or rook has moved.',
      'Un droit de roque perdu depuis fait une autre position ; il cesse seulement si roi ou tour a bougé.',
    ],
    ['arbiter'],
    { editions: TILL_2022 },
  ),
  law(
    '9.2.3',
    ['When they are not', 'Quand elles ne le sont pas'],
    [
      'Two cases, en passant and castling, keep positions apart that look alike.',
      'Deux cas, prise en passant et roque, séparent des positions semblables.',
    ],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    '9.2.3.1',
    ['… but for en passant', '… sauf prise en passant'],
    [
      'A pawn that could be taken en passant the first time makes the position another one.',
      'Un pion prenable en passant la première fois fait une autre position.',
    ],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    '9.2.3.2',
    ['… but for castling', '… sauf droit de roque'],
    [
      'A right to castle lost since then makes it another one; it goes only when king or rook has moved.',
      'Un droit de roque perdu depuis fait une autre position ; il cesse seulement si roi ou tour a bougé.',
    ],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    '9.3',
    ['Claim: {quietClaim} moves', 'Réclamation : {quietClaim} coups'],
    [
      'Drawn on a right claim by who has the move, after {quietClaim} moves of each without capture or pawn move.',
      'Nulle sur réclamation correcte du joueur au trait, après {quietClaim} coups de chacun sans prise ni pion.',
    ],
    ['player', 'claim', 'draw'],
    { also: ['fifty moves', 'cinquante coups'] },
  ),
  law(
    '9.3.1',
    ['With the coming move', 'Avec le coup à venir'],
    [
      'The claimant writes the move that completes the count, and tells the arbiter.',
      'Le réclamant écrit le coup qui complète le compte, et l’annonce à l’arbitre.',
    ],
    ['player', 'claim'],
    { editions: TILL_2022 },
  ),
  law(
    '9.3.1',
    ['With the coming move', 'Avec le coup à venir'],
    [
      'The claimant writes, or enters electronically, the move that completes the count, and tells the arbiter.',
      'Le réclamant écrit, ou entre électroniquement, le coup qui complète le compte, et l’annonce.',
    ],
    ['player', 'claim'],
    { editions: SINCE_2023 },
  ),
  law(
    '9.3.2',
    ['With the moves made', 'Avec les coups faits'],
    [
      'The {quietClaim} moves of each have been completed.',
      'Les {quietClaim} coups de chacun sont achevés.',
    ],
    ['player', 'claim'],
  ),
  law(
    '9.4',
    ['Touching ends the right to claim', 'Toucher éteint la réclamation'],
    [
      'Who touches a piece as in 4.3 has no claim by 9.2 or 9.3 before the next move.',
      'Qui touche une pièce comme en 4.3 ne peut réclamer par 9.2 ou 9.3 à ce coup.',
    ],
    ['player', 'claim'],
  ),
  law(
    '9.5.1',
    ['A claim stops the clocks', 'Une réclamation arrête les pendules'],
    [
      'The claimant or the arbiter stops them; a claim cannot be taken back.',
      'Le réclamant ou l’arbitre les arrête ; une réclamation ne se retire pas.',
    ],
    ['player', 'arbiter', 'claim', 'clock'],
  ),
  law(
    '9.5.2',
    ['Right claim', 'Réclamation correcte'],
    ['The game is drawn at once.', 'La partie est nulle aussitôt.'],
    ['arbiter', 'draw'],
  ),
  law(
    '9.5.3',
    ['Wrong claim', 'Réclamation incorrecte'],
    [
      'The opponent gets {penaltyMinutes} minutes more and play goes on; a move that was announced must be played.',
      'L’adversaire reçoit {penaltyMinutes} minutes de plus et l’on continue ; un coup annoncé doit être joué.',
    ],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '9.6',
    ['Draws without a claim', 'Nulles sans réclamation'],
    [
      'In either of two cases the game is drawn, claimed or not.',
      'Dans l’un ou l’autre de deux cas la partie est nulle, réclamée ou non.',
    ],
    ['automatic', 'draw', 'arbiter'],
  ),
  law(
    '9.6.1',
    ['Position {repAuto} times', 'Position {repAuto} fois'],
    [
      'The same position has come {repAuto} times at least.',
      'La même position est venue {repAuto} fois au moins.',
    ],
    ['automatic', 'draw', 'arbiter'],
    { also: ['fivefold', 'cinq fois'], editions: SINCE_2017 },
  ),
  law(
    '9.6.2',
    ['{quietAuto} moves each', '{quietAuto} coups de chacun'],
    [
      'Each has made {quietAuto} moves without capture or pawn move; mate by the last one goes first.',
      'Chacun a fait {quietAuto} coups sans prise ni pion ; un mat au dernier l’emporte.',
    ],
    ['automatic', 'draw', 'arbiter'],
    { also: ['seventy-five', 'soixante-quinze'], editions: SINCE_2017 },
  ),
];

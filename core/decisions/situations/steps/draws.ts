import { spoken, unspoken } from './step-text.ts';

/** Offers, claims, restrictions and dead positions. */
export const DRAWS = {
  claimHolds: spoken(
    'The claim is right: draw at once',
    'La réclamation est correcte : nulle aussitôt',
  ),
  claimNotOnMove: spoken(
    'Only the player on the move may claim, with the move written and not played, or before moving',
    'Seul le joueur au trait peut réclamer, avec le coup noté et non joué, ou avant de jouer',
  ),
  claimIsOffer: unspoken(
    'A claim is also an offer of a draw: the opponent may accept it',
    'Une réclamation vaut aussi offre de nulle : l’adversaire peut l’accepter',
  ),
  automaticNow: spoken('Without any claim: draw', 'Sans aucune réclamation : nulle'),
  automaticInARow: spoken(
    'Drawn without a claim if the positions came one after the other',
    'Nulle sans réclamation si les positions se sont suivies l’une l’autre',
  ),
  platformDraws: spoken(
    'Online the platform declares this draw by itself; where it did not, the arbiter does',
    'En ligne la plateforme déclare cette nulle d’elle-même ; sinon l’arbitre le fait',
  ),
  mateGoesFirst: spoken(
    'The last move mates: mate goes first',
    'Le dernier coup mate : le mat l’emporte',
  ),
  offerValid: spoken(
    'The offer stands until it is accepted, refused in words, or refused by touching a piece',
    'L’offre tient jusqu’à ce qu’elle soit acceptée, refusée de vive voix ou en touchant une pièce',
  ),
  offerOutOfOrder: spoken(
    'Move, offer, press: at another moment the offer is valid, and may be a disturbance',
    'Jouer, offrir, appuyer : à un autre moment l’offre vaut, et peut être une gêne',
  ),
  conditionVoid: spoken(
    'The offer is valid, its condition is not',
    'L’offre vaut, pas sa condition',
  ),
  offersAgain: spoken(
    'Offers made again and again disturb: the marks (=) on the sheets show them',
    'Des offres répétées gênent : les marques (=) des feuilles les montrent',
  ),
  offerMarked: unspoken(
    'Each player marks the offer with (=)',
    'Chaque joueur marque l’offre par (=)',
  ),
  tooFewMoves: spoken(
    'No draw by agreement before move {figure}, unless the arbiter consents: the game goes on',
    'Pas de nulle d’accord avant le coup {figure}, sauf consentement de l’arbitre : la partie continue',
  ),
  agreedRightly: spoken(
    'A draw may be agreed here: draw',
    'La nulle d’accord est permise ici : nulle',
  ),
  notOneMoveEach: spoken(
    'Each player must have made a move before a draw is agreed',
    'Chacun doit avoir joué un coup avant une nulle d’accord',
  ),
  verifiedDraw: spoken(
    'The restriction does not touch this draw; the arbiter has verified it: draw',
    'La restriction ne touche pas cette nulle ; l’arbitre l’a vérifiée : nulle',
  ),
  mustBeVerified: spoken(
    'The arbiter must verify the claim even where the opponent agrees',
    'L’arbitre doit vérifier la réclamation même si l’adversaire est d’accord',
  ),
  dead: spoken(
    'Neither could mate by any legal moves: draw',
    'Aucun ne pourrait mater par des coups légaux : nulle',
  ),
  notDead: spoken(
    'Somebody could still mate: the game goes on',
    'L’un pourrait encore mater : la partie continue',
  ),
  deadOpen: unspoken(
    'Look whether anybody could mate by any legal moves (ronde claim)',
    'Voir si l’un pourrait mater par des coups légaux (ronde claim)',
  ),
  lastMoveIllegal: spoken(
    'The last move was illegal: it is ruled on first',
    'Le dernier coup était illégal : il est tranché d’abord',
  ),
  screenNoProof: spoken(
    'What a screen or a demonstration board shows proves no claim by itself',
    'Un écran ou un échiquier de démonstration ne prouve pas à lui seul une réclamation',
  ),
};

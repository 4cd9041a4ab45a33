import { spoken, unspoken } from './step-text.ts';

/** Claims, recording, devices and lateness. */
export const CLAIMS_AND_CONDUCT = {
  claimRefused: spoken(
    'A piece was touched: no claim on this move',
    'Une pièce a été touchée : pas de réclamation à ce coup',
  ),
  claimPlayed: spoken(
    'A move that was announced must be played, if legal',
    'Un coup annoncé doit être joué, s’il est légal',
  ),
  claimSamePiece: spoken(
    'The announced move is illegal: another move of the same piece is played, if there is one; it counts as no illegal move',
    'Le coup annoncé est illégal : un autre coup de la même pièce est joué, s’il y en a un ; il ne compte pas comme coup illégal',
  ),
  claimNotWithdrawn: unspoken(
    'A claim cannot be taken back',
    'Une réclamation ne peut pas être retirée',
  ),
  halfTheTime: spoken(
    'The claimant loses half the time left, {figure} minutes at most',
    'Le réclamant perd la moitié du temps restant, {figure} minutes au plus',
  ),
  mustRecord: spoken('The player must record every move', 'Le joueur doit noter chaque coup'),
  mayStopRecording: spoken(
    'Below {figure} minutes the player need not record until the period ends',
    'Sous {figure} minutes le joueur peut ne plus noter jusqu’à la fin de la période',
  ),
  electronicSheet: spoken(
    'A certified electronic scoresheet is a scoresheet where the event has prescribed it',
    'Une feuille électronique certifiée vaut feuille de partie si l’épreuve l’a prescrite',
  ),
  paperSheet: spoken(
    'That is no scoresheet: moves are recorded on the paper sheet of the event',
    'Ce n’est pas une feuille de partie : les coups se notent sur la feuille de papier de l’épreuve',
  ),
  recordingNotAsked: spoken('Players need not record', 'Les joueurs n’ont pas à noter'),
  deviceLoses: spoken(
    'The game is lost, and the opponent wins whatever is left on the board',
    'La partie est perdue, et l’adversaire gagne quoi qu’il reste sur l’échiquier',
  ),
  deviceNotNamed: spoken(
    'This edition names no device: help and noise are penalised as they are',
    'Cette édition ne nomme aucun appareil : aide et bruit se sanctionnent comme tels',
  ),
  deviceAllowed: spoken(
    'Off in a bag, as the regulations and the arbiter allow: the device is permitted, and the bag stays where it is',
    'Éteint dans un sac, comme le règlement et l’arbitre l’admettent : l’appareil est permis, et le sac reste où il est',
  ),
  deviceNotCarried: spoken(
    'The device was not carried: it is not allowed either, but the game is not lost for it alone',
    'L’appareil n’était pas porté : il n’est pas permis non plus, mais cela seul ne fait pas perdre',
  ),
  deviceOwnerUnknown: spoken(
    'No device may be used in the venue: first find out whose it is, then rule again',
    'Nul appareil ne s’utilise dans la salle : chercher d’abord à qui il est, puis décider de nouveau',
  ),
  deviceForfeit: spoken(
    'The opponent has not come yet: lost by forfeit, not played and not rated',
    'L’adversaire n’est pas encore venu : perdu par forfait, non joué et non classé',
  ),
  whiteLosesTime: spoken(
    'Neither is there: White’s clock runs until White arrives',
    'Personne n’est là : la pendule des Blancs tourne jusqu’à leur arrivée',
  ),
  forfeitAfterDefault: spoken(
    'After the default time of {figure} minutes: lost by forfeit',
    'Après le délai de forfait de {figure} minutes : perdu par forfait',
  ),
  stillInTime: spoken(
    'Within the default time of {figure} minutes: the player may still play',
    'Dans le délai de forfait de {figure} minutes : le joueur peut encore jouer',
  ),
};

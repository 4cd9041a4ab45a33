import { spoken, unspoken } from './step-text.ts';

/** Ends that are not clear, adjourned games, games online. */
export const ENDINGS = {
  clockRunsOn: spoken(
    'The clock runs on until a flag falls',
    'La pendule tourne jusqu’à la chute d’un drapeau',
  ),
  discourteous: spoken(
    'Leaving without a word is discourteous, and may be penalised',
    'Partir sans un mot est discourtois, et peut être sanctionné',
  ),
  meaningCleared: unspoken(
    'Stopping the clock, a hand held out, a king laid down may be misread: ask both, and look whether both sheets say the same',
    'Pendule arrêtée, main tendue, roi couché se comprennent mal : demander aux deux, et voir si les feuilles disent de même',
  ),
  noResignation: spoken(
    'It was no resignation: the game goes on',
    'Ce n’était pas un abandon : la partie continue',
  ),
  signedStands: spoken(
    'The result that was signed stands, unless the arbiter decides otherwise',
    'Le résultat signé reste, sauf décision contraire de l’arbitre',
  ),
  signedCorrected: spoken(
    'Both players say it was written by mistake: the arbiter puts it right',
    'Les deux joueurs disent qu’il a été noté par erreur : l’arbitre le corrige',
  ),
  chiefOverrules: unspoken(
    'The chief arbiter may also change what another arbiter decided, after the signatures',
    'L’arbitre principal peut aussi changer la décision d’un autre arbitre, après les signatures',
  ),
  envelopeOpened: spoken(
    'The player who has to answer is there: the envelope is opened, the move played, and that player’s clock started',
    'Le joueur qui doit répondre est là : l’enveloppe est ouverte, le coup joué, et sa pendule mise en marche',
  ),
  envelopeWaits: spoken(
    'The player who has to answer is absent: that clock runs, and the envelope is opened when the player comes',
    'Le joueur qui doit répondre est absent : sa pendule tourne, et l’enveloppe est ouverte à son arrivée',
  ),
  mayAnswerSealed: spoken(
    'The sealer is absent: the opponent may seal the answer in a new envelope instead of playing it',
    'Le joueur au coup sous enveloppe est absent : l’adversaire peut mettre sa réponse sous une nouvelle enveloppe',
  ),
  answererLosesTime: spoken(
    'Neither is there: who has to answer the sealed move loses the time',
    'Personne n’est là : qui doit répondre au coup sous enveloppe perd le temps',
  ),
  lateAtResumption: spoken(
    'After the default time of {figure} minutes: lost, unless the arbiter decides otherwise',
    'Après le délai de forfait de {figure} minutes : perdu, sauf décision contraire de l’arbitre',
  ),
  sealedEndedGame: spoken(
    'The sealed move ended the game: that result stands',
    'Le coup sous enveloppe finissait la partie : ce résultat reste',
  ),
  sealedLost: spoken(
    'The sealed move cannot be read for certain, or is illegal: the game is lost',
    'Le coup sous enveloppe est équivoque ou illégal : la partie est perdue',
  ),
  playsWhatWasSealed: spoken(
    'The envelope is missing: position and times as they were, and the sealer plays in good faith the move that was sealed',
    'L’enveloppe manque : position et temps comme à l’ajournement, et le joueur joue de bonne foi le coup qu’il avait mis',
  ),
  positionGone: spoken(
    'The position cannot be rebuilt: the game is void, and a new one is played',
    'La position ne peut être rétablie : la partie est annulée, et une nouvelle est jouée',
  ),
  onlyLegalMoves: spoken(
    'The platform takes legal moves only',
    'La plateforme n’accepte que des coups légaux',
  ),
  clockRunsOffline: spoken(
    'The clock runs on while a player is disconnected; nobody leaves the seat',
    'La pendule tourne pendant la déconnexion ; personne ne quitte sa place',
  ),
  playsOnReconnected: spoken(
    'Back in time: the game goes on with the time left',
    'Revenu à temps : la partie continue avec le temps restant',
  ),
  notBackInTime: spoken(
    'Not back in time: the game is lost',
    'Pas revenu à temps : la partie est perdue',
  ),
  notBackDrawn: spoken(
    'Not back in time, but the opponent could never mate: draw',
    'Pas revenu à temps, mais l’adversaire ne pourrait jamais mater : nulle',
  ),
  notBackOpen: spoken(
    'Not back in time: lost, or drawn if the opponent could never mate',
    'Pas revenu à temps : perdu, ou nulle si l’adversaire ne pourrait jamais mater',
  ),
  noMoveUntilVideo: spoken(
    'No move is played until the video is back',
    'Aucun coup n’est joué tant que la vidéo n’est pas revenue',
  ),
  declaredByArbiter: spoken(
    'The arbiter declares the draw that the platform did not',
    'L’arbitre déclare la nulle que la plateforme n’a pas déclarée',
  ),
  platformCorrected: spoken(
    'The platform gave a draw although mate was possible: the arbiter may change the result',
    'La plateforme a donné la nulle alors que le mat était possible : l’arbitre peut changer le résultat',
  ),
};

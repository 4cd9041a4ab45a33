import { law } from '../law-article.ts';

/** Articles 11 to 15: connections, screens, video, irregularities (lines 13464-13530). */
export const ONLINE_CONNECTIONS = [
  law(
    '11.1',
    ['The connection is the player’s', 'La connexion est au joueur'],
    [
      'Each answers for a stable connection and a working device.',
      'Chacun répond d’une connexion stable et d’un appareil qui marche.',
    ],
    ['player'],
    { also: ['internet'] },
  ),
  law(
    '11.1.1',
    ['… by mobile only if allowed', '… par mobile si permis'],
    [
      'A mobile connection needs the arbiter’s express permission.',
      'Un accès mobile demande l’accord exprès de l’arbitre.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '11.2',
    ['Presence as told', 'Présence selon consigne'],
    [
      'The player follows the arbiter as to being on the platform.',
      'Le joueur suit l’arbitre quant à sa présence sur la plateforme.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '11.3',
    ['Consequences announced', 'Suites annoncées'],
    [
      'The regulations say what a disconnection leads to.',
      'Le règlement dit ce qu’entraîne une déconnexion.',
    ],
    ['regulations'],
  ),
  law(
    '11.4',
    ['Disconnected during a game', 'Déconnecté en jeu'],
    ['The clock runs on.', 'La pendule tourne.'],
    ['player', 'clock'],
    { also: ['disconnection', 'déconnexion'] },
  ),
  law(
    '11.4.1',
    ['… back in time', '… revenu à temps'],
    [
      'Play goes on with the time left; the arbiter may add a penalty.',
      'On continue avec le temps restant ; l’arbitre peut sanctionner.',
    ],
    ['player', 'arbiter', 'discretion'],
  ),
  law(
    '11.4.2',
    ['… not back in time', '… pas revenu à temps'],
    [
      'Lost unless the event says otherwise; drawn where 4.5 draws.',
      'Perdu sauf règlement ; nulle où 4.5 fait nulle.',
    ],
    ['player', 'loss', 'draw', 'regulations'],
  ),
  law(
    '11.5',
    ['Seats are kept', 'On reste assis'],
    [
      'During it neither leaves without the arbiter’s permission.',
      'Pendant ce temps nul ne part sans l’accord de l’arbitre.',
    ],
    ['player'],
  ),
  law(
    '12.1',
    ['One screen, shared', 'Un écran, partagé'],
    [
      'One screen only, shared with the arbiter, unless the event allows more.',
      'Un seul écran, partagé avec l’arbitre, sauf règlement.',
    ],
    ['player', 'regulations'],
  ),
  law(
    '12.2',
    ['Programs in sight', 'Programmes visibles'],
    [
      'The arbiter may see on request what is open on the device.',
      'L’arbitre peut voir sur demande ce qui est ouvert.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '12.3',
    ['Nothing else open', 'Rien d’autre d’ouvert'],
    [
      'Only the platform and the video call, without leave for more.',
      'Seules la plateforme et la visioconférence, sans accord pour plus.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '13.1',
    ['The video call', 'La visioconférence'],
    [
      'The organiser provides it; it does three things.',
      'L’organisateur la fournit ; elle fait trois choses.',
    ],
    ['organiser'],
  ),
  law(
    '13.1.1',
    ['… the player in view', '… le joueur en vue'],
    [
      'At least the whole face, and the surroundings on request.',
      'Au moins tout le visage, et l’entourage sur demande.',
    ],
    ['player'],
  ),
  law(
    '13.1.2',
    ['… sound', '… le son'],
    ['The player and what is around can be heard.', 'On entend le joueur et ce qui l’entoure.'],
    ['player'],
  ),
  law(
    '13.1.3',
    ['… the screen', '… l’écran'],
    ['The player’s screen is shared.', 'L’écran du joueur est partagé.'],
    ['player'],
  ),
  law(
    '13.2',
    ['From a set hour to the end', 'D’une heure fixée à la fin'],
    [
      'One joins when told and stays until the session ends.',
      'On rejoint à l’heure dite et reste jusqu’à la fin.',
    ],
    ['player'],
  ),
  law(
    '13.3',
    ['Video lost: no move', 'Vidéo perdue : pas de coup'],
    ['Until the call is back no piece is moved.', 'Jusqu’à son retour on ne déplace aucune pièce.'],
    ['player'],
    { also: ['video', 'vidéo'] },
  ),
  law(
    '13.4',
    ['Yellow and red cards', 'Cartons jaunes et rouges'],
    [
      'An event may use them for lost video: warning, then loss.',
      'Un règlement peut en user pour la vidéo perdue : avertissement, puis perte.',
    ],
    ['regulations', 'penalty', 'loss'],
  ),
  law(
    '14.1',
    ['Whole face, real background', 'Visage entier, fond réel'],
    [
      'The camera shows all the face throughout; no virtual background.',
      'La caméra montre tout le visage sans cesse ; pas de fond virtuel.',
    ],
    ['player'],
    { also: ['camera', 'caméra'] },
  ),
  law(
    '14.2',
    ['Light', 'Lumière'],
    ['Enough to follow the eyes.', 'Assez pour suivre les yeux.'],
    ['player'],
  ),
  law(
    '14.3',
    ['Microphone', 'Micro'],
    ['It carries every sound near the player.', 'Il transmet chaque son près du joueur.'],
    ['player'],
  ),
  law(
    '14.4',
    ['More devices', 'Autres dispositifs'],
    [
      'An event may ask for more cameras or the like.',
      'Un règlement peut demander d’autres caméras ou semblables.',
    ],
    ['regulations'],
  ),
  law(
    '15.1',
    ['Calling the arbiter', 'Appeler l’arbitre'],
    [
      'Anyone may; without a good reason a penalty of 10.9 is possible.',
      'Chacun le peut ; sans bonne raison une sanction de 10.9 est possible.',
    ],
    ['player', 'arbiter', 'penalty', 'discretion'],
  ),
  law(
    '15.2',
    ['Colours reversed', 'Couleurs inversées'],
    [
      'Below {reversedBelow} moves by both: a new game. From then on the game stands.',
      'Sous {reversedBelow} coups de chacun : nouvelle partie. Ensuite elle reste valable.',
    ],
    ['arbiter'],
  ),
  law(
    '15.3',
    ['Draw not declared', 'Nulle non déclarée'],
    [
      'Where 5.4 held and the platform was silent, the arbiter declares it.',
      'Où 5.4 valait et la plateforme s’est tue, l’arbitre la déclare.',
    ],
    ['arbiter', 'draw'],
  ),
  law(
    '15.4',
    ['Wrong draw of the platform', 'Nulle à tort'],
    [
      'Where a mate was possible the arbiter may change its result.',
      'Où un mat était possible l’arbitre peut changer son résultat.',
    ],
    ['arbiter', 'discretion'],
  ),
  law(
    '15.5',
    ['Wrong clock setting', 'Pendule mal réglée'],
    [
      'The arbiter puts it right at once, by best judgement.',
      'L’arbitre la corrige aussitôt, au mieux.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '15.6',
    ['Interrupting', 'Interrompre'],
    [
      'The clock is paused if possible; otherwise time may be added.',
      'On met la pendule en pause si possible ; sinon on peut ajouter du temps.',
    ],
    ['arbiter', 'clock'],
  ),
];

import { law } from '../law-article.ts';

/** Articles 18 to 20: arbiters of hybrid events, irregularities, wooden sets (lines 13606-13687). */
export const HYBRID_ARBITERS = [
  law(
    '18.1',
    ['Seeing that the rules are kept', 'Faire respecter les règles'],
    ['That is the arbiters’ task.', 'C’est la tâche des arbitres.'],
    ['arbiter'],
  ),
  law(
    '18.2',
    ['Duties of the arbiter', 'Devoirs de l’arbitre'],
    ['Seven follow.', 'Sept suivent.'],
    ['arbiter'],
  ),
  law(
    '18.2.1',
    ['Fair play', 'Loyauté'],
    ['See that play is fair.', 'Veiller à la loyauté.'],
    ['arbiter'],
  ),
  law(
    '18.2.2',
    ['Interest of the event', 'Intérêt de l’épreuve'],
    ['Act for the good of the event.', 'Agir pour le bien de l’épreuve.'],
    ['arbiter'],
  ),
  law(
    '18.2.3',
    ['Good conditions', 'Bonnes conditions'],
    ['Keep the surroundings fit for playing.', 'Garder un cadre propre au jeu.'],
    ['arbiter'],
  ),
  law(
    '18.2.4',
    ['Nobody disturbed', 'Nul n’est gêné'],
    ['Keep disturbance from the players.', 'Éviter toute gêne aux joueurs.'],
    ['arbiter'],
  ),
  law(
    '18.2.5',
    ['Overseeing the event', 'Suivre l’épreuve'],
    ['Watch over how the event goes.', 'Suivre le déroulement.'],
    ['arbiter'],
  ),
  law(
    '18.2.6',
    ['Disabled players', 'Joueurs handicapés'],
    [
      'Take special steps for them and for who needs care.',
      'Prendre des mesures pour eux et pour qui a besoin de soins.',
    ],
    ['arbiter'],
  ),
  law(
    '18.2.7',
    ['Against cheating', 'Contre la triche'],
    ['Follow the measures of 16.4.', 'Suivre les mesures de 16.4.'],
    ['arbiter'],
  ),
  law(
    '18.3',
    ['Watching and enforcing', 'Surveiller et appliquer'],
    [
      'Observe games, above all in time trouble, enforce decisions and penalise where needed.',
      'Observer, surtout en crise de temps, faire appliquer et sanctionner au besoin.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.4',
    ['The penalties', 'Les sanctions'],
    ['Nine, from the mildest to the gravest.', 'Neuf, de la plus légère à la plus lourde.'],
    ['arbiter', 'penalty', 'discretion'],
  ),
  law(
    '18.4.1',
    ['Warning', 'Avertissement'],
    ['The player is warned.', 'Le joueur est averti.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.4.2',
    ['Time to the opponent', 'Temps à l’adversaire'],
    ['The opponent’s remaining time grows.', 'Le temps restant de l’adversaire croît.'],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '18.4.3',
    ['Time off', 'Temps retiré'],
    ['The offender’s remaining time shrinks.', 'Le temps restant du fautif décroît.'],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '18.4.4',
    ['Points to the opponent', 'Points à l’adversaire'],
    ['Up to the game’s maximum.', 'Jusqu’au maximum de la partie.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.4.5',
    ['Points off', 'Points retirés'],
    [
      'The offender gets fewer points for the game.',
      'Le fautif reçoit moins de points pour la partie.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.4.6',
    ['Game lost', 'Partie perdue'],
    [
      'The offender loses; the arbiter sets the opponent’s score too.',
      'Le fautif perd ; l’arbitre fixe aussi le score adverse.',
    ],
    ['arbiter', 'penalty', 'loss'],
  ),
  law(
    '18.4.7',
    ['Fine', 'Amende'],
    ['Only one that was announced beforehand.', 'Seulement si elle fut annoncée.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.4.8',
    ['Rounds of exclusion', 'Exclusion de rondes'],
    ['The offender misses one round or several.', 'Le fautif manque une ronde ou plusieurs.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.4.9',
    ['Expulsion', 'Expulsion'],
    ['The offender leaves the event.', 'Le fautif quitte l’épreuve.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '18.5',
    ['Devices checked', 'Appareils vérifiés'],
    [
      'Before each game the local chief arbiter checks them by 16.7.',
      'Avant chaque partie l’arbitre en chef local les vérifie selon 16.7.',
    ],
    ['arbiter'],
  ),
  law(
    '18.6',
    ['Players checked', 'Joueurs vérifiés'],
    ['And the fair play of each.', 'Ainsi que la loyauté de chacun.'],
    ['arbiter'],
  ),
  law(
    '18.7',
    ['Recordings', 'Enregistrements'],
    [
      'The local chief arbiter looks after those of the cameras.',
      'L’arbitre en chef local s’occupe de ceux des caméras.',
    ],
    ['arbiter'],
  ),
  law(
    '18.8',
    ['Connections watched', 'Connexions suivies'],
    [
      'The local technical arbiter checks them before and during games.',
      'L’arbitre technique local les vérifie avant et pendant les parties.',
    ],
    ['arbiter'],
  ),
  law(
    '18.9',
    ['Disconnection: told at once', 'Déconnexion : dite aussitôt'],
    [
      'The technical arbiter reports it; the chief arbiter then chooses, for example among four.',
      'L’arbitre technique la signale ; l’arbitre principal choisit alors, entre autres parmi quatre.',
    ],
    ['arbiter', 'discretion'],
    { also: ['disconnection', 'déconnexion'] },
  ),
  law(
    '18.9.a',
    ['… go on', '… reprendre'],
    ['From the position where it stopped.', 'De la position où elle s’arrêta.'],
    ['arbiter'],
  ),
  law(
    '18.9.b',
    ['… less time', '… moins de temps'],
    ['The disconnected player’s time is reduced.', 'Le temps du joueur déconnecté est réduit.'],
    ['arbiter', 'clock'],
  ),
  law(
    '18.9.c',
    ['… again, same time', '… rejouer, même temps'],
    ['From the start with the full time.', 'Depuis le début avec tout le temps.'],
    ['arbiter', 'clock'],
  ),
  law(
    '18.9.d',
    ['… again, shorter', '… rejouer, plus court'],
    ['From the start with less time.', 'Depuis le début avec moins de temps.'],
    ['arbiter', 'clock'],
  ),
  law(
    '19.1',
    ['Calling the arbiter', 'Appeler l’arbitre'],
    [
      'Anyone may; without a good reason a penalty of 18.4 is possible.',
      'Chacun le peut ; sans bonne raison une sanction de 18.4 est possible.',
    ],
    ['player', 'arbiter', 'penalty', 'discretion'],
  ),
  law(
    '19.2',
    ['Colours reversed', 'Couleurs inversées'],
    [
      'Below {reversedBelow} moves by both: a new game. From then on the game stands.',
      'Sous {reversedBelow} coups de chacun : nouvelle partie. Ensuite elle reste valable.',
    ],
    ['arbiter'],
  ),
  law(
    '19.3',
    ['Draw not declared', 'Nulle non déclarée'],
    [
      'Where 5.4 held and the platform was silent, the arbiter declares it.',
      'Où 5.4 valait et la plateforme s’est tue, l’arbitre la déclare.',
    ],
    ['arbiter', 'draw'],
  ),
  law(
    '19.4',
    ['Wrong draw of the platform', 'Nulle à tort'],
    [
      'Where a mate was possible the arbiter may change its result.',
      'Où un mat était possible l’arbitre peut changer son résultat.',
    ],
    ['arbiter', 'discretion'],
  ),
  law(
    '19.5',
    ['Wrong clock setting', 'Pendule mal réglée'],
    [
      'The arbiter puts it right at once, by best judgement.',
      'L’arbitre la corrige aussitôt, au mieux.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '19.6',
    ['Interrupting', 'Interrompre'],
    [
      'The clock is paused if possible; otherwise time may be added.',
      'On met la pendule en pause si possible ; sinon on peut ajouter du temps.',
    ],
    ['arbiter', 'clock'],
  ),
  law(
    '20',
    ['A wooden set beside the screen', 'Un jeu de bois près de l’écran'],
    [
      'With {exemptIncrement} seconds a move from the first an event may allow it, on seven conditions.',
      'Avec {exemptIncrement} secondes par coup dès le premier un règlement peut l’admettre, à sept conditions.',
    ],
    ['regulations', 'player'],
  ),
  law(
    '20.1',
    ['… the screen counts', '… l’écran fait foi'],
    ['Board and clock on screen are the record.', 'L’échiquier et la pendule à l’écran font foi.'],
    ['player'],
  ),
  law(
    '20.2',
    ['… enough arbiters', '… assez d’arbitres'],
    ['The regulations give their number.', 'Le règlement en donne le nombre.'],
    ['regulations'],
  ),
  law(
    '20.3',
    ['… a sound with each move', '… un son à chaque coup'],
    [
      'It may be heard, without disturbing other games.',
      'On peut l’entendre, sans gêner les autres parties.',
    ],
    ['organiser'],
  ),
  law(
    '20.4',
    ['… only to copy moves', '… seulement pour copier'],
    [
      'Each moves the own set, and does nothing else on it than what is on screen.',
      'Chacun joue sur son jeu, et n’y fait rien d’autre que ce qui est à l’écran.',
    ],
    ['player'],
  ),
  law(
    '20.5',
    ['… copy first, then move', '… copier, puis jouer'],
    [
      'The own last move stands on the wooden board before the next on screen.',
      'Son dernier coup est sur le bois avant le suivant à l’écran.',
    ],
    ['player'],
  ),
  law(
    '20.6',
    ['… penalties', '… sanctions'],
    [
      'Breaking 20.4 or 20.5 lets the arbiter step in, with 18.4.',
      'Enfreindre 20.4 ou 20.5 permet à l’arbitre d’intervenir, avec 18.4.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '20.7',
    ['… scoresheets', '… feuilles de partie'],
    ['An event may require them.', 'Un règlement peut les exiger.'],
    ['regulations'],
  ),
];

import { law } from './law-article.ts';

const ADJOURNED = { also: ['adjournment', 'ajournement', 'sealed move', 'enveloppe'] };

export const GUIDELINES_1 = [
  law(
    'I.1.1',
    ['Sealing a move', 'Mettre un coup sous enveloppe'],
    [
      'At the end of the session who has the move writes it plainly, seals it with the sheets, and only then stops the clock.',
      'En fin de séance, le joueur au trait écrit son coup, le scelle avec les feuilles, puis seulement arrête la pendule.',
    ],
    ['player', 'arbiter', 'clock'],
    ADJOURNED,
  ),
  law(
    'I.1.2',
    ['Sealing early', 'Sceller plus tôt'],
    [
      'Sealing before the end counts as sealing at the end: the time left is used up.',
      'Sceller avant la fin compte comme sceller à la fin : le temps restant est consommé.',
    ],
    ['player', 'clock'],
    ADJOURNED,
  ),
  law(
    'I.2',
    ['On the envelope', 'Sur l’enveloppe'],
    ['Seven entries.', 'Sept mentions.'],
    ['arbiter'],
    ADJOURNED,
  ),
  law(
    'I.2.1',
    ['… names', '… les noms'],
    ['Both players’ names.', 'Les noms des deux joueurs.'],
    [],
    ADJOURNED,
  ),
  law(
    'I.2.2',
    ['… position', '… la position'],
    ['The position before the sealed move.', 'La position avant le coup scellé.'],
    [],
    ADJOURNED,
  ),
  law(
    'I.2.3',
    ['… times', '… les temps'],
    ['The times both have used.', 'Les temps que chacun a employés.'],
    ['clock'],
    ADJOURNED,
  ),
  law(
    'I.2.4',
    ['… who sealed', '… qui a scellé'],
    ['The name of who sealed.', 'Le nom de celui qui a scellé.'],
    [],
    ADJOURNED,
  ),
  law(
    'I.2.5',
    ['… move number', '… le numéro du coup'],
    ['The number of the sealed move.', 'Le numéro du coup scellé.'],
    [],
    ADJOURNED,
  ),
  law(
    'I.2.6',
    ['… open draw offer', '… une offre en cours'],
    ['A draw offer still open.', 'Une offre de nulle encore ouverte.'],
    ['draw'],
    ADJOURNED,
  ),
  law(
    'I.2.7',
    ['… resumption', '… la reprise'],
    ['Day, hour and place of resumption.', 'Jour, heure et lieu de la reprise.'],
    [],
    ADJOURNED,
  ),
  law(
    'I.3',
    ['Keeping the envelope', 'Garder l’enveloppe'],
    [
      'The arbiter checks it, keeps it and answers for it.',
      'L’arbitre la vérifie, la garde et en répond.',
    ],
    ['arbiter'],
    ADJOURNED,
  ),
  law(
    'I.4',
    ['Offer after sealing', 'Offre après la mise sous enveloppe'],
    [
      'It stands until the opponent accepts or refuses as 9.1 says.',
      'Elle tient jusqu’à ce que l’adversaire réponde comme le dit 9.1.',
    ],
    ['draw'],
    ADJOURNED,
  ),
  law(
    'I.5',
    ['Before resuming', 'Avant la reprise'],
    [
      'The position is set up and the clocks show the times of the adjournment.',
      'La position est remise et les pendules montrent les temps de l’ajournement.',
    ],
    ['arbiter', 'clock'],
    ADJOURNED,
  ),
  law(
    'I.6',
    ['Ended before resuming', 'Finie avant la reprise'],
    [
      'A draw agreed or a resignation told to the arbiter ends it.',
      'Une nulle convenue ou un abandon annoncé à l’arbitre la termine.',
    ],
    ['player', 'draw'],
    ADJOURNED,
  ),
  law(
    'I.7',
    ['Opening the envelope', 'Ouvrir l’enveloppe'],
    ['Only when who must answer it is there.', 'Seulement si celui qui doit répondre est là.'],
    ['arbiter'],
    ADJOURNED,
  ),
  law(
    'I.8',
    ['A sealed move that loses', 'Un coup scellé qui perd'],
    [
      'The game is lost by a sealed move of three kinds, unless it is over otherwise.',
      'La partie est perdue par un coup scellé de trois sortes, sauf fin autre.',
    ],
    ['loss'],
    ADJOURNED,
  ),
  law(
    'I.8.1',
    ['… ambiguous', '… ambigu'],
    ['It can be read in two ways.', 'Il se lit de deux façons.'],
    ['loss'],
    ADJOURNED,
  ),
  law(
    'I.8.2',
    ['… unreadable', '… illisible'],
    ['Its meaning cannot be made out.', 'Son sens ne peut être établi.'],
    ['loss'],
    ADJOURNED,
  ),
  law(
    'I.8.3',
    ['… illegal', '… illégal'],
    ['It breaks the Laws.', 'Il enfreint les Règles.'],
    ['loss'],
    ADJOURNED,
  ),
  law(
    'I.9',
    ['At the hour of resumption', 'À l’heure de la reprise'],
    ['Three cases, by who is there.', 'Trois cas, selon qui est là.'],
    ['arbiter'],
    ADJOURNED,
  ),
  law(
    'I.9.1',
    ['… who answers is there', '… celui qui répond est là'],
    [
      'The envelope is opened, the move played and the clock started.',
      'On ouvre, on joue le coup et on lance la pendule.',
    ],
    ['clock'],
    ADJOURNED,
  ),
  law(
    'I.9.2',
    ['… who answers is absent', '… celui qui répond est absent'],
    [
      'That clock runs; on arrival it is halted, the arbiter called, the envelope opened and the clock restarted.',
      'Sa pendule tourne ; à l’arrivée il l’arrête, appelle l’arbitre, on ouvre et on relance.',
    ],
    ['clock', 'arbiter'],
    ADJOURNED,
  ),
  law(
    'I.9.3',
    ['… who sealed is absent', '… celui qui a scellé est absent'],
    [
      'The other may seal a reply, start the absent one’s clock, and have both opened later.',
      'L’autre peut sceller sa réponse, lancer la pendule de l’absent, et faire ouvrir plus tard.',
    ],
    ['clock'],
    ADJOURNED,
  ),
  law(
    'I.10',
    ['Late for resumption', 'En retard à la reprise'],
    [
      'After the default time it is lost, unless the sealed move ended the game.',
      'Après le délai de forfait c’est perdu, sauf si le coup scellé finissait la partie.',
    ],
    ['loss', 'discretion'],
    ADJOURNED,
  ),
  law(
    'I.11',
    ['Nobody at resumption', 'Personne à la reprise'],
    [
      'With a default time above zero who must answer bears the time until arriving.',
      'Avec un délai non nul, celui qui doit répondre perd le temps jusqu’à son arrivée.',
    ],
    ['clock', 'discretion'],
    ADJOURNED,
  ),
  law(
    'I.12.1',
    ['Envelope lost', 'Enveloppe perdue'],
    [
      'Play goes on from the position with the recorded times, the sealer saying the move.',
      'On reprend de la position avec les temps notés, le scelleur redonnant son coup.',
    ],
    ['arbiter'],
    ADJOURNED,
  ),
  law(
    'I.12.2',
    ['Position lost too', 'Position perdue aussi'],
    ['The game is void and a new one is played.', 'La partie est annulée et rejouée.'],
    ['arbiter'],
    ADJOURNED,
  ),
  law(
    'I.13',
    ['Clock wrong at resumption', 'Pendule fausse à la reprise'],
    [
      'Corrected if said before one’s first move; otherwise play goes on, unless the arbiter finds it too grave.',
      'Corrigée si on le dit avant son premier coup ; sinon on continue, sauf suites trop graves selon l’arbitre.',
    ],
    ['player', 'clock', 'discretion'],
    ADJOURNED,
  ),
  law(
    'I.14',
    ['The arbiter’s watch', 'La montre de l’arbitre'],
    [
      'It measures each session; the hour of resumption is announced before.',
      'Elle mesure chaque séance ; l’heure de reprise est annoncée avant.',
    ],
    ['arbiter', 'clock'],
    ADJOURNED,
  ),
];

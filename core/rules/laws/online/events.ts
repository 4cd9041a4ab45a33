import { law } from '../law-article.ts';

/** Articles 6 to 8: kinds of events, points, what is announced (lines 13327-13372). */
export const ONLINE_EVENTS = [
  law(
    '6.1',
    ['Three kinds of events', 'Trois sortes d’épreuves'],
    [
      'Online events are of one of three kinds.',
      'Les épreuves en ligne sont de l’une de trois sortes.',
    ],
    ['organiser'],
  ),
  law(
    '6.1.1',
    ['… online', '… en ligne'],
    [
      'Nobody is watched specially; the platform’s own rules hold.',
      'Nul n’est surveillé à part ; les règles de la plateforme valent.',
    ],
    ['organiser'],
  ),
  law(
    '6.1.2',
    ['… supervised online', '… en ligne surveillée'],
    ['An arbiter watches the players from afar.', 'Un arbitre surveille les joueurs à distance.'],
    ['organiser', 'arbiter'],
    { also: ['remote'] },
  ),
  law(
    '6.1.3',
    ['… hybrid', '… hybride'],
    [
      'Arbiters are with the players, who play online.',
      'Des arbitres sont auprès des joueurs, qui jouent en ligne.',
    ],
    ['organiser', 'arbiter'],
  ),
  law(
    '6.2',
    ['The kind is announced', 'La sorte est annoncée'],
    ['The regulations name it.', 'Le règlement la nomme.'],
    ['regulations'],
  ),
  law(
    '7.1',
    ['Points', 'Points'],
    [
      'One for a win, half for a draw, none for a loss, forfeits alike, unless the event says otherwise.',
      'Un pour un gain, un demi pour une nulle, rien pour une perte, forfaits compris, sauf règlement.',
    ],
    ['regulations'],
  ),
  law(
    '7.2',
    ['No more than the maximum', 'Pas plus que le maximum'],
    [
      'Both scores together keep to what a game brings; no ¾–¼.',
      'Les deux scores s’en tiennent à ce qu’une partie rapporte ; pas de ¾–¼.',
    ],
    ['arbiter'],
  ),
  law(
    '8.1',
    ['Room and playing area', 'Salle et aire de jeu'],
    [
      'The area is the room where one moves; an event may ask for cameras there.',
      'L’aire est la pièce où l’on joue ; un règlement peut y exiger des caméras.',
    ],
    ['player', 'regulations'],
  ),
  law(
    '8.2',
    ['Alone in the area', 'Seul dans l’aire'],
    [
      'Nobody else enters without the arbiter’s permission.',
      'Nul autre n’entre sans l’accord de l’arbitre.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '8.3',
    ['Rate of play announced', 'Cadence annoncée'],
    [
      'The regulations give it, and how it is set.',
      'Le règlement la donne, et comment on la règle.',
    ],
    ['regulations', 'clock'],
  ),
  law(
    '8.4',
    ['If illegal moves are possible', 'Si l’illégal est possible'],
    [
      'Then the regulations say how such moves are dealt with.',
      'Le règlement dit alors comment on traite ces coups.',
    ],
    ['regulations'],
  ),
  law(
    '8.5',
    ['Default time', 'Délai de forfait'],
    [
      'Announced beforehand, {defaultTime} minutes otherwise; where nobody is there White bears the time.',
      'Annoncé d’avance, sinon {defaultTime} minute ; si nul n’est là les Blancs perdent le temps.',
    ],
    ['regulations', 'clock', 'loss'],
    { also: ['late', 'retard'] },
  ),
  law(
    '8.6',
    ['Offers are recorded', 'Les offres sont notées'],
    [
      'The platform marks a draw offer beside the move.',
      'La plateforme marque l’offre à côté du coup.',
    ],
    ['draw'],
  ),
];
